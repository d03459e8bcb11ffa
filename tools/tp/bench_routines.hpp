// The routines of the ledger, in the order of its page.
#pragma once

#include <array>

struct Routine {
    const char* name;
    const char* what;
    int anchor;       // what a good hand-written version takes, 0 if not known
    const char* note; // why it is above its anchor, or what is to be known
};

inline constexpr std::array bench_routines{
    Routine{"hex_distance", "distance of two hexes", 110, ""},
    Routine{"hex_cell", "index of a hex in the map", 0, ""},
    Routine{"hex_on_map", "", 0, ""},
    Routine{"hex_step", "the neighbour in a direction", 0, ""},
    Routine{"hex_ray", "direction of a target", 0, ""},
    Routine{"path_clear", "line of sight, to 5 hexes", 0, ""},
    Routine{"scan_within", "units within 3 hexes, of 40", 881, ""},
    Routine{"scan_measure", "distance of every enemy, 40 units", 0, ""},
    Routine{"scan_nearest", "distance of the nearest enemy, 40 units", 0, ""},
    Routine{"turns_first", "first of the units that are due, of 40", 0, ""},
    Routine{"dice_byte", "the 32-bit generator", 0, ""},
    Routine{"dice_three", "three average dice", 65, ""},
    Routine{"dice_apart", "two average dice, the first less the second", 0, ""},
    Routine{"dice_below", "a number below any n", 0, ""},
    Routine{"hash_byte", "", 0, ""},
    Routine{"hash_rows", "20 rows of 3 columns", 0, ""},
    Routine{"casualty_percent", "the casualty chart", 0, ""},
    Routine{"percent_of", "strength x percent / 100", 0, ""},
    Routine{"percent_at_least", "the same, rounded up", 0, ""},
    Routine{"unit_men", "", 0, ""},
    Routine{"morale_count_neighbours", "friends less enemies near, fear; 40 units", 0, ""},
    Routine{"morale_dead_factor", "a factor for each 10% lost", 0, ""},
    Routine{"morale_count", "", 0, ""},
    Routine{"morale_result", "morale lookup", 101, ""},
    Routine{"move_cost", "", 0, ""},
    Routine{"field_cost", "time-points of a unit's move", 0, ""},
    Routine{"melee_weapon_factor", "", 0, ""},
};

// What is measured in the second battle, since it needs one: none of them is called
// by another of them.
inline constexpr std::array battle_routines{
    Routine{"melee_resolve", "a melee", 0, ""},
    Routine{"fire_resolve", "fire and its answer", 0, ""},
    Routine{"rout_turn", "a routed unit runs, or rallies", 0, ""},
    Routine{"mind_look", "how far every enemy is, and whether to keep away", 0, ""},
    Routine{"mind_cast", "whom to help by magic", 0, ""},
    Routine{"mind_best_melee", "whom to fight", 0, ""},
    Routine{"mind_best_shot", "whom to shoot at", 0, ""},
    Routine{"mind_choose_goal", "whom to go for", 0, ""},
    Routine{"mind_best_direction", "where to stand", 0, ""},
};
inline constexpr int routines_battle = 1; // as an index

// Both halves of casualties: the chart, then the percent of a strength.
inline constexpr int casualties_anchor = 788; // 297 with tables of 2.5 KB
