// Writing to standard output so that a reader who has left ends it quietly.
#pragma once

#include <functional>
#include <string_view>

// Throws std::system_error.
void write_all(std::string_view text);

// Runs a command: its own status, 0 if whoever read the output has left, and 2
// with a sentence on standard error for any other failure of input or output.
int run_command(const char* name, const std::function<int()>& command);
