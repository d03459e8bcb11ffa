// The verdicts in words, and what they say about the rulings.
#include <algorithm>
#include <fmt/format.h>
#include <iterator>

#include "compare.hpp"

namespace {

constexpr std::size_t readings = std::size(name_reading);

bool has(const Variant& variant, std::size_t reading) { return (variant.readings >> reading) & 1U; }

// Everything that the first has turned, the second has turned too.
bool is_within(const Variant& small, const Variant& large) {
    return (small.readings & large.readings) == small.readings && (large.strict || !small.strict);
}

using Possible = std::vector<bool>; // by variant

Possible possible(const Verdict& verdict) {
    Possible result;
    for (const auto answer : verdict.answers) result.push_back(answer != Answer::none);
    return result;
}

bool any(const Possible& possible) {
    return std::find(possible.begin(), possible.end(), true) != possible.end();
}

// The variants that turn no more than is needed.
std::string least(const std::vector<Variant>& variants, const Possible& possible) {
    std::string names;
    for (std::size_t i = 0; i < variants.size(); ++i) {
        bool needed = possible[i];
        for (std::size_t j = 0; needed && j < variants.size(); ++j)
            needed = j == i || !possible[j] || !is_within(variants[j], variants[i]);
        if (needed) names += (names.empty() ? "" : ", or ") + variant_name(variants[i]);
    }
    return names;
}

std::string joined(const std::vector<std::string>& words) {
    return fmt::format("{}", fmt::join(words, ", "));
}

std::string verdict_words(const Verdict& verdict, const std::vector<Variant>& variants) {
    const auto can = possible(verdict);
    if (verdict.answers[0] == Answer::all) return "reproduced";
    if (verdict.answers[0] == Answer::some)
        return "not decidable; not given: " + joined(verdict.missing);
    if (!any(can))
        return fmt::format("impossible under every variant; the rules give {}", verdict.given);
    const bool sure = std::find(verdict.answers.begin(), verdict.answers.end(), Answer::all) !=
                      verdict.answers.end();
    if (sure) return "reproduced under " + least(variants, can);
    return fmt::format("possible only under {}; not given: {}", least(variants, can),
                       joined(verdict.missing));
}

std::string lines_words(const std::vector<unsigned>& lines) {
    return fmt::format("line{} {}", lines.size() == 1 ? "" : "s", fmt::join(lines, ", "));
}

class Rulings {
  public:
    explicit Rulings(const std::vector<Variant>& variants)
        : variants_(variants), together_(variants.size(), true) {}

    void add(unsigned line, const Possible& possible) {
        if (!any(possible)) { // it says nothing about which reading is right
            impossible_.push_back(line);
            return;
        }
        for (std::size_t i = 0; i < possible.size(); ++i)
            together_[i] = together_[i] && possible[i];
        for (std::size_t reading = 0; reading <= readings; ++reading) {
            bool on = false, off = false;
            for (std::size_t i = 0; i < possible.size(); ++i)
                if (possible[i]) (is_on(variants_[i], reading) ? on : off) = true;
            if (on && !off) refuted_[reading].push_back(line);
            if (off && !on) confirmed_[reading].push_back(line);
        }
    }

    std::string words() const {
        std::string text = "\nThe rulings\n";
        if (confirmed_.empty() && refuted_.empty()) text += "  none is confirmed or refuted\n";
        for (std::size_t reading = 0; reading <= readings; ++reading) {
            const std::string option = reading < readings ? name_reading[reading] : "strict";
            const auto name =
                reading < readings ? option.substr(0, option.find('=')) : "full rules";
            if (confirmed_.contains(reading) || refuted_.contains(reading))
                text += fmt::format("  {:<22} {}\n", name, fate(reading, option));
        }
        const auto lines = impossible_.empty() ? std::string("All lines together")
                                               : "All but " + lines_words(impossible_);
        if (!any(together_)) return text + lines + ": no variant gives them all.\n";
        text += fmt::format("{}: given by {}.\n", lines, least(variants_, together_));
        return text;
    }

  private:
    static bool is_on(const Variant& variant, std::size_t reading) {
        return reading < readings ? has(variant, reading) : variant.strict;
    }

    std::string fate(std::size_t reading, const std::string& option) const {
        const auto confirmed = confirmed_.find(reading), refuted = refuted_.find(reading);
        const bool is_confirmed = confirmed != confirmed_.end();
        const bool is_refuted = refuted != refuted_.end();
        if (is_confirmed && is_refuted)
            return fmt::format("confirmed by {}, refuted by {}: one of them is wrong",
                               lines_words(confirmed->second), lines_words(refuted->second));
        if (is_confirmed) return "confirmed by " + lines_words(confirmed->second);
        return fmt::format("refuted by {}: {}", lines_words(refuted->second), option);
    }

    const std::vector<Variant>& variants_;
    Possible together_;
    std::map<std::size_t, std::vector<unsigned>> confirmed_, refuted_; // by reading
    std::vector<unsigned> impossible_;
};

} // namespace

std::vector<Variant> all_variants() {
    std::vector<Variant> variants;
    for (const bool strict : {false, true})
        for (std::size_t set = 0; set < std::size_t{1} << readings; ++set)
            variants.push_back({static_cast<Readings>(set), strict});
    return variants;
}

std::string variant_name(const Variant& variant) {
    std::string name;
    for (std::size_t reading = 0; reading < readings; ++reading)
        if (has(variant, reading))
            name += (name.empty() ? "" : " and ") + std::string(name_reading[reading]);
    if (variant.strict) name += name.empty() ? "strict" : " and strict";
    return name.empty() ? "the rules as played" : name;
}

std::string Figures::words() const {
    constexpr std::size_t most_listed = 4;
    if (seen_.empty()) return "";
    if (seen_.size() > most_listed)
        return fmt::format("{} to {}", seen_.begin()->first, seen_.rbegin()->first);
    std::string text;
    for (const auto& [value, times] : seen_)
        text += (text.empty() ? "" : "/") + std::to_string(value);
    return text;
}

Verdict judge(const Note& note, const std::vector<Variant>& variants) {
    switch (note.kind) {
    case NoteKind::melee:
    case NoteKind::fire:
        return judge_exchange(note, variants);
    case NoteKind::morale:
        return judge_morale(note, variants);
    case NoteKind::move:
        return judge_move(note, variants);
    case NoteKind::tally:
        break;
    }
    return judge_tally(note, variants);
}

bool tell_verdicts(const std::string& file, const Notes& notes, std::string& out) {
    const auto variants = all_variants();
    Rulings rulings(variants);
    bool agrees = true;
    for (const auto& note : notes.notes) {
        const auto verdict = judge(note, variants);
        out += fmt::format("{}:{}: {}: {}\n", file, note.line, note.text,
                           verdict_words(verdict, variants));
        rulings.add(note.line, possible(verdict));
        agrees &= verdict.answers[0] != Answer::none;
    }
    out += rulings.words();
    return agrees;
}
