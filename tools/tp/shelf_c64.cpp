// The C64's disk: a game is a program file "TP." and its name, behind the two bytes
// of an address that the KERNAL puts before everything it saves.
#include <algorithm>
#include <fmt/format.h>
#include <stdexcept>

#include "d64.hpp"
#include "shelf.hpp"
#include "whole_file.hpp"

namespace {

const std::string prefix = "TP.";
constexpr std::array<std::uint8_t, 2> address{0x00, 0xc4}; // the game reads past it

class C64Disk : public Shelf {
  public:
    C64Disk(std::filesystem::path path, GameBytes bytes)
        : path_(std::move(path)), disk_(std::move(bytes)) {}

    std::string kind() const override { return "a disk of the C64"; }
    std::vector<std::string> faults() const override { return disk_.faults(); }
    std::vector<KeptGame> games() const override { return games_of(disk_); }

    void put(const std::vector<KeptGame>& games) override {
        auto disk = disk_;
        for (const auto& game : games) {
            disk.remove(prefix + game.name);
            if (games_of(disk).size() >= games_most)
                throw std::runtime_error(fmt::format(
                    "there are {} games already, and the C64 lists no more", games_most));
            GameBytes file(address.begin(), address.end());
            file.insert(file.end(), game.bytes.begin(), game.bytes.end());
            disk.write(prefix + game.name, file);
        }
        replace_whole(path_, disk.bytes(), [&](const GameBytes& written) {
            const D64 again(written);
            if (!again.faults().empty()) throw std::runtime_error(again.faults().front());
            const auto found = games_of(again);
            for (const auto& game : games)
                if (std::none_of(found.begin(), found.end(), [&](const KeptGame& other) {
                        return other.name == game.name && other.bytes == game.bytes;
                    }))
                    throw std::runtime_error(
                        fmt::format("was not written: {} did not come back", game.name));
        });
        disk_ = std::move(disk);
    }

  private:
    static std::vector<KeptGame> games_of(const D64& disk) {
        std::vector<KeptGame> games;
        for (const auto& file : disk.files()) {
            if (!file.is_program() || !file.name.starts_with(prefix)) continue;
            KeptGame game;
            game.name = file.name.substr(prefix.size());
            try {
                game.bytes = disk.read(file);
                if (game.bytes.size() < address.size())
                    throw std::runtime_error(fmt::format("\"{}\" is empty", file.name));
                game.bytes.erase(game.bytes.begin(), game.bytes.begin() + address.size());
            } catch (const std::runtime_error& fault) {
                game.bytes.clear();
                game.fault = fault.what();
            }
            games.push_back(std::move(game));
        }
        return games;
    }

    std::filesystem::path path_;
    D64 disk_;
};

} // namespace

std::unique_ptr<Shelf> open_c64_disk(const std::filesystem::path& path, GameBytes bytes) {
    return std::make_unique<C64Disk>(path, std::move(bytes));
}
