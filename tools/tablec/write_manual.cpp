// The tables of the manual: each stands between its marker and the next "end".
#include "write.hpp"

#include <fmt/format.h>
#include <functional>
#include <map>
#include <stdexcept>

namespace {

using Cells = std::vector<std::string>;

std::string row(const Cells& cells) {
    std::string line = "|";
    for (const auto& cell : cells) line += " " + cell + " |";
    return line + "\n";
}

// The first column is words, the others are numbers.
std::string head(const Cells& cells) {
    std::string rule = "| --- |";
    for (std::size_t n = 1; n < cells.size(); ++n) rule += " ---: |";
    return row(cells) + rule + "\n";
}

std::string signed_number(long number) {
    return number == 0 ? "0" : fmt::format("{}{}", number < 0 ? "−" : "+", std::abs(number));
}

// With the sign that is as long as a plus.
std::string plain_number(long number) {
    return number < 0 ? fmt::format("−{}", -number) : std::to_string(number);
}

std::string capital(std::string word) {
    if (!word.empty() && word[0] >= 'a' && word[0] <= 'z')
        word[0] = static_cast<char>(word[0] - 32);
    return word;
}

std::string movement(const Cards& cards) {
    Cells names{"Type"};
    for (const auto& terrain : cards.terrains) names.push_back(capital(terrain.id));
    auto text = head(names);
    for (const auto& troop : cards.troops) {
        Cells cells{fmt::format("**{}** {}", troop.id, troop.name)};
        for (const auto cost : troop.cost) cells.push_back(cost ? std::to_string(cost) : "–");
        text += row(cells);
    }
    return text;
}

template <class Arms> std::string weapons(const Cards& cards, const Arms& arms) {
    Cells names{"Weapon"};
    names.insert(names.end(), cards.columns.begin(), cards.columns.end());
    auto text = head(names);
    for (const auto& arm : arms) {
        Cells cells{capital(arm.id)};
        for (const auto factor : arm.factors) cells.push_back(std::to_string(factor));
        text += row(cells);
    }
    return text;
}

std::string ranges(const Cards& cards) {
    auto text = head({"Missile", "Range in hexes"});
    for (const auto& missile : cards.missiles)
        text += row({capital(missile.id), std::to_string(missile.range)});
    return text;
}

std::string cover(const Cards& cards) {
    auto text = head({"Where the target stands", "Melee", "Fire"});
    for (const auto& terrain : cards.terrains)
        text += row({capital(terrain.id), signed_number(-std::abs(terrain.melee)),
                     signed_number(-std::abs(terrain.fire))});
    return text;
}

std::string casualties(const Cards& cards) {
    Cells factors{"Factors"}, percents{"Percent"};
    for (long factor = lowest_factor; factor <= 12; ++factor) {
        factors.push_back(plain_number(factor) + (factor == lowest_factor ? " or less" : ""));
        percents.push_back(std::to_string(casualty_percent(cards.casualties, factor)));
    }
    return head(factors) + row(percents);
}

std::string training(const Cards& cards) {
    auto text =
        head({"Class", "Takes orders", "Halts", "Routs", "Luck in melee", "Battles lost in a row"});
    for (const auto& kind : cards.classes)
        text += row({kind.id, fmt::format("{} or more", kind.take_orders),
                     fmt::format("{} to {}", kind.halt_to, kind.take_orders - 1),
                     plain_number(kind.halt_to - 1) + " or less",
                     fmt::format("{} to {}", signed_number(kind.random_lowest),
                                 signed_number(kind.random_highest)),
                     std::to_string(kind.battles_lost)});
    return text;
}

std::string worth(const Cards& cards) {
    Cells names{"Type"}, values{"A warrior's worth"};
    for (const auto& troop : cards.troops) {
        names.push_back(troop.id);
        values.push_back(std::to_string(troop.weight));
    }
    return head(names) + row(values);
}

std::string army(const Scenario& scenario, bool south, const Cards& cards) {
    std::string text = fmt::format("**{}** (the {})\n\n", south ? scenario.south : scenario.north,
                                   south ? "south" : "north");
    text += "| Unit | People | Type | Class | Weapons | Men |\n| --- | --- | --- | --- | --- | "
            "---: |\n";
    for (const auto& unit : scenario.units) {
        if (unit.south != south || unit.illusion) continue;
        const auto mounted = cards.mounted.size();
        auto arms = unit.weapon < mounted ? cards.mounted[unit.weapon].id
                                          : cards.foot[unit.weapon - mounted].id;
        if (unit.missile)
            arms += cards.missiles[*unit.missile].id == arms
                        ? ", thrown too"
                        : ", " + cards.missiles[*unit.missile].id;
        if (unit.shield) arms += ", shields";
        if (unit.spells) arms += fmt::format("; {} spell points", unit.spells);
        if (unit.arrives) arms += fmt::format("; arrives at {}", unit.arrives);
        text += row({unit.name, capital(cards.races[unit.race].id), cards.troops[unit.type].id,
                     cards.classes[unit.training].id, arms, std::to_string(unit.men)});
    }
    return text;
}

std::map<std::string, std::string> tables_of(const Cards& cards) {
    std::map<std::string, std::string> tables{{"movement", movement(cards)},
                                              {"mounted weapons", weapons(cards, cards.mounted)},
                                              {"foot weapons", weapons(cards, cards.foot)},
                                              {"missiles", weapons(cards, cards.missiles)},
                                              {"ranges", ranges(cards)},
                                              {"cover", cover(cards)},
                                              {"casualties", casualties(cards)},
                                              {"training", training(cards)},
                                              {"worth", worth(cards)}};
    for (const auto& scenario : cards.scenarios)
        tables["scenario " + std::to_string(scenario.number)] =
            army(scenario, false, cards) + "\n" + army(scenario, true, cards);
    return tables;
}

} // namespace

std::string render_manual(const Cards& cards, const std::string& manual) {
    const std::string opening = "<!-- table: ", closing = " -->\n", end = "<!-- end -->\n";
    auto tables = tables_of(cards);
    std::string text;
    for (std::size_t at = 0;;) {
        const auto begin = manual.find(opening, at);
        if (begin == std::string::npos) {
            text += manual.substr(at);
            break;
        }
        const auto name_at = begin + opening.size();
        const auto close = manual.find(closing, name_at), last = manual.find(end, name_at);
        if (close == std::string::npos || last == std::string::npos || last < close)
            throw std::runtime_error("the manual has a marker without its end");
        const auto name = manual.substr(name_at, close - name_at);
        const auto table = tables.find(name);
        if (table == tables.end())
            throw std::runtime_error("the manual wants a table that is none, or twice: " + name);
        text += manual.substr(at, close + closing.size() - at) + "\n" + table->second + "\n" + end;
        tables.erase(table);
        at = last + end.size();
    }
    if (!tables.empty())
        throw std::runtime_error("the manual lacks the table " + tables.begin()->first);
    return text;
}
