# C declarations of planner.py.
from kilowatt.core.layout.constants cimport AUCTION, BUILDING, BUREAUCRACY, RESOURCES
from kilowatt.core.players.choices cimport best_powering
from kilowatt.core.players.planner_auction cimport planned_in_auction
from kilowatt.core.players.planner_building cimport planned_build
from kilowatt.core.players.planner_fuel cimport planned_purchase
from kilowatt.core.rng cimport below
from kilowatt.core.rules.actions cimport legal
from kilowatt.core.layout.structs cimport CState, CTable

cdef int planned(CTable* t, CState* s, int variant, unsigned long long* rng, int* out) noexcept nogil
