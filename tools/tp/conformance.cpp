#include "conformance.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace fs = std::filesystem;

namespace {

// The charts that are drawn have their columns under another path of the same file.
constexpr std::pair<std::string_view, std::string_view> columns_of[] = {
    {"movement.cost.", "movement.columns.terrain"},
    {"weapons.", "weapons.columns.types"},
    {"training.morale.", "training.classes.ids"},
};

std::string column_name(const Cell& cell, const std::vector<Cell>& cells) {
    if (cell.path.ends_with(".row"))
        for (const auto& [rows, columns] : columns_of)
            if (cell.path.starts_with(rows))
                for (const auto& column : cells)
                    if (column.path == columns && column.column == cell.column) return column.value;
    return std::to_string(cell.column);
}

std::vector<std::string> split(const std::string& path) {
    std::vector<std::string> parts{""};
    for (const char c : path)
        if (c == '.')
            parts.emplace_back();
        else
            parts.back() += c;
    return parts;
}

bool is_of(const std::string& path, const std::string& beginning) {
    return path.starts_with(beginning) &&
           (path.size() == beginning.size() || path[beginning.size()] == '.');
}

class Gatherer {
  public:
    explicit Gatherer(Conformance& all) : all_(all) {
        for (const auto& account : all.provenance.accounts)
            for (std::size_t i = 0; i < account.errata.size(); ++i)
                if (account.errata[i]) errata_.push_back(fmt::format("{}:{}", account.file, i + 1));
    }

    void cells() {
        for (const auto& cell : all_.cards.cells) {
            CellView view{cell, {}, split(cell.path), {}, standing(cell.sources, cell.rulings), {}};
            if (view.name.back() == "row") view.name.pop_back();
            if (view.name[0] == view.name[1]) view.name.erase(view.name.begin()); // terrain.terrain
            if (cell.column) view.name.push_back(column_name(cell, all_.cards.cells));
            add(view);
        }
        casualties();
    }

    void rules(Diagnostics& diagnostics) {
        for (const auto& rule : all_.provenance.rules) {
            RuleView view{rule, standing(rule.sources, rule.rulings), {}, {}, {}};
            find(rule, rule.code, find_code, view.code, diagnostics);
            find(rule, rule.tests, find_test, view.tests, diagnostics);
            for (std::size_t i = 0; i < all_.cells.size(); ++i)
                for (const auto& beginning : rule.cells)
                    if (is_of(all_.cells[i].cell.path, beginning)) {
                        view.cells.push_back(i);
                        all_.cells[i].rules.push_back(all_.rules.size());
                        break;
                    }
            all_.rules.push_back(view);
        }
    }

    void citings() {
        for (const auto& view : all_.rules)
            for (const auto& source : view.rule.sources)
                all_.citing[source].push_back({"rule-" + view.rule.id, view.rule.id});
        for (const auto& view : all_.cells)
            for (const auto& source : view.cell.sources)
                all_.citing[source].push_back(
                    {view.id, fmt::format("{}", fmt::join(view.name, " "))});
    }

  private:
    Standing standing(const std::vector<std::string>& sources,
                      const std::vector<std::string>& rulings) const {
        if (!rulings.empty()) return Standing::ruling;
        for (const auto& source : sources)
            if (std::find(errata_.begin(), errata_.end(), source) != errata_.end())
                return Standing::errata;
        return Standing::printed;
    }

    void add(CellView view) {
        view.id = "cell";
        for (const auto& part : view.name) view.id += "-" + path_part(part);
        all_.cells.push_back(view);
    }

    // The chart gives formulas; these are the figures that a player meets.
    void casualties() {
        constexpr long last = 15;
        const auto& chart = all_.cards.casualties;
        for (auto factors = lowest_factor; factors <= last; ++factors) {
            const auto& row = casualty_row(chart, factors);
            const auto path = fmt::format("casualties.chart.{}", &row - chart.data() + 1);
            const auto base =
                std::find_if(all_.cards.cells.begin(), all_.cards.cells.end(),
                             [&](const Cell& cell) { return cell.path == path + ".base"; });
            if (base == all_.cards.cells.end()) continue;
            auto cell = *base;
            cell.path = path + ".percent";
            cell.value = fmt::format("{}%", casualty_percent(chart, factors));
            CellView view{cell, {}, {"casualties", "factors", std::to_string(factors)}, {}, {}, {}};
            if (row.each == 0)
                view.formula = fmt::format("{}% flat", row.base);
            else if (row.after == 0)
                view.formula = fmt::format("{}% + {} \u00d7 {}%", row.base, factors, row.each);
            else
                view.formula = fmt::format("{}% + ({} \u2212 {}) \u00d7 {}%", row.base, factors,
                                           row.after, row.each);
            view.standing = standing(cell.sources, cell.rulings);
            add(view);
        }
    }

    template <class Find>
    void find(const Rule& rule, const std::vector<std::string>& names, Find find_one,
              std::vector<Spot>& spots, Diagnostics& diagnostics) const {
        for (const auto& name : names) {
            std::string problem;
            if (const auto spot = find_one(all_.root, name, problem))
                spots.push_back(*spot);
            else
                diagnostics.expected(
                    rule.place, fmt::format("{}, which rule {} names", problem, rule.id), "none");
        }
    }

    Conformance& all_;
    std::vector<std::string> errata_;
};

} // namespace

bool Conformance::is_settled(const Ruling& ruling) const {
    const auto& settled = provenance.settled;
    return std::find(settled.begin(), settled.end(), ruling.id) != settled.end();
}

std::vector<std::size_t> Conformance::rules_of(const Ruling& ruling) const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < rules.size(); ++i)
        for (const auto& id : rules[i].rule.rulings)
            if (id == ruling.id) found.push_back(i);
    return found;
}

std::vector<std::size_t> Conformance::cells_of(const Ruling& ruling) const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (const auto& id : cells[i].cell.rulings)
            if (id == ruling.id) found.push_back(i);
    return found;
}

Conformance gather_conformance(const fs::path& root, Diagnostics& diagnostics) {
    Conformance all;
    all.root = root;
    const auto data = root == "." ? fs::path("data/shattered") : root / "data/shattered";
    all.cards = read_cards(data, diagnostics);
    if (!diagnostics.clean()) return all;
    all.provenance = read_provenance(data / "provenance", all.cards, diagnostics);
    if (!diagnostics.clean()) return all;
    all.tables = pack(all.cards);
    Gatherer gatherer(all);
    gatherer.cells();
    gatherer.rules(diagnostics);
    gatherer.citings();
    check_conformance(all, diagnostics);
    return all;
}
