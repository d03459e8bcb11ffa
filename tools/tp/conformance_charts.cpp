// The charts of the cards, each cell a link to where it comes from.
#include <fmt/format.h>
#include <stdexcept>

#include "conformance_html.hpp"

namespace {

struct Line {
    std::string label, path;
};

class Charts {
  public:
    explicit Charts(const Html& html) : html_(html) {}

    std::string all() {
        const auto& cards = html_.all().cards;
        casualties();
        grid("Movement: time-points between moves", ids(cards.terrains),
             rows(ids(cards.troops), "movement.cost.{}.row"));
        grid("Melee, mounted: weapon factor against", cards.columns,
             rows(ids(cards.mounted), "weapons.mounted.{}.row"));
        grid("Melee, on foot: weapon factor against", cards.columns,
             rows(ids(cards.foot), "weapons.foot.{}.row"));
        grid("Fire: weapon factor against", cards.columns,
             rows(ids(cards.missiles), "weapons.missile.{}.row"));
        grid("Morale: the total and what the unit does", ids(cards.classes),
             {{"takes orders from", "training.morale.take_orders.row"},
              {"halts from", "training.morale.halt_from.row"},
              {"halts down to", "training.morale.halt_to.row"},
              {"routs at and below", "training.morale.rout.row"}});
        keyed("Training class", ids(cards.classes),
              {{"lowest random factor", "training.random.{}.lowest"},
               {"highest random factor", "training.random.{}.highest"},
               {"lost battles that are a rout", "training.battles_lost.{}.battles"}});
        keyed("Terrain of the enemy: tactical factor", ids(cards.terrains),
              {{"melee", "tactics.melee.terrain.{}.factor"},
               {"fire", "tactics.fire.terrain.{}.factor"}});
        single("Tactical factors",
               {{"attacking, melee", "tactics.melee.attacking.factor"},
                {"enemy without shields, melee", "tactics.melee.shieldless.factor"},
                {"... and MI or LMI", "tactics.melee.shieldless_soft.factor"},
                {"enemy without shields, fire", "tactics.fire.shieldless.factor"},
                {"... and MI or LMI, fire", "tactics.fire.shieldless_soft.factor"},
                {"enemy moved, fire", "tactics.fire.moved.factor"},
                {"Blade Enhancer, a point", "tactics.melee.blade.factor"},
                {"Shield on the enemy, a point", "tactics.melee.guard.factor"},
                {"Elves, Centaurs with bows", "races.bonus.bow.factor"},
                {"Dwarves against Zorgs", "races.bonus.hatred.factor"},
                {"Demons", "races.bonus.dread.factor"},
                {"against Lizardmen", "races.bonus.scales.factor"}});
        single("Army morale", {{"battle won", "morale.army.battle.points"},
                               {"enemy routs", "morale.army.rout.points"},
                               {"enemy moves in rout", "morale.army.rout_move.points"},
                               {"enemy unit destroyed", "morale.army.destroyed.points"}});
        keyed("Victory: what a warrior is worth", ids(cards.troops),
              {{"weight", "victory.army.weight.{}.value"}});
        return text_;
    }

  private:
    static std::vector<Line> rows(const std::vector<std::string>& names, const std::string& path) {
        std::vector<Line> lines;
        for (const auto& name : names)
            lines.push_back({name, fmt::format(fmt::runtime(path), path_part(name))});
        return lines;
    }

    std::string cell(const std::string& path, std::size_t column = 0) const {
        const auto* view = html_.find(path, column);
        if (!view) throw std::logic_error("a chart has no value at " + path);
        return "<td>" + html_.chart_cell(*view) + "</td>";
    }

    void open(const std::string& title, const std::vector<std::string>& columns) {
        text_ +=
            fmt::format("<figure class=\"find\"><figcaption>{}</figcaption><table>", html(title));
        if (columns.empty()) return;
        text_ += "<thead><tr><th></th>";
        for (const auto& column : columns) text_ += "<th scope=\"col\">" + html(column) + "</th>";
        text_ += "</tr></thead>";
    }
    void row(const std::string& label, const std::string& cells) {
        text_ += "<tr><th scope=\"row\">" + html(label) + "</th>" + cells + "</tr>\n";
    }
    void close() { text_ += "</table></figure>\n"; }

    // Rows that are lists in the data.
    void grid(const std::string& title, const std::vector<std::string>& columns,
              const std::vector<Line>& lines) {
        open(title, columns);
        for (const auto& line : lines) {
            std::string cells;
            for (std::size_t i = 0; i < columns.size(); ++i) cells += cell(line.path, i + 1);
            row(line.label, cells);
        }
        close();
    }

    // One row of the data a column; {} in the path is its name.
    void keyed(const std::string& title, const std::vector<std::string>& columns,
               const std::vector<Line>& lines) {
        open(title, columns);
        for (const auto& line : lines) {
            std::string cells;
            for (const auto& path : rows(columns, line.path)) cells += cell(path.path);
            row(line.label, cells);
        }
        close();
    }

    void single(const std::string& title, const std::vector<Line>& lines) {
        open(title, {});
        for (const auto& line : lines) row(line.label, cell(line.path));
        close();
    }

    void casualties() {
        std::string head, cells;
        for (const auto& view : html_.all().cells)
            if (!view.formula.empty()) {
                head += "<th scope=\"col\">" + html(view.name.back()) + "</th>";
                cells += "<td>" + html_.chart_cell(view) + "</td>";
            }
        text_ +=
            "<figure class=\"find wide\"><figcaption>Casualties: total of factors, and percent "
            "of the unit's own men who fall on the other side</figcaption><table><thead><tr>"
            "<th>factors</th>" +
            head + "</tr></thead><tr><th scope=\"row\">percent</th>" + cells +
            "</tr></table></figure>\n";
    }

    const Html& html_;
    std::string text_;
};

} // namespace

std::string conformance_charts(const Html& html) { return Charts(html).all(); }
