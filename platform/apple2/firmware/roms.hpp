// The ROMs of an Apple II, made for this project, as MAME wants them.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

using Bytes = std::vector<std::uint8_t>;

// Eight rows of a letter, bit 0 the leftmost pixel; 32 to 95 by their ASCII number.
using Letter = std::array<std::uint8_t, 8>;
using Letters = std::map<int, Letter>;

// The Disk II's sequencer PROM, P6.
Bytes make_sequencer();

// What a key of the //e's matrix says, alone and with Shift, Control, Caps Lock.
Bytes make_keyboard();

// The character ROM of the II+, 2 KB, and of the //e, 4 KB.
Bytes make_letters_plus(const Letters& letters);
Bytes make_letters_e(const Letters& letters);
