// Where saved games are: $XDG_DATA_HOME/timepoint, or ~/.local/share/timepoint; a game
// is a file NAME.tp there, exactly the bytes the game gave.
#pragma once

#include <filesystem>
#include <string_view>

// Empty if there is no home.
std::filesystem::path save_folder();

// Capitals, digits and spaces, 1 to SAVE_NAME_MAX of them.
bool is_save_name(std::string_view name);
std::filesystem::path save_path(std::string_view name);
inline constexpr std::string_view save_ending = ".tp";
