#include <sstream>

#include "screen.hpp"

namespace {

struct Pen {
    Shade ink = usual_ink, paper = usual_paper;
    bool is_bold = false, is_dim = false, is_underlined = false, is_reversed = false;

    Look look() const {
        Look look{ink, paper, is_bold, is_underlined};
        if (is_dim) look.ink = {ink.red * 3 / 5, ink.green * 3 / 5, ink.blue * 3 / 5};
        if (is_reversed) std::swap(look.ink, look.paper);
        return look;
    }
};

std::vector<int> numbers_of(const std::string& text) {
    std::vector<int> numbers;
    std::istringstream in(text);
    for (std::string word; std::getline(in, word, ';');)
        numbers.push_back(word.empty() ? 0 : std::stoi(word));
    if (numbers.empty()) numbers.push_back(0);
    return numbers;
}

// 38 and 48 are followed by 5 and a number, or by 2 and red, green, blue.
Shade long_shade(const std::vector<int>& codes, std::size_t& at, Shade otherwise) {
    if (at + 2 < codes.size() && codes[at + 1] == 5) {
        at += 2;
        return shade_of(codes[at]);
    }
    if (at + 4 < codes.size() && codes[at + 1] == 2) {
        at += 4;
        return {codes[at - 2], codes[at - 1], codes[at]};
    }
    return otherwise;
}

void change(Pen& pen, const std::vector<int>& codes) {
    for (std::size_t at = 0; at < codes.size(); ++at) {
        const int code = codes[at];
        if (code == 0)
            pen = Pen{};
        else if (code == 1)
            pen.is_bold = true;
        else if (code == 2)
            pen.is_dim = true;
        else if (code == 4)
            pen.is_underlined = true;
        else if (code == 7)
            pen.is_reversed = true;
        else if (code == 22)
            pen.is_bold = pen.is_dim = false;
        else if (code == 24)
            pen.is_underlined = false;
        else if (code == 27)
            pen.is_reversed = false;
        else if (code >= 30 && code <= 37)
            pen.ink = shade_of(code - 30);
        else if (code == 38)
            pen.ink = long_shade(codes, at, pen.ink);
        else if (code == 39)
            pen.ink = usual_ink;
        else if (code >= 40 && code <= 47)
            pen.paper = shade_of(code - 40);
        else if (code == 48)
            pen.paper = long_shade(codes, at, pen.paper);
        else if (code == 49)
            pen.paper = usual_paper;
        else if (code >= 90 && code <= 97)
            pen.ink = shade_of(code - 82);
        else if (code >= 100 && code <= 107)
            pen.paper = shade_of(code - 92);
    }
}

std::size_t length_of(unsigned char lead) {
    return lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}

} // namespace

Screen read_screen(std::istream& in) {
    Screen screen;
    Pen pen;
    for (std::string line; std::getline(in, line);) {
        auto& row = screen.emplace_back();
        for (std::size_t at = 0; at < line.size();) {
            if (line[at] == '\033') {
                const auto end = line.find_first_not_of("0123456789;", at + 2);
                if (end == std::string::npos) break;
                if (line[at + 1] == '[' && line[end] == 'm')
                    change(pen, numbers_of(line.substr(at + 2, end - at - 2)));
                at = end + 1;
            } else if (line[at] == '\016' || line[at] == '\017') {
                ++at; // the shift to another character set and back
            } else {
                const auto length = length_of(static_cast<unsigned char>(line[at]));
                row.push_back({line.substr(at, length), pen.look()});
                at += length;
            }
        }
    }
    return screen;
}
