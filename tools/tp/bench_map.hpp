// What ld65 wrote about a program: the bytes of each of its modules, and of its
// segments.
#pragma once

#include <map>
#include <string>

struct ModuleSize {
    int code = 0;
    int constants = 0;
    int data = 0;
    int variables = 0;

    int stored() const { return code + constants + data; } // what is loaded
};

// By the module's name without path and ending: "dice" for rules.lib(dice.c.obj).
// Throws std::runtime_error if there is no such file.
std::map<std::string, ModuleSize> read_modules(const std::string& map_file);
