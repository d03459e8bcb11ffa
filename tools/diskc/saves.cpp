#include "saves.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <stdexcept>

namespace {

using Sector = std::array<Byte, sector_bytes>;

constexpr std::array<Byte, 5> magic{'T', 'P', 'S', 'V', 1};
constexpr std::size_t turn_at = 5, rows_at = 16, row_bytes = 16, sum_at = 254;

unsigned sum_of(std::span<const Byte> bytes) {
    unsigned low = 0, high = 0;
    for (const Byte byte : bytes) {
        low = (low + byte) & 0xFF;
        high = (high + low) & 0xFF;
    }
    return low | high << 8;
}

unsigned word(std::span<const Byte> bytes, std::size_t at) {
    return bytes[at] | static_cast<unsigned>(bytes[at + 1]) << 8;
}

void set_word(std::span<Byte> bytes, std::size_t at, unsigned value) {
    bytes[at] = static_cast<Byte>(value & 0xFF);
    bytes[at + 1] = static_cast<Byte>(value >> 8);
}

bool is_directory(std::span<const Byte> sector) {
    return std::equal(magic.begin(), magic.end(), sector.begin()) &&
           word(sector, sum_at) == sum_of(sector.first(sum_at));
}

struct Directory {
    std::size_t which; // of the two
    Sector sector;
};

Directory newest(const Image& image) {
    std::optional<Directory> best;
    for (std::size_t which = 0; which < directory_sectors.size(); ++which) {
        const auto sector = image.sector(directory_track, directory_sectors[which]);
        if (!is_directory(sector)) continue;
        const unsigned turn = word(sector, turn_at);
        if (best && ((turn - word(best->sector, turn_at)) & 0xFFFF) >= 0x8000) continue;
        best = Directory{which, {}};
        std::copy(sector.begin(), sector.end(), best->sector.begin());
    }
    if (!best)
        throw std::runtime_error(
            "no directory of saved games: not a disk of Timepoint, or damaged");
    return *best;
}

std::span<const Byte> row_of(const Sector& sector, unsigned row) {
    return std::span(sector).subspan(rows_at + row * row_bytes, row_bytes);
}

bool is_name(const std::string& name) {
    return !name.empty() && name.size() <= save_name_most && name.front() != ' ' &&
           name.back() != ' ' && std::all_of(name.begin(), name.end(), [](char c) {
               return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == ' ';
           });
}

std::string name_of(std::span<const Byte> row) {
    std::string name(row.begin(), row.begin() + save_name_most);
    name.erase(name.find_last_not_of(' ') + 1);
    return name;
}

Save read_row(const Image& image, std::span<const Byte> row) {
    Save save;
    save.name = name_of(row);
    save.track = row[10];
    const std::size_t size = word(row, 11);
    if (!is_name(save.name)) throw std::runtime_error("the directory holds a name that is none");
    if (save.track < save_track || save.track >= directory_track || size > save_bytes_most)
        throw std::runtime_error(fmt::format("the game {} lies outside of the disk", save.name));
    for (unsigned n = 0; save.bytes.size() < size; ++n) {
        const auto sector = image.sector(save.track, in_game(n));
        save.bytes.insert(save.bytes.end(), sector.begin(), sector.end());
    }
    save.bytes.resize(size);
    if (sum_of(save.bytes) != word(row, 13))
        throw std::runtime_error(fmt::format("the game {} is damaged", save.name));
    return save;
}

} // namespace

void make_directory(Image& image) {
    for (const unsigned which : directory_sectors) {
        const auto sector = image.sector(directory_track, which);
        std::fill(sector.begin(), sector.end(), Byte{0});
        std::copy(magic.begin(), magic.end(), sector.begin());
        set_word(sector, sum_at, sum_of(sector.first(sum_at)));
    }
}

std::vector<Save> list_saves(const Image& image) {
    const Directory directory = newest(image);
    std::vector<Save> saves;
    for (unsigned row = 0; row < saves_most; ++row)
        if (row_of(directory.sector, row)[10] != 0) {
            saves.push_back(read_row(image, row_of(directory.sector, row)));
            for (std::size_t other = 0; other + 1 < saves.size(); ++other)
                if (saves[other].track == saves.back().track ||
                    saves[other].name == saves.back().name)
                    throw std::runtime_error(
                        fmt::format("the game {} is there twice", saves.back().name));
        }
    return saves;
}

Save find_save(const Image& image, const std::string& name) {
    const Directory directory = newest(image);
    for (unsigned n = 0; n < saves_most; ++n) {
        const auto row = row_of(directory.sector, n);
        if (row[10] != 0 && name_of(row) == name) return read_row(image, row);
    }
    throw std::runtime_error(fmt::format("no game called \"{}\"", name));
}

void put_save(Image& image, const std::string& name, const Bytes& bytes) {
    if (!is_name(name))
        throw std::runtime_error(
            fmt::format("expected a name of up to {} capitals, digits and blanks, found \"{}\"",
                        save_name_most, name));
    if (bytes.size() > save_bytes_most)
        throw std::runtime_error(
            fmt::format("expected at most {} bytes, found {}", save_bytes_most, bytes.size()));
    const auto saves = list_saves(image);
    Directory directory = newest(image);
    std::optional<unsigned> row;
    for (unsigned n = saves_most; n-- > 0;) // the first that is free
        if (row_of(directory.sector, n)[10] == 0) row = n;
    for (unsigned n = 0; n < saves_most; ++n)
        if (row_of(directory.sector, n)[10] != 0 &&
            read_row(image, row_of(directory.sector, n)).name == name)
            row = n;
    if (!row) throw std::runtime_error(fmt::format("there are {} games already", saves_most));
    unsigned track = save_track;
    while (std::any_of(saves.begin(), saves.end(),
                       [&](const Save& save) { return save.track == track; }))
        ++track;
    for (std::size_t at = 0, n = 0; at < bytes.size(); at += sector_bytes, ++n) {
        const auto sector = image.sector(track, in_game(static_cast<unsigned>(n)));
        const std::size_t count = std::min<std::size_t>(sector_bytes, bytes.size() - at);
        std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(at), count, sector.begin());
    }
    const auto entry = std::span(directory.sector).subspan(rows_at + *row * row_bytes, row_bytes);
    std::fill(entry.begin(), entry.end(), Byte{' '});
    std::copy(name.begin(), name.end(), entry.begin());
    entry[10] = static_cast<Byte>(track);
    set_word(entry, 11, static_cast<unsigned>(bytes.size()));
    set_word(entry, 13, sum_of(bytes));
    entry[15] = 0;
    set_word(directory.sector, turn_at, (word(directory.sector, turn_at) + 1) & 0xFFFF);
    set_word(directory.sector, sum_at, sum_of(std::span(directory.sector).first(sum_at)));
    const auto other = image.sector(directory_track, directory_sectors[1 - directory.which]);
    std::copy(directory.sector.begin(), directory.sector.end(), other.begin());
}
