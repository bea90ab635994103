# C declarations of bureaucracy.py.
cimport cython
from kilowatt.core.layout.constants cimport A_POWER, AUCTION, BUREAUCRACY, COALS
from kilowatt.core.fast_rng cimport below
from kilowatt.core.layout.structs cimport CState, CTable
from kilowatt.core.rules.fuel_market cimport refill
from kilowatt.core.rules.plant_market cimport is_step_3_drawn, turn_over
from kilowatt.core.rules.powering cimport legal_powerings, run_plants
from kilowatt.core.rules.steps cimport begin_step
from kilowatt.core.rules.turn_order cimport place_in_order, set_order

cdef void power(CTable* t, CState* s, int mask, int hybrid_coal) noexcept nogil
@cython.locals(choice=int, moves=int)
cdef int power_at_random(CTable* t, CState* s, unsigned long long* rng, int* out) noexcept nogil
cdef void end_round(CTable* t, CState* s) noexcept nogil
