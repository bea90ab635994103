# C declarations of lists.py.
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t

cdef list read_int8(int8_t* cells, int start, int end)
cdef list read_int16(int16_t* cells, int start, int end)
cdef list read_int32(int32_t* cells, int start, int end)
cdef check_size(values, int size)
cdef write_int8(int8_t* cells, values, int size)
cdef write_int16(int16_t* cells, values, int size)
cdef write_int32(int32_t* cells, values, int size)
cdef write_int64(int64_t* cells, values, int size)
cdef int fill_int8(int8_t* cells, values, int size) except -1
