# C declarations of observation_encoder.py.
cimport cython
from kilowatt.core.layout.constants cimport (
    AT_CITIES, AT_FUEL, AT_MARKET, AT_PLANTS, AT_PLAYERS, CITIES, CITY_ROWS, CLEAN, FUELS, FUEL_ROWS, FULL, MARKET_ROWS,
    OBSERVATION, OVER, OWN, OWNED_ROWS, PLANTS, PLANT_ROWS, PLANT_WIDTH, PLAYER_WIDTH, REGIONS, REGION_ROWS,
    SHUFFLE_DONE, STEPS, STEP_3_CARD,
)
from kilowatt.core.layout.structs cimport CState, CTable
from kilowatt.core.rules.fuel_market cimport space
from kilowatt.core.rules.plant_market cimport on_offer
from kilowatt.core.rules.powering cimport cities_of, most_powered, need_of

cdef extern from *:
    """
    #define KW_BY_4 0.25f
    #define KW_BY_8 0.125f
    #define KW_BY_16 0.0625f
    #define KW_BY_32 0.03125f
    #define KW_BY_64 0.015625f
    #define KW_BY_128 0.0078125f
    """
    const float BY_4 "KW_BY_4"
    const float BY_8 "KW_BY_8"
    const float BY_16 "KW_BY_16"
    const float BY_32 "KW_BY_32"
    const float BY_64 "KW_BY_64"
    const float BY_128 "KW_BY_128"

cdef void encode(CTable* t, CState* s, int seat, float* out) noexcept nogil
cdef int step_3_place(CState* s) noexcept nogil
cdef void encode_table(CTable* t, CState* s, int seat, float* out) noexcept nogil
@cython.locals(is_top_known=int)
cdef void encode_deck(CTable* t, CState* s, int step_3, float* out) noexcept nogil
@cython.locals(refill=int, count=int)
cdef void encode_fuel(CTable* t, CState* s, int seat, float* out) noexcept nogil
cdef void encode_plant(CTable* t, int plant, float* out, int at) noexcept nogil
cdef void encode_market(CTable* t, CState* s, float* out) noexcept nogil
cdef void encode_plants(CTable* t, CState* s, int step_3, float* out) noexcept nogil
@cython.locals(plant=cython.Py_ssize_t)
cdef void encode_unseen(CTable* t, CState* s, int step_3, float* out, Py_ssize_t at) noexcept nogil
cdef void encode_player(CTable* t, CState* s, int observer, int place, float* out) noexcept nogil
@cython.locals(owner=int)
cdef void encode_cities(CTable* t, CState* s, int seat, float* out) noexcept nogil
cdef void encode_slots(CState* s, float* out) noexcept nogil
@cython.locals(first=int, money=int, price=int, way=int)
cdef void encode_connections(CState* s, int seat, float* out) noexcept nogil
@cython.locals(city=cython.Py_ssize_t)
cdef void encode_owner(CState* s, int owner, float* out, Py_ssize_t at) noexcept nogil
