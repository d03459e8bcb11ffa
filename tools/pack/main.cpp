// pack: packs bytes for asm/pack/depack.inc, alone or as a program that unpacks itself.
#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <iterator>

#include "program.hpp"

namespace {

Bytes read_bytes(const std::string& name) {
    std::ifstream in(name, std::ios::binary);
    Bytes bytes((std::istreambuf_iterator<char>(in)), {});
    if (!in && bytes.empty()) throw std::runtime_error("cannot read " + name);
    return bytes;
}

void write_bytes(const std::string& name, const Bytes& bytes) {
    std::ofstream out(name, std::ios::binary);
    out.write(reinterpret_cast<const char*>(bytes.data()),
              static_cast<std::streamsize>(bytes.size()));
    if (!out.flush()) throw std::runtime_error("cannot write " + name);
}

unsigned read_address(const std::string& text) {
    std::size_t used = 0;
    unsigned long address = 0x10000;
    try {
        address = std::stoul(text, &used, 16);
    } catch (const std::exception&) {
        used = text.size() + 1;
    }
    if (used != text.size() || address > 0xFFFF)
        throw std::runtime_error(fmt::format("expected an address of up to four hex digits, found "
                                             "\"{}\"", text));
    return static_cast<unsigned>(address);
}

// FILE@ADDRESS
Image read_image(const std::string& text) {
    const auto at = text.rfind('@');
    if (at == std::string::npos)
        throw std::runtime_error(fmt::format("expected FILE@ADDRESS, found \"{}\"", text));
    return {read_address(text.substr(at + 1)), read_bytes(text.substr(0, at))};
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app{"Packs bytes for the depacker in asm/pack/depack.inc."};
    app.require_subcommand(1);
    std::string input, output, loader, start, late;
    std::vector<std::string> images;
    std::size_t most = 0x10000, room = 0;

    auto* bytes = app.add_subcommand("bytes", "one file");
    bytes->add_option("input", input)->required();
    bytes->add_option("output", output)->required();
    auto* back = app.add_subcommand("unpack", "one packed file");
    back->add_option("input", input)->required();
    back->add_option("output", output)->required();
    back->add_option("--most", most, "refuse to make more bytes than that");
    auto* program = app.add_subcommand("program", "memory, as a program that unpacks itself");
    program->add_option("--loader", loader, "the loader, with its load address")->required();
    program->add_option("--start", start, "hex address of the first instruction")->required();
    program->add_option("images", images, "FILE@ADDRESS, hex")->required();
    program->add_option("--late", late, "FILE@ADDRESS, laid into zeros of the images");
    program->add_option("-o,--output", output)->required();
    auto* file = app.add_subcommand("file", "bytes, as a file that is unpacked over itself");
    file->add_option("input", input)->required();
    file->add_option("output", output)->required();
    file->add_option("--room", room, "the bytes there are, the stream at their end")->required();
    CLI11_PARSE(app, argc, argv);

    try {
        Bytes made;
        if (*bytes) {
            made = pack(read_bytes(input)).stream;
        } else if (*back) {
            made = unpack(read_bytes(input), most);
        } else if (*file) {
            made = make_file(read_bytes(input), room);
            std::cout << fmt::format("{}: {} bytes\n", output, made.size());
        } else {
            std::vector<Image> parts;
            for (const auto& image : images) parts.push_back(read_image(image));
            Image whole = join(std::move(parts));
            if (!late.empty()) lay_into(whole, read_image(late));
            made = make_program(read_bytes(loader), whole, read_address(start));
            std::cout << fmt::format("{}: {} bytes\n", output, made.size());
        }
        write_bytes(output, made);
    } catch (const std::exception& trouble) {
        std::cerr << "pack: " << trouble.what() << "\n";
        return 1;
    }
}
