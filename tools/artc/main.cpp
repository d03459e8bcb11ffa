// artc: compiles the art of a machine, text files, into the bytes it shows.
#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

#include "apple2.hpp"
#include "c64.hpp"

namespace fs = std::filesystem;

namespace {

// What has not changed stays untouched, so that nothing is built again.
void put(const fs::path& path, const std::string& contents) {
    std::ifstream old(path, std::ios::binary);
    std::stringstream text;
    text << old.rdbuf();
    if (old && text.str() == contents) return;
    std::ofstream out(path, std::ios::binary);
    out << contents;
    out.close();
    if (!out) throw std::runtime_error("cannot write " + path.string());
}

ArtFiles compile(const std::string& machine, Gallery& gallery, const fs::path& folder,
                 Diagnostics& diagnostics) {
    if (machine == "apple2") return compile_apple2(gallery, folder, diagnostics);
    return compile_c64(gallery, folder, diagnostics);
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app{"Compiles the art of a machine, data/art/<machine>/*.txt, into bytes."};
    std::string machine, folder, output;
    app.add_option("machine", machine, "the machine")
        ->required()
        ->check(CLI::IsMember({"apple2", "c64"}));
    app.add_option("folder", folder, "its art, in files NAME.txt")->required();
    app.add_option("-o,--output", output, "folder for what is made")->required();
    CLI11_PARSE(app, argc, argv);

    Diagnostics diagnostics;
    Gallery gallery(read_art_folder(folder, diagnostics), folder, diagnostics);
    ArtFiles files;
    if (diagnostics.clean()) {
        files = compile(machine, gallery, folder, diagnostics);
        gallery.complain_about_the_rest();
    }
    if (!diagnostics.clean()) {
        diagnostics.print(std::cerr);
        return 1;
    }
    try {
        fs::create_directories(output);
        for (const auto& [name, bytes] : files) put(fs::path(output) / name, bytes);
    } catch (const std::exception& trouble) {
        std::cerr << "artc: " << trouble.what() << "\n";
        return 1;
    }
}
