// A folder of games, such as the terminal's: a file NAME.tp each.
#include <algorithm>
#include <stdexcept>

#include "shelf.hpp"
#include "whole_file.hpp"

namespace fs = std::filesystem;

namespace {

const std::string ending = ".tp";
constexpr std::size_t game_longest = 4096; // far above any

class Folder : public Shelf {
  public:
    explicit Folder(fs::path path) : path_(std::move(path)) {}
    std::string kind() const override { return "a folder"; }

    std::vector<KeptGame> games() const override {
        std::vector<KeptGame> games;
        for (const auto& entry : fs::directory_iterator(path_)) {
            const auto stem = entry.path().stem().string();
            if (entry.path().extension() != ending || stem.starts_with('.')) continue;
            KeptGame game;
            game.name = stem;
            try {
                if (game_name(stem) != stem)
                    throw std::runtime_error(
                        "its name has small letters: the game does not see it");
                game.bytes = read_whole(entry.path(), game_longest);
            } catch (const std::runtime_error& fault) {
                game.fault = fault.what();
            }
            games.push_back(std::move(game));
        }
        std::sort(games.begin(), games.end(),
                  [](const KeptGame& a, const KeptGame& b) { return a.name < b.name; });
        return games;
    }

    // Each file is whole or not there; if one cannot be written, those before it are.
    void put(const std::vector<KeptGame>& games) override {
        for (const auto& game : games)
            replace_whole(path_ / (game.name + ending), game.bytes, [](const GameBytes&) {});
    }

  private:
    fs::path path_;
};

} // namespace

std::unique_ptr<Shelf> open_folder(const fs::path& path) { return std::make_unique<Folder>(path); }
