# Where the machines' art comes from: the target "art", and the folder TP_ART that it
# fills with a folder a machine.
#
# As with the tables (tables.cmake), the host makes it, and a machine is told where
# it is or builds the host's programs first.

if(NOT DEFINED TP_MACHINE)
    set(TP_ART ${CMAKE_BINARY_DIR}/art)
    add_custom_target(art)
    foreach(machine c64)
        file(GLOB art_sources CONFIGURE_DEPENDS
            ${PROJECT_SOURCE_DIR}/data/art/${machine}/*.txt
            ${PROJECT_SOURCE_DIR}/data/art/${machine}/*.scene)
        add_custom_command(
            OUTPUT ${TP_ART}/${machine}/made
            COMMAND artc ${machine} ${PROJECT_SOURCE_DIR}/data/art/${machine} -o ${TP_ART}/${machine}
            COMMAND ${CMAKE_COMMAND} -E touch ${TP_ART}/${machine}/made
            DEPENDS artc ${art_sources}
            COMMENT "Compiling the art of data/art/${machine}"
            VERBATIM)
        add_custom_target(art-${machine} DEPENDS ${TP_ART}/${machine}/made)
        add_dependencies(art art-${machine})
    endforeach()
elseif(DEFINED TP_ART)
    add_custom_target(art)
else()
    set(TP_ART ${CMAKE_BINARY_DIR}/native/art)
    add_custom_target(art DEPENDS native)
endif()
