#include "story_phrase.hpp"

#include <cctype>

#include "story_names.hpp"

namespace {

std::string for_one(std::string_view verb) {
    if (verb == "are") return "is";
    if (verb == "have") return "has";
    if (verb == "go") return "goes";
    return std::string(verb) + "s";
}

std::string blank_filled(std::string_view name, Blanks blanks) {
    const auto key = name.substr(0, name.find(':'));
    for (const auto& blank : blanks) {
        if (blank.key != key) continue;
        if (key.size() == name.size()) return blank.text;
        const auto verb = name.substr(key.size() + 1);
        return blank.text + ' ' + (blank.is_one ? for_one(verb) : std::string(verb));
    }
    return '{' + std::string(name) + '}'; // a slip in the words, to be seen and put right
}

} // namespace

Blank::Blank(std::string_view key_, u32 number)
    : key(key_), text(in_words(number)), is_one(number == 1) {}

std::string filled(std::string_view phrase, Blanks blanks) {
    std::string text;
    while (!phrase.empty()) {
        const auto open = phrase.find('{');
        text += phrase.substr(0, open);
        if (open == phrase.npos) break;
        const auto close = phrase.find('}', open);
        text += blank_filled(phrase.substr(open + 1, close - open - 1), blanks);
        phrase.remove_prefix(close + 1);
    }
    return sentence_case(std::move(text));
}

std::string sentence_case(std::string text) {
    bool begins = true;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (begins) text[i] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[i])));
        begins = i > 0 && text[i] == ' ' &&
                 (text[i - 1] == '.' || text[i - 1] == '!' || text[i - 1] == '?');
    }
    return text;
}

std::size_t Phrases::count() const {
    std::size_t number = 0;
    while (number < most && of[number]) ++number;
    return number;
}

const char* Chooser::choose(const Phrases& phrases, unsigned time, u8 unit) {
    auto& [count, last] = uses_[&phrases];
    const auto size = phrases.count();
    auto best = size;
    for (std::size_t i = 0; i < size; ++i) {
        const auto index = (i + time * 5 + unit * 3U) % size;
        if (index == last && size > 1) continue;
        if (best == size || count[index] < count[best]) best = index;
    }
    ++count[best];
    last = best;
    return phrases.of[best];
}
