// Saved games, as platform.h has them.
#include <algorithm>
#include <cerrno>
#include <string>
#include <system_error>
#include <vector>

#include "save_file.hpp"
#include "save_folder.hpp"

extern "C" {
#include "platform.h"
}

u8 plat_saves;
u16 plat_size;
u8 plat_drive; // a terminal has one data folder
u8 plat_scratch[SCRATCH_BYTES];

namespace fs = std::filesystem;

namespace {

std::vector<std::string> names;

u8 trouble_of(int problem) {
    switch (problem) {
    case 0:
        return 0;
    case ENOENT:
        return TROUBLE_NOT_FOUND;
    case EACCES:
    case EPERM:
    case EROFS:
        return TROUBLE_PROTECTED;
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return TROUBLE_FULL;
    case EIO:
    case EISDIR:
    case EAGAIN: // a pipe, or something else that is no file
    case ENXIO:
        return TROUBLE_DAMAGED;
    default:
        return TROUBLE_NO_DISK; // the folder is none, a loop, too long a path...
    }
}

struct Found {
    fs::file_time_type time;
    std::string name;
};

int find_saves(std::vector<Found>& found) {
    std::error_code problem;
    fs::directory_iterator entry(save_folder(), problem);
    for (; !problem && entry != fs::directory_iterator(); entry.increment(problem)) {
        const auto& path = entry->path();
        const auto name = path.stem().string();
        std::error_code trifle; // a file that is gone again is no game
        if (path.extension() != save_ending || !is_save_name(name)) continue;
        if (!entry->is_regular_file(trifle)) continue;
        const auto time = entry->last_write_time(trifle);
        if (!trifle) found.push_back({time, name});
    }
    return problem.value();
}

} // namespace

u8 plat_list() {
    names.clear();
    plat_saves = 0;
    if (save_folder().empty()) return TROUBLE_NO_DISK;
    std::vector<Found> found;
    const int problem = find_saves(found);
    if (problem == ENOENT) return 0; // nothing was ever saved
    if (problem) return trouble_of(problem);
    std::sort(found.begin(), found.end(), [](const Found& a, const Found& b) {
        return a.time != b.time ? a.time > b.time : a.name < b.name;
    });
    for (const auto& game : found)
        if (names.size() < SAVES_MAX) names.push_back(game.name);
    plat_saves = static_cast<u8>(names.size());
    return 0;
}

const char* plat_save_name(u8 which) { return which < names.size() ? names[which].c_str() : ""; }

u8 plat_store(const char* name, const u8* bytes, u16 size) {
    if (!is_save_name(name)) return TROUBLE_NOT_FOUND;
    const auto folder = save_folder();
    if (folder.empty()) return TROUBLE_NO_DISK;
    std::error_code problem;
    fs::create_directories(folder, problem);
    if (problem) return trouble_of(problem.value());
    return trouble_of(write_safely(save_path(name), {bytes, size}));
}

u8 plat_fetch(const char* name, u8* bytes, u16 most) {
    plat_size = 0;
    if (!is_save_name(name)) return TROUBLE_NOT_FOUND;
    if (save_folder().empty()) return TROUBLE_NO_DISK;
    std::size_t size = 0;
    const int problem = read_bytes(save_path(name), {bytes, most}, size);
    if (!problem) plat_size = static_cast<u16>(size);
    return trouble_of(problem);
}

void plat_next_drive() {}
