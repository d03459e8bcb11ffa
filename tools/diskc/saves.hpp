// The saved games on a disk, as platform/apple2/saves.s keeps them.
//
// Each game has a track of its own, its bytes in every fifth sector in turn. The
// directory is a sector:
//
//   0-3     "TPSV"
//   4       1, the version
//   5-6     how often it was written, low byte first
//   16-143  eight rows of 16 bytes: name (10, blanks behind it), track of the game (0:
//           none), size (2), sum (2), 0
//   254-255 sum of what is before
//
// It is there twice, and written in turn: of two good ones the later counts. A game is
// written to a track that no row names, and then the other directory. So nothing that
// is there is touched before the new game is complete.
//
// A sum is two bytes: the bytes' sum, and the sum of that sum after each byte.
#pragma once

#include <string>
#include <vector>

#include "image.hpp"

constexpr unsigned saves_most = 8;
constexpr unsigned save_name_most = 10;
constexpr std::size_t save_bytes_most = track_sectors * sector_bytes;

struct Save {
    std::string name;
    unsigned track = 0;
    Bytes bytes;
};

// An empty directory, both times.
void make_directory(Image& image);

// The games there are. Throws with a reason where anything of it is damaged.
std::vector<Save> list_saves(const Image& image);

// The game of that name, however the others are. Throws where it is damaged or not there.
Save find_save(const Image& image, const std::string& name);

// Puts a game in, in place of one of its name.
void put_save(Image& image, const std::string& name, const Bytes& bytes);
