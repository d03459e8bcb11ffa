// The Apple II's disk, as 143,360 bytes in DOS order, and what lies where on it.
//
//   track 0        boot sector, loader, reading of sectors
//   tracks 1-15    the program, page after page
//   tracks 16-21   three pictures, two tracks each
//   tracks 22-30   nine saved games: eight, and one to write to
//   track 31       the directory of saved games, twice
//
// Sectors are counted as they follow each other on the track, as platform/apple2/disk.s
// counts them.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

using Byte = std::uint8_t;
using Bytes = std::vector<Byte>;

constexpr unsigned sector_bytes = 256;
constexpr unsigned track_sectors = 16;
constexpr unsigned tracks = 35;
constexpr std::size_t image_bytes = std::size_t{tracks} * track_sectors * sector_bytes;

constexpr unsigned program_track = 1;
constexpr unsigned program_tracks = 15;
constexpr unsigned picture_track = 16;
constexpr unsigned picture_tracks = 2;
constexpr unsigned pictures = 3;
constexpr unsigned save_track = 22;
constexpr unsigned directory_track = 31;
constexpr std::array<unsigned, 2> directory_sectors{0, 8};

class Image {
  public:
    Image() : bytes_(image_bytes) {}
    explicit Image(Bytes bytes);

    std::span<Byte> sector(unsigned track, unsigned sector);
    std::span<const Byte> sector(unsigned track, unsigned sector) const;
    const Bytes& bytes() const { return bytes_; }

  private:
    Bytes bytes_;
};

// The nth of the sectors of something that is read in its order. Of a picture every
// third: two others pass while one is put together and copied. Of a game every fifth:
// to write one takes longer.
constexpr unsigned in_picture(unsigned n) { return 3 * n % track_sectors; }
constexpr unsigned in_game(unsigned n) { return 5 * n % track_sectors; }

Bytes read_file(const std::filesystem::path& path);
// Whole or not at all: beside it first, then in its place.
void write_file(const std::filesystem::path& path, const Bytes& bytes);
