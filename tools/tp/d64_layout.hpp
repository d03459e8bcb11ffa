// How the 1541 divides a disk.
#pragma once

#include <cstddef>
#include <cstdint>

constexpr unsigned sectors_of(unsigned track) {
    return track < 18 ? 21 : track < 25 ? 19 : track < 31 ? 18 : 17;
}

constexpr std::size_t sectors_before(unsigned track) {
    std::size_t sectors = 0;
    for (unsigned before = 1; before < track; ++before) sectors += sectors_of(before);
    return sectors;
}

constexpr unsigned map_track = 18; // BAM and directory: no file has a sector of it
constexpr unsigned mapped_tracks = 35;
constexpr std::size_t bam_at = 4; // four bytes a track: how many are free, a bit each
constexpr std::size_t entry_bytes = 32;
constexpr std::size_t name_most = 16;
constexpr std::uint8_t filling = 0xa0; // behind a name
