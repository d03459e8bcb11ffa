// How much there is of everything, as numbers and bars.
#include <algorithm>
#include <fmt/format.h>
#include <set>

#include "conformance_html.hpp"

namespace {

struct Share {
    std::string name, style;
    std::size_t count;
};

std::string bar(const std::string& title, const std::vector<Share>& shares) {
    std::size_t all = 0;
    for (const auto& share : shares) all += share.count;
    std::string strip, key;
    for (const auto& share : shares) {
        if (share.count == 0) continue;
        strip += fmt::format(R"(<i class="{}" style="flex:{}"></i>)", share.style, share.count);
        key += fmt::format(R"({}<b class="{}"></b>{} {})", key.empty() ? "" : ", ", share.style,
                           share.count, share.name);
    }
    return fmt::format(
        R"(<div class="number"><strong>{}</strong><span>{}</span><div class="bar">{}</div><small>{}</small></div>)",
        all, title, strip, key);
}

template <class View> std::vector<Share> by_standing(const std::vector<View>& views) {
    std::size_t counts[3] = {};
    for (const auto& view : views) ++counts[static_cast<std::size_t>(view.standing)];
    return {{"as printed", "printed", counts[0]},
            {"by errata", "errata", counts[1]},
            {"by ruling", "ruling", counts[2]}};
}

} // namespace

std::string conformance_numbers(const Html& page) {
    const auto& all = page.all();
    std::vector<CellView> cells;
    for (const auto& view : all.cells)
        if (view.formula.empty()) cells.push_back(view);

    std::size_t implemented = 0, tested = 0, settled = 0, selectable = 0, telling = 0, others = 0;
    std::set<std::string> tests;
    for (const auto& view : all.rules) {
        implemented += !view.code.empty();
        tested += !view.tests.empty();
        for (const auto& test : view.tests) tests.insert(test.file + test.function);
    }
    for (const auto& ruling : all.cards.rulings) {
        settled += all.is_settled(ruling);
        selectable += !all.is_settled(ruling) && !ruling.option.empty();
    }
    for (const auto& account : all.provenance.accounts)
        for (const auto kind : account.kind) ++(kind < telling_kinds ? telling : others);
    const auto rules = all.rules.size();
    const auto rulings = all.cards.rulings.size();
    return "<div class=\"numbers\">" + bar("values transcribed", by_standing(cells)) +
           bar("rules", by_standing(all.rules)) +
           bar("rules implemented", {{"with code", "printed", implemented},
                                     {"without", "missing", rules - implemented}}) +
           bar("rules tested", {{fmt::format("held by {} tests", tests.size()), "printed", tested},
                                {"without", "missing", rules - tested}}) +
           bar("rulings", {{"beyond doubt", "printed", settled},
                           {"open, both ways playable", "errata", selectable},
                           {"open", "ruling", rulings - settled - selectable}}) +
           bar("lines of the cards", {{"that say something, all cited", "printed", telling},
                                      {"headings, blanks and the like", "blank", others}}) +
           "</div>\n";
}

std::string conformance_bytes(const Html& page) {
    std::string text = "<table class=\"bytes\"><thead><tr><th>table</th><th>bytes</th><th></th>"
                       "<th>values</th><th>how it is packed</th></tr></thead>\n";
    std::size_t most = 1, bytes = 0, values = 0;
    for (const auto& table : page.all().tables.tables) most = std::max(most, table.bytes.size());
    for (const auto& table : page.all().tables.tables) {
        text += fmt::format(
            R"(<tr class="find"><th scope="row">{}</th><td>{}</td><td><div class="size" style="width:{}%"></div></td><td>{}</td><td>{}</td></tr>)"
            "\n",
            html(table.name), table.bytes.size(),
            std::max<std::size_t>(table.bytes.size() * 100 / most, 1), table.cells,
            html(table.layout));
        bytes += table.bytes.size();
        values += table.cells;
    }
    return text +
           fmt::format(
               R"(<tfoot><tr><th>all</th><td>{}</td><td></td><td>{}</td><td></td></tr></tfoot></table>)",
               bytes, values);
}
