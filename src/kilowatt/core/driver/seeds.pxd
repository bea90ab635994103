# C declarations of seeds.py.
cimport cython
from kilowatt.core.layout.constants cimport CITIES, FUELS, OWN
from kilowatt.core.layout.structs cimport CState, CTable
from kilowatt.core.rng cimport MASK_64
from kilowatt.core.rules.plant_market cimport on_offer

cdef enum:
    FACTS = 512

@cython.locals(facts="unsigned char[FACTS]", size=int, seat=int)
cdef unsigned long long decision_seed(CTable* t, CState* s, unsigned long long seed) except? 0
@cython.locals(facts="unsigned char[FACTS]", size=int)
cdef unsigned long long auction_seed(CTable* t, CState* s, unsigned long long seed) except? 0
@cython.locals(check=cython.ulonglong, found=cython.ulonglong)
cdef unsigned long long mixed(unsigned long long seed, unsigned char* facts, int size) except? 0
cdef int put(unsigned char* facts, int at, long long number) noexcept nogil
cdef int put_player(CTable* t, CState* s, int seat, unsigned char* facts, int size) noexcept nogil
@cython.locals(total=cython.longlong)
cdef long long city_sum(CTable* t, CState* s, int seat) noexcept nogil
@cython.locals(out=int, finished=int)
cdef int put_auction(CTable* t, CState* s, unsigned char* facts, int size) noexcept nogil
