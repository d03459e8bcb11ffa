// An instruction means the same in a subroutine, but for a push or a pull, and but for a
// branch, which would have to find its label again. rts leaves registers and flags as
// they are. So what repeats can be taken out without knowing what it does.
#include "repeats.hpp"

#include <algorithm>
#include <span>
#include <unordered_map>

namespace {

constexpr std::size_t most_lines = 24;
constexpr unsigned call_bytes = 3;

// A line as a number, the same for the same text, so that lines compare quickly.
using Number = unsigned;

class Squeezer {
  public:
    Squeezer(Lines& lines, std::string common) : lines(lines), common(std::move(common)) {
        number_lines();
    }

    int run() {
        for (auto best = find_best(); best.gain > 0; best = find_best()) {
            take_out(best);
            saved += best.gain;
        }
        return saved;
    }

  private:
    struct Repeat {
        std::size_t at = 0, length = 0; // where it stands first
        std::size_t behind = 0;         // the last one found so far ends there
        unsigned bytes = 0;
        int count = 0, gain = 0;
    };

    Lines& lines;
    std::string common;
    std::vector<Number> numbers;
    std::unordered_map<std::string, Number> known;
    unsigned routines = 0;
    int saved = 0;

    void number_lines() {
        numbers.clear();
        for (const auto& line : lines)
            numbers.push_back(known.try_emplace(line.text, known.size()).first->second);
    }

    bool same(std::size_t one, std::size_t other, std::size_t length) const {
        const std::span all(numbers);
        return std::ranges::equal(all.subspan(one, length), all.subspan(other, length));
    }

    int gain(const Repeat& repeat) const {
        const int bytes = static_cast<int>(repeat.bytes);
        const bool ends = lines[repeat.at + repeat.length - 1].kind == Line::Kind::end;
        const int routine = bytes + (ends ? 0 : 1);
        return repeat.count * (bytes - static_cast<int>(call_bytes)) - routine;
    }

    Repeat find_best() {
        std::unordered_map<std::uint64_t, Repeat> repeats;
        Repeat best;
        for (std::size_t at = 0; at < lines.size(); ++at) {
            std::uint64_t hash = 0;
            unsigned bytes = 0;
            for (std::size_t end = at; end < std::min(at + most_lines, lines.size()); ++end) {
                if (lines[end].kind == Line::Kind::barrier) break;
                bytes += lines[end].bytes;
                hash = (hash + numbers[end] + 1) * 0x9E3779B97F4A7C15u;
                hash ^= hash >> 29;
                const auto length = end + 1 - at;
                auto& repeat =
                    repeats.try_emplace(hash, Repeat{at, length, at, bytes, 0, 0}).first->second;
                // Two texts with one hash: the second is left alone.
                if (at >= repeat.behind && repeat.length == length && same(repeat.at, at, length)) {
                    ++repeat.count;
                    repeat.behind = end + 1;
                    repeat.gain = gain(repeat);
                    if (repeat.gain > best.gain) best = repeat;
                }
                if (lines[end].kind == Line::Kind::end) break;
            }
        }
        return best;
    }

    void take_out(const Repeat& repeat) {
        const auto name = "squeezed_" + std::to_string(++routines);
        Lines routine(lines.begin() + static_cast<std::ptrdiff_t>(repeat.at),
                      lines.begin() + static_cast<std::ptrdiff_t>(repeat.at + repeat.length));
        const bool ends = routine.back().kind == Line::Kind::end;
        std::string segment = routine.front().segment;
        Lines rest;
        for (std::size_t at = 0; at < lines.size();) {
            if (at + repeat.length <= lines.size() && same(repeat.at, at, repeat.length)) {
                if (lines[at].segment != segment) segment = common;
                rest.push_back({(ends ? "jmp " : "jsr ") + name, lines[at].segment, call_bytes,
                                ends ? Line::Kind::end : Line::Kind::plain});
                at += repeat.length;
            } else {
                rest.push_back(lines[at++]);
            }
        }

        if (!ends) routine.push_back({"rts", segment, 1, Line::Kind::end});
        rest.push_back({".segment \"" + segment + "\"", segment});
        rest.push_back({name + ":", segment});
        for (auto& line : routine) {
            line.segment = segment;
            rest.push_back(line);
        }
        lines = std::move(rest);
        jump_at_ends();
        number_lines();
    }

    // What calls last need not return.
    void jump_at_ends() {
        for (std::size_t at = 0; at + 1 < lines.size(); ++at) {
            auto& line = lines[at];
            if (line.text.starts_with("jsr ") && lines[at + 1].text == "rts") {
                line.text.replace(0, 3, "jmp");
                line.kind = Line::Kind::end;
                lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at) + 1);
                ++saved;
            }
        }
    }
};

} // namespace

int squeeze_repeats(Lines& lines, const std::string& common) {
    return Squeezer(lines, common).run();
}
