// squeeze: cc65's assembly of a whole program, smaller and slower.
#include <CLI/CLI.hpp>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iostream>

#include "repeats.hpp"

int main(int argc, char** argv) {
    CLI::App app{"Makes one file of cc65's assembly, with a subroutine for what repeats."};
    std::vector<std::string> inputs;
    std::string output;
    app.add_option("inputs", inputs, "as cc65 wrote them")->required();
    app.add_option("-o,--output", output)->required();
    CLI11_PARSE(app, argc, argv);

    try {
        Lines lines;
        for (const auto& input : inputs) {
            std::ifstream in(input);
            if (!in) throw std::runtime_error("cannot read " + input);
            // "mind_look.c.s" as "mind_look"
            auto name = std::filesystem::path(input).filename().string();
            read_source(in, name.substr(0, name.find('.')), lines);
        }
        const auto saved = squeeze_repeats(lines, "CODE");

        std::ofstream out(output);
        out << "; Made by squeeze of what cc65 made of C.\n"
               ".autoimport on\n"
               ".macpack longbranch\n"
               ".importzp sp, sreg, regsave, regbank\n"
               ".importzp tmp1, tmp2, tmp3, tmp4, ptr1, ptr2, ptr3, ptr4\n";
        for (const auto& line : lines) out << line.text << '\n';
        if (!out.flush()) throw std::runtime_error("cannot write " + output);
        fmt::print("{}: {} bytes saved\n", output, saved);
    } catch (const std::exception& problem) {
        std::cerr << "squeeze: " << problem.what() << '\n';
        return 1;
    }
    return 0;
}
