// Where a sector is, and what is in a chain of them.
#include "d64.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <set>
#include <stdexcept>

#include "d64_layout.hpp"

namespace {

struct Size {
    std::size_t bytes;
    unsigned tracks;
};

constexpr std::array<Size, 4> sizes{{{sectors_before(36) * 256, 35},
                                     {sectors_before(36) * 257, 35},
                                     {sectors_before(41) * 256, 40},
                                     {sectors_before(41) * 257, 40}}};

const Size* size_of(std::size_t bytes) {
    const auto found = std::find_if(sizes.begin(), sizes.end(),
                                    [&](const Size& size) { return size.bytes == bytes; });
    return found == sizes.end() ? nullptr : &*found;
}

std::size_t number_of(D64::Place place) { return sectors_before(place.track) + place.sector; }

} // namespace

bool D64::is_size(std::size_t bytes) { return size_of(bytes) != nullptr; }

D64::D64(Bytes bytes) : bytes_(std::move(bytes)), tracks_(0) {
    const auto* size = size_of(bytes_.size());
    if (!size)
        throw std::runtime_error(
            fmt::format("expected a disk of {} bytes, found {}", sizes[0].bytes, bytes_.size()));
    tracks_ = size->tracks;
}

bool D64::has(Place place) const {
    return place.track >= 1 && place.track <= tracks_ && place.sector < sectors_of(place.track);
}

std::span<std::uint8_t> D64::at(Place place) {
    return std::span(bytes_).subspan(number_of(place) * 256, 256);
}

std::span<const std::uint8_t> D64::at(Place place) const {
    return std::span(bytes_).subspan(number_of(place) * 256, 256);
}

bool D64::readable(Place place) const {
    const std::size_t sectors = sectors_before(tracks_ + 1);
    return bytes_.size() == sectors * 256 || bytes_[sectors * 256 + number_of(place)] <= 1;
}

std::vector<D64::Place> D64::chain(Place first, const std::string& whose) const {
    std::vector<Place> places;
    std::set<std::size_t> seen;
    for (Place place = first; place.track != 0;) {
        const auto wrong = [&](const char* what) {
            throw std::runtime_error(
                fmt::format("{} {} track {} sector {}", whose, what, place.track, place.sector));
        };
        if (!has(place)) wrong("leads off the disk, to");
        if (!seen.insert(number_of(place)).second) wrong("runs in a circle, back to");
        if (!readable(place)) wrong("cannot be read at");
        if (at(place)[0] == 0 && at(place)[1] == 0) wrong("ends before its first byte, at");
        places.push_back(place);
        place = {at(place)[0], at(place)[1]};
    }
    if (places.empty()) throw std::runtime_error(fmt::format("{} has no beginning", whose));
    return places;
}

D64::Bytes D64::read(const File& file) const {
    if (!file.is_closed())
        throw std::runtime_error(fmt::format("\"{}\" was never written to its end", file.name));
    Bytes bytes;
    for (const Place place : chain(file.first, fmt::format("\"{}\"", file.name))) {
        const auto sector = at(place);
        const std::size_t last = sector[0] != 0 ? 255 : sector[1];
        bytes.insert(bytes.end(), sector.begin() + 2,
                     sector.begin() + static_cast<std::ptrdiff_t>(last) + 1);
    }
    return bytes;
}
