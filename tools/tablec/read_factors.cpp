// tactics, races, training, morale, victory: factors, limits and thresholds.
#include "sections.hpp"

namespace {

void read_shieldless(Row& tactics, const std::string& prefix, Cards& cards, bool first) {
    constant(tactics, "shieldless", "factor", prefix + "_SHIELDLESS", 0, 3, cards);
    auto soft = tactics.section("shieldless_soft");
    cards.constants.push_back({prefix + "_SHIELDLESS_SOFT", soft.number("factor", 0, 3)});
    const Fine fine(soft.diagnostics());
    std::vector<bool> named(cards.troops.size(), false);
    for (const auto type : soft.choices("types", ids(cards.troops))) named[type] = true;
    for (Index i = 0; i < named.size(); ++i) {
        if (first) cards.troops[i].soft = named[i];
        // One bit says it for both kinds of combat.
        if (fine && soft.has("types") && cards.troops[i].soft != named[i])
            soft.diagnostics().expected(soft.place("types"), "the same types as in melee",
                                        in_quotes(cards.troops[i].id) + " in one of the two only");
    }
    soft.sourced();
    soft.done();
}

// Returns how far the random factor may be from zero.
long read_random(Row& tactics, long least) {
    auto random = tactics.section("random");
    const Fine fine(random.diagnostics());
    const auto lowest = random.number("lowest", -3, -least);
    const auto highest = random.number("highest", least, 3);
    if (fine && random.has("lowest") && lowest != -highest)
        random.diagnostics().expected(random.place("lowest"),
                                      std::to_string(-highest) + ", as highest is " +
                                          std::to_string(highest),
                                      std::to_string(lowest));
    random.sourced();
    random.done();
    return highest;
}

void read_terrain_factors(Row& tactics, Cards& cards, long Terrain::*factor) {
    for_each_name(tactics, "terrain", "terrain", ids(cards.terrains), [&](Index i, Row& row) {
        cards.terrains[i].*factor = -row.number("factor", -3, 0); // two bits
    });
}

} // namespace

void read_tactics(Row file, Cards& cards) {
    auto melee = file.section("melee");
    constant(melee, "attacking", "factor", "MELEE_ATTACKING", 0, 3, cards);
    read_shieldless(melee, "MELEE", cards, true);
    fixed(melee, "blade", "factor", 1);
    fixed(melee, "guard", "factor", -1);
    read_random(melee, 3); // one average die less another
    read_terrain_factors(melee, cards, &Terrain::melee);
    melee.done();

    auto fire = file.section("fire");
    read_shieldless(fire, "FIRE", cards, false);
    constant(fire, "moved", "factor", "FIRE_MOVED_LESS", -3, 0, cards);
    fixed(fire, "blade", "factor", 1);
    fixed(fire, "guard", "factor", -1);
    cards.constants.push_back({"FIRE_RANDOM_WIDEST", read_random(fire, 0)});
    read_terrain_factors(fire, cards, &Terrain::fire);
    fire.done();
    file.done();
}

void read_races(Row file, Cards& cards) {
    // RACE_HAS_... are the gifts.
    Ids taken({"has bow", "has hatred", "has hated", "has dread", "has scales", "has fear",
               "has sooner"});
    for (auto& row : file.rows("race", 255)) { // a byte, and 255 is none
        Race race;
        race.id = row.text("id");
        taken.add(race.id, row);
        race.morale = row.number("morale", 0, 9);
        cards.races.push_back(race);
        row.sourced();
        row.done();
    }
    if (cards.races.empty()) return; // the bonuses use these names
    const auto names = ids(cards.races);
    auto bonuses = file.section("bonus");
    const auto bonus = [&](const std::string& key, const std::string& value,
                           const std::string& name, long lowest, long highest, bool Race::*flag) {
        auto row = bonuses.section(key);
        const auto number = row.number(value, lowest, highest);
        cards.constants.push_back({name, number < 0 ? -number : number});
        for (const auto race : row.choices("races", names)) cards.races[race].*flag = true;
        return row;
    };
    const auto finish = [](Row row) {
        row.sourced();
        row.done();
    };
    finish(bonus("bow", "factor", "BONUS_BOW", 0, 3, &Race::bow));
    auto hatred = bonus("hatred", "factor", "BONUS_HATRED", 0, 3, &Race::hatred);
    cards.races[hatred.choice("of", names)].hated = true;
    finish(hatred);
    finish(bonus("dread", "factor", "BONUS_DREAD", 0, 3, &Race::dread));
    finish(bonus("scales", "factor", "BONUS_SCALES_LESS", -3, 0, &Race::scales));
    auto fear = bonus("fear", "factor", "BONUS_FEAR_LESS", -1, -1, &Race::fear);
    cards.constants.push_back({"BONUS_FEAR_HEXES", fear.number("hexes", 1, 15)});
    finish(fear);
    finish(bonus("sooner", "points", "BONUS_SOONER", 0, 1, &Race::sooner));
    bonuses.done();
    file.done();
}

void read_training(Row file, Cards& cards) {
    const Fine fine(file.diagnostics());
    auto classes = file.section("classes");
    Ids taken;
    for (const auto& id : classes.texts("ids")) {
        taken.add(id, classes, "ids", "class");
        cards.classes.push_back({id, 0, 0, 0, 0, 0});
    }
    const bool named = static_cast<bool>(fine);
    if (fine && cards.classes.size() != 4)
        classes.diagnostics().expected(classes.place("ids"), "four classes",
                                       std::to_string(cards.classes.size()));
    classes.sourced();
    classes.done();
    if (cards.classes.size() != 4 || !named) return; // all else is by class
    const auto names = ids(cards.classes);

    for_each_name(file, "random", "class", names, [&](Index i, Row& row) {
        cards.classes[i].random_lowest = row.number("lowest", -3, 0);
        cards.classes[i].random_highest = row.number("highest", 0, 3);
    });

    const Fine whole(file.diagnostics());
    auto morale = file.section("morale");
    const auto row_of = [&](const std::string& key, long lowest) {
        auto row = morale.section(key);
        auto values = row.numbers("row", names.size(), lowest, 15);
        row.sourced();
        row.done();
        return values;
    };
    const auto orders = row_of("take_orders", 0), from = row_of("halt_from", 0),
               to = row_of("halt_to", 0), rout = row_of("rout", -1);
    // The results are one below the other, without a gap and without an overlap.
    const bool complete = static_cast<bool>(whole);
    const auto check = [&](bool good, const std::string& key, Index i, const std::string& wanted,
                           long found) {
        if (complete && !good)
            morale.diagnostics().expected(morale.place(key),
                                          "class " + in_quotes(names[i]) + " to " + wanted,
                                          std::to_string(found));
    };
    for (Index i = 0; i < names.size(); ++i) {
        cards.classes[i].take_orders = orders[i];
        cards.classes[i].halt_to = to[i];
        check(from[i] == orders[i] - 1, "halt_from", i,
              "halt from " + std::to_string(orders[i] - 1) + ", next below taking orders", from[i]);
        check(to[i] <= from[i], "halt_to", i, "halt to " + std::to_string(from[i]) + " or less",
              to[i]);
        check(rout[i] == to[i] - 1, "rout", i,
              "rout from " + std::to_string(to[i] - 1) + ", next below halting", rout[i]);
    }
    morale.done();

    auto lost = file.section("battles_lost");
    for (auto& entry : cards.classes) {
        auto row = lost.section(entry.id);
        entry.battles_lost = row.number("battles", 1, 15);
        row.sourced();
        row.done();
    }
    lost.done();
    file.done();
}

void read_morale(Row file, Cards& cards) {
    auto unit = file.section("unit");
    fixed(unit, "dice", "count", 3);
    auto dead = unit.section("dead");
    dead.number("factor", -1, -1);
    dead.number("percent", 10, 10);
    dead.sourced();
    dead.done();
    fixed(unit, "battles", "factor", 1);
    auto close = unit.section("close");
    close.number("factor", 1, 1);
    cards.constants.push_back({"MORALE_CLOSE_HEXES", close.number("hexes", 1, 15)});
    close.sourced();
    close.done();
    fixed(unit, "routs", "factor", 1);
    constant(unit, "halt", "points", "MORALE_HALT_POINTS", 1, 127, cards);
    constant(unit, "shaken", "hexes", "MORALE_SHAKEN_HEXES", 1, 15, cards);
    constant(unit, "rally", "hexes", "MORALE_RALLY_HEXES", 1, 15, cards);
    unit.done();

    auto army = file.section("army");
    constant(army, "battle", "points", "ARMY_BATTLE", 0, 15, cards);
    constant(army, "rout", "points", "ARMY_ROUT", 0, 15, cards);
    constant(army, "rout_move", "points", "ARMY_ROUT_MOVE", 0, 15, cards);
    constant(army, "destroyed", "points", "ARMY_DESTROYED", 0, 15, cards);
    army.done();
    file.done();
}

void read_victory(Row file, Cards& cards) {
    auto unit = file.section("unit");
    constant(unit, "kills", "percent", "VICTORY_KILLS_PERCENT", 0, 100, cards);
    constant(unit, "more", "percent", "VICTORY_MORE_PERCENT", 0, 100, cards);
    unit.done();

    auto army = file.section("army");
    constant(army, "nightfall", "points", "NIGHTFALL", 1, 250, cards);
    constant(army, "retreat", "percent", "RETREAT_PERCENT", 0, 100, cards);
    const std::vector<std::string> results = {"draw", "victory", "decisive victory"};
    std::optional<long> previous;
    const Fine whole(army.diagnostics());
    for (auto& row : army.rows("margin", results.size())) {
        const Fine fine(row.diagnostics());
        const auto result = row.choice("result", results);
        const auto from = row.number("from", 0, 100);
        const auto& wanted = results[cards.margins.size()];
        if (fine && results[result] != wanted)
            row.diagnostics().expected(row.place("result"),
                                       in_quotes(wanted) + ", the least result first",
                                       in_quotes(results[result]));
        if (fine && !previous && from != 0)
            row.diagnostics().expected(row.place("from"), "the first margin to be from 0",
                                       std::to_string(from));
        if (fine && previous && from <= *previous)
            row.diagnostics().expected(row.place("from"),
                                       "a margin above " + std::to_string(*previous),
                                       std::to_string(from));
        previous = from;
        cards.margins.push_back({results[result], from});
        row.sourced();
        row.done();
    }
    if (whole && army.has("margin") && cards.margins.size() != results.size())
        army.diagnostics().expected(army.place("margin"), "three margins",
                                    std::to_string(cards.margins.size()));
    for_each_name(army, "weight", "type", ids(cards.troops), [&](Index i, Row& row) {
        cards.troops[i].weight = row.number("value", 1, 7); // three bits
    });
    army.done();
    file.done();
}
