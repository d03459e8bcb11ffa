#include "image.hpp"

#include <fmt/format.h>
#include <fstream>
#include <stdexcept>

namespace fs = std::filesystem;

namespace {

// In which order DOS numbers the sectors that follow each other on a track.
constexpr std::array<unsigned, track_sectors> dos_number{0,  7, 14, 6, 13, 5, 12, 4,
                                                         11, 3, 10, 2, 9,  1, 8,  15};

std::size_t place_of(unsigned track, unsigned sector) {
    if (track >= tracks || sector >= track_sectors)
        throw std::out_of_range(fmt::format("no track {} sector {}", track, sector));
    return (std::size_t{track} * track_sectors + dos_number[sector]) * sector_bytes;
}

} // namespace

Image::Image(Bytes bytes) : bytes_(std::move(bytes)) {
    if (bytes_.size() != image_bytes)
        throw std::runtime_error(
            fmt::format("expected a disk of {} bytes, found {}", image_bytes, bytes_.size()));
}

std::span<Byte> Image::sector(unsigned track, unsigned sector) {
    return std::span(bytes_).subspan(place_of(track, sector), sector_bytes);
}

std::span<const Byte> Image::sector(unsigned track, unsigned sector) const {
    return std::span(bytes_).subspan(place_of(track, sector), sector_bytes);
}

Bytes read_file(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    Bytes bytes{std::istreambuf_iterator<char>(in), {}};
    if (!in && !in.eof()) throw std::runtime_error("cannot read " + path.string());
    if (!fs::is_regular_file(path)) throw std::runtime_error("cannot read " + path.string());
    return bytes;
}

void write_file(const fs::path& path, const Bytes& bytes) {
    const fs::path beside = path.string() + ".new";
    std::ofstream out(beside, std::ios::binary);
    out.write(reinterpret_cast<const char*>(bytes.data()),
              static_cast<std::streamsize>(bytes.size()));
    out.close();
    if (!out) throw std::runtime_error("cannot write " + beside.string());
    fs::rename(beside, path);
}
