#include "art.hpp"

namespace {

std::string_view take_line(std::string_view& file) {
    const auto end = file.find('\n');
    const auto line = file.substr(0, end);
    file.remove_prefix(end == std::string_view::npos ? file.size() : end + 1);
    return line;
}

} // namespace

Art read_art(std::string_view file) {
    Art art;
    std::vector<std::string>* part = nullptr;
    while (!file.empty()) {
        const auto line = take_line(file);
        if (line == "[pixels]")
            part = &art.pixels;
        else if (line == "[ascii]")
            part = &art.ascii;
        else if (line == "[ink]")
            part = &art.inks;
        else if (part)
            part->emplace_back(line);
    }
    return art;
}
