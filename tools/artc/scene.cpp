#include "scene.hpp"

#include <cmath>
#include <fmt/format.h>
#include <fstream>
#include <sstream>

#include "shapes.hpp"

namespace {

class Painter {
  public:
    Painter(std::string file, Canvas& canvas, Gallery& gallery, Diagnostics& diagnostics)
        : file_(std::move(file)), canvas_(canvas), gallery_(gallery), diagnostics_(diagnostics) {}

    void line(const std::string& text) {
        ++line_;
        words_ = std::istringstream(text);
        std::string command;
        if (!(words_ >> command) || command[0] == '#') return;
        ok_ = true;
        if (command == "fill") {
            fill(canvas_, colour());
        } else if (command == "blend") {
            const int from = colour(), to = colour(), top = number(), bottom = number();
            if (ok_) blend(canvas_, from, to, top, bottom);
        } else if (command == "polygon") {
            const int ink = colour();
            const auto corners = points();
            if (ok_) polygon(canvas_, ink, corners);
        } else if (command == "ellipse") {
            const int ink = colour();
            const Point centre = point(), radii = point();
            if (ok_) ellipse(canvas_, ink, centre, radii);
        } else if (command == "line") {
            const int ink = colour();
            const Point from = point(), to = point();
            if (ok_) stroke(canvas_, ink, from, to);
        } else if (command == "stamp") {
            stamp();
        } else if (command == "letters") {
            letters();
        } else {
            complain("fill, blend, polygon, ellipse, line, stamp or letters", command);
        }
    }

  private:
    void complain(const std::string& wanted, const std::string& found) {
        if (ok_) diagnostics_.expected({file_, line_, 1}, wanted, in_quotes(found));
        ok_ = false;
    }
    std::string word() {
        std::string text;
        words_ >> text;
        return text;
    }
    int number() {
        const std::string text = word();
        try {
            return std::stoi(text);
        } catch (const std::exception&) {
            complain("a number", text);
            return 0;
        }
    }
    int colour() {
        const int value = number();
        if (value < 0 || value > 15) complain("a colour from 0 to 15", fmt::format("{}", value));
        return value;
    }
    Point point() { return point(word()); }
    Point point(const std::string& text) {
        Point value{};
        char comma = 0, more = 0;
        std::istringstream in(text);
        if (!(in >> value.x >> comma >> value.y) || comma != ',' || in >> more)
            complain("x,y", text);
        return value;
    }
    std::vector<Point> points() {
        std::vector<Point> list;
        for (std::string text; words_ >> text;) list.push_back(point(text));
        if (list.size() < 3) complain("three corners or more", fmt::format("{}", list.size()));
        return list;
    }
    void stamp() {
        const std::string name = word();
        const Point corner = point();
        const int ink = colour();
        if (!ok_) return;
        if (const Picture* picture = gallery_.find_any(name, ".#"))
            put(*picture, corner, [ink](std::size_t) { return ink; });
    }
    void letters() {
        Point corner = point();
        const int advance = number();
        std::vector<int> ramp;
        std::istringstream inks(word());
        for (std::string text; std::getline(inks, text, ',');) ramp.push_back(std::stoi(text));
        const std::string text = word();
        if (ramp.empty() || text.empty()) complain("colours and a word", text);
        if (!ok_) return;
        for (const char letter : text) {
            const std::string name = fmt::format("big-{}", static_cast<char>(letter | 0x20));
            if (const Picture* picture = gallery_.find_any(name, ".#"))
                put(*picture, corner, [&](std::size_t row) {
                    return ramp[row * ramp.size() / picture->height()];
                });
            corner.x += advance;
        }
    }
    template <typename Ink> void put(const Picture& picture, Point corner, Ink ink) {
        for (std::size_t y = 0; y < picture.height(); ++y)
            for (std::size_t x = 0; x < picture.width(); ++x)
                if (picture.rows[y].letters[x] == '#')
                    canvas_.set(corner.x + static_cast<int>(x), corner.y + static_cast<int>(y),
                                ink(y));
    }

    std::string file_;
    Canvas& canvas_;
    Gallery& gallery_;
    Diagnostics& diagnostics_;
    std::istringstream words_;
    unsigned line_ = 0;
    bool ok_ = true;
};

} // namespace

Canvas paint_scene(const std::filesystem::path& file, int width, int height, Gallery& gallery,
                   Diagnostics& diagnostics) {
    Canvas canvas(width, height);
    std::ifstream in(file);
    if (!in) diagnostics.expected({file.string(), 1, 1}, "a scene that can be read", "none");
    Painter painter(file.string(), canvas, gallery, diagnostics);
    for (std::string text; std::getline(in, text);) painter.line(text);
    return canvas;
}
