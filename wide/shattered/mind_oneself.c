/* How good a fight with each enemy is, sixteen at a time or more: what the two are to each
   other, and how strong they are, which is worked out when it changes. */
#include "battle.h"
#include "match.h"

u8 match_kills[UNITS_MAX];
u8 match_losses[UNITS_MAX];
u8 match_less[UNITS_MAX];

/* By unit, as its men have it, and how many these were. */
static u8 men_log[UNITS_MAX]; /* of sixteens */
static u8 known_men_lo[UNITS_MAX];
static u8 known_men_hi[UNITS_MAX];

/* The strength of a unit that has lost men. */
static inline void learn_men(u8 unit)
{
    u8 lo = unit_men_lo[unit];
    u8 hi = unit_men_hi[unit];

    known_men_lo[unit] = lo;
    known_men_hi[unit] = hi;
    men_log[unit] = mind_log[hi < 4 ? hi << 4 | lo >> 4 : MATCH_SIXTEENS_MOST];
}

static inline lanes same(const u8 *now, const u8 *known, unsigned block)
{
    return lanes_equal(lanes_load(now + block), lanes_load(known + block));
}

/* Brings up to date what is known of all units; what is between battle_unit and each. */
SET_INLINE const matches *matches_now(unsigned units)
{
    set all = ~(set)0 >> (UNITS_MAX - units);
    lanes kinds_are_known = lanes_of(255);
    set men_known = 0;
    set magic = 0;
    set unknown;
    unsigned block, kind;
    u8 unit;

    if (unit_count > match_kinds_count) {
        match_learn_kinds();
    }
    SET_BLOCKS (block, units) {
        for (kind = 0; kind < MATCH_KINDS; ++kind) {
            kinds_are_known = lanes_and(kinds_are_known, same(match_kind_of[kind], match_kinds[kind], block));
        }
        men_known |= set_bits(lanes_and(same(unit_men_lo, known_men_lo, block),
                                        same(unit_men_hi, known_men_hi, block)),
                              block);
        magic |= set_bits(
            lanes_without(set_lanes(block), lanes_equal(lanes_or(lanes_load(unit_blade + block),
                                                                 lanes_load(unit_guard + block)),
                                                        lanes_of(0))),
            block);
    }
    if (lanes_bits(kinds_are_known) != LANES_ALL) {
        match_learn_kinds();
    }
    unknown = all & ~men_known;
    SET_EACH (unit, unknown) {
        learn_men(unit);
    }
    if (magic != 0) {
        match_learn_magic(magic);
        return &match_magic;
    }
    return &match_plain[battle_unit];
}

static inline lanes covers(lanes terrains)
{
    lanes cover = lanes_of(0);
    u8 terrain;

    for (terrain = 0; terrain < TERRAINS; ++terrain) {
        cover = lanes_or(cover, lanes_and(lanes_equal(terrains, lanes_of(terrain)),
                                          lanes_of(match_cover(terrain))));
    }
    return cover;
}

/* Of each enemy as it is now. */
SET_INLINE void look(const matches *me, unsigned units)
{
    lanes my_men = lanes_of(men_log[battle_unit]);
    lanes my_weight = lanes_of(match_weights[battle_unit]);
    lanes clearly = lanes_of(MATCH_WON);
    lanes decided = lanes_of(MATCH_DECIDED);
    lanes most = lanes_of(MATCH_DECIDED - 1);
    lanes cover, kills, losses, won, lost, running, breaking;
    unsigned block;
    u8 ground;

    SET_BLOCKS (block, units) {
        cover = covers(lanes_load(unit_terrain + block));
        kills = lanes_load(me->mine[0] + block);
        for (ground = 1; ground < MATCH_COVERS; ++ground) {
            kills = lanes_xor(kills, lanes_and(lanes_load(me->mine[ground] + block),
                                               lanes_equal(cover, lanes_of(ground))));
        }
        kills = lanes_add(kills, my_men);
        losses = lanes_add(lanes_load(me->its + block), lanes_load(men_log + block));
        won = lanes_at_most(lanes_add(losses, clearly), kills);
        lost = lanes_at_most(lanes_add(kills, clearly), losses);
        running = lanes_equal(lanes_load(unit_state + block), lanes_of(STATE_ROUTED));
        breaking = lanes_at_most(lanes_load(match_breaks + block),
                                 lanes_add(lanes_load(unit_lost_row + block), lanes_of(1)));
        breaking = lanes_and(lanes_without(breaking, running), won);
        kills = lanes_min(lanes_less(kills, lanes_load(match_weights + block)), most);
        losses = lanes_min(lanes_less(losses, my_weight), most);
        lanes_store(match_kills + block, lanes_or(kills, lanes_and(won, decided)));
        lanes_store(match_losses + block, lanes_or(losses, lanes_and(lost, decided)));
        lanes_store(match_less + block, lanes_add(lanes_without(lanes_of(MATCH_BREAKS), breaking),
                                                  lanes_and(running, lanes_of(GOAL_ROUTED))));
    }
}

SET_INLINE void know_oneself(unsigned units)
{
    look(matches_now(units), units);
}

void mind_know_oneself(void)
{
    if (unit_count <= SET_FEW) {
        know_oneself(SET_FEW);
    } else {
        know_oneself(UNITS_MAX);
    }
}
