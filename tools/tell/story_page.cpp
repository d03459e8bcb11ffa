#include "story_page.hpp"

#include <fmt/format.h>

namespace {

// Broken between words; later lines begin with indent spaces.
std::string wrapped(std::string_view text, std::string line, std::size_t indent) {
    std::string page;
    bool has_word = false;
    while (!text.empty()) {
        const auto word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
        if (has_word && line.size() + 1 + word.size() > Page::columns) {
            page += line + '\n';
            line.assign(indent, ' ');
            has_word = false;
        }
        if (has_word) line += ' ';
        line += word;
        has_word = true;
    }
    return page + line + '\n';
}

} // namespace

void Page::say(unsigned time, const std::string& sentence) {
    if (!paragraph_.empty() && time != time_) finish_paragraph();
    time_ = time;
    if (!paragraph_.empty()) paragraph_ += ' ';
    paragraph_ += sentence;
}

void Page::plain(std::string_view text) {
    finish_paragraph();
    text_ += wrapped(text, "", 0);
}

void Page::line(const std::string& text) {
    finish_paragraph();
    text_ += text + '\n';
}

void Page::gap() {
    finish_paragraph();
    if (!text_.ends_with("\n\n")) text_ += '\n';
}

const std::string& Page::text() {
    finish_paragraph();
    return text_;
}

void Page::finish_paragraph() {
    if (paragraph_.empty()) return;
    auto beside = time_ == shown_time_ ? std::string(margin, ' ') : fmt::format("{:>4}  ", time_);
    shown_time_ = time_;
    text_ += wrapped(paragraph_, std::move(beside), margin);
    paragraph_.clear();
}
