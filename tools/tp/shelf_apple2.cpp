// The Apple II's disk, through diskc's code, which keeps it in the order of DOS; a .po
// is the same disk in the order of ProDOS.
#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <stdexcept>

#include "diskc/saves.hpp"
#include "shelf.hpp"
#include "whole_file.hpp"

namespace {

// Where ProDOS puts the sectors that follow each other on a track.
constexpr std::array<unsigned, track_sectors> prodos_number{0, 8,  1, 9,  2, 10, 3, 11,
                                                            4, 12, 5, 13, 6, 14, 7, 15};

template <class Do> void for_prodos(Do with) {
    for (unsigned track = 0; track < tracks; ++track)
        for (unsigned sector = 0; sector < track_sectors; ++sector)
            with(track, sector,
                 (std::size_t{track} * track_sectors + prodos_number[sector]) * sector_bytes);
}

Image from_prodos(const Bytes& bytes) {
    Image image;
    for_prodos([&](unsigned track, unsigned sector, std::size_t at) {
        std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(at), sector_bytes,
                    image.sector(track, sector).begin());
    });
    return image;
}

Bytes to_prodos(const Image& image) {
    Bytes bytes(image_bytes);
    for_prodos([&](unsigned track, unsigned sector, std::size_t at) {
        std::ranges::copy(image.sector(track, sector),
                          bytes.begin() + static_cast<std::ptrdiff_t>(at));
    });
    return bytes;
}

// Both directories begin with the same four letters, and the second is elsewhere in
// the other order.
bool has_both_directories(const Image& image) {
    return std::ranges::all_of(directory_sectors, [&](unsigned sector) {
        const auto bytes = image.sector(directory_track, sector);
        return std::string(bytes.begin(), bytes.begin() + 4) == "TPSV";
    });
}

class Apple2Disk : public Shelf {
  public:
    Apple2Disk(std::filesystem::path path, Bytes bytes) : path_(std::move(path)) {
        const Image dos(bytes), prodos = from_prodos(bytes);
        const bool is_dos = has_both_directories(dos), is_prodos = has_both_directories(prodos);
        if (is_dos != is_prodos)
            prodos_ = is_prodos;
        else // one of the two directories is damaged
            prodos_ = path_.extension() == ".po";
        image_ = prodos_ ? prodos : dos;
    }

    std::string kind() const override { return "a disk of the Apple II"; }

    std::vector<KeptGame> games() const override {
        std::vector<KeptGame> games;
        for (auto& save : list_saves(image_))
            games.push_back({std::move(save.name), std::move(save.bytes), ""});
        return games;
    }

    std::vector<std::string> faults() const override {
        try {
            list_saves(image_);
        } catch (const std::exception& fault) {
            return {fault.what()};
        }
        return {};
    }

    void put(const std::vector<KeptGame>& games) override {
        auto image = image_;
        for (const auto& game : games) put_save(image, game.name, game.bytes);
        replace_whole(path_, prodos_ ? to_prodos(image) : image.bytes(), [&](const Bytes& written) {
            const Image again = prodos_ ? from_prodos(written) : Image(written);
            for (const auto& game : games)
                if (find_save(again, game.name).bytes != game.bytes)
                    throw std::runtime_error(
                        fmt::format("was not written: {} did not come back", game.name));
        });
        image_ = std::move(image);
    }

  private:
    std::filesystem::path path_;
    Image image_;
    bool prodos_ = false;
};

} // namespace

std::unique_ptr<Shelf> open_apple2_disk(const std::filesystem::path& path, GameBytes bytes) {
    return std::make_unique<Apple2Disk>(path, std::move(bytes));
}
