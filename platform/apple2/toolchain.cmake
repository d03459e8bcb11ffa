# The Apple II with 64 KB. Not cc65's apple2enh: that is 65C02 code, which hangs
# on a II+.
set(TP_MACHINE apple2)
set(TP_TARGET apple2)
set(TP_CONFIG ${CMAKE_CURRENT_LIST_DIR}/apple2.cfg)
include(${CMAKE_CURRENT_LIST_DIR}/../cc65.cmake)
set(CMAKE_EXECUTABLE_SUFFIX_C .bin)
