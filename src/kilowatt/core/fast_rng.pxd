# `below` of rng.py once more, for loops in which a call into another module would cost more than the number itself.
from kilowatt.core.rng cimport GAMMA, MIX_1, MIX_2

cdef inline unsigned long long fast_bits(unsigned long long* rng) noexcept nogil:
    cdef unsigned long long z
    rng[0] += GAMMA
    z = rng[0]
    z = (z ^ (z >> 30)) * MIX_1
    z = (z ^ (z >> 27)) * MIX_2
    return z ^ (z >> 31)

cdef inline int below(unsigned long long* rng, unsigned int bound) noexcept nogil:
    cdef unsigned long long product
    cdef unsigned int low
    while True:
        product = (fast_bits(rng) >> 32) * bound
        low = <unsigned int>product
        if low >= bound or low >= (<unsigned int>0 - bound) % bound:
            return <int>(product >> 32)
