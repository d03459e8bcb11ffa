#include "woz.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <stdexcept>

#include "nibbles.hpp"

namespace {

constexpr std::size_t block = 512, info_at = 12, map_at = 80, list_at = 248, tracks_at = 1536;
constexpr std::array<Byte, 8> magic{'W', 'O', 'Z', '2', 0xFF, 0x0A, 0x0D, 0x0A};
constexpr std::size_t crc_at = magic.size();
constexpr unsigned no_track = 255, quarters = 160;

std::uint32_t crc_of(std::span<const Byte> bytes) {
    std::uint32_t crc = 0xFFFFFFFF;
    for (const Byte byte : bytes) {
        crc ^= byte;
        for (int bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ (crc & 1 ? 0xEDB88320u : 0);
    }
    return ~crc;
}

void put(Bytes& file, std::size_t at, std::size_t value, std::size_t size) {
    for (std::size_t n = 0; n < size; ++n) file[at + n] = static_cast<Byte>(value >> 8 * n & 0xFF);
}

std::size_t get(const Bytes& file, std::size_t at, std::size_t size) {
    std::size_t value = 0;
    for (std::size_t n = size; n-- > 0;) value = value << 8 | file[at + n];
    return value;
}

void put_chunk(Bytes& file, std::size_t at, const std::string& name, std::size_t size) {
    std::copy(name.begin(), name.end(), file.begin() + static_cast<std::ptrdiff_t>(at));
    put(file, at + 4, size, 4);
}

void put_info(Bytes& file, std::size_t track_blocks) {
    put_chunk(file, info_at, "INFO", 60);
    const std::size_t at = info_at + 8;
    put(file, at, 2, 1);     // version
    put(file, at + 1, 1, 1); // 5.25 inches
    put(file, at + 4, 1, 1); // cleaned of stray bits
    std::fill_n(file.begin() + static_cast<std::ptrdiff_t>(at + 5), 32, Byte{' '});
    const std::string creator = "Timepoint";
    std::copy(creator.begin(), creator.end(), file.begin() + static_cast<std::ptrdiff_t>(at + 5));
    put(file, at + 37, 1, 1);    // sides
    put(file, at + 38, 1, 1);    // boots with 16 sectors
    put(file, at + 39, 32, 1);   // x 125 ns: a bit
    put(file, at + 40, 0x7E, 2); // II+, //e, //c, enhanced //e, IIgs, //c plus
    put(file, at + 42, 64, 2);   // KB of memory
    put(file, at + 44, track_blocks, 2);
}

} // namespace

Bytes write_woz(const Image& image) {
    Bytes file(tracks_at);
    std::copy(magic.begin(), magic.end(), file.begin());
    put_chunk(file, map_at, "TMAP", quarters);
    std::fill_n(file.begin() + map_at + 8, quarters, Byte{no_track});
    std::size_t most = 0;
    for (unsigned track = 0; track < tracks; ++track) {
        Track sectors{};
        for (unsigned sector = 0; sector < track_sectors; ++sector) {
            const auto bytes = image.sector(track, sector);
            std::copy(bytes.begin(), bytes.end(), sectors[sector].begin());
        }
        const Bits bits = write_track(sectors, track);
        const std::size_t blocks = (bits.bytes.size() + block - 1) / block;
        const std::size_t entry = list_at + 8 + 8 * std::size_t{track};
        put(file, entry, file.size() / block, 2);
        put(file, entry + 2, blocks, 2);
        put(file, entry + 4, bits.count, 4);
        // The arm reads a track from a quarter beside it too.
        for (unsigned quarter = track ? 4 * track - 1 : 0; quarter <= 4 * track + 1; ++quarter)
            put(file, map_at + 8 + quarter, track, 1);
        file.insert(file.end(), bits.bytes.begin(), bits.bytes.end());
        file.resize((file.size() + block - 1) / block * block);
        most = std::max(most, blocks);
    }
    put_info(file, most);
    put_chunk(file, list_at, "TRKS", file.size() - list_at - 8);
    put(file, crc_at, crc_of(std::span(file).subspan(info_at)), 4);
    return file;
}

Image read_woz(const Bytes& file) {
    if (file.size() < tracks_at || !std::equal(magic.begin(), magic.end(), file.begin()))
        throw std::runtime_error("expected a .woz file of version 2");
    const std::size_t crc = get(file, crc_at, 4);
    if (crc != 0 && crc != crc_of(std::span(file).subspan(info_at))) // 0: nobody has made one
        throw std::runtime_error("the .woz file is damaged: its CRC is wrong");
    Image image;
    for (unsigned track = 0; track < tracks; ++track) {
        const std::size_t which = file[map_at + 8 + 4 * track];
        if (which >= quarters) throw std::runtime_error(fmt::format("there is no track {}", track));
        const std::size_t entry = list_at + 8 + 8 * which;
        const std::size_t at = block * get(file, entry, 2), count = get(file, entry + 4, 4);
        const std::size_t bytes = (count + 7) / 8;
        if (at > file.size() || bytes > file.size() - at)
            throw std::runtime_error(fmt::format("track {} lies outside of the file", track));
        const auto begin = file.begin() + static_cast<std::ptrdiff_t>(at);
        const Track sectors =
            read_track({Bytes(begin, begin + static_cast<std::ptrdiff_t>(bytes)), count}, track);
        for (unsigned sector = 0; sector < track_sectors; ++sector)
            std::copy(sectors[sector].begin(), sectors[sector].end(),
                      image.sector(track, sector).begin());
    }
    return image;
}
