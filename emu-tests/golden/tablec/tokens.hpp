// Where the numbers, texts, keys and lines of a TOML file are, whole or damaged.
#pragma once

#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

struct Span {
    std::size_t begin, end;
};

// The numbers, texts or keys of a file, comments left out.
enum class Token { number, text, key };

inline std::vector<Span> tokens(const std::string& text, Token kind) {
    std::vector<Span> found;
    const auto word = [&](std::size_t i) {
        return i < text.size() && (std::isalnum(static_cast<unsigned char>(text[i])) ||
                                   text[i] == '_' || text[i] == '-' || text[i] == '+');
    };
    for (std::size_t i = 0; i < text.size();) {
        const auto begin = i;
        if (text[i] == '#') {
            while (i < text.size() && text[i] != '\n') ++i;
        } else if (text[i] == '"') {
            for (++i; i < text.size() && text[i] != '"' && text[i] != '\n'; ++i)
                if (text[i] == '\\') ++i;
            if (i < text.size()) ++i;
            i = std::min(i, text.size());
            if (kind == Token::text) found.push_back({begin, i});
        } else if (word(i)) {
            while (word(i)) ++i;
            const bool number = !std::isalpha(static_cast<unsigned char>(text[begin]));
            if (kind == (number ? Token::number : Token::key)) found.push_back({begin, i});
        } else {
            ++i;
        }
    }
    return found;
}

inline std::vector<Span> lines(const std::string& text) {
    std::vector<Span> found;
    for (std::size_t begin = 0; begin < text.size();) {
        auto end = text.find('\n', begin);
        end = end == std::string::npos ? text.size() : end + 1;
        found.push_back({begin, end});
        begin = end;
    }
    return found;
}
