// Functions of the game and of its tests, as the files hold them.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

// A place in the project: a function, or a whole file.
struct Spot {
    std::string file;     // from the project's folder
    std::string function; // empty for a file
    unsigned line = 0;
    std::string assembly; // the file of asm/ that stands in for it on the 6502
};

// "file:function" of the game: where it is defined. What is missing goes to problem.
std::optional<Spot> find_code(const std::filesystem::path& root, const std::string& name,
                              std::string& problem);

// "file:function" of a unit test that is run, or a script of keys with its screens.
std::optional<Spot> find_test(const std::filesystem::path& root, const std::string& name,
                              std::string& problem);
