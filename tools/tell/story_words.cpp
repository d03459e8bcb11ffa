// The words for everything but the fighting itself.
#include "story_words.hpp"

#include <iterator>

namespace words {

const Phrases rout_by_losses = {
    "One defeat too many: {d} break and run.",
    "{d} have had enough and run.",
    "Beaten once too often, {d} throw everything away and flee.",
    "{d} will not stand another blow; they run.",
    "That breaks {d}.",
    "First a few turn, then all of them: {d} are running.",
};

const Phrases rout_by_check = {
    "The nerve of {d} fails, and they run.",
    "{d} look about them, waver and flee.",
    "{d} lose heart and stream away.",
    "A cry goes up among {d}, and they are gone.",
};

const Phrases rout_spreads = {
    "The panic takes {who} with them.",
    "{who} see it and run as well.",
    "It is catching: {who} break too.",
    "Fear jumps from one to the next, and {who} run.",
};

const Phrases others_hold = {
    "{who} see it and keep their ranks.",
    "Beside them {who} stand.",
    "{who} let them go by and hold.",
    "It does not move {who}.",
};

const Phrases others_halt = {
    "Shaken, {who} stand rooted to the ground.",
    "{who} stop where they are and hear no orders.",
    "Not a word reaches {who}; they stand and stare.",
};

const Phrases attack_halts = {
    "{a} are to attack {d}, but stop short and will not go on.",
    "within reach of {d}, {a} lose their nerve and stand still.",
    "the order to fall on {d} is given; {a} do not stir.",
};

const Phrases attack_routs = {
    "{a} are to attack {d}. They take one look and run.",
    "face to face with {d}, {a} turn and flee.",
    "the order to fall on {d} is one too many for {a}: they bolt.",
};

const Phrases wiped_out = {
    "Of {d} nobody is left.",
    "{d} are wiped out: of {n} in the morning not one stands.",
    "That is the end of {d}.",
    "{d} die where they stand, to the last.",
};

const Phrases run_off = {
    "{a} run until the field is behind them: {n} who will not fight today.",
    "{a} leave the field and are not seen again, {n} in all.",
    "{a} are gone over the edge of the field, {n} of them.",
};

const Phrases rally = {
    "after {t} time-points of flight {a} come to their senses and form up, {n} strong.",
    "{a} stop running, count heads and find {n}; the ranks close.",
    "{a} rally. {n} of {m} are still there.",
    "someone has planted a banner, and {a} gather around it: {n} of them.",
};

const Phrases run_halts = {
    "{a} stop running, but obey nobody.",
    "out of breath, {a} come to a stand; they take no orders yet.",
    "{a} run no farther. They do not fight either.",
};

const Phrases leader_falls = {
    "{name} lies among the dead.",
};

const Phrases wavers = {
    "In the ranks of {army} they begin to look over their shoulders.",
    "Something goes out of the ranks of {army}: the day is not theirs, and they know it.",
};

const Phrases breaks = {
    "It will not take much more to break {army}.",
    "Everywhere in the ranks of {army} the talk is of getting away.",
};

const Phrases arrive = {
    "Horns: {a} come onto the field, {n} strong.",
    "And now {a}, {n} strong, come up.",
    "{a} are here at last, {n} of them, and fresh.",
};

const Phrases cast[SPELLS] = {
    {
        // blade
        "{a} speak over the weapons of {d}, and the steel begins to shine.",
        "at a sign from {a} the blades of {d} catch a cold light.",
    },
    {
        // guard
        "{a} draw a shield of light around {d}.",
        "the air before {d} thickens: {a} have put a guard on them.",
    },
    {
        // haste
        "{a} call up a wind behind {d}, who hardly feel the ground any more.",
        "{a} whisper, and {d} are suddenly light on their feet.",
    },
    {
        // courage
        "{a} begin a song, and {d} lift their heads.",
        "the words of {a} carry to {d}, and their fear is gone.",
    },
};

const Phrases cast_on_self[SPELLS] = {
    {
        // blade
        "{a} speak over their own weapons, and the steel begins to shine.",
    },
    {
        // guard
        "{a} draw a shield of light around themselves.",
    },
    {
        // haste
        "{a} call up a wind behind themselves.",
    },
    {
        // courage
        "{a} sing to keep their own hearts up.",
    },
};

const Phrases fade[SPELLS] = {
    {
        // blade
        "The light on the weapons of {a} goes out.",
    },
    {
        // guard
        "The shield around {a} fades.",
    },
    {
        // haste
        "The wind behind {a} drops.",
    },
    {
        // courage
        "The song dies away, and {a} are alone with their fear.",
    },
};

const Phrases illusion_struck = {
    "{a} strike at {d}, and the blows go through empty air: a replica. {left}",
    "{a} fall on {d}, who smile and are gone like breath from a mirror. {left}",
};

const Phrases illusion_shot = {
    "{a} shoot at {d}. The shots pass through them, and nobody is there. {left}",
    "{a} let fly at {d}, and a replica goes out like a candle. {left}",
};

const Phrases illusion_strikes = {
    "{a} rush at {d} and are gone before the first blow. {left}",
};

const Phrases illusions_meet = {
    "{a} and {d} touch, and both are gone. {left}",
};

const Phrases dawn = {
    "Dawn. {a} stand {near} {d}; nobody is nearer to the enemy.",
    "First light. The nearest to each other are {a} and {d}.",
};

// Before the first blow.
const Phrases approach = {
    "The armies come on: {north_units} of {north} on the march and {south_units} of {south}. {a} "
    "are {near} {d}.",
    "The gap closes. {a} are {near} {d} now.",
    "Nearer. {a} have come {near} {d}.",
    "{north_units} of {north} and {south_units} of {south} are on the move, {a} before all others, "
    "{near} {d}.",
};

const Phrases approach_one = {
    "{units} of {army} come on, {a} foremost, {near} {d}; the ranks of {other} do not stir.",
    "{a} go forward for {army} until they are {near} {d}. On the side of {other} all stand and "
    "wait.",
};

// And between the blows.
const Phrases manoeuvre = {
    "Between the fights the lines shift. {a} come {near} {d}.",
    "{north_units} of {north} and {south_units} of {south} are still on the move; {a} are {near} "
    "{d}.",
    "More and more are drawn in: {a} have come {near} {d}.",
    "{a} work their way around until they are {near} {d}.",
};

const Phrases lull = {
    "For a while nobody moves, and nobody strikes.",
    "The armies look at each other. Nothing happens.",
};

const Phrases night = {
    "Night falls over the field and parts the armies.",
    "It is too dark to tell friend from enemy. The fighting dies down by itself.",
    "The sun is gone. Nobody gives the order, and everybody stops.",
};

const Phrases retreat = {
    "A horn, and another: the retreat for {army}. The field belongs to {other}.",
    "The banners of {army} turn and go. What is left on the field belongs to {other}.",
    "It is over for {army}: the horns call what still can walk away from the field.",
};

const Phrases leaderless = {
    "There is nothing left to fight for. The ranks of {army} melt away.",
};

// By hexes: a stone flies two, an arrow four.
const char* const near[] = {"on top of",         "face to face with", "a stone's throw from",
                            "within bowshot of", "within bowshot of", "in plain sight of",
                            "in plain sight of", "a long way from"};
const std::size_t near_count = std::size(near);

const char* const hours[3] = {"Mid-morning.", "Noon.", "The shadows grow long."};
const char* const spirits[5] = {"in high spirits", "in good heart", "uneasy", "badly shaken",
                                "near the end"};

const char* const ground[TERRAINS] = {"",
                                      " among the trees",
                                      " deep in the woods",
                                      " on the slopes",
                                      " on the heights",
                                      " among the rocks"};

const char* const type[UNIT_TYPES] = {"heavy foot",        "light heavy foot", "medium foot",
                                      "light medium foot", "light foot",       "extra heavy horse",
                                      "heavy horse",       "medium horse",     "light horse"};
const char* const arms[WEAPONS] = {
    "lances",   "javelins",           "swords", "pikes", "long spears",
    "javelins", "two-handed weapons", "swords"};
const char* const missiles[MISSILES] = {"throwing javelins", "stones", "bows"};

} // namespace words
