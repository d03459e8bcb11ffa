#include "art_file.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fstream>
#include <sstream>

namespace fs = std::filesystem;

namespace {

bool is_name_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
}

bool is_name(const std::string& word) {
    return !word.empty() && word[0] >= 'a' && word[0] <= 'z' &&
           std::all_of(word.begin(), word.end(), is_name_letter);
}

bool is_comment(const std::string& line) {
    return line == "#" || (line.size() > 1 && line[0] == '#' && line[1] == ' ');
}

class Text {
  public:
    Text(std::string file, Diagnostics& diagnostics)
        : file_(std::move(file)), diagnostics_(diagnostics) {}

    std::vector<Picture> read(const std::string& text) {
        std::istringstream lines(text);
        std::string line;
        while (std::getline(lines, line)) {
            ++line_;
            if (!line.empty() && line.back() == '\r') line.pop_back();
            if (line.empty() || is_comment(line)) continue;
            if (line[0] == '[')
                header(line);
            else
                row(line);
        }
        end_picture();
        return std::move(pictures_);
    }

  private:
    Place at(std::size_t column) const { return {file_, line_, static_cast<unsigned>(column) + 1}; }

    void header(const std::string& line) {
        end_picture();
        in_picture_ = true;
        Picture picture;
        picture.place = at(1);
        if (line.back() != ']') {
            diagnostics_.expected(at(line.size()), "] at the end of the header", "the line's end");
            pictures_.push_back(std::move(picture));
            return;
        }
        std::size_t end = line.size() - 1, from = 1;
        while (from < end) {
            const std::size_t space = std::min(line.find(' ', from), end);
            const std::string word = line.substr(from, space - from);
            if (picture.name.empty())
                name(word, from, picture);
            else if (!word.empty())
                attribute(word, from, picture);
            from = space + 1;
        }
        if (picture.name.empty() && end == 1)
            diagnostics_.expected(at(1), "a picture's name", "an empty header");
        pictures_.push_back(std::move(picture));
    }

    void name(const std::string& word, std::size_t column, Picture& picture) {
        if (!is_name(word))
            diagnostics_.expected(at(column), "a name of lower case letters, digits, - and _",
                                  in_quotes(word));
        picture.name = word.empty() ? "?" : word;
    }

    void attribute(const std::string& word, std::size_t column, Picture& picture) {
        const auto equals = word.find('=');
        const std::string key = word.substr(0, equals);
        if (equals == std::string::npos || !is_name(key) || equals + 1 == word.size()) {
            diagnostics_.expected(at(column), "key=value", in_quotes(word));
            return;
        }
        const Attribute value{word.substr(equals + 1), at(column + equals + 1)};
        if (!picture.attributes.emplace(key, value).second)
            diagnostics_.expected(at(column), "each key once", in_quotes(key) + " again");
    }

    void row(const std::string& line) {
        if (!in_picture_) {
            diagnostics_.expected(at(0), "a header [name] before the first row", in_quotes(line));
            in_picture_ = true; // said once
            pictures_.push_back({"?", at(0), {}, {}});
            return;
        }
        const auto bad = std::find_if(line.begin(), line.end(),
                                      [](char c) { return c <= ' ' || c > '~'; });
        const auto column = static_cast<std::size_t>(bad - line.begin());
        if (bad != line.end()) {
            diagnostics_.expected(at(column), "a row of visible letters",
                                  in_quotes(std::string(1, *bad)));
            return;
        }
        Picture& picture = pictures_.back();
        if (!picture.rows.empty() && line.size() != picture.width())
            diagnostics_.expected(
                at(std::min(line.size(), picture.width())),
                fmt::format("{} letters as in the row above", picture.width()),
                fmt::format("{}", line.size()));
        else
            picture.rows.push_back({line, at(0)});
    }

    void end_picture() {
        if (in_picture_ && pictures_.back().rows.empty() && diagnostics_.clean())
            diagnostics_.expected(pictures_.back().place, "rows below the header", "none");
    }

    std::string file_;
    Diagnostics& diagnostics_;
    std::vector<Picture> pictures_;
    unsigned line_ = 0;
    bool in_picture_ = false;
};

} // namespace

std::vector<Picture> read_art(const std::string& text, const std::string& file,
                              Diagnostics& diagnostics) {
    return Text(file, diagnostics).read(text);
}

std::map<std::string, Picture> read_art_folder(const fs::path& folder, Diagnostics& diagnostics) {
    std::vector<fs::path> files;
    std::error_code trouble;
    for (const auto& entry : fs::directory_iterator(folder, trouble))
        if (entry.path().extension() == ".txt") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    if (files.empty())
        diagnostics.expected({folder.string(), 1, 1}, "a folder with art in files NAME.txt", "none");
    std::map<std::string, Picture> all;
    for (const auto& file : files) {
        std::ifstream in(file, std::ios::binary);
        std::stringstream text;
        if (!in || !(text << in.rdbuf())) {
            diagnostics.expected({file.string(), 1, 1}, "a file that can be read", "none");
            continue;
        }
        for (auto& picture : read_art(text.str(), file.string(), diagnostics)) {
            const auto [place, is_new] = all.emplace(picture.name, picture);
            if (!is_new)
                diagnostics.expected(picture.place, "each name once",
                                     fmt::format("{} again, first in {}:{}", in_quotes(picture.name),
                                                 place->second.place.file,
                                                 place->second.place.line));
        }
    }
    return all;
}
