#include "combat.h"

#include "percent.h"
#include "readings.h"
#include "tables.h"
#include "troop.h"

u8 combat_unit[2];
u8 combat_wf[2];
u8 combat_tf[2];
u8 combat_rf[2];
u8 combat_total[2];
u8 combat_percent[2];
u16 combat_kills[2];
u8 combat_winner;

u8 combat_column(u8 enemy_type)
{
    if (enemy_type == TYPE_MC && (rules_readings & READING_MC_AS_LC)) {
        return TYPE_LC; /* ruling mc-column */
    }
    return enemy_type;
}

static void cap_kills(u8 side)
{
    u16 enemies = unit_men(combat_unit[side ^ 1]);

    if (combat_kills[side] > enemies) {
        combat_kills[side] = enemies;
    }
}

void combat_count(u8 side)
{
    combat_total[side] = (u8)((u8)(combat_wf[side] + combat_tf[side]) + combat_rf[side]);
    combat_total[side] = (u8)(combat_total[side] - FACTOR_ZERO);
    combat_percent[side] = casualty_percent(combat_total[side]);
    combat_kills[side] = percent_of(unit_men(combat_unit[side]), combat_percent[side]);
    if (!(rules_readings & READING_KILLS_UNCAPPED)) { /* ruling kills-cap */
        cap_kills(side);
    } else if (combat_kills[side] > STRENGTH_MAX) { /* percentages are exact up to there */
        combat_kills[side] = STRENGTH_MAX;
    }
}

void combat_idle(u8 side)
{
    combat_wf[side] = 0;
    combat_tf[side] = FACTOR_ZERO;
    combat_rf[side] = FACTOR_ZERO;
    combat_total[side] = FACTOR_ZERO;
    combat_percent[side] = 0;
    combat_kills[side] = 0;
}

/* True if side has beaten the other: rulings kills-threshold, kills-more. */
static u8 has_won(u8 side)
{
    u8 other = (u8)(side ^ 1);
    u16 kills = combat_kills[side];
    u16 losses = combat_kills[other];
    u16 enemies = unit_men(combat_unit[other]);

    if (kills <= losses) {
        return 0;
    }
    if (rules_readings & READING_KILLS_MORE_THAN) {
        if (kills <= percent_of(enemies, VICTORY_KILLS_PERCENT)) {
            return 0;
        }
    } else if (kills < percent_at_least(enemies, VICTORY_KILLS_PERCENT)) {
        return 0;
    }
    if (rules_readings & READING_KILLS_OVER_MORE) {
        return (u8)(kills > (u16)(losses + percent_of(losses, VICTORY_MORE_PERCENT)));
    }
    return (u8)(kills >= (u16)(losses + percent_at_least(losses, VICTORY_MORE_PERCENT)));
}

void combat_decide(void)
{
    combat_winner = NOBODY;
    if (has_won(ATTACKER)) {
        combat_winner = ATTACKER;
    } else if (has_won(DEFENDER)) {
        combat_winner = DEFENDER;
    }
    cap_kills(ATTACKER); /* nobody kills more than there are */
    cap_kills(DEFENDER);
}

void combat_apply(void)
{
    u8 side;
    u8 unit;

    for (side = ATTACKER; side <= DEFENDER; ++side) {
        unit = combat_unit[side];
        unit_set_men(unit, (u16)(unit_men(unit) - combat_kills[side ^ 1]));
    }
}
