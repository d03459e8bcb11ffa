# cmake -DOUT=file.cpp -DFILES=a;b -P embed.cmake: the pictures as strings of C++.
string(REPLACE "|" ";" FILES "${FILES}")
set(strings "")
foreach(file ${FILES})
    file(READ ${file} text)
    string(APPEND strings "    R\"art(${text})art\",\n")
endforeach()
file(WRITE ${OUT} "// Made by platform/host/embed.cmake from data/art/host. Do not edit.
#include \"art.hpp\"

const std::array<std::string_view, PICTURES> art_files{
${strings}};
")
