/* The generator in a word. */
#include "dice.h"

#include "feedback.h"
#include "tables.h"

#define THREE_DICE 216 /* 6 x 6 x 6 */
#define TWO_DICE 36
#define TWO_DICE_FAIR 252 /* 7 x 36: the bytes above would favour low throws */

u8 dice_state[4];

static u32 watched;
static const u8 *script;
static u8 script_left;

void dice_seed(u32 seed)
{
    u32 state = seed ^ (u32)0x9e << 24;
    u8 i;

    feedback_keep(dice_state, state != 0 ? state : 1); /* zero would stay for ever */
    script_left = 0;
    for (i = 0; i < 16; ++i) { /* neighbouring seeds begin alike: let them part */
        dice_byte();
    }
}

u8 dice_byte(void)
{
    u8 oldest;

    FEEDBACK_STEP(dice_state, oldest);
    return oldest;
}

u8 dice_below(u8 n)
{
    u8 most = (u8)(255 - (u8)(255 % n)); /* a multiple of n: what is above is thrown again */
    u8 b;

    do {
        b = dice_byte();
    } while (b >= most);
    return (u8)(b % n);
}

static u8 scripted(void)
{
    u8 value = *script;

    ++script;
    --script_left;
    return value;
}

u8 dice_three(void)
{
    u8 b;

    if (script_left >= 3) {
        b = scripted();
        b = (u8)(b + scripted());
        return (u8)(b + scripted());
    }
    do {
        b = dice_byte();
    } while (b >= THREE_DICE);
    return tbl_three_dice[b];
}

u8 dice_apart(void)
{
    u8 b;

    if (script_left >= 2) {
        b = (u8)(scripted() + APART_WIDEST);
        return (u8)(b - scripted());
    }
    do {
        b = dice_byte();
    } while (b >= TWO_DICE_FAIR);
    return tbl_two_dice[b % TWO_DICE];
}

u8 dice_spread(u8 widest)
{
    if (script_left >= 1) {
        return scripted();
    }
    return dice_below((u8)(widest + widest + 1));
}

/* The generator never comes back to a state within a game: another state is a draw. */
void dice_watch(void)
{
    watched = feedback_word(dice_state);
}

u8 dice_fallen(void)
{
    return (u8)(feedback_word(dice_state) != watched);
}

void dice_script(const u8 *values, u8 count)
{
    script = values;
    script_left = count;
}

u8 dice_script_left(void)
{
    return script_left;
}
