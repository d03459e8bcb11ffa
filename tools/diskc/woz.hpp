// A disk as a .woz file of version 2: every track as the bits a drive reads.
//
//   0     "WOZ2" FF 0A 0D 0A, and a CRC of all that follows
//   12    INFO: what kind of disk it is
//   80    TMAP: which track lies under each quarter track of the arm
//   248   TRKS: of each track its first block of 512 bytes, blocks, bits
//   1536  the tracks
#pragma once

#include "image.hpp"

Bytes write_woz(const Image& image);

// Throws with a reason where it is damaged, or no disk of 16 sectors.
Image read_woz(const Bytes& file);
