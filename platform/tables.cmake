# Where the tables of data/shattered come from: the target "tables", and the
# folder TP_TABLES that it fills.
#
# The host makes them with its own tablec. A machine that is built as part of the
# host's build is told where they are; one that is configured alone builds the
# host's tablec first, in a folder of its own. It is the same with the host's other
# tools, in the folder TP_TOOLS.

if(NOT DEFINED TP_MACHINE)
    set(TP_TABLES ${CMAKE_BINARY_DIR}/tables/shattered)
    file(GLOB data_files CONFIGURE_DEPENDS
        ${PROJECT_SOURCE_DIR}/data/shattered/*.toml
        ${PROJECT_SOURCE_DIR}/data/shattered/scenarios/*.toml)
    set(table_files)
    foreach(name tables.h tables.c tables.inc tables.bin tables.txt names.h names.c scenarios.c)
        list(APPEND table_files ${TP_TABLES}/${name})
    endforeach()
    add_custom_command(
        OUTPUT ${table_files}
        COMMAND tablec ${PROJECT_SOURCE_DIR}/data/shattered -o ${TP_TABLES}
        DEPENDS tablec ${data_files}
        COMMENT "Compiling the tables of data/shattered"
        VERBATIM)
    add_custom_target(tables DEPENDS ${table_files})
elseif(DEFINED TP_TABLES)
    add_custom_target(tables)
else()
    include(ExternalProject)
    set(native ${CMAKE_BINARY_DIR}/native)
    set(TP_TABLES ${native}/tables/shattered)
    set(TP_TOOLS ${native}/bin)
    ExternalProject_Add(native
        SOURCE_DIR ${PROJECT_SOURCE_DIR}
        BINARY_DIR ${native}
        CMAKE_ARGS -DTP_MACHINES=OFF -DTP_TESTS=OFF
        BUILD_COMMAND ${CMAKE_COMMAND} --build . --target tables art artc pack diskc make_roms squeeze
        BUILD_BYPRODUCTS ${TP_TOOLS}/artc ${TP_TOOLS}/pack ${TP_TOOLS}/diskc ${TP_TOOLS}/make_roms ${TP_TOOLS}/squeeze
            ${TP_TABLES}/tables.c ${TP_TABLES}/names.c ${TP_TABLES}/scenarios.c
        INSTALL_COMMAND ""
        BUILD_ALWAYS ON)
    add_custom_target(tables DEPENDS native)
endif()
