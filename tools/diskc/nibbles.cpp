#include "nibbles.hpp"

#include <fmt/format.h>
#include <optional>
#include <stdexcept>

namespace {

constexpr unsigned volume = 254;
constexpr unsigned twos = 86; // nibbles with two bits of three bytes each
constexpr unsigned address_gap = 16, data_gap = 7;

// Two ones side by side below bit 7, and at most one pair of zeros: there are 64.
struct Code {
    std::array<Byte, 64> nibble{};
    std::array<int, 256> value{};
    Code() {
        value.fill(-1);
        std::size_t next = 0;
        for (unsigned n = 0x96; n < 0x100; ++n) {
            const unsigned zeros = ~n & 0xFF, pairs = zeros & zeros << 1;
            if ((n & n << 1 & 0x7F) == 0 || (pairs & (pairs - 1)) != 0) continue;
            value[n] = static_cast<int>(next);
            nibble[next++] = static_cast<Byte>(n);
        }
    }
};
const Code code;

unsigned swapped(unsigned byte) { return (byte & 1) << 1 | (byte >> 1 & 1); }

class Writer {
  public:
    void bit(unsigned one) {
        if (bits_.count % 8 == 0) bits_.bytes.push_back(0);
        if (one)
            bits_.bytes.back() = static_cast<Byte>(bits_.bytes.back() | 0x80 >> bits_.count % 8);
        ++bits_.count;
    }
    void nibble(unsigned value) {
        for (unsigned n = 8; n-- > 0;) bit(value >> n & 1);
    }
    void sync(unsigned count) {
        for (; count > 0; --count) {
            nibble(0xFF);
            bit(0);
            bit(0);
        }
    }
    void mark(unsigned third) {
        nibble(0xD5);
        nibble(0xAA);
        nibble(third);
    }
    void end() {
        nibble(0xDE);
        nibble(0xAA);
        nibble(0xEB);
    }
    void alternate(unsigned value) {
        nibble(value >> 1 | 0xAA);
        nibble(value | 0xAA);
    }
    Bits take() { return std::move(bits_); }

  private:
    Bits bits_;
};

void write_data(Writer& out, const Sector& bytes) {
    unsigned before = 0;
    const auto put = [&](unsigned value) {
        out.nibble(code.nibble[value ^ before]);
        before = value;
    };
    for (std::size_t n = 0; n < twos; ++n) {
        unsigned value = 0;
        for (std::size_t at = n, shift = 0; at < sector_bytes; at += twos, shift += 2)
            value |= swapped(bytes[at]) << shift;
        put(value);
    }
    for (const Byte byte : bytes) put(byte >> 2);
    put(0); // which writes the last value as it is: the sum
}

// Reads round and round; a nibble is whole when its highest bit is one.
class Reader {
  public:
    explicit Reader(const Bits& bits) : bits_(bits) {}
    unsigned nibble() {
        unsigned value = 0;
        while (!(value & 0x80)) {
            if (read_ > 3 * bits_.count) throw std::runtime_error("too few fields");
            const std::size_t at = read_++ % bits_.count;
            value = value << 1 | (bits_.bytes[at / 8] >> (7 - at % 8) & 1);
        }
        return value;
    }
    // The third byte of the next mark.
    unsigned mark() {
        unsigned a = 0, b = 0, c = 0;
        do {
            a = b;
            b = c;
            c = nibble();
        } while (a != 0xD5 || b != 0xAA);
        return c;
    }
    unsigned alternate() {
        const unsigned odd = nibble();
        return (odd << 1 | 1) & nibble();
    }

  private:
    const Bits& bits_;
    std::size_t read_ = 0;
};

std::optional<Sector> read_data(Reader& in) {
    std::array<unsigned, twos + sector_bytes> values{};
    unsigned value = 0;
    for (unsigned& place : values) {
        const int next = code.value[in.nibble()];
        if (next < 0) return std::nullopt;
        place = value ^= static_cast<unsigned>(next);
    }
    if (code.value[in.nibble()] != static_cast<int>(value)) return std::nullopt;
    Sector bytes{};
    for (std::size_t n = 0; n < sector_bytes; ++n)
        bytes[n] =
            static_cast<Byte>(values[twos + n] << 2 | swapped(values[n % twos] >> 2 * (n / twos)));
    return bytes;
}

} // namespace

Bits write_track(const Track& sectors, unsigned track) {
    Writer out;
    for (unsigned sector = 0; sector < track_sectors; ++sector) {
        out.sync(address_gap);
        out.mark(0x96);
        for (const unsigned value : {volume, track, sector, volume ^ track ^ sector})
            out.alternate(value);
        out.end();
        out.sync(data_gap);
        out.mark(0xAD);
        write_data(out, sectors[sector]);
        out.end();
    }
    return out.take();
}

Track read_track(const Bits& bits, unsigned track) {
    Track sectors{};
    std::array<bool, track_sectors> found{};
    if (bits.count == 0) throw std::runtime_error(fmt::format("track {} is empty", track));
    try {
        Reader in(bits);
        for (unsigned left = track_sectors; left > 0;) {
            if (in.mark() != 0x96) continue;
            const unsigned on = in.alternate(), at = in.alternate(), sector = in.alternate(),
                           sum = in.alternate();
            if ((on ^ at ^ sector) != sum || at != track || sector >= track_sectors ||
                found[sector] || in.mark() != 0xAD)
                continue;
            if (const auto bytes = read_data(in)) {
                sectors[sector] = *bytes;
                found[sector] = true;
                --left;
            }
        }
    } catch (const std::runtime_error&) {
        for (unsigned sector = 0; sector < track_sectors; ++sector)
            if (!found[sector])
                throw std::runtime_error(
                    fmt::format("track {}, sector {} cannot be read", track, sector));
    }
    return sectors;
}
