# What the test folders share: programs of one source for two worlds, the host
# and sim65. There it is built four times: in C alone at three optimiser settings,
# and as it ships, with the routines of asm/ (unless TIMEPOINT_ASM is off).
#
#   add_test_program(name source...)   name on the host; name-O0, name-O, name-Oirs,
#                                      name-asm in sim_bin for sim65

set(UNITY_ROOT "" CACHE PATH "A checkout of Unity to use in place of emu-tests/unity")
set(sim_levels O0 O Oirs)
set(sim_ships Oirs)
if(TIMEPOINT_ASM)
    list(APPEND sim_levels asm)
    set(sim_ships asm)
endif()

# The compiler's flag for a level. cc65 has no -O0: it is no flag at all.
function(level_flag level result)
    set(flag -${level})
    if(level STREQUAL O0)
        set(flag "")
    elseif(level STREQUAL asm)
        set(flag -Oirs)
    endif()
    set(${result} ${flag} PARENT_SCOPE)
endfunction()

if(UNITY_ROOT)
    set(unity_folder ${UNITY_ROOT}/src)
    set(unity_defines UNITY_EXCLUDE_FLOAT UNITY_EXCLUDE_DOUBLE UNITY_EXCLUDE_MATH_H)
else()
    set(unity_folder ${PROJECT_SOURCE_DIR}/emu-tests/unity)
    set(unity_defines "")
endif()

function(add_unity name)
    add_library(${name} STATIC ${unity_folder}/unity.c)
    target_include_directories(${name} SYSTEM PUBLIC ${unity_folder})
    target_compile_definitions(${name} PUBLIC ${unity_defines})
    target_compile_options(${name} PRIVATE ${ARGN})
endfunction()

if(TP_MACHINE STREQUAL "sim6502")
    foreach(level ${sim_levels})
        level_flag(${level} flag)
        if(level STREQUAL asm)
            add_rules_library(rules-${level} ${flag})
        else()
            add_rules_library(rules-${level} WITHOUT_ASM ${flag})
        endif()
        add_unity(unity-${level} ${flag})
    endforeach()
elseif(NOT DEFINED TP_MACHINE)
    add_unity(unity)
    # What tp is not built with here; where there is no AVX2, wide is the same as wide_sse2.
    add_rules_library(rules_wide_sse2 WIDE)
    add_rules_library(rules_wide_loops WIDE -DWIDE_LOOPS)
    set(wide_rules wide wide_sse2 wide_loops)
endif()

# The programs of some sources, with the libraries that go with each setting.
function(add_test_program program)
    if(TP_MACHINE STREQUAL "sim6502")
        foreach(level ${sim_levels})
            level_flag(${level} flag)
            add_executable(${program}-${level} ${ARGN})
            target_compile_options(${program}-${level} PRIVATE ${flag})
            target_link_libraries(${program}-${level} PRIVATE unity-${level} rules-${level})
            set_target_properties(${program}-${level} PROPERTIES LINK_DEPENDS ${TP_CONFIG})
        endforeach()
    elseif(NOT DEFINED TP_MACHINE)
        add_executable(${program} ${ARGN})
        target_link_libraries(${program} PRIVATE unity rules)
    endif()
endfunction()

# The same on the host with the rules of wide/ as tp has them, as program_wide; and
# program_wide_sse2 and program_wide_loops with those of other machines: wide/lanes.h.
function(add_wide_program program)
    if(NOT DEFINED TP_MACHINE)
        foreach(rules ${wide_rules})
            add_executable(${program}_${rules} ${ARGN})
            target_link_libraries(${program}_${rules} PRIVATE unity rules_${rules})
        endforeach()
    endif()
endfunction()

# Where the sim65 build of a program is, seen from this build; empty without one.
if(TP_MACHINE STREQUAL "sim6502")
    set(sim_bin ${CMAKE_RUNTIME_OUTPUT_DIRECTORY})
elseif("sim6502" IN_LIST TP_BUILT_MACHINES)
    set(sim_bin ${CMAKE_BINARY_DIR}/sim6502/bin)
else()
    set(sim_bin "")
endif()
find_program(SIM65 sim65)
