#include "art_check.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

const Picture* Gallery::find(const std::string& name, std::size_t width, std::size_t height,
                             const std::string& letters, const std::vector<std::string>& keys) {
    asked_[name] = true;
    const auto found = art_.find(name);
    if (found == art_.end()) {
        diagnostics_.expected({folder_, 1, 1}, fmt::format("a picture [{}]", name), "none");
        return nullptr;
    }
    const Picture& picture = found->second;
    const std::size_t before = diagnostics_.count();
    if (picture.width() != width || picture.height() != height)
        diagnostics_.expected(picture.place, fmt::format("{} by {} letters", width, height),
                              fmt::format("{} by {}", picture.width(), picture.height()));
    for (const Row& row : picture.rows) {
        const auto bad = row.letters.find_first_not_of(letters);
        if (bad == std::string::npos) continue;
        Place place = row.place;
        place.column += static_cast<unsigned>(bad);
        diagnostics_.expected(place, fmt::format("one of the letters {}", letters),
                              in_quotes(row.letters.substr(bad, 1)));
    }
    for (const auto& [key, value] : picture.attributes)
        if (std::find(keys.begin(), keys.end(), key) == keys.end())
            diagnostics_.expected(value.place, one_of(keys), in_quotes(key));
    return diagnostics_.count() == before ? &picture : nullptr;
}

const Picture* Gallery::find_either(const std::string& name, const std::vector<std::size_t>& widths,
                                    std::size_t height, const std::string& letters) {
    const auto found = art_.find(name);
    std::size_t width = widths.front();
    for (const std::size_t other : widths)
        if (found != art_.end() && found->second.width() == other) width = other;
    return find(name, width, height, letters);
}

const Picture* Gallery::find_any(const std::string& name, const std::string& letters) {
    const auto found = art_.find(name);
    if (found == art_.end()) return find(name, 1, 1, letters);
    return find(name, found->second.width(), found->second.height(), letters);
}

unsigned Gallery::number(const Picture& picture, const std::string& key, unsigned most,
                         unsigned fallback) {
    const auto found = picture.attributes.find(key);
    if (found == picture.attributes.end()) return fallback;
    const std::string& text = found->second.value;
    unsigned value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value > most) {
        diagnostics_.expected(found->second.place, fmt::format("a number from 0 to {}", most),
                              in_quotes(text));
        return fallback;
    }
    return value;
}

void Gallery::complain_about_the_rest() {
    for (const auto& [name, picture] : art_)
        if (!asked_.contains(name))
            diagnostics_.expected(picture.place, "a picture that is used", in_quotes(name));
}
