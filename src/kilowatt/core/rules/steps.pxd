# C declarations of steps.py.
from kilowatt.core.layout.constants cimport FULL
from kilowatt.core.layout.structs cimport CState, CTable

cdef void begin_step(CTable* t, CState* s, int step) noexcept nogil
