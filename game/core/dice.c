#include "dice.h"

#include "tables.h"
#include "xorshift.h"

#define THREE_DICE 216 /* 6 x 6 x 6 */
#define TWO_DICE 36
#define TWO_DICE_FAIR 252 /* 7 x 36: the bytes above would favour low throws */

u8 dice_state[4];
u8 dice_face[3];
u8 dice_fallen;

static const u8 *script;
static u8 script_left;

void dice_seed(u32 seed)
{
    u8 i;

    dice_state[0] = (u8)seed;
    dice_state[1] = (u8)(seed >> 8);
    dice_state[2] = (u8)(seed >> 16);
    dice_state[3] = (u8)((u8)(seed >> 24) ^ 0x9e);
    if (dice_state[0] == 0 && dice_state[1] == 0 && dice_state[2] == 0 && dice_state[3] == 0) {
        dice_state[0] = 1; /* zero is the one state that would stay for ever */
    }
    script_left = 0;
    for (i = 0; i < 16; ++i) { /* neighbouring seeds begin alike: let them part */
        dice_byte();
    }
}

u8 dice_byte(void)
{
    XORSHIFT_STEP(dice_state);
    dice_fallen = 1;
    return dice_state[1];
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

/* True when the script has all the values that a throw needs. */
static u8 throw_scripted(u8 count)
{
    u8 i;

    if (script_left < count) {
        return 0;
    }
    for (i = 0; i < count; ++i) {
        dice_face[i] = script[i];
    }
    script += count;
    script_left = (u8)(script_left - count);
    return 1;
}

static void set_faces(u8 packed)
{
    dice_face[0] = (u8)((packed & 3) + 2);
    dice_face[1] = (u8)(((u8)(packed >> 2) & 3) + 2);
    dice_face[2] = (u8)((u8)(packed >> 4) + 2);
}

void dice_throw_two(void)
{
    u8 b;

    if (throw_scripted(2)) {
        return;
    }
    do {
        b = dice_byte();
    } while (b >= TWO_DICE_FAIR);
    while (b >= TWO_DICE) {
        b = (u8)(b - TWO_DICE);
    }
    set_faces(tbl_three_dice[b]);
}

void dice_throw_three(void)
{
    u8 b;

    if (throw_scripted(3)) {
        return;
    }
    do {
        b = dice_byte();
    } while (b >= THREE_DICE);
    set_faces(tbl_three_dice[b]);
}

u8 dice_spread(u8 widest)
{
    if (throw_scripted(1)) {
        return dice_face[0];
    }
    return dice_below((u8)(widest + widest + 1));
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
