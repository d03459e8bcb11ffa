# How CMake drives cc65: what the toolchain files of the machines share.
#
# cc65 and ca65 run one after the other into the build folder. cl65 is not used:
# it writes foo.s beside foo.c and deletes it again, and with it any hand-written
# foo.s there.
#
# One step of the 2.19 optimiser is off, because it compiles wrong code: OptPrecalc
# loses borrows (3 - 200 becomes 59).
#
# Another pair is wrong only on one shape: OptBoolTrans turns a[i] = c ? x : y into
# something that OptStackOps then takes apart wrongly, if x and y are on the stack:
# their offsets behind the branch stay as they were when the address of a[i] was
# there too. Either step off costs a third of the speed or more. So locals are static
# (-Cl; nothing here calls itself), which leaves only parameters on the stack and is
# faster and smaller besides, and golden.no_ternary keeps ?: out of game/ and
# platform/. unit.compiler holds the shapes that are in use.
#
# C is compiled for no machine in particular (-t none): a letter is ASCII everywhere,
# where -t c64 would turn "Ab" into PETSCII. The runtime behind it is the machine's.
#
# Before including this a toolchain file sets TP_MACHINE, TP_TARGET (cc65's name
# for the machine) and TP_CONFIG (its linker config); TP_DEBUG may be -g, for
# labels of every routine in the label file.

set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR 6502)

find_program(CC65_COMPILER cc65 REQUIRED)
find_program(CC65_ASSEMBLER ca65 REQUIRED)
find_program(CC65_LINKER ld65 REQUIRED)
find_program(CC65_ARCHIVER ar65 REQUIRED)

set(CMAKE_C_COMPILER ${CC65_COMPILER})
set(CMAKE_C_COMPILER_ID cc65)
set(CMAKE_C_COMPILER_ID_RUN ON)
set(CMAKE_C_COMPILER_FORCED ON)
set(CMAKE_ASM_COMPILER ${CC65_ASSEMBLER})
set(CMAKE_ASM_COMPILER_ID ca65)
set(CMAKE_ASM_COMPILER_ID_RUN ON)
set(CMAKE_ASM_COMPILER_FORCED ON)
set(CMAKE_AR ${CC65_ARCHIVER})

# For size: -Oirs would make the C of the rules 3% faster and half a KB larger.
set(TP_OPTIMISE -O)
set(TP_OPTIMISE_UI -O)

set(CMAKE_C_OUTPUT_EXTENSION .o)
set(CMAKE_ASM_OUTPUT_EXTENSION .o)
set(CMAKE_INCLUDE_FLAG_C "-I ")
set(CMAKE_INCLUDE_FLAG_ASM "-I ")

set(CMAKE_C_COMPILE_OBJECT
    "<CMAKE_C_COMPILER> -t none ${TP_DEBUG} -Cl --disable-opt OptPrecalc -W error <DEFINES> <INCLUDES> <FLAGS> -o <OBJECT>.s <SOURCE>"
    "${CC65_ASSEMBLER} -t ${TP_TARGET} ${TP_DEBUG} -o <OBJECT> <OBJECT>.s")
set(CMAKE_ASM_COMPILE_OBJECT
    "<CMAKE_ASM_COMPILER> -t ${TP_TARGET} ${TP_DEBUG} <DEFINES> <INCLUDES> <FLAGS> -o <OBJECT> <SOURCE>")
set(CMAKE_C_ARCHIVE_CREATE "<CMAKE_AR> r <TARGET> <OBJECTS>")
set(CMAKE_C_ARCHIVE_APPEND "<CMAKE_AR> r <TARGET> <OBJECTS>")
set(CMAKE_C_ARCHIVE_FINISH "")
set(CMAKE_STATIC_LIBRARY_SUFFIX_C .lib)
set(CMAKE_C_LINK_EXECUTABLE
    "${CC65_LINKER} -C ${TP_CONFIG} -m <TARGET>.map -Ln <TARGET>.lbl -o <TARGET> <OBJECTS> <LINK_LIBRARIES> ${TP_TARGET}.lib")

# Without these Ninja would not see that a header has changed.
set(CMAKE_DEPFILE_FLAGS_C "--create-dep <DEP_FILE>")
set(CMAKE_C_DEPFILE_FORMAT gcc)
set(CMAKE_DEPFILE_FLAGS_ASM "--create-dep <DEP_FILE>")
set(CMAKE_ASM_DEPFILE_FORMAT gcc)
