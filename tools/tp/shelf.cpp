#include "shelf.hpp"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <stdexcept>
#include <string_view>

#include "d64.hpp"
#include "rules.hpp"
#include "whole_file.hpp"

namespace fs = std::filesystem;

namespace {

constexpr std::size_t name_longest = 10;
constexpr std::size_t apple2_bytes = 143360;
constexpr std::size_t largest = 2 * 1024 * 1024; // a cartridge is one of the largest to know

bool begins(const GameBytes& bytes, std::string_view with) {
    return bytes.size() >= with.size() && std::equal(with.begin(), with.end(), bytes.begin());
}

// A game in a file of its own, under its file's name.
class OneFile : public Shelf {
  public:
    OneFile(const fs::path& path, GameBytes bytes) : bytes_(std::move(bytes)) {
        try {
            name_ = game_name(path.stem().string());
        } catch (const std::runtime_error&) {
            name_ = "GAME";
        }
    }
    std::string kind() const override { return "a saved game"; }
    std::vector<KeptGame> games() const override { return {{name_, bytes_, ""}}; }
    void put(const std::vector<KeptGame>&) override {
        throw std::runtime_error("is one game and holds no others: give a disk or a folder");
    }

  private:
    std::string name_;
    GameBytes bytes_;
};

} // namespace

std::string game_name(std::string name) {
    const auto given = name;
    for (char& letter : name)
        letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    const bool good = !name.empty() && name.size() <= name_longest && name.front() != ' ' &&
                      name.back() != ' ' && std::all_of(name.begin(), name.end(), [](char c) {
                          return c == ' ' || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z');
                      });
    if (!good)
        throw std::runtime_error(fmt::format("expected a name of up to {} letters, digits and "
                                             "blanks, found \"{}\"; --name gives one",
                                             name_longest, given));
    return name;
}

int game_problem(const GameBytes& bytes) {
    if (bytes.size() > JOURNAL_BYTES) return JOURNAL_BAD_SIZE;
    // journal_load swaps this room with the game's own.
    auto room = bytes;
    room.resize(JOURNAL_BYTES);
    return journal_load(room.data(), static_cast<u16>(bytes.size()));
}

std::unique_ptr<Shelf> open_shelf(const fs::path& path) {
    if (fs::is_directory(path)) return open_folder(path);
    auto bytes = read_whole(path, largest);
    if (begins(bytes, "TPSA")) return std::make_unique<OneFile>(path, std::move(bytes));
    if (begins(bytes, "C64 CARTRIDGE"))
        throw std::runtime_error("is a cartridge, and no game is ever saved in it: the C64 saves "
                                 "to the disk in its drive, so give the .d64 of that disk");
    if (begins(bytes, "WOZ"))
        throw std::runtime_error(
            "is a .woz, which keeps a disk's tracks bit by bit: give the same disk as .dsk or .po");
    if (bytes.size() == apple2_bytes) return open_apple2_disk(path, std::move(bytes));
    if (D64::is_size(bytes.size())) return open_c64_disk(path, std::move(bytes));
    throw std::runtime_error(
        fmt::format("expected a .d64, .dsk or .po disk, a saved game or a folder of them, found a "
                    "file of {} bytes that is none of these",
                    bytes.size()));
}
