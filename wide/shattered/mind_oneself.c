/* What battle_unit brings to a fight: its rows of what the kinds are to each other, and
   its men. */
#include "match.h"

match_self match_me;

void mind_know_oneself(void)
{
    u8 men_hi = unit_men_hi[battle_unit];

    match_know_kinds();
    match_me.strike = match_kind_strike[battle_unit];
    match_me.struck = match_kind_struck[battle_unit];
    match_me.percent_log =
        match_percent_log + MATCH_INDEX_ZERO + unit_blade[battle_unit] + MELEE_ATTACKING;
    match_me.its_percent_log = match_percent_log + MATCH_INDEX_ZERO - unit_guard[battle_unit];
    match_me.points = match_points + MATCH_POINTS_ZERO - match_weight[battle_unit];
    match_me.men =
        mind_log[men_hi < 4 ? men_hi << 4 | unit_men_lo[battle_unit] >> 4 : MATCH_SIXTEENS_MOST];
}
