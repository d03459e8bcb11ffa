// Files onto a disk and off it, as the 1541 does it: outward from the directory's
// track, every tenth sector, so that a real drive reads it back without waiting.
#include "d64.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <stdexcept>

#include "d64_layout.hpp"

namespace {

constexpr unsigned file_step = 10, directory_step = 3;
constexpr std::uint8_t closed_program = 0x82;
constexpr std::size_t sector_data = 254;

} // namespace

void D64::refuse_faults() const {
    const auto all = faults();
    if (all.empty()) return;
    throw std::runtime_error(
        fmt::format("the disk is damaged and was not written to: {}{}", all.front(),
                    all.size() > 1 ? fmt::format(" (and {} more)", all.size() - 1) : ""));
}

void D64::mark(Place place, bool free) {
    if (place.track > mapped_tracks || is_free(place) == free) return;
    const auto row = at({map_track, 0}).subspan(bam_at + (place.track - 1) * 4, 4);
    row[1 + place.sector / 8] ^= static_cast<std::uint8_t>(1 << place.sector % 8);
    row[0] = static_cast<std::uint8_t>(free ? row[0] + 1 : row[0] - 1);
}

unsigned D64::free_sectors() const {
    unsigned count = 0;
    for (unsigned track = 1; track <= mapped_tracks; ++track)
        if (track != map_track) count += at({map_track, 0})[bam_at + (track - 1) * 4];
    return count;
}

// The first free one from there on, around the track's end; track 0 if there is none.
D64::Place D64::free_on(unsigned track, unsigned from) const {
    const unsigned sectors = sectors_of(track);
    for (unsigned n = 0; n < sectors; ++n)
        if (const Place place{track, (from + n) % sectors}; is_free(place) && readable(place))
            return place;
    return {};
}

D64::Place D64::free_for_file(Place before) const {
    if (before.track != 0)
        if (const auto place = free_on(before.track, before.sector + file_step); place.track)
            return place;
    for (unsigned away = 1; away < mapped_tracks; ++away)
        for (const unsigned track : {map_track - away, map_track + away})
            if (track >= 1 && track <= mapped_tracks) // below 1 wraps to far above
                if (const auto place = free_on(track, 0); place.track) return place;
    return {};
}

std::span<std::uint8_t> D64::free_entry() {
    const auto sectors = directory();
    for (const Place place : sectors)
        for (std::size_t entry = 0; entry < 256 / entry_bytes; ++entry)
            if (const auto row = at(place).subspan(entry * entry_bytes, entry_bytes); row[2] == 0)
                return row;
    const auto place = free_on(map_track, sectors.back().sector + directory_step);
    if (!place.track) throw std::runtime_error("the directory is full");
    mark(place, false);
    const auto last = at(sectors.back()), next = at(place);
    last[0] = static_cast<std::uint8_t>(place.track);
    last[1] = static_cast<std::uint8_t>(place.sector);
    std::fill(next.begin(), next.end(), std::uint8_t{0});
    next[1] = 0xff;
    return next.first(entry_bytes);
}

void D64::remove(const std::string& name) {
    refuse_faults();
    for (const File& file : files()) {
        if (file.name != name) continue;
        for (const Place place : chain(file.first, name)) mark(place, true);
        at(file.entry_sector)[file.entry * entry_bytes + 2] = 0;
    }
}

void D64::write(const std::string& name, std::span<const std::uint8_t> bytes) {
    refuse_faults();
    if (name.empty() || name.size() > name_most)
        throw std::runtime_error(fmt::format("expected a name of 1 to {} letters", name_most));
    const auto blocks = std::max<std::size_t>(1, (bytes.size() + sector_data - 1) / sector_data);
    if (blocks > free_sectors())
        throw std::runtime_error(fmt::format("the disk is full: {} sectors are needed, {} are free",
                                             blocks, free_sectors()));
    auto copy = *this;
    const auto entry = copy.free_entry();
    // Bytes 0 and 1 of a sector's first entry are the directory's own chain.
    std::fill(entry.begin() + 2, entry.end(), std::uint8_t{0});
    entry[2] = closed_program;
    std::fill_n(entry.begin() + 5, name_most, filling);
    std::copy(name.begin(), name.end(), entry.begin() + 5);
    entry[30] = static_cast<std::uint8_t>(blocks & 0xff);
    entry[31] = static_cast<std::uint8_t>(blocks >> 8);
    Place before;
    for (std::size_t block = 0; block < blocks; ++block) {
        const auto place = copy.free_for_file(before);
        if (!place.track) throw std::runtime_error("the disk is full");
        copy.mark(place, false);
        const auto link = block == 0 ? entry.subspan(3, 2) : copy.at(before).first(2);
        link[0] = static_cast<std::uint8_t>(place.track);
        link[1] = static_cast<std::uint8_t>(place.sector);
        const auto data = bytes.subspan(block * sector_data,
                                        std::min(sector_data, bytes.size() - block * sector_data));
        const auto sector = copy.at(place);
        std::fill(sector.begin(), sector.end(), std::uint8_t{0});
        sector[1] = static_cast<std::uint8_t>(data.size() + 1);
        std::copy(data.begin(), data.end(), sector.begin() + 2);
        before = place;
    }
    *this = std::move(copy);
}
