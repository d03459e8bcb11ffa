// The words of the story. Units are spoken of in the plural.
//   {a} {d}    the unit that acts and the one it acts on, {who} several units
//   {k} {l}    men that the first has killed and lost
//   {where}    the ground, with a space before it, or nothing
//   {army}     an army, {army's} its own; {n} men; {t} time-points
#pragma once

#include "story_phrase.hpp"

namespace words {

// How a melee begins, by weapon; the charge is for who has just moved.
extern const Phrases lance_charge, horn_charge;
extern const Phrases weapon[WEAPONS];
extern const Phrases enchanted, pursuit, again;
// And how it ends.
extern const Phrases win, win_unhurt, lose, lose_for_nothing, even, even_kill, even_loss, nothing;
extern const Phrases chase, chase_unhurt, chase_turns; // of who is in rout
extern const Phrases last_fall, last_fall_unhurt, attack_is_last;
extern const Phrases first_clash, first_blood;

extern const Phrases missile[MISSILES];
extern const Phrases hit, hit_answered, miss, miss_answered;

extern const Phrases rout_by_losses, rout_by_check, rout_spreads, others_hold, others_halt;
extern const Phrases attack_halts, attack_routs;
extern const Phrases wiped_out, run_off, rally, run_halts;
extern const Phrases leader_falls;

extern const Phrases arrive;
extern const Phrases cast[SPELLS], cast_on_self[SPELLS], fade[SPELLS];
extern const Phrases illusion_struck, illusion_shot, illusion_strikes, illusions_meet;

// {near}: how far {a} and {d} are from each other. {units}, {north_units} and
// {south_units}: how many move. The lines of {other} stand.
extern const Phrases dawn, approach, approach_one, manoeuvre, lull;
extern const char* const near[];
extern const std::size_t near_count;

extern const Phrases meanwhile_melee, meanwhile_fire;
extern const Phrases wavers, breaks; // an army's morale
extern const char* const hours[3];   // at each quarter of the day
extern const char* const spirits[5]; // from the best to the worst

extern const Phrases night, retreat, leaderless;

// {where}, by terrain.
extern const char* const ground[TERRAINS];

// For the rosters.
extern const char* const type[UNIT_TYPES];
extern const char* const arms[WEAPONS];
extern const char* const missiles[MISSILES];

} // namespace words
