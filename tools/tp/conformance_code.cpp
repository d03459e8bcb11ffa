#include "conformance_code.hpp"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <fstream>
#include <sstream>

namespace fs = std::filesystem;

namespace {

std::optional<std::string> contents(const fs::path& path) {
    std::error_code problem;
    if (!fs::is_regular_file(path, problem)) return {};
    std::ifstream stream(path, std::ios::binary);
    std::stringstream text;
    text << stream.rdbuf();
    return text.str();
}

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

// Behind the bracket that closes the one at open; the text's end if there is none.
std::size_t behind_brackets(const std::string& text, std::size_t open) {
    int depth = 0;
    for (auto at = open; at < text.size(); ++at) {
        if (text[at] == '(') ++depth;
        if (text[at] == ')' && --depth == 0) return at + 1;
    }
    return text.size();
}

// A definition begins at the margin with its type, and a body follows its brackets.
unsigned definition_line(const std::string& text, const std::string& function) {
    for (auto at = text.find(function + "("); at != std::string::npos;
         at = text.find(function + "(", at + 1)) {
        if (at == 0 || is_word(text[at - 1])) continue;
        const auto begin = text.rfind('\n', at) + 1; // npos + 1 is 0
        if (begin == at || !is_word(text[begin])) continue;
        const auto body =
            text.find_first_not_of(" \n", behind_brackets(text, at + function.size()));
        if (body != std::string::npos && text[body] == '{')
            return 1 + static_cast<unsigned>(std::count(
                           text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
    }
    return 0;
}

// A "file:function" that is there. The file's text goes to text.
std::optional<Spot> find(const fs::path& root, const std::string& name, std::string& text,
                         std::string& problem) {
    const auto colon = name.find(':');
    if (colon == std::string::npos || colon == 0 || colon + 1 == name.size()) {
        problem = "\"file:function\"";
        return {};
    }
    Spot spot{name.substr(0, colon), name.substr(colon + 1), 0, {}};
    const auto found = contents(root / spot.file);
    if (!found) {
        problem = "a file " + spot.file;
        return {};
    }
    text = *found;
    spot.line = definition_line(text, spot.function);
    if (spot.line == 0) {
        problem = fmt::format("a function {} in {}", spot.function, spot.file);
        return {};
    }
    return spot;
}

} // namespace

std::optional<Spot> find_code(const fs::path& root, const std::string& name, std::string& problem) {
    std::string text;
    auto spot = find(root, name, text, problem);
    constexpr std::string_view game = "game/";
    if (spot && spot->file.starts_with(game)) {
        const auto assembly =
            fs::path("asm") / fs::path(spot->file.substr(game.size())).replace_extension(".s");
        if (const auto routine = contents(root / assembly);
            routine && routine->find("_" + spot->function + ":") != std::string::npos)
            spot->assembly = assembly.generic_string();
    }
    return spot;
}

std::optional<Spot> find_test(const fs::path& root, const std::string& name, std::string& problem) {
    if (name.find(':') == std::string::npos) {
        const fs::path keys(name);
        for (const auto* extension : {".keys", ".screens"})
            if (const auto file = fs::path(keys).replace_extension(extension);
                !contents(root / file)) {
                problem = "a file " + file.generic_string();
                return {};
            }
        return Spot{name, {}, 0, {}};
    }
    std::string text;
    auto spot = find(root, name, text, problem);
    if (!spot) return {};
    if (text.find("RUN_TEST(" + spot->function + ")") == std::string::npos) {
        problem = fmt::format("RUN_TEST({}) in {}", spot->function, spot->file);
        return {};
    }
    // unit_test(melee troops.c) runs test_melee.c.
    const fs::path file(spot->file);
    const auto list = file.parent_path() / "CMakeLists.txt";
    const auto stem = file.stem().string();
    constexpr std::string_view prefix = "test_";
    const auto builds = contents(root / list).value_or("");
    if (!stem.starts_with(prefix) ||
        (builds.find("unit_test(" + stem.substr(prefix.size()) + ")") == std::string::npos &&
         builds.find("unit_test(" + stem.substr(prefix.size()) + " ") == std::string::npos)) {
        problem = fmt::format("unit_test({}) in {}", stem, list.generic_string());
        return {};
    }
    return spot;
}
