#include "save_folder.hpp"

#include <algorithm>
#include <cstdlib>
#include <pwd.h>
#include <string>
#include <unistd.h>

extern "C" {
#include "platform.h"
}

namespace {

std::filesystem::path home() {
    if (const char* home = std::getenv("HOME"); home && *home) return home;
    const auto* person = getpwuid(getuid());
    return person && person->pw_dir ? person->pw_dir : "";
}

} // namespace

std::filesystem::path save_folder() {
    // The XDG specification: a path that is not absolute is to be ignored.
    if (const char* data = std::getenv("XDG_DATA_HOME"); data && *data == '/')
        return std::filesystem::path(data) / "timepoint";
    const auto place = home();
    return place.empty() ? place : place / ".local/share/timepoint";
}

bool is_save_name(std::string_view name) {
    return !name.empty() && name.size() <= SAVE_NAME_MAX &&
           std::all_of(name.begin(), name.end(), [](char letter) {
               return letter == ' ' || (letter >= '0' && letter <= '9') ||
                      (letter >= 'A' && letter <= 'Z');
           });
}

std::filesystem::path save_path(std::string_view name) {
    return save_folder() / (std::string(name) + std::string(save_ending));
}
