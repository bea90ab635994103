# The C side of memory.py.
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t
from kilowatt.core.codes cimport (
    AREAS, CITIES, DECK, FATE_GIVEN, FUELS, MARKET, MOST_PLANTS, OVER, PAYOUTS, PLANTS, ROOMS, SEATS, SUBSETS, TRACK,
    CState, CTable,
)

cdef CTable* new_table() except NULL
cdef CState* new_state() except NULL
cdef int* new_numbers(int count) except NULL
cdef void free_table(CTable* t) noexcept
cdef void free_state(CState* s) noexcept
cdef void free_numbers(int* cells) noexcept
cdef void copy_state(CState* to, CState* source) noexcept nogil

cdef list bytes_of(int8_t* cells, int first, int end)
cdef list shorts_of(int16_t* cells, int count)
cdef list ints_of(int32_t* cells, int count)
cdef check_size(values, int size)
cdef put_bytes(int8_t* cells, values, int count)
cdef put_shorts(int16_t* cells, values, int count)
cdef put_ints(int32_t* cells, values, int count)
cdef put_longs(int64_t* cells, values, int count)
cdef int fill_bytes(int8_t* cells, values, int size) except -1

cdef write_table(CTable* t, dict fields)
cdef dict read_state(CState* s)
cdef write_state(CState* s, dict fields)
