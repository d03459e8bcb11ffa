// What must hold before the page may be written.
#include <algorithm>
#include <fmt/format.h>

#include "conformance.hpp"

namespace {

void check_rules(const Conformance& all, Diagnostics& diagnostics) {
    for (const auto& view : all.rules) {
        const auto& rule = view.rule;
        if (rule.code.empty())
            diagnostics.expected(rule.place, "code that carries out rule " + rule.id, "none");
        if (rule.tests.empty())
            diagnostics.expected(rule.place, "a test that holds rule " + rule.id, "none");
        for (const auto& beginning : rule.cells)
            if (std::none_of(all.cells.begin(), all.cells.end(), [&](const CellView& cell) {
                    return (cell.cell.path + ".").starts_with(beginning + ".");
                }))
                diagnostics.expected(rule.place,
                                     fmt::format("a value of the data at {}, which rule {} names",
                                                 beginning, rule.id),
                                     "none");
    }
}

void check_cells(const Conformance& all, Diagnostics& diagnostics) {
    for (const auto& place : all.cards.unsourced)
        diagnostics.expected(place, "src = \"document:line\" or ruling = \"id\"", "neither");
    std::map<std::string, Place> ids;
    for (const auto& view : all.cells) {
        if (view.rules.empty())
            diagnostics.expected(view.cell.place,
                                 "a rule of provenance/rules.toml that uses " + view.cell.path,
                                 "none");
        if (!ids.emplace(view.id, view.cell.place).second)
            diagnostics.expected(view.cell.place, "a name of its own on the page",
                                 view.id + " again");
    }
}

// Every line that says something is cited, and no other line is.
void check_lines(const Conformance& all, Diagnostics& diagnostics) {
    std::map<std::string, std::size_t> kinds;
    for (const auto& account : all.provenance.accounts)
        for (std::size_t i = 0; i < account.kind.size(); ++i) {
            const auto line = fmt::format("{}:{}", account.file, i + 1);
            kinds[line] = account.kind[i];
            if (account.kind[i] < telling_kinds && !all.citing.contains(line))
                diagnostics.expected(
                    account.place, "a rule or a value that cites " + line,
                    fmt::format("none, though it is a {} line", line_kinds[account.kind[i]]));
        }
    const auto check = [&](const std::vector<std::string>& sources, const Place& place) {
        for (const auto& source : sources)
            if (kinds[source] >= telling_kinds)
                diagnostics.expected(
                    place, "a source that says something",
                    fmt::format("{}, a {} line", source, line_kinds[kinds[source]]));
    };
    for (const auto& view : all.rules) check(view.rule.sources, view.rule.place);
    for (const auto& view : all.cells) check(view.cell.sources, view.cell.place);
    for (const auto& ruling : all.cards.rulings) check(ruling.sources, ruling.place);
}

void check_rulings(const Conformance& all, Diagnostics& diagnostics) {
    for (const auto& ruling : all.cards.rulings)
        if (all.rules_of(ruling).empty())
            diagnostics.expected(
                ruling.place, "a rule of provenance/rules.toml with ruling " + ruling.id, "none");
}

} // namespace

void check_conformance(const Conformance& conformance, Diagnostics& diagnostics) {
    check_rules(conformance, diagnostics);
    check_cells(conformance, diagnostics);
    check_lines(conformance, diagnostics);
    check_rulings(conformance, diagnostics);
}
