# C declarations of rng.py.
cimport cython
from libc.stdint cimport int8_t

cdef extern from *:
    """
    #define KW_GAMMA 0x9E3779B97F4A7C15ULL
    #define KW_MIX_1 0xBF58476D1CE4E5B9ULL
    #define KW_MIX_2 0x94D049BB133111EBULL
    #define KW_MASK_64 0xFFFFFFFFFFFFFFFFULL
    #define KW_MASK_32 0xFFFFFFFFULL
    """
    const unsigned long long GAMMA "KW_GAMMA"
    const unsigned long long MIX_1 "KW_MIX_1"
    const unsigned long long MIX_2 "KW_MIX_2"
    const unsigned long long MASK_64 "KW_MASK_64"
    const unsigned long long MASK_32 "KW_MASK_32"

@cython.locals(z=cython.ulonglong)
cdef unsigned long long next_bits(unsigned long long* rng) noexcept nogil
@cython.locals(product=cython.ulonglong, low=cython.ulonglong)
cdef int below(unsigned long long* rng, int bound) noexcept nogil
cdef void shuffle(unsigned long long* rng, int8_t* cards, int start, int count) noexcept nogil
