// diskc: makes the Apple II's disk, and moves saved games in and out of it.
#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <iostream>

#include "build.hpp"
#include "forms.hpp"
#include "saves.hpp"

namespace {

// ADDRESS:FILE
Part read_part(const std::string& text) {
    const auto colon = text.find(':');
    if (colon == std::string::npos)
        throw std::runtime_error(fmt::format("expected ADDRESS:FILE, found \"{}\"", text));
    Part part;
    part.address = static_cast<unsigned>(std::stoul(text.substr(0, colon), nullptr, 0));
    part.bytes = read_file(text.substr(colon + 1));
    return part;
}

struct Wishes {
    std::string boot, loader, disk, image, other, name, file;
    std::vector<std::string> parts, pictures;
};

void build(const Wishes& wishes) {
    Program program{
        read_file(wishes.boot), read_file(wishes.loader), read_file(wishes.disk), {}, {}};
    for (const auto& part : wishes.parts) program.parts.push_back(read_part(part));
    for (const auto& picture : wishes.pictures) program.pictures.push_back(read_file(picture));
    write_image(wishes.image, build_image(program));
}

void list(const Wishes& wishes) {
    for (const Save& save : list_saves(read_image(wishes.image)))
        fmt::print("{:10} {:5} bytes\n", save.name, save.bytes.size());
}

void get(const Wishes& wishes) {
    write_file(wishes.file, find_save(read_image(wishes.image), wishes.name).bytes);
}

void put(const Wishes& wishes) {
    Image image = read_image(wishes.image);
    put_save(image, wishes.name, read_file(wishes.file));
    write_image(wishes.image, image);
}

void copy(const Wishes& wishes) { write_image(wishes.other, read_image(wishes.image)); }

} // namespace

int main(int argc, char** argv) {
    CLI::App app{"Makes the Apple II's disk, and moves saved games in and out of it."};
    app.require_subcommand(1);
    Wishes wishes;
    auto* make = app.add_subcommand("build", "makes a disk that boots");
    make->add_option("--boot", wishes.boot, "the boot sector")->required();
    make->add_option("--loader", wishes.loader, "the loader")->required();
    make->add_option("--disk", wishes.disk, "the reading of sectors")->required();
    make->add_option("--load", wishes.parts, "ADDRESS:FILE, to load there")->required();
    make->add_option("--picture", wishes.pictures, "a picture, in their order");
    make->add_option("-o,--output", wishes.image, "the disk")->required();
    auto* show = app.add_subcommand("list", "the saved games on a disk");
    show->add_option("image", wishes.image, "the disk")->required();
    auto* fetch = app.add_subcommand("get", "takes a saved game off a disk");
    auto* store = app.add_subcommand("put", "puts a saved game on a disk");
    for (auto* command : {fetch, store}) {
        command->add_option("image", wishes.image, "the disk")->required();
        command->add_option("name", wishes.name, "of the game")->required();
        command->add_option("file", wishes.file, "its bytes")->required();
    }
    auto* form = app.add_subcommand("copy", "the disk in another form: .dsk, .po, .woz");
    form->add_option("image", wishes.image, "the disk")->required();
    form->add_option("other", wishes.other, "the same, in the form its name ends with")->required();
    CLI11_PARSE(app, argc, argv);
    try {
        if (*make) build(wishes);
        if (*show) list(wishes);
        if (*fetch) get(wishes);
        if (*store) put(wishes);
        if (*form) copy(wishes);
    } catch (const std::exception& trouble) {
        std::cerr << "diskc: " << (*make ? "" : wishes.image + ": ") << trouble.what() << "\n";
        return 1;
    }
}
