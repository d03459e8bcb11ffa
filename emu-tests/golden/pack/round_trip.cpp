// Random bytes of every kind come back from the packer as they were, and damaged
// streams are refused or give something, but never more than is asked for.
#include <cstdio>
#include <random>
#include <stdexcept>

#include "pack/packed.hpp"

namespace {

Bytes some_bytes(std::mt19937& dice) {
    Bytes bytes(dice() % 3000);
    const unsigned kind = dice() % 4;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const bool again = kind > 0 && i > 0 && dice() % 8 < 2 * kind;
        bytes[i] = static_cast<std::uint8_t>(again ? bytes[dice() % i] : dice() % (kind == 3 ? 2 : 256));
        if (kind == 2 && i > 40 && dice() % 16 == 0)
            for (std::size_t from = dice() % (i - 20), n = 0; n < 20 && i + 1 < bytes.size(); ++n)
                bytes[++i] = bytes[from + n];
    }
    return bytes;
}

} // namespace

int main() {
    std::mt19937 dice(1981);
    for (unsigned round = 0; round < 40; ++round) {
        const Bytes bytes = some_bytes(dice);
        Packed packed = pack(bytes);
        if (unpack(packed.stream, bytes.size()) != bytes) {
            std::printf("round %u: %zu bytes came back different\n", round, bytes.size());
            return 1;
        }
        for (unsigned damage = 0; damage < 20; ++damage) {
            packed.stream[dice() % packed.stream.size()] = static_cast<std::uint8_t>(dice());
            try {
                if (unpack(packed.stream, 4000).size() > 4000) return 1;
            } catch (const std::runtime_error&) {
            }
        }
    }
    std::printf("40 round trips, 800 damaged streams\n");
}
