// make_roms: the folder of ROMs with which MAME runs an Apple II and nothing in it is
// Apple's. The names are MAME's.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iostream>

#include "artc/art_file.hpp"
#include "roms.hpp"

namespace fs = std::filesystem;

namespace {

Bytes read_bytes(const fs::path& path, std::size_t size) {
    std::ifstream in(path, std::ios::binary);
    Bytes bytes{std::istreambuf_iterator<char>(in), {}};
    if (bytes.size() != size)
        throw std::runtime_error(
            fmt::format("{}: expected {} bytes, found {}", path.string(), size, bytes.size()));
    return bytes;
}

void write_bytes(const fs::path& path, const Bytes& bytes) {
    fs::create_directories(path.parent_path());
    std::ofstream out(path, std::ios::binary);
    out.write(reinterpret_cast<const char*>(bytes.data()),
              static_cast<std::streamsize>(bytes.size()));
    out.close();
    if (!out) throw std::runtime_error("cannot write " + path.string());
}

Bytes slice(const Bytes& bytes, std::size_t from, std::size_t size) {
    const auto begin = bytes.begin() + static_cast<std::ptrdiff_t>(from);
    return {begin, begin + static_cast<std::ptrdiff_t>(size)};
}

Letters read_letters(const fs::path& art) {
    Diagnostics diagnostics;
    std::ifstream in(art, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    Letters letters;
    for (const auto& picture : read_art(text, art.string(), diagnostics)) {
        if (!picture.name.starts_with("letter_") || picture.width() != 7 || picture.height() != 8)
            continue;
        Letter letter{};
        for (std::size_t y = 0; y < 8; ++y)
            for (std::size_t x = 0; x < 7; ++x)
                if (picture.rows[y].letters[x] == '#')
                    letter[y] = static_cast<std::uint8_t>(letter[y] | 1 << x);
        letters[std::stoi(picture.name.substr(7))] = letter;
    }
    for (int code = 32; code < 96; ++code)
        if (!letters.contains(code))
            diagnostics.expected({art.string(), 1, 1}, fmt::format("[letter_{}], 7 x 8", code),
                                 "none");
    if (!diagnostics.clean()) {
        diagnostics.print(std::cerr);
        throw std::runtime_error("no letters");
    }
    return letters;
}

void make(const fs::path& plus_path, const fs::path& e_path, const fs::path& boot_path,
          const fs::path& art, const fs::path& folder) {
    const Bytes plus = read_bytes(plus_path, 0x3000), e = read_bytes(e_path, 0x3000);
    const Bytes boot = read_bytes(boot_path, 0x100);
    const Letters letters = read_letters(art);

    int chip = 0;
    for (const char* name : {"341-0011.d0", "341-0012.d8", "341-0013.e0", "341-0014.e8",
                             "341-0015.f0", "341-0020-00.f8"})
        write_bytes(folder / "apple2p" / name,
                    slice(plus, 0x800 * static_cast<std::size_t>(chip++), 0x800));
    write_bytes(folder / "apple2p" / "341-0036.chr", make_letters_plus(letters));

    // $C100-$CFFF of the //e: RTS everywhere; then $D000-$DFFF; $E000-$FFFF apart.
    Bytes lower(0x2000, 0x60);
    std::copy_n(e.begin(), 0x1000, lower.begin() + 0x1000);
    const Bytes upper = slice(e, 0x1000, 0x2000);
    struct Names {
        const char *machine, *letters, *lower, *upper, *keyboard;
    };
    for (const Names& of :
         {Names{"apple2e", "342-0133-a.chr", "342-0135-b.64", "342-0134-a.64", "342-0132-c.e12"},
          Names{"apple2ee", "342-0265-a.chr", "342-0304-a.e10", "342-0303-a.e8",
                "341-0132-d.e12"}}) {
        write_bytes(folder / of.machine / of.letters, make_letters_e(letters));
        write_bytes(folder / of.machine / of.lower, lower);
        write_bytes(folder / of.machine / of.upper, upper);
        write_bytes(folder / of.machine / of.keyboard, make_keyboard());
    }

    write_bytes(folder / "a2diskiing" / "341-0027-a.p5", boot);
    write_bytes(folder / "d2fdc" / "341-0028-a.rom", make_sequencer());
    // MAME asks for the speech chip of a sound card that we leave out of its slot.
    write_bytes(folder / "votrax" / "sc01a.bin", Bytes(512));
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app{"Makes the ROMs with which MAME runs an Apple II."};
    std::string plus, e, boot, art, folder;
    app.add_option("--plus", plus, "$D000-$FFFF of the II+, 12,288 bytes")->required();
    app.add_option("--e", e, "$D000-$FFFF of the //e, 12,288 bytes")->required();
    app.add_option("--boot", boot, "the disk's boot PROM, 256 bytes")->required();
    app.add_option("--letters", art, "letters.txt")->required();
    app.add_option("-o,--output", folder, "folder for MAME's -rompath")->required();
    CLI11_PARSE(app, argc, argv);
    try {
        make(plus, e, boot, art, folder);
    } catch (const std::exception& trouble) {
        std::cerr << "make_roms: " << trouble.what() << "\n";
        return 1;
    }
}
