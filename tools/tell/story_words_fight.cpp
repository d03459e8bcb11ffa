// The words for blows and missiles.
#include "story_words.hpp"

namespace words {

const Phrases lance_charge = {
    "{a} lower their lances and charge {d}{where}",
    "{a} come on at a gallop, lances level, and crash into {d}{where}",
    "with a shout {a} break into a gallop and strike {d}{where} lance first",
    "{a} wheel, gather speed and drive their lances into {d}{where}",
};

const Phrases horn_charge = {
    "{a} lower their horns and charge {d}{where}",
    "white and silent, {a} come on at a gallop and run their horns into {d}{where}",
    "{a} toss their manes and are among {d}{where}, horns first",
};

const Phrases weapon[WEAPONS] = {
    {
        // lance
        "{a} thrust at {d}{where} with their lances",
        "{a} press {d}{where} at the length of a lance",
        "stirrup to stirrup {a} bear down on {d}{where}",
    },
    {
        // javelin, mounted
        "javelins in hand, {a} dash in on {d}{where}",
        "{a} circle {d}{where} and stab with their javelins",
        "at full tilt {a} sweep into {d}{where}",
    },
    {
        // sword, mounted
        "{a} gallop in among {d}{where} with drawn swords",
        "{a} hack their way into {d}{where} from above",
        "swords flashing, {a} fall on {d}{where}",
    },
    {
        // pike
        "{a} level their pikes and push into {d}{where}",
        "row upon row {a} bring down their pikes and bear against {d}{where}",
        "{a} march into {d}{where} behind a hedge of pikes",
    },
    {
        // long spear
        "spears held low, {a} close with {d}{where}",
        "shoulder to shoulder {a} drive their spears into {d}{where}",
        "spear by spear {a} force their way into {d}{where}",
    },
    {
        // javelin, on foot
        "{a} run in, javelins in hand, and fall on {d}{where}",
        "{a} swarm around {d}{where} and stab at them from every side",
        "yelling, {a} rush {d}{where}",
    },
    {
        // two-handed
        "{a} swing their great blades into {d}{where}",
        "{a} come on with axes in both hands and hew at {d}{where}",
        "with heavy strokes {a} hack into {d}{where}",
        "{a} cut a lane into {d}{where}",
    },
    {
        // sword, on foot
        "{a} go for {d}{where} sword in hand",
        "{a} throw themselves on {d}{where}",
        "{a} draw their swords and close in on {d}{where}",
        "hand to hand now: {a} fall on {d}{where}",
    },
};

const Phrases enchanted = {
    "with blades that shine from the spell {a} fall on {d}{where}",
    "light running along their steel, {a} strike at {d}{where}",
};

const Phrases pursuit = {
    "{a} catch {d} in full flight{where}",
    "{a} run down {d}, who have their backs turned",
    "there is no mercy for {d}: {a} are upon them{where}",
    "{a} are on the heels of {d}{where} and strike",
    "nothing covers the flight of {d}, and {a} reach them{where}",
};

const Phrases again = {
    "{a} do not let go of {d}{where}", "once more {a} go at {d}{where}",
    "{a} come back at {d}{where}",     "{a} are at {d} again{where}",
    "{a} press on against {d}{where}", "{a} have not done with {d}{where}",
    "still {a} hammer at {d}{where}",
};

const Phrases win = {
    ": {k:fall}, for {l} of their own.",
    "; {k:are} cut down, and {l} of the attackers.",
    ". {d} give way, with {k} dead; it has cost {l}.",
    ". {k:go} down before the rest fall back, and {l} of the attackers.",
    ". The line bends: {k:are} dead there, {l} here.",
    ", and step by step they win ground. {k} dead against {l}.",
    "; it is theirs from the first blow, {k} dead for {l}.",
    ". {k} dead, {l} of their own, and the ground is theirs.",
};

const Phrases win_unhurt = {
    ": {k:fall}, and not one of the attackers.",
    ". {k:are} cut down, and nobody is lost.",
    "; {k} dead, at no cost.",
};

const Phrases lose = {
    ", but it goes badly: {l} dead, and only {k} of the enemy.",
    "; they are thrown back with {l} dead and have killed {k}.",
    ", and come to regret it: {l} of them fall, {k} of the defenders.",
    ". The defenders stand and strike back: {l} of the attackers lie dead, {k} of their own.",
    ". It is like running into a wall. {l} of them are dead before they let go, for {k}.",
    ", and pay for it with {l} dead; {k} of the others fall.",
    ". This time it is the wrong enemy: {l} dead, against {k}.",
};

const Phrases lose_for_nothing = {
    ", and leave {l} dead for nothing.",
    "; they are thrown back with {l} dead and have not killed one.",
};

const Phrases even = {
    ": {k:fall}, and {l} of the attackers, and nothing is decided.",
    "; {k} and {l} dead, and neither side gives way.",
    ". When they draw apart {k} of the defenders and {l} of the attackers stay on the ground.",
    ", blow for blow: it costs them {l}, the others {k}.",
    ". They kill {k} and lose {l}, and stand where they stood.",
};

const Phrases even_kill = {
    ": {k:fall}, but the rest hold.",
    "; they kill {k}, and the ranks close again.",
};

const Phrases even_loss = {
    "; it costs them {l}, and nothing is won.",
    ". {l} of them fall, to no purpose.",
};

const Phrases nothing = {
    ", but nobody is hurt.",
    "; much noise, and no blood.",
};

const Phrases missile[MISSILES] = {
    {
        // javelin
        "{a} throw their javelins at {d}{where}",
        "javelins fly from {a} into {d}{where}",
        "{a} run up, throw at {d}{where} and spring back",
    },
    {
        // rocks
        "{a} pelt {d}{where} with stones",
        "a hail of stones from {a} rattles down on {d}{where}",
        "{a} heave rocks at {d}{where}",
    },
    {
        // bow
        "{a} loose their arrows at {d}{where}",
        "arrows from {a} come down on {d}{where}",
        "{a} draw, aim and let fly at {d}{where}",
        "a volley from {a} hisses into {d}{where}",
    },
};

const Phrases hit = {
    ": {k:fall}.",
    "; {k:go} down.",
    ", and {k:are} hit and do not rise.",
    ". It costs them {k}.",
};

const Phrases hit_answered = {
    ": {k:fall}, and {l} to the answer.",
    "; {k:go} down, and what comes back kills {l}.",
};

const Phrases miss = {
    ", without effect.",
    "; nobody is hit.",
    ", and all of it falls short.",
};

const Phrases miss_answered = {
    ", in vain; what comes back kills {l}.",
    ". Nobody is hit, but the answer kills {l}.",
};

const Phrases meanwhile_melee = {
    "Along the line the killing goes on: {c} more clashes have cost {north} {n} and {south} {s}.",
    "Elsewhere {c} more clashes settle nothing; {n} dead for {north}, {s} for {south}.",
    "{c} clashes more, of which nobody will sing: {north} {n} dead, {south} {s}.",
};

const Phrases meanwhile_fire = {
    "All the while missiles fly: {c} more volleys, {n} down for {north}, {s} for {south}.",
    "The shooting does not stop. {c} volleys have cost {north} {n} and {south} {s}.",
    "{c} volleys more go back and forth; they bring down {n} of {north}, {s} of {south}.",
};

const Phrases chase = {
    ": {k:fall}, for {l} of the pursuers.",
    "; {k:are} cut down, and {l} of the pursuers.",
    ". {k} dead, and {l} who came too near.",
    ". It costs {l} and kills {k}.",
};

const Phrases chase_unhurt = {
    ": {k:fall}.",
    "; {k:are} cut down.",
};

const Phrases chase_turns = {
    "; but they turn on them like cornered beasts: {l} of the pursuers die, {k} of the hunted.",
    ". It is not so easy: {l} of the pursuers fall, and {k} of the others.",
};

const Phrases last_fall = {
    ": the last {k:fall}, for {l} of the attackers.",
    ". {d} lose all they had left, {k}, and kill {l} of the attackers.",
};

const Phrases last_fall_unhurt = {
    ": the last {k:fall}.",
};

const Phrases attack_is_last = {
    ". It is the last thing they do: {l} dead, for {k}.",
};

const Phrases first_clash = {
    "The battle has begun in earnest.",
    "So the lines have met.",
};

const Phrases first_blood = {
    "It is the first blood of the day.",
};

} // namespace words
