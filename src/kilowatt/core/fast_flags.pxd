# The functions of flags.py, inline: calls into another module would cost more than they do.
from libc.stdint cimport uint64_t
from libc.string cimport memcpy

cdef enum:
    FLAGS = 48
    BLOCK = 8

cdef inline int count_block(const signed char* flags) noexcept nogil:
    cdef uint64_t block
    memcpy(&block, flags, BLOCK)
    return <int>(block * <uint64_t>0x0101010101010101ULL >> 56)

cdef inline int count_flags(const signed char* flags) noexcept nogil:
    cdef int count = 0, start = 0
    while start < FLAGS:
        count += count_block(flags + start)
        start += BLOCK
    return count

# Without branches, which a random number would mispredict: first the blocks before the place, then the flags before it.
cdef inline int place_of_flag(const signed char* flags, int number) noexcept nogil:
    cdef int start = 0, place = 0, seen = 0, passed = 0, count
    while start < FLAGS:
        count = count_block(flags + start)
        seen += count
        passed += count * (seen <= number)
        place += BLOCK * (seen <= number)
        start += BLOCK
    start = place
    for count in range(8):
        passed += flags[start + count]
        place += passed <= number
    return place
