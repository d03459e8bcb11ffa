#include "spell.h"

#include "battle.h"
#include "event.h"
#include "tables.h"
#include "troop.h"

#define NO_END 255

static u8 *const points_of[SPELLS] = {unit_blade, unit_guard, unit_haste, unit_courage};
static u8 *const end_of[SPELLS] = {unit_blade_end, unit_guard_end, unit_haste_end,
                                   unit_courage_end};

static u8 next_end; /* no spell ends before this time-point */

void spell_begin(void)
{
    next_end = NO_END;
}

void spell_cast(void)
{
    u8 *points = points_of[order_spell];
    u8 *end = end_of[order_spell];

    unit_spells[battle_unit] = (u8)(unit_spells[battle_unit] - order_points);
    points[order_target] = order_points;
    end[order_target] = (u8)(battle_clock + SPELL_LASTS);
    if (end[order_target] < next_end) {
        next_end = end[order_target];
    }
    event_points = order_points;
    event_tell(EVENT_CAST, battle_unit, order_target, order_spell);
}

void spell_fade(void)
{
    u8 spell;
    u8 unit;
    u8 *points;
    u8 *end;

    if (battle_clock < next_end) {
        return;
    }
    next_end = NO_END;
    for (spell = 0; spell < SPELLS; ++spell) {
        points = points_of[spell];
        end = end_of[spell];
        for (unit = 0; unit < unit_count; ++unit) {
            if (points[unit] != 0) {
                if (end[unit] > battle_clock) {
                    if (end[unit] < next_end) {
                        next_end = end[unit];
                    }
                } else {
                    points[unit] = 0;
                    end[unit] = 0;
                    if (unit_state[unit] <= STATE_ON_FIELD) {
                        event_tell(EVENT_FADED, unit, NO_UNIT, spell);
                    }
                }
            }
        }
    }
}
