# C declarations of setup.py.
from kilowatt.core.layout.constants cimport (
    AUCTION, A_DRAFT, CITIES, SHUFFLE_SEED, FUELS, FULL, REGIONS, STEP_3_CARD,
)
from kilowatt.core.layout.structs cimport CState, CTable
from kilowatt.core.rng cimport MASK_64, below, shuffle
from kilowatt.core.layout.memory cimport clear_state
from kilowatt.core.rules.steps cimport begin_step
from kilowatt.core.rules.turn_order cimport place_in_order

cdef void start(CTable* t, CState* s, unsigned long long seed, unsigned long long* rng) noexcept nogil
cdef void prepare_deck(CTable* t, CState* s, unsigned long long* rng) noexcept nogil
cdef int random_regions(CTable* t, unsigned long long* rng) noexcept nogil
cdef bint is_draftable(CTable* t, int area, int region) noexcept nogil
cdef int draftable_count(CTable* t, int area) noexcept nogil
cdef void open_regions(CTable* t, CState* s, int area) noexcept nogil
cdef void begin(CState* s) noexcept nogil
cdef void draft_region(CTable* t, CState* s, int region) noexcept nogil
cdef int drafted(CState* s) noexcept nogil
cdef int legal_drafts(CTable* t, CState* s, int* out) noexcept nogil
