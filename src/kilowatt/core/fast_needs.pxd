# The parts of a need in rules/powering.py, inline: a call into another module would cost more than the shift itself.

cdef inline int coal_of(long long need) noexcept nogil:
    return need & 63

cdef inline int oil_of(long long need) noexcept nogil:
    return (need >> 6) & 63

cdef inline int garbage_of(long long need) noexcept nogil:
    return (need >> 12) & 63

cdef inline int uranium_of(long long need) noexcept nogil:
    return (need >> 18) & 63

cdef inline int hybrid_of(long long need) noexcept nogil:
    return (need >> 24) & 63

cdef inline int cities_of(long long need) noexcept nogil:
    return need >> 30
