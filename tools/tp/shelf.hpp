// Where saved games are kept: a machine's disk, the terminal's folder, or one file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

using GameBytes = std::vector<std::uint8_t>;

struct KeptGame {
    std::string name;
    GameBytes bytes;
    std::string fault; // why its bytes cannot be had, else empty
};

class Shelf {
  public:
    virtual ~Shelf() = default;
    virtual std::string kind() const = 0;
    // Those that cannot be read are among them, with the reason.
    virtual std::vector<KeptGame> games() const = 0;
    // Why nothing may be written to it; none if all of it is whole.
    virtual std::vector<std::string> faults() const { return {}; }
    // All of them or none, each in place of one of its name; down to the disk.
    // Throws std::runtime_error with the reason.
    virtual void put(const std::vector<KeptGame>& games) = 0;
};

// By what is in the file, not by its name. Throws std::runtime_error if it is none.
std::unique_ptr<Shelf> open_shelf(const std::filesystem::path& path);
std::unique_ptr<Shelf> open_c64_disk(const std::filesystem::path& path, GameBytes bytes);
std::unique_ptr<Shelf> open_apple2_disk(const std::filesystem::path& path, GameBytes bytes);
std::unique_ptr<Shelf> open_folder(const std::filesystem::path& path);

// Capitals, digits and blanks, up to 10 of them, as platform/platform.h has it; small
// letters are made capitals. Throws std::runtime_error.
std::string game_name(std::string name);
// Every machine lists so many.
constexpr std::size_t games_most = 8;

// 0 or the JOURNAL_BAD_... of journal.h. A game of other rules is whole but of no use here.
int game_problem(const GameBytes& bytes);
