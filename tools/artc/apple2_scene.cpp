#include "apple2_scene.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fstream>
#include <sstream>

#include "apple2_canvas.hpp"
#include "apple2_dots.hpp"

namespace {

class Scene {
  public:
    Scene(const std::filesystem::path& file, Gallery& gallery, Diagnostics& diagnostics)
        : file_(file.string()), gallery_(gallery), diagnostics_(diagnostics) {}

    void draw(std::istream& text) {
        for (std::string line; std::getline(text, line);) {
            ++line_;
            if (line.empty() || line[0] == '#') continue;
            std::istringstream in(line);
            words_.clear();
            for (std::string word; in >> word;) words_.push_back(word);
            next_ = 0;
            said_ = false;
            thing();
            if (!said_ && next_ < words_.size()) complain("the end of the line", words_[next_]);
        }
    }

    // Six lines of 40 bytes in a sector of 256.
    std::string bytes() const {
        std::string result;
        for (int y = 0; y < Canvas::height; ++y) {
            result += apple2_bytes(canvas_.row(y), 0);
            if (y % 6 == 5) result.append(16, '\0');
        }
        return result;
    }

  private:
    void thing() {
        const std::string kind = word("a thing to draw");
        if (kind == "rect") {
            const char c = colour();
            const int x = number(), y = number(), w = number(), h = number();
            canvas_.rect(c, x, y, w, h);
        } else if (kind == "disc") {
            const char c = colour();
            const int x = number(), y = number(), radius = number();
            canvas_.disc(c, {x, y}, radius);
        } else if (kind == "poly") {
            const char c = colour();
            canvas_.poly(c, points());
        } else if (kind == "line") {
            const char c = colour();
            const auto way = points();
            const int thickness = std::stoi(option("width", "1"));
            for (std::size_t n = 0; n + 1 < way.size(); ++n)
                canvas_.line(c, way[n], way[n + 1], thickness);
        } else if (kind == "shade") {
            const char c = colour();
            const int x = number(), y = number(), w = number(), h = number(), from = number(),
                      to = number();
            canvas_.shade(c, x, y, w, h, from, to);
        } else if (kind == "stars") {
            const char c = colour();
            const int count = number(), seed = number(), x = number(), y = number(), w = number(),
                      h = number();
            canvas_.stars(c, count, static_cast<unsigned>(seed), x, y, std::max(1, w),
                          std::max(1, h));
        } else if (kind == "figure") {
            const std::string name = word("a figure's name");
            const char c = colour();
            const int x = number(), y = number(), scale = number();
            const bool left = next_ < words_.size() && words_[next_] == "left";
            if (left) ++next_;
            if (const Picture* picture = gallery_.find(name, 14, figure_lines, apple2_white))
                stamp(*picture, c, x, y, scale, left);
        } else if (kind == "word") {
            const char c = colour();
            const int x = number(), y = number();
            grand(c, x, y, word("a word"));
        } else {
            complain("rect, disc, poly, line, shade, stars, figure or word", kind);
        }
    }

    void stamp(const Picture& picture, char c, int x, int y, int scale, bool left) {
        const int width = static_cast<int>(picture.width());
        for (int py = 0; py < static_cast<int>(picture.height()); ++py)
            for (int px = 0; px < width; ++px)
                if (picture.rows[static_cast<std::size_t>(py)]
                        .letters[static_cast<std::size_t>(left ? width - 1 - px : px)] == '#')
                    canvas_.rect(c, x + px * scale, y + py * scale, scale, scale);
    }

    void grand(char c, int x, int y, const std::string& text) {
        const std::string shadow = option("shadow", "");
        for (const char letter : text) {
            const auto name = fmt::format("grand-{}", static_cast<char>(std::tolower(letter)));
            const Picture* picture = gallery_.find_either(name, {8, 14, 16}, 18, apple2_white);
            if (!picture) return;
            if (!shadow.empty()) stamp(*picture, shadow[0], x + 2, y + 2, 1, false);
            x += static_cast<int>(picture->width()) + 2;
        }
        for (const char letter : text)
            if (const Picture* picture = gallery_.find_either(
                    fmt::format("grand-{}", static_cast<char>(std::tolower(letter))), {8, 14, 16},
                    18, apple2_white))
                x -= static_cast<int>(picture->width()) + 2;
        for (const char letter : text)
            if (const Picture* picture = gallery_.find_either(
                    fmt::format("grand-{}", static_cast<char>(std::tolower(letter))), {8, 14, 16},
                    18, apple2_white)) {
                stamp(*picture, c, x, y, 1, false);
                x += static_cast<int>(picture->width()) + 2;
            }
    }

    std::string word(const std::string& wanted) {
        if (next_ < words_.size()) return words_[next_++];
        complain(wanted, "the line's end");
        return "";
    }

    char colour() {
        const std::string text = word("a colour");
        if (text.size() == 1 && apple2_colours.find(text) != std::string::npos) return text[0];
        complain("one of " + apple2_colours, text);
        return '.';
    }

    int number() {
        const std::string text = word("a number");
        const std::size_t digits = text.starts_with('-') ? 1 : 0;
        if (text.size() > digits && text.size() < 7 &&
            text.find_first_not_of("0123456789", digits) == std::string::npos)
            return std::stoi(text);
        complain("a number", text);
        return 0;
    }

    std::vector<Point> points() {
        std::vector<Point> result;
        for (; next_ < words_.size() && words_[next_].find('=') == std::string::npos; ++next_) {
            Point point{};
            char comma = 0;
            std::istringstream in(words_[next_]);
            if (!(in >> point.x >> comma >> point.y) || comma != ',')
                complain("X,Y", words_[next_]);
            result.push_back(point);
        }
        return result;
    }

    // key=value at the end of a line.
    std::string option(const std::string& key, const std::string& fallback) {
        if (next_ >= words_.size() || !words_[next_].starts_with(key + "=")) return fallback;
        return words_[next_++].substr(key.size() + 1);
    }

    void complain(const std::string& wanted, const std::string& found) {
        if (!said_) diagnostics_.expected({file_, line_, 1}, wanted, in_quotes(found));
        said_ = true;
    }

    std::string file_;
    Gallery& gallery_;
    Diagnostics& diagnostics_;
    Canvas canvas_;
    std::vector<std::string> words_;
    std::size_t next_ = 0;
    unsigned line_ = 0;
    bool said_ = false;
};

} // namespace

std::string draw_scene(const std::filesystem::path& file, Gallery& gallery,
                       Diagnostics& diagnostics) {
    std::ifstream text(file);
    if (!text) {
        diagnostics.expected({file.string(), 1, 1}, "a scene", "no such file");
        return "";
    }
    Scene scene(file, gallery, diagnostics);
    scene.draw(text);
    return scene.bytes();
}
