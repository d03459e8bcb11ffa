// A morale check: do its parts add up, and does the table say what was shown?
#include <fmt/format.h>

#include "compare.hpp"

namespace {

class Check {
  public:
    explicit Check(const Note& note) : note_(note), known_(note.units[0].known) {
        for (std::size_t part = 0; part < parts; ++part) part_[part] = note.part[part];
        if (!part_[part_demons]) part_[part_demons] = 0;
        const auto men = known_[trait_men], first = known_[trait_first];
        if (men && first) {
            dead_ = morale_dead_factor(static_cast<u16>(*first), static_cast<u16>(*men));
            if (!part_[part_dead]) part_[part_dead] = dead_;
        }
        sums_ = part_[part_close] && part_[part_dead] && part_[part_battles] && part_[part_routs];
    }

    Verdict judge(const std::vector<Variant>& variants) {
        Verdict verdict;
        Figures totals;
        for (const auto& variant : variants) {
            rules_readings = variant.readings;
            verdict.answers.push_back(answer(variant, &variant == variants.data(), totals));
        }
        rules_readings = 0;
        tell_missing(verdict);
        if (dead_differs())
            verdict.given = fmt::format("Dead {}", *dead_);
        else if (dice_impossible())
            verdict.given = fmt::format("Dice {} to {}", lowest_dice, highest_dice);
        else
            verdict.given = fmt::format("{}{}{}", sums_ ? "Total " + totals.words() : "",
                                        sums_ && !told_.empty() ? "; " : "",
                                        told_.empty() ? "" : "result " + told_);
        return verdict;
    }

  private:
    static constexpr int lowest_dice = 3 * 2, highest_dice = 3 * 5;

    bool dead_differs() const {
        return dead_ && note_.part[part_dead] && *dead_ != *note_.part[part_dead];
    }
    bool dice_impossible() const {
        const auto dice = part_[part_dice];
        return dice && (*dice < lowest_dice || *dice > highest_dice);
    }

    void tell_missing(Verdict& verdict) const {
        constexpr std::array<std::pair<Part, const char*>, 6> names{{{part_dice, "Dice"},
                                                                     {part_close, "Close"},
                                                                     {part_dead, "Dead"},
                                                                     {part_battles, "BS"},
                                                                     {part_routs, "RS"},
                                                                     {part_total, "Total"}}};
        const bool reads_table = note_.result && (sums_ || part_[part_total]);
        for (const auto& [part, name] : names)
            if (!reads_table && !part_[part]) verdict.missing.emplace_back(name);
        if (!note_.result) verdict.missing.emplace_back("the result");
        if (note_.result && !known_[trait_class])
            verdict.missing.push_back("the class of " + note_.units[0].name);
    }

    static u8 count(int net) { return static_cast<u8>(COUNT_ZERO + net); }

    void set_total(int dice) const {
        morale_dice = static_cast<u8>(dice);
        morale_close = count(*part_[part_close]);
        morale_dead = static_cast<u8>(*part_[part_dead]);
        morale_battles = count(*part_[part_battles]);
        morale_routs = count(*part_[part_routs]);
        morale_fear = static_cast<u8>(*part_[part_demons] * BONUS_FEAR_LESS);
        morale_courage = static_cast<u8>(known_[trait_courage].value_or(0));
        morale_count();
    }

    Answer answer(const Variant& variant, bool is_played, Figures& totals) {
        if (variant.strict && known_[trait_courage].value_or(0) > 0) return Answer::none;
        if (dice_impossible() || dead_differs()) return Answer::none;
        const auto dice = part_[part_dice];
        const auto total = part_[part_total];
        std::vector<u16> possible; // totals, with MORALE_ZERO in them
        for (int d = dice.value_or(lowest_dice); sums_ && d <= dice.value_or(highest_dice); ++d) {
            set_total(d);
            if (is_played) totals.add(morale_total - MORALE_ZERO);
            if (!total || *total == morale_total - MORALE_ZERO) possible.push_back(morale_total);
        }
        if (!sums_ && total) possible.push_back(static_cast<u16>(MORALE_ZERO + *total));
        if (possible.empty()) return sums_ ? Answer::none : Answer::some;
        if (!note_.result) return sums_ && total ? Answer::all : Answer::some;

        // The table, for the class or for every class it could be of.
        bool some = false, all = true;
        std::array<bool, 3> told{};
        for (u8 c = 0; c < CLASSES; ++c) {
            if (known_[trait_class] && *known_[trait_class] != c) continue;
            bool fits = false;
            for (const auto t : possible) {
                morale_total = t;
                const auto result = morale_result(c);
                told[result] = true;
                fits |= result == *note_.result;
            }
            some |= fits;
            all &= fits;
        }
        if (is_played) tell(told);
        if (!some) return Answer::none;
        return all ? Answer::all : Answer::some;
    }

    void tell(const std::array<bool, 3>& told) {
        constexpr std::array words{"orders", "halt", "rout"};
        for (std::size_t i = 0; i < 3; ++i)
            if (told[i]) told_ += (told_.empty() ? "" : " or ") + std::string(words[i]);
    }

    const Note& note_;
    const std::array<Maybe, traits>& known_;
    std::array<Maybe, parts> part_{};
    Maybe dead_; // as the losses make it
    bool sums_ = false;
    std::string told_;
};

} // namespace

Verdict judge_morale(const Note& note, const std::vector<Variant>& variants) {
    return Check(note).judge(variants);
}
