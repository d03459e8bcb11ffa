/* Strengths, percentages, the charts. */
#include "combat.h"
#include "morale.h"
#include "movement.h"
#include "percent.h"
#include "routines.h"
#include "tables.h"
#include "unit.h"

static void percents(void)
{
    u16 men;
    u16 factor;
    u16 percent;
    u16 stride = (u16)(routines_stride() * 7);

    check_begin();
    for (factor = 0; factor < 256; ++factor) {
        check(casualty_percent((u8)factor));
    }
    check_end("casualty_percent");
    check_begin();
    for (factor = FACTOR_ZERO - 2; factor < FACTOR_ZERO + 10; ++factor) {
        percent = casualty_percent((u8)factor);
        for (men = 20; men < 1200; men = (u16)(men + stride)) {
            check(percent_of(men, (u8)percent));
        }
    }
    check_end("percent_of");
    check_begin();
    for (percent = 0; percent < 256; percent = (u16)(percent + routines_stride())) {
        for (men = 0; men <= STRENGTH_MAX; men = (u16)(men + stride * 3 - 2)) {
            check(percent_at_least(men, (u8)percent));
        }
        check(percent_of(STRENGTH_MAX, (u8)percent));
        check(percent_of(100, (u8)percent));
    }
    check_end("percent_at_least");
}

static void strengths(void)
{
    u16 i;

    check_begin();
    for (i = 0; i < 500; ++i) {
        unit_set_men((u8)(i & 63), (u16)(i * 131));
        unit_first_lo[i & 63] = (u8)i;
        unit_first_hi[i & 63] = (u8)(i >> 5);
        check(unit_men((u8)(i & 63)));
        check(unit_first_men((u8)(i & 63)));
    }
    check_end("unit_men");
}

static void morales(void)
{
    u16 first;
    u16 men;
    u8 class_id;
    u8 i;

    check_begin();
    for (first = 1; first < 4000; first = (u16)(first + 171)) {
        for (men = 0; men <= first; men = (u16)(men + 37)) {
            check(morale_dead_factor(first, men));
        }
        check(morale_dead_factor(first, first));
        check(morale_dead_factor(first, (u16)(first + 9)));
    }
    check_end("morale_dead_factor");
    check_begin();
    for (i = 0; i < 250; ++i) {
        morale_dice = (u8)(6 + i % 10);
        morale_close = (u8)(COUNT_ZERO - 36 + i % 73);
        morale_battles = (u8)(COUNT_ZERO + COUNT_MOST - i % 199);
        morale_routs = (u8)(COUNT_ZERO - COUNT_MOST + i % 199);
        morale_fear = (u8)(i % 4 * 21);
        morale_courage = (u8)(i % 5);
        morale_dead = (u8)(i % 11);
        morale_count();
        check(morale_total);
    }
    check_end("morale_count");
    check_begin();
    for (men = MORALE_ZERO - 400 + 16; men < MORALE_ZERO + 400; ++men) {
        morale_total = men;
        for (class_id = 0; class_id < CLASSES; ++class_id) {
            check(morale_result(class_id));
            check(morale_breaks(class_id, (u8)(men & 7)));
        }
    }
    check_end("morale_result");
}

static void charts(void)
{
    u8 type, other, race;

    check_begin();
    for (type = 0; type < UNIT_TYPES; ++type) {
        for (other = 0; other < TERRAINS; ++other) {
            for (race = 0; race < RACES; ++race) {
                check(move_cost(type, other, race));
            }
        }
    }
    check_end("move_cost");
    check_begin();
    for (type = 0; type < UNIT_TYPES; ++type) {
        for (other = 0; other < WEAPONS; ++other) {
            check(melee_weapon_factor(other, type));
        }
    }
    check_end("melee_weapon_factor");
}

void routines_numbers(void)
{
    percents();
    strengths();
    morales();
    charts();
}
