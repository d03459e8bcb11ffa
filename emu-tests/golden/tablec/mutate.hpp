// Damage to a folder of TOML files, as a tired hand, a bad merge or a broken
// disk would do it, and as somebody would who wants to get past the checks.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "scraps.hpp"
#include "tokens.hpp"

using Files = std::map<std::string, std::string>; // name -> contents

// splitmix64: the same numbers with every library, so that a seed means the same everywhere.
class Chance {
  public:
    // Each pair has a stream of its own: none is another one shifted.
    Chance(std::uint64_t seed, std::uint64_t round) : state_(seed) {
        state_ = next() ^ round * 0xd1342543de82ef95U;
        next();
    }
    std::uint64_t next() {
        auto z = state_ += 0x9e3779b97f4a7c15U;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31);
    }
    std::size_t below(std::size_t n) { return n ? static_cast<std::size_t>(next() % n) : 0; }
    template <class T> const T& of(const std::vector<T>& things) {
        return things[below(things.size())];
    }

  private:
    std::uint64_t state_;
};

class Mutator {
  public:
    Mutator(Files& files, Chance& chance) : files_(files), chance_(chance) {
        for (const auto& [name, contents] : files) names_.push_back(name);
    }

    // One change, and what it was, for a person.
    std::string change() {
        using Way = std::string (Mutator::*)(std::string&);
        static const std::vector<Way> ways = {
            &Mutator::bytes,   &Mutator::lines_lost, &Mutator::lines_again, &Mutator::swap_tokens,
            &Mutator::number,  &Mutator::nudge,      &Mutator::text,        &Mutator::key,
            &Mutator::cut,     &Mutator::nest,       &Mutator::insert,      &Mutator::whole_file,
            &Mutator::rename,  &Mutator::nudge,      &Mutator::rename,      &Mutator::swap_tokens,
            &Mutator::element, &Mutator::lines_moved};
        const auto name = chance_.of(names_);
        return name + ": " + (this->*chance_.of(ways))(files_[name]);
    }

  private:
    std::string bytes(std::string& text) {
        if (!text.empty())
            text[chance_.below(text.size())] ^= static_cast<char>(1U << chance_.below(8));
        return "a bit flipped";
    }
    std::string lines_lost(std::string& text) {
        const auto all = lines(text);
        if (all.empty()) return "nothing to lose";
        const auto first = chance_.below(all.size());
        const auto last = std::min(all.size() - 1, first + chance_.below(chance_.below(3) ? 1 : 8));
        text.erase(all[first].begin, all[last].end - all[first].begin);
        return "lines lost";
    }
    std::string lines_again(std::string& text) {
        const auto all = lines(text);
        if (all.empty()) return "nothing to repeat";
        const auto& line = chance_.of(all);
        const auto copy = text.substr(line.begin, line.end - line.begin);
        for (auto times = chance_.below(20) ? 1 : 300U; times > 0; --times)
            text.insert(line.end, copy);
        return "a line repeated";
    }
    std::string lines_moved(std::string& text) {
        const auto all = lines(text);
        if (all.empty()) return "nothing to move";
        const auto& line = chance_.of(all);
        const auto copy = text.substr(line.begin, line.end - line.begin);
        text.erase(line.begin, copy.size());
        const auto rest = lines(text);
        text.insert(rest.empty() ? 0 : chance_.of(rest).begin, copy);
        return "a line moved";
    }
    std::string swap_tokens(std::string& text) {
        const auto all = tokens(text, static_cast<Token>(chance_.below(3)));
        if (all.size() < 2) return "nothing to swap";
        auto a = chance_.of(all), b = chance_.of(all);
        if (b.begin < a.begin) std::swap(a, b);
        if (a.begin == b.begin) return "nothing swapped";
        const auto left = text.substr(a.begin, a.end - a.begin),
                   right = text.substr(b.begin, b.end - b.begin);
        text.replace(b.begin, right.size(), left);
        text.replace(a.begin, left.size(), right);
        return left + " and " + right + " swapped";
    }
    std::string put(std::string& text, Token kind, const std::string& what) {
        const auto all = tokens(text, kind);
        if (all.empty()) return "nothing to replace";
        const auto& place = chance_.of(all);
        const auto old = text.substr(place.begin, place.end - place.begin);
        text.replace(place.begin, old.size(), what);
        return old + " replaced by " + what.substr(0, 40);
    }
    std::string number(std::string& text) {
        return put(text, Token::number, chance_.of(scraps_for_numbers));
    }
    std::string nudge(std::string& text) {
        const auto all = tokens(text, Token::number);
        if (all.empty()) return "no number";
        const auto& place = chance_.of(all);
        const auto old = text.substr(place.begin, place.end - place.begin);
        const auto next = std::to_string(std::strtol(old.c_str(), nullptr, 10) +
                                         static_cast<long>(chance_.below(7)) - 3);
        text.replace(place.begin, old.size(), next);
        return old + " becomes " + next;
    }
    std::string evil() {
        if (!chance_.below(12))
            return "\"" + std::string(chance_.below(2) ? 300 : 70000, 'n') + "\"";
        if (!chance_.below(20)) return "\"\"\"two\nlines\"\"\"";
        return chance_.of(scraps_for_texts);
    }
    std::string text(std::string& text) { return put(text, Token::text, evil()); }
    std::string key(std::string& text) {
        return put(text, Token::key, chance_.of(scraps_for_keys));
    }
    std::string cut(std::string& text) {
        text.resize(chance_.below(text.size() + 1));
        return "cut off at " + std::to_string(text.size());
    }
    std::string nest(std::string& text) {
        const auto depth = chance_.of(std::vector<std::size_t>{10, 200, 300, 60000});
        std::string open, close;
        const auto way = chance_.below(3);
        for (std::size_t i = 0; i < depth; ++i) {
            open += way == 0 ? "[" : way == 1 ? "{a=" : "a.";
            close += way == 0 ? "]" : way == 1 ? "}" : "";
        }
        if (way < 2)
            return put(text, chance_.below(2) ? Token::number : Token::text, open + "1" + close);
        text += chance_.below(2) ? "\n[" + open + "a]\n" : "\n" + open + "a = 1\n";
        return "a key of " + std::to_string(depth) + " parts";
    }
    std::string insert(std::string& text) {
        text.insert(chance_.below(text.size() + 1), chance_.of(scraps_anywhere));
        return "a scrap put in";
    }
    std::string whole_file(std::string& text) {
        switch (chance_.below(5)) {
        case 0:
            text.clear();
            return "emptied";
        case 1:
            text = files_[chance_.of(names_)];
            return "replaced by another file";
        case 2:
            text += files_[chance_.of(names_)];
            return "another file added";
        case 3:
            files_["stranger.toml"] = text;
            return "copied to a stranger";
        default:
            text += text;
            return "doubled";
        }
    }
    // Everywhere at once, so that all references hold: only the name itself can be refused.
    std::string rename(std::string& text) {
        const auto all = tokens(text, Token::text);
        if (all.empty()) return "no name";
        const auto& place = chance_.of(all);
        const auto old = text.substr(place.begin, place.end - place.begin), name = evil();
        if (old.size() < 3) return "no name";
        for (auto& [file, contents] : files_)
            for (auto at = contents.find(old); at != std::string::npos;
                 at = contents.find(old, at + name.size()))
                contents.replace(at, old.size(), name);
        // A class is also the key of its row.
        auto& classes = files_["training.toml"];
        const auto bare = "\n" + old.substr(1, old.size() - 2) + " =";
        if (const auto at = classes.find(bare); at != std::string::npos)
            classes.replace(at + 1, bare.size() - 3, name);
        return old + " renamed everywhere to " + name.substr(0, 40);
    }
    std::string element(std::string& text) {
        const auto all = tokens(text, chance_.below(2) ? Token::number : Token::text);
        if (all.empty()) return "no element";
        const auto& place = chance_.of(all);
        const auto old = text.substr(place.begin, place.end - place.begin);
        if (chance_.below(2)) {
            text.insert(place.end, ", " + old);
            return old + " twice";
        }
        const auto comma = text.find_first_not_of(' ', place.end);
        const bool has_comma = comma != std::string::npos && text[comma] == ',';
        text.erase(place.begin, (has_comma ? comma + 1 : place.end) - place.begin);
        return old + " left out";
    }

    Files& files_;
    Chance& chance_;
    std::vector<std::string> names_;
};
