// A track as the disk holds it: bits, of which a reader makes nibbles.
//
// Each sector is an address field and a data field, as platform/apple2/disk.s tells it,
// with bytes of ten bits before them, by which a reader falls into step.
#pragma once

#include "image.hpp"

struct Bits {
    Bytes bytes; // the first bit is the highest of the first byte
    std::size_t count = 0;
};

using Sector = std::array<Byte, sector_bytes>;
using Track = std::array<Sector, track_sectors>; // in their order on the disk

Bits write_track(const Track& sectors, unsigned track);

// Throws with a reason where a sector is not there or its sum is wrong.
Track read_track(const Bits& bits, unsigned track);
