# sim65, the simulator of cc65: a 6502 with nothing but memory, for the tests.
set(TP_MACHINE sim6502)
set(TP_TARGET sim6502)
set(TP_CONFIG ${CMAKE_CURRENT_LIST_DIR}/sim6502.cfg)
include(${CMAKE_CURRENT_LIST_DIR}/../cc65.cmake)
