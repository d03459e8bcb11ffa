# The 6502 machines as parts of the host's build: each is this same project,
# configured with its own toolchain file into a folder of its own.

set(TP_BUILT_MACHINES "")
find_program(CC65_COMPILER cc65)
if(TP_MACHINES AND CC65_COMPILER)
    include(ExternalProject)
    foreach(machine sim6502 c64 apple2)
        string(REPLACE sim6502 sim folder ${machine})
        ExternalProject_Add(${machine}
            SOURCE_DIR ${PROJECT_SOURCE_DIR}
            BINARY_DIR ${CMAKE_BINARY_DIR}/${machine}
            CMAKE_ARGS
                -DCMAKE_TOOLCHAIN_FILE=${PROJECT_SOURCE_DIR}/platform/${folder}/toolchain.cmake
                -DTP_TABLES=${TP_TABLES}
                -DTP_TOOLS=${CMAKE_RUNTIME_OUTPUT_DIRECTORY}
                -DTP_ART=${TP_ART}
                -DTP_TESTS=${TP_TESTS}
                -DTIMEPOINT_ASM=${TIMEPOINT_ASM}
            INSTALL_COMMAND ""
            BUILD_ALWAYS ON # its own Ninja knows what has changed
            DEPENDS tables art artc pack diskc make_roms squeeze)
        list(APPEND TP_BUILT_MACHINES ${machine})
    endforeach()
elseif(TP_MACHINES)
    message(STATUS "cc65 is not installed: the 6502 machines are not built")
endif()
