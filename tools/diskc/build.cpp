#include "build.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <stdexcept>

#include "saves.hpp"

namespace {

constexpr unsigned page_bytes = 256;
constexpr std::size_t list_at = 0xE0; // in the loader's page: what to load
constexpr std::size_t list_most = 15; // pairs, and a 0 behind them

void put_page(Image& image, unsigned track, unsigned sector, const Bytes& bytes, std::size_t from) {
    const auto target = image.sector(track, sector);
    for (std::size_t n = 0; n < page_bytes && from + n < bytes.size(); ++n)
        target[n] = bytes[from + n];
}

void at_most(const Bytes& bytes, std::size_t most, const char* what) {
    if (bytes.size() > most)
        throw std::runtime_error(
            fmt::format("{}: expected at most {} bytes, found {}", what, most, bytes.size()));
}

} // namespace

Image build_image(const Program& program) {
    at_most(program.boot, page_bytes, "the boot sector");
    at_most(program.loader, list_at, "the loader");
    at_most(program.disk, 3 * page_bytes, "the reading of sectors");
    if (program.parts.size() > list_most)
        throw std::runtime_error(
            fmt::format("expected at most {} parts, found {}", list_most, program.parts.size()));
    Image image;
    Bytes loader = program.loader;
    loader.resize(page_bytes);
    unsigned next = 0; // page of the program
    std::size_t entry = list_at;
    for (const Part& part : program.parts) {
        if (part.bytes.empty()) continue;
        const auto count = static_cast<unsigned>((part.bytes.size() + page_bytes - 1) / page_bytes);
        if (part.address % page_bytes != 0 || part.address + count * page_bytes > 0x10000)
            throw std::runtime_error(
                fmt::format("expected whole pages below $10000, found {} bytes at ${:04X}",
                            part.bytes.size(), part.address));
        loader[entry++] = static_cast<Byte>(part.address / page_bytes);
        loader[entry++] = static_cast<Byte>(count);
        for (unsigned page = 0; page < count; ++page, ++next) {
            if (next >= program_tracks * track_sectors)
                throw std::runtime_error(
                    fmt::format("the program is larger than {} tracks", program_tracks));
            put_page(image, program_track + next / track_sectors, next % track_sectors, part.bytes,
                     std::size_t{page} * page_bytes);
        }
    }
    // boot.s has these fetched in this order.
    put_page(image, 0, 0, program.boot, 0);
    put_page(image, 0, 2, loader, 0);
    for (unsigned page = 0; page < 3; ++page)
        put_page(image, 0, 4 + 2 * page, program.disk, std::size_t{page} * page_bytes);
    unsigned which = 0;
    for (const Bytes& picture : program.pictures) {
        at_most(picture, std::size_t{picture_tracks} * track_sectors * sector_bytes, "a picture");
        for (std::size_t at = 0; at < picture.size(); at += page_bytes) {
            const auto n = static_cast<unsigned>(at / page_bytes);
            put_page(image, picture_track + which * picture_tracks + n / track_sectors,
                     in_picture(n % track_sectors), picture, at);
        }
        if (++which > pictures) throw std::runtime_error("more pictures than there is room for");
    }
    make_directory(image);
    return image;
}
