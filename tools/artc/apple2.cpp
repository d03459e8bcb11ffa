#include "apple2.hpp"

#include <fmt/format.h>

#include "apple2_dots.hpp"
#include "apple2_scene.hpp"

namespace {

constexpr unsigned grounds = 7, tile_lines = 16, tile_columns = 3, tiles = 16;
constexpr unsigned glyph_lines = 8;

// Lines of .byte, sixteen to the line.
std::string byte_lines(const std::string& bytes) {
    std::string text;
    for (std::size_t at = 0; at < bytes.size(); ++at)
        text += fmt::format("{}${:02X}{}", at % 16 == 0 ? "        .byte   " : ", ",
                            static_cast<unsigned char>(bytes[at]),
                            at % 16 == 15 || at + 1 == bytes.size() ? "\n" : "");
    return text;
}

class Compiler {
  public:
    explicit Compiler(Gallery& gallery) : gallery_(gallery) {}

    std::string text() {
        text_ = names_ = "; Made by artc from data/art/apple2. Change it there.\n";
        make_tiles();
        make_glyphs();
        make_figures();
        make_marks();
        return text_;
    }

    const std::string& names() const { return names_; }

  private:
    // The rows of a picture as bytes, one string a row; empty if something is wrong.
    std::vector<std::string> rows(const std::string& name, std::size_t width, std::size_t height,
                                  const std::string& letters, unsigned first = 0) {
        std::vector<std::string> result(height, std::string((width + 6) / 7, '\0'));
        if (const Picture* picture = gallery_.find(name, width, height, letters))
            for (std::size_t y = 0; y < height; ++y)
                result[y] = apple2_bytes(picture->rows[y].letters, first);
        return result;
    }

    // Three pages, one for each byte of a line. In a page 16 tiles a line: each ground
    // twice, for even and odd columns of the map; 14 is put together as it is needed;
    // 15 is the grid alone.
    void make_tiles() {
        std::string pages[tile_columns];
        for (auto& page : pages) page.assign(tile_lines * tiles, '\0');
        const auto put = [&](unsigned tile, const std::vector<std::string>& tile_rows) {
            for (unsigned line = 0; line < tile_lines; ++line)
                for (std::size_t column = 0; column < tile_rows[line].size(); ++column)
                    pages[column][line * tiles + tile] = tile_rows[line][column];
        };
        for (unsigned ground = 0; ground < grounds; ++ground)
            for (const unsigned odd : {0u, 1u})
                put(2 * ground + odd,
                    rows(fmt::format("ground-{}", ground), 21, tile_lines, apple2_colours, odd));
        put(15, rows("bare", 21, tile_lines, apple2_colours));
        text_ += ".segment \"TILES\"\n";
        for (unsigned column = 0; column < tile_columns; ++column)
            text_ += fmt::format("tiles_{}:\n{}", column, byte_lines(pages[column]));
    }

    // Eight tables, one for each line of a glyph: the signs, the letters from 32 on, the
    // cells of the map for even and odd columns, the two kinds of unit.
    void make_glyphs() {
        std::vector<std::vector<std::string>> glyphs;
        const auto add = [&](const std::string& name, const std::string& letters, unsigned odd) {
            glyphs.push_back(rows(name, 7, glyph_lines, letters, odd));
        };
        add("letter_32", apple2_white, 0); // sign 0: none
        for (const char* sign : {"rule", "full", "empty", "north", "south", "point", "up", "down"})
            add(sign, apple2_white, 0);
        names_ += fmt::format("GLYPH_LETTERS = {}\n", glyphs.size());
        for (int letter = 32; letter < 96; ++letter)
            add(fmt::format("letter_{}", letter), apple2_white, 0);
        names_ += fmt::format("GLYPH_CELLS = {}\n", glyphs.size());
        for (unsigned ground = 0; ground < grounds; ++ground)
            for (const unsigned odd : {0u, 1u})
                add(fmt::format("cell-{}", ground), apple2_colours, odd);
        names_ += fmt::format("GLYPH_UNITS = {}\n", glyphs.size());
        add("unit-north", apple2_white, 0);
        add("unit-south", apple2_white, 0);
        names_ += fmt::format("GLYPHS = {}\n", glyphs.size());
        text_ += ".segment \"ART\"\nglyphs:\n";
        for (unsigned line = 0; line < glyph_lines; ++line) {
            std::string table;
            for (const auto& glyph : glyphs) table += glyph[line][0];
            text_ += byte_lines(table);
        }
    }

    // Two tables, one for each byte of a line: line by line, and in a line the figures
    // in turn, so that the number of a figure is an index into each line of it.
    void make_figures() {
        std::string columns[2];
        unsigned number = 0;
        std::vector<std::vector<std::string>> figures;
        for (const char* name :
             {"human-foot", "human-horse", "valkyrie", "unicorn", "centaur", "elf", "dwarf",
              "zorg-foot", "zorg-horse", "demon-foot", "demon-horse", "lizard"}) {
            std::string label = name;
            for (char& c : label) c = c == '-' ? '_' : static_cast<char>(std::toupper(c));
            names_ += fmt::format("FIGURE_{} = {}\n", label, number++);
            figures.push_back(rows(name, 14, figure_lines, apple2_white));
        }
        names_ += fmt::format("FIGURES = {}\nFIGURE_LINES = {}\n", number, figure_lines);
        for (unsigned line = 0; line < figure_lines; ++line)
            for (const auto& figure : figures)
                for (std::size_t column : {0u, 1u}) columns[column] += figure[line][column];
        for (std::size_t column : {0u, 1u})
            text_ += fmt::format("figures_{}:\n{}", column + 1, byte_lines(columns[column]));
    }

    void make_column(const std::string& label, const std::vector<std::string>& names,
                     std::size_t height) {
        text_ += label + ":\n";
        for (const auto& name : names) {
            std::string bytes;
            for (const auto& row : rows(name, 7, height, apple2_white)) bytes += row;
            text_ += byte_lines(bytes);
        }
    }

    void make_marks() {
        make_column("edges", {"edge"}, tile_lines);
        make_column("unders",
                    {"under-0", "under-1", "under-2", "under-3", "under-4", "under-5", "state-1",
                     "state-2"},
                    7);
        // Per frame what stays and what is set: three columns of 16 lines each.
        text_ += "frames:\n";
        for (const char* name : {"frame-cursor", "frame-target"}) {
            const Picture* picture = gallery_.find(name, 21, tile_lines, "#-.");
            std::string stays(tile_columns * tile_lines, '\xFF'),
                set(tile_columns * tile_lines, '\0');
            for (unsigned line = 0; picture && line < tile_lines; ++line) {
                std::string open, lit;
                for (const char letter : picture->rows[line].letters) {
                    open += letter == '.' ? '#' : '.';
                    lit += letter == '#' ? '#' : '.';
                }
                const std::string mask = apple2_bytes(open, 0), bits = apple2_bytes(lit, 0);
                for (unsigned column = 0; column < tile_columns; ++column) {
                    stays[column * tile_lines + line] = static_cast<char>(mask[column] | 0x80);
                    set[column * tile_lines + line] = bits[column];
                }
            }
            text_ += byte_lines(stays) + byte_lines(set);
        }
    }

    Gallery& gallery_;
    std::string text_;  // the bytes
    std::string names_; // the numbers of things
};

} // namespace

ArtFiles compile_apple2(Gallery& gallery, const std::filesystem::path& folder,
                        Diagnostics& diagnostics) {
    ArtFiles files;
    Compiler compiler(gallery);
    files["art.inc"] = compiler.text();
    files["art_names.inc"] = compiler.names();
    for (const char* name : {"title", "victory", "defeat"})
        files[std::string(name) + ".bin"] =
            draw_scene(folder / (std::string(name) + ".scene"), gallery, diagnostics);
    return files;
}
