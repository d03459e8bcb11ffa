#include "forms.hpp"

#include <algorithm>

#include "woz.hpp"

namespace {

// ProDOS's order of the sectors that follow each other on a track: a block is every
// other one.
constexpr unsigned prodos_number(unsigned sector) {
    return sector == track_sectors - 1 ? sector : sector * 8 % (track_sectors - 1);
}

std::size_t prodos_place(unsigned track, unsigned sector) {
    return (std::size_t{track} * track_sectors + prodos_number(sector)) * sector_bytes;
}

Image from_prodos(const Bytes& bytes) {
    Image image{bytes}; // which looks at the size
    for (unsigned track = 0; track < tracks; ++track)
        for (unsigned sector = 0; sector < track_sectors; ++sector)
            std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(prodos_place(track, sector)),
                        sector_bytes, image.sector(track, sector).begin());
    return image;
}

Bytes to_prodos(const Image& image) {
    Bytes bytes(image_bytes);
    for (unsigned track = 0; track < tracks; ++track)
        for (unsigned sector = 0; sector < track_sectors; ++sector) {
            const auto from = image.sector(track, sector);
            std::copy(from.begin(), from.end(),
                      bytes.begin() + static_cast<std::ptrdiff_t>(prodos_place(track, sector)));
        }
    return bytes;
}

} // namespace

Image read_image(const std::filesystem::path& path) {
    const Bytes bytes = read_file(path);
    if (path.extension() == ".woz") return read_woz(bytes);
    if (path.extension() == ".po") return from_prodos(bytes);
    return Image(bytes);
}

void write_image(const std::filesystem::path& path, const Image& image) {
    if (path.extension() == ".woz") {
        write_file(path, write_woz(image));
    } else if (path.extension() == ".po") {
        write_file(path, to_prodos(image));
    } else {
        write_file(path, image.bytes());
    }
}
