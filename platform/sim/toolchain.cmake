# sim65, the simulator of cc65: a 6502 with nothing but memory, for the tests.
set(TP_MACHINE sim6502)
set(TP_TARGET sim6502)
set(TP_CONFIG ${CMAKE_CURRENT_LIST_DIR}/sim6502.cfg)
set(TP_DEBUG -g) # tp bench names routines by it that are known in their own file alone
include(${CMAKE_CURRENT_LIST_DIR}/../cc65.cmake)
