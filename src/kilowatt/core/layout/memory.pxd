# C declarations of memory.py.
from kilowatt.core.layout.constants cimport OVER
from kilowatt.core.layout.structs cimport CState, CTable

cdef CTable* new_table() except NULL
cdef CState* new_state() except NULL
cdef CState* new_states(int count) except NULL
cdef CState* state_at(CState* states, int i) noexcept nogil
cdef int* new_numbers(int count) except NULL
cdef unsigned long long* new_words(int count) except NULL
cdef void free_table(CTable* t) noexcept
cdef void free_state(CState* s) noexcept
cdef void free_numbers(int* cells) noexcept
cdef void free_words(unsigned long long* cells) noexcept
cdef void copy_state(CState* to, CState* source) noexcept nogil
cdef void clear_state(CState* s) noexcept nogil
