// The directory, and what can be wrong with a disk.
#include "d64.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <map>
#include <stdexcept>

#include "d64_layout.hpp"

std::vector<D64::Place> D64::directory() const { return chain({map_track, 1}, "the directory"); }

std::vector<D64::File> D64::files() const {
    std::vector<File> files;
    for (const Place place : directory())
        for (std::size_t entry = 0; entry < 256 / entry_bytes; ++entry) {
            const auto row = at(place).subspan(entry * entry_bytes, entry_bytes);
            if (row[2] == 0) continue; // scratched
            File file;
            file.type = row[2];
            file.first = {row[3], row[4]};
            file.entry_sector = place;
            file.entry = entry;
            for (const auto letter : row.subspan(5, name_most)) {
                if (letter == filling) break;
                file.name += static_cast<char>(letter);
            }
            files.push_back(std::move(file));
        }
    return files;
}

bool D64::is_free(Place place) const {
    const auto row = at({map_track, 0}).subspan(bam_at + (place.track - 1) * 4, 4);
    return (row[1 + place.sector / 8] >> place.sector % 8 & 1) != 0;
}

void D64::check_bam(std::vector<std::string>& faults) const {
    if (!readable({map_track, 0}) || at({map_track, 0})[2] != 'A') {
        faults.emplace_back("its map of free sectors is none of the 1541's");
        return;
    }
    for (unsigned track = 1; track <= mapped_tracks; ++track) {
        const auto row = at({map_track, 0}).subspan(bam_at + (track - 1) * 4, 4);
        const unsigned bits =
            row[1] | static_cast<unsigned>(row[2]) << 8 | static_cast<unsigned>(row[3]) << 16;
        if (bits >> sectors_of(track) != 0)
            faults.push_back(fmt::format("track {} has sectors free that it does not have", track));
        else if (static_cast<unsigned>(std::popcount(bits)) != row[0])
            faults.push_back(fmt::format("track {} counts {} free sectors and has {}", track,
                                         row[0], std::popcount(bits)));
    }
}

void D64::check_chains(std::vector<std::string>& faults) const {
    std::map<std::pair<unsigned, unsigned>, std::string> owners{
        {{map_track, 0}, "the map of free sectors"}};
    if (is_free({map_track, 0})) faults.emplace_back("its map is marked as free itself");
    const auto claim = [&](Place first, const std::string& whose) {
        try {
            for (const Place place : chain(first, whose)) {
                const auto [owner, fresh] = owners.try_emplace({place.track, place.sector}, whose);
                if (!fresh)
                    throw std::runtime_error(
                        fmt::format("track {} sector {} belongs to {} and to {}", place.track,
                                    place.sector, owner->second, whose));
                if (place.track <= mapped_tracks && is_free(place))
                    throw std::runtime_error(
                        fmt::format("track {} sector {} belongs to {} and is marked as free",
                                    place.track, place.sector, whose));
            }
        } catch (const std::runtime_error& fault) {
            faults.emplace_back(fault.what());
        }
    };
    claim({map_track, 1}, "the directory");
    if (!faults.empty()) return; // what it would list cannot be trusted
    for (const File& file : files()) {
        const auto whose = fmt::format("\"{}\"", file.name);
        if (!file.is_closed())
            faults.push_back(fmt::format("{} was never written to its end", whose));
        else
            claim(file.first, whose);
        if ((file.type & 0x0f) == 4) { // a relative file has a second chain
            const auto row = at(file.entry_sector).subspan(file.entry * entry_bytes, entry_bytes);
            claim({row[0x15], row[0x16]}, whose);
        }
    }
}

std::vector<std::string> D64::faults() const {
    std::vector<std::string> faults;
    check_bam(faults);
    if (faults.empty()) check_chains(faults);
    return faults;
}
