# C declarations of encoding.py.
cimport cython
from libc.stdint cimport uint8_t
from kilowatt.core.layout.constants cimport ACTIONS, COMPACT_ACTIONS, COMPACT_SPACE, MOST_LEGAL, OBSERVATION
from kilowatt.core.rules.actions cimport is_legal
from kilowatt.core.simulator cimport Position
from kilowatt.core.vector.observation_encoder cimport encode
from kilowatt.core.vector.spaces cimport full_of, write_mask

cpdef encode_observation(Position position, int seat, float[::1] out)
@cython.locals(numbers="int[MOST_LEGAL]")
cpdef encode_mask(Position position, int space, uint8_t[::1] out)
@cython.locals(numbers="int[MOST_LEGAL]", code=int)
cpdef int core_action(Position position, int space, int action) except -1
