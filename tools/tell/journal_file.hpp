// The game's journal in a file.
#pragma once

#include <string>

// Writes the game that has been played. A sentence if that cannot be done.
std::string write_journal(const std::string& file);

// Makes the file the game; a sentence if it is not a good one. Throws
// std::system_error if it cannot be read.
std::string read_journal(const std::string& file);
