#include "losses.hpp"

Losses unit_losses(u8 unit) {
    Losses losses;
    if (unit_illusion[unit]) return losses;
    const auto men = unit_men(unit);
    losses.began = unit_first_men(unit);
    losses.dead = losses.began - men;
    if (unit_state[unit] == STATE_GONE) losses.fled = men;
    if (unit_state[unit] == STATE_ROUTED) losses.routed = men;
    return losses;
}

Losses count_losses(u8 army) {
    Losses losses;
    for (u8 unit = 0; unit < unit_count; ++unit) {
        if (unit_army[unit] != army) continue;
        const auto one = unit_losses(unit);
        losses.began += one.began;
        losses.dead += one.dead;
        losses.fled += one.fled;
        losses.routed += one.routed;
    }
    return losses;
}
