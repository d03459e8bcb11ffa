/* Spells: whom a caster helps, and with what. */
#include "battle.h"
#include "field.h"
#include "hex.h"
#include "mind.h"
#include "morale.h"
#include "setup.h"
#include "tables.h"
#include "troop.h"

#define MOUNTED 8      /* of tbl_unit_type */
#define THREAT_HEXES 2 /* an enemy this near may strike the caster next */
#define MARCH_HEXES 3  /* who is farther than this from every enemy is on the march */

static u8 points; /* of the casting */

/* Who profits from it, and how much: strength, twice that on horseback, where it
   strikes twice as often while the spell lasts. */
static u8 target;
static u16 most;

static void consider(u8 unit)
{
    u16 worth = unit_men(unit);

    if (tbl_unit_type[unit_type[unit]] & MOUNTED) {
        worth = (u16)(worth << 1);
    }
    if (worth > most) {
        most = worth;
        target = unit;
    }
}

static u8 in_reach(u8 unit)
{
    return (u8)(unit_army[unit] == unit_army[battle_unit] && unit != battle_unit &&
                unit_state[unit] <= STATE_ON_FIELD && !unit_illusion[unit] &&
                hex_distance(unit_q[battle_unit], unit_r[battle_unit], unit_q[unit],
                             unit_r[unit]) <= SPELL_HEXES);
}

/* Whether the spell helps this friend now. */
static u8 helps(u8 spell, u8 unit)
{
    u8 enemy;

    if (spell == SPELL_BLADE) {
        if (unit_state[unit] != STATE_READY || unit_blade[unit] != 0) {
            return 0;
        }
    } else if (spell == SPELL_COURAGE) {
        if (unit_state[unit] != STATE_ROUTED || unit_courage[unit] != 0) {
            return 0;
        }
    } else if (unit_state[unit] != STATE_READY || unit_haste[unit] != 0 ||
               (tbl_unit_type[unit_type[unit]] & MOUNTED)) {
        return 0;
    }
    enemy = field_nearest_enemy(unit_army[unit], unit_q[unit], unit_r[unit]);
    if (spell == SPELL_BLADE) {
        return (u8)(enemy == 1);
    }
    if (spell == SPELL_COURAGE) {
        return (u8)(enemy > MORALE_RALLY_HEXES); /* only then it checks */
    }
    return (u8)(enemy > MARCH_HEXES);
}

static u8 cast_on_friend(u8 spell)
{
    u8 unit;

    target = NO_UNIT;
    most = 0;
    for (unit = 0; unit < unit_count; ++unit) {
        if (in_reach(unit) && helps(spell, unit)) {
            consider(unit);
        }
    }
    if (target == NO_UNIT) {
        return 0;
    }
    order_spell = spell;
    order_target = target;
    order_points = points;
    return 1;
}

/* The caster itself is threatened: it runs from foot, and from riders, whom it
   cannot outrun, it hides behind a shield. */
static void cast_on_itself(void)
{
    order_spell = SPELL_GUARD;
    if (battle_variant == VARIANT_FULL && mind_far[mind_near] == THREAT_HEXES &&
        !(tbl_unit_type[unit_type[mind_near]] & MOUNTED)) {
        order_spell = SPELL_HASTE;
    }
    order_target = battle_unit;
    order_points = points;
}

u8 mind_cast(void)
{
    points = unit_spells[battle_unit];
    if (!setup_magic || points == 0) {
        return 0;
    }
    if (points > SPELL_MOST) {
        points = SPELL_MOST;
    }
    order_kind = ORDER_CAST;
    if (mind_near != NO_UNIT && mind_far[mind_near] <= THREAT_HEXES &&
        unit_guard[battle_unit] == 0 && unit_haste[battle_unit] == 0) {
        cast_on_itself();
        return 1;
    }
    if (battle_variant == VARIANT_FULL && cast_on_friend(SPELL_COURAGE)) {
        return 1;
    }
    if (cast_on_friend(SPELL_BLADE)) {
        return 1;
    }
    /* The last points, too few for a full casting, hasten a march. */
    if (battle_variant == VARIANT_STRICT || points == SPELL_MOST) {
        return 0;
    }
    return cast_on_friend(SPELL_HASTE);
}
