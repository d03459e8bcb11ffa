// docs/rules.md: the same without line numbers of code, which would be old tomorrow.
#include <algorithm>
#include <fmt/format.h>

#include "conformance_html.hpp"

namespace {

// A bar would begin the next cell of the row.
std::string in_cell(const std::string& text) {
    std::string cell;
    for (const char c : text) cell += c == '|' ? "\\|" : std::string(1, c);
    return cell;
}

std::string spots(const std::vector<Spot>& all, const std::string& to_root) {
    std::string text;
    for (const auto& spot : all) {
        auto name =
            spot.function.empty() ? spot.file.substr(spot.file.rfind('/') + 1) : spot.function;
        text += fmt::format("{}[`{}`]({}{})", text.empty() ? "" : ", ", name, to_root, spot.file);
    }
    return text;
}

std::string lines(const std::vector<std::string>& sources) {
    std::string text;
    for (const auto& source : sources) {
        if (!text.empty()) text += ' ';
        text += short_line(source);
    }
    return text;
}

const char* standing(Standing standing) {
    constexpr const char* words[] = {"as printed", "by errata", "by ruling"};
    return words[static_cast<std::size_t>(standing)];
}

} // namespace

std::string conformance_markdown(const Conformance& all, const std::string& to_root) {
    const auto cells = static_cast<std::size_t>(
        std::count_if(all.cells.begin(), all.cells.end(),
                      [](const CellView& view) { return view.formula.empty(); }));
    const auto settled = static_cast<std::size_t>(
        std::count_if(all.cards.rulings.begin(), all.cards.rulings.end(),
                      [&](const Ruling& ruling) { return all.is_settled(ruling); }));
    std::string text = fmt::format(
        "# The rules, and where each comes from\n\n"
        "Made by `tp report --rules docs/rules.md` from `data/{}`, the code and the tests. Do not "
        "edit: change the data. `tp report --out page.html` makes the page that has every single "
        "value as well.\n\n"
        "{} values, {} rules, {} rulings of which {} are open. A source is the number that the "
        "card's file name begins with, and the line:\n\n",
        all.cards.game, cells, all.rules.size(), all.cards.rulings.size(),
        all.cards.rulings.size() - settled);
    for (const auto& source : all.cards.sources)
        text += fmt::format("- `{}`: {} ({} lines)\n", source.file, source.title, source.lines);
    std::string part;
    for (const auto& view : all.rules) {
        const auto& rule = view.rule;
        if (rule.part != part) {
            part = rule.part;
            text += fmt::format("\n## {}\n\n| rule | source | standing | code | tests |\n"
                                "| --- | --- | --- | --- | --- |\n",
                                part);
        }
        std::string by = standing(view.standing);
        for (const auto& id : rule.rulings) by += fmt::format(" [{0}](rulings.md#{0})", id);
        text +=
            fmt::format("| {} | {} | {} | {} | {} |\n", in_cell(rule.title), lines(rule.sources),
                        by, spots(view.code, to_root), spots(view.tests, to_root));
    }
    return text;
}
