#include "c64.hpp"

#include <fmt/format.h>

#include "c64_bitmap.hpp"
#include "c64_dots.hpp"

namespace {

const std::vector<std::string> grounds = {"clear",     "light-woods", "heavy-woods",
                                          "low-hills", "high-hills",  "mountain"};
const std::vector<std::string> banners = {"north-ready", "north-halted", "north-routed",
                                          "south-ready", "south-halted", "south-routed"};
const std::vector<std::string> types = {"hi", "lhi", "mi", "lmi", "li", "ehc", "hc", "mc", "lc"};
// Those with a figure on foot and one mounted come first, in the same order twice.
const std::vector<std::string> figures = {
    "human-foot",    "elf-foot",     "dwarf-foot",    "zorg-foot",     "demon-foot",
    "lizard-foot",   "human-mounted", "elf-mounted",  "dwarf-mounted", "zorg-mounted",
    "demon-mounted", "lizard-mounted", "valkyrie",    "unicorn",       "centaur"};
const std::vector<std::string> signs = {
    "sign-rule",  "sign-full", "sign-empty", "sign-north", "sign-south", "sign-point",
    "sign-up",    "sign-down", "cell-clear", "cell-light-woods", "cell-heavy-woods",
    "cell-low-hills", "cell-high-hills", "cell-mountain", "cell-none", "cell-north-foot",
    "cell-north-mounted", "cell-south-foot", "cell-south-mounted", "cell-away"};
constexpr std::size_t first_letter = 32, last_letter = 126, half_set = 128;
constexpr std::size_t first_ground = 210; // behind a picture: game.cfg's GROUNDS
constexpr std::size_t cells_from = 9; // the eight signs of platform.h are 1 to 8

class Compiler {
  public:
    explicit Compiler(Gallery& gallery) : gallery_(gallery) {}

    std::string text_set() {
        std::string set(8, '\0'); // 0 is never drawn
        for (const auto& name : signs) set += single(name, 8, 8);
        set.resize(first_letter * 8);
        for (std::size_t code = first_letter; code <= last_letter; ++code) set += letter(code);
        set.resize(half_set * 8);
        return set;
    }

    // The characters that a picture's dots cover and that are made anew afterwards: one
    // that is all set, and the figures. The same figures mirrored follow them.
    std::string figure_set() {
        std::string set(8, '\xff');
        define("CHAR_SOLID", 0);
        define("CHAR_FIGURE", set.size() / 8);
        for (const auto& name : figures) set += single(name, 16, 16);
        define("CHAR_MIRRORED", set.size() / 8);
        define("FIGURES", figures.size());
        define("FIGURES_BOTH", 6);
        return set;
    }

    // Those that a picture leaves alone.
    std::string ground_set() {
        std::string set;
        const auto here = [&set] { return first_ground + set.size() / 8; };
        define("CHAR_GRID", here());
        set += single("grid", 8, 16);
        define("CHAR_GROUND", here());
        for (const auto& name : grounds) set += ground(name);
        define("CHAR_BANNER", here());
        for (const auto& name : banners) set += single(name, 8, 8);
        define("CHAR_TYPE", here());
        for (const auto& name : types) set += single("type-" + name, 8, 8);
        return set;
    }

    // A sprite is 24 dots wide: the 16 of the picture and 8 free ones.
    std::string frames() {
        std::string bytes;
        for (const auto* name : {"cursor", "target", "due"}) {
            std::string sprite;
            if (const Picture* picture = gallery_.find(name, 16, 17, ".#"))
                for (std::size_t row = 0; row < picture->height(); ++row) {
                    sprite += single_dots(*picture, row, 0);
                    sprite += single_dots(*picture, row, 8);
                    sprite += '\0';
                }
            sprite.resize(64);
            bytes += sprite;
        }
        return bytes;
    }

    std::string include() {
        std::string text = "; Made by artc from data/art/c64. Do not edit.\n";
        define("SIGN_CELL", cells_from);
        for (const auto& [name, value] : constants_) text += fmt::format("{} = {}\n", name, value);
        text += ".define GROUND_COLOURS " + colours_ + "\n";
        return text;
    }

  private:
    void define(const std::string& name, std::size_t value) { constants_[name] = value; }

    std::string single(const std::string& name, std::size_t width, std::size_t height) {
        const Picture* picture = gallery_.find(name, width, height, ".#");
        return picture ? single_characters(*picture) : std::string(width * height / 8, '\0');
    }

    // Narrow letters are drawn with a pen two dots wide, one column from the left.
    std::string letter(std::size_t code) {
        const std::string name = fmt::format("letter-{}", code);
        const Picture* picture = gallery_.find_either(name, {7, 5}, 8, ".#");
        std::string bytes(8, '\0');
        if (!picture) return bytes;
        for (std::size_t row = 0; row < 8; ++row) {
            unsigned dots = static_cast<unsigned char>(single_dots(*picture, row, 0));
            if (picture->width() == 5) dots = dots >> 1 | dots >> 2;
            bytes[row] = static_cast<char>(dots);
        }
        return bytes;
    }

    std::string ground(const std::string& name) {
        const Picture* picture = gallery_.find(name, 8, 16, ".bg*", {"colour"});
        const unsigned colour = picture ? gallery_.number(*picture, "colour", 7, 0) : 0;
        if (!colours_.empty()) colours_ += ", ";
        colours_ += fmt::format("{}", colour | 8); // 8: double dots, for the VIC
        std::string bytes = picture ? double_characters(*picture) : std::string(32, '\0');
        bytes[0] = bytes[8] = '\xaa'; // the grid's upper side, in green
        return bytes;
    }

    Gallery& gallery_;
    std::map<std::string, std::size_t> constants_;
    std::string colours_;
};

} // namespace

ArtFiles compile_c64(Gallery& gallery, const std::string& folder, Diagnostics& diagnostics) {
    Compiler compiler(gallery);
    ArtFiles files;
    files["text_set.bin"] = compiler.text_set();
    files["figure_set.bin"] = compiler.figure_set();
    files["ground_set.bin"] = compiler.ground_set();
    files["frames.bin"] = compiler.frames();
    files["c64_art.inc"] = compiler.include();
    for (const std::string name : {"title", "victory", "defeat"}) {
        const auto canvas = paint_scene(std::filesystem::path(folder) / (name + ".scene"),
                                        bitmap_width, bitmap_height, gallery, diagnostics);
        // A scene with a mistake may hold colours that are none.
        if (diagnostics.clean()) files[name + ".pic"] = pack_bitmap(canvas);
    }
    return files;
}
