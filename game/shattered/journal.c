#include "journal.h"

#include "battle.h"
#include "dice.h"
#include "event.h"
#include "hash.h"
#include "hex.h"
#include "readings.h"
#include "tables.h"
#include "troop.h"

#define CODE_MELEE 0x10
#define CODE_FIRE 0x40
#define CODE_WAIT 0x80

u8 journal_bytes[JOURNAL_BYTES];
u16 journal_length;
u8 journal_full;
u8 journal_players;

static u16 position; /* of the order to be played next */
static u16 floor;    /* orders before this are followed by a die */
static u8 playing;   /* orders come out of the journal: do not record them */

/* Numbers, since cc65 turns letters into those of its machine. */
static const u8 magic[4] = {0x54, 0x50, 0x53, 0x41};

static const char *const problems[JOURNAL_PROBLEMS] = {
    "it is a good game",       "it is cut short or too long",        "it is no saved game",
    "it is of another format", "it was played by other rules",       "its scenario is not known",
    "it is damaged",           "it holds an order that is not legal"};

const char *journal_problem(u8 problem)
{
    return problems[problem];
}

void journal_begin(void)
{
    u8 i;

    if (playing) {
        return;
    }
    for (i = 0; i < 4; ++i) {
        journal_bytes[i] = magic[i];
    }
    journal_bytes[4] = JOURNAL_FORMAT;
    journal_bytes[5] = journal_players;
    journal_bytes[6] = (u8)(RULES_VERSION & 255);
    journal_bytes[7] = (u8)(RULES_VERSION >> 8);
    journal_bytes[8] = battle_scenario;
    journal_bytes[9] = battle_variant;
    journal_bytes[10] = (u8)(battle_level | (u8)(battle_person << 4));
    journal_bytes[11] = rules_readings;
    journal_bytes[12] = (u8)battle_seed;
    journal_bytes[13] = (u8)(battle_seed >> 8);
    journal_bytes[14] = (u8)(battle_seed >> 16);
    journal_bytes[15] = (u8)(battle_seed >> 24);
    journal_length = 0;
    journal_full = 0;
    position = 0;
    floor = 0;
}

static void put(u8 byte)
{
    journal_bytes[(u16)(JOURNAL_HEAD + journal_length)] = byte;
    ++journal_length;
}

static u8 direction_of(u8 target)
{
    hex_ray(unit_q[battle_unit], unit_r[battle_unit], unit_q[target], unit_r[target]);
    return hex_ray_direction;
}

void journal_record(void)
{
    if (playing) {
        return;
    }
    if (dice_fallen()) {
        floor = journal_length;
        dice_watch();
    }
    if (journal_full || journal_length > JOURNAL_MAX - 3) {
        journal_full = 1;
        return;
    }
    if (order_kind == ORDER_WAIT) {
        put((u8)(CODE_WAIT | order_target));
    } else if (order_kind == ORDER_MELEE) {
        put((u8)(CODE_MELEE | direction_of(order_target)));
    } else if (order_kind == ORDER_FIRE) {
        put((u8)(CODE_FIRE | order_target));
    } else {
        put(order_kind);
        if (order_kind == ORDER_CAST) {
            put((u8)((u8)(order_spell << 4) | order_points));
            put(order_target);
        }
    }
    position = journal_length;
}

static void hash_bytes(const u8 *bytes, u16 size)
{
    hash_start();
    while (size != 0) {
        hash_byte(*bytes);
        ++bytes;
        --size;
    }
}

u16 journal_seal(void)
{
    u16 size = (u16)(JOURNAL_HEAD + journal_length);
    u8 i;

    journal_bytes[5] = journal_players;
    journal_bytes[16] = (u8)journal_length;
    journal_bytes[17] = (u8)(journal_length >> 8);
    hash_bytes(journal_bytes, size);
    for (i = 0; i < JOURNAL_CHECK; ++i) {
        journal_bytes[(u16)(size + i)] = hash_state[i];
    }
    return (u16)(size + JOURNAL_CHECK);
}

static u16 length_in(const u8 *bytes)
{
    return (u16)((u16)((u16)bytes[17] << 8) | bytes[16]);
}

static u8 options_known(const u8 *bytes)
{
    return (u8)(bytes[8] < SCENARIOS && bytes[9] <= VARIANT_STRICT &&
                (u8)(bytes[10] & 15) <= LEVEL_ADVANCED && (u8)(bytes[10] >> 4) < ARMIES);
}

u8 journal_check(const u8 *bytes, u16 size)
{
    u8 i;

    if (size < JOURNAL_HEAD + JOURNAL_CHECK || size > JOURNAL_BYTES) {
        return JOURNAL_BAD_SIZE;
    }
    for (i = 0; i < 4; ++i) {
        if (bytes[i] != magic[i]) {
            return JOURNAL_BAD_MAGIC;
        }
    }
    if (bytes[4] != JOURNAL_FORMAT) {
        return JOURNAL_BAD_FORMAT;
    }
    if (length_in(bytes) != (u16)(size - (JOURNAL_HEAD + JOURNAL_CHECK))) {
        return JOURNAL_BAD_SIZE;
    }
    size = (u16)(size - JOURNAL_CHECK);
    hash_bytes(bytes, size);
    for (i = 0; i < JOURNAL_CHECK; ++i) {
        if (bytes[(u16)(size + i)] != hash_state[i]) {
            return JOURNAL_BAD_HASH;
        }
    }
    if (bytes[6] != (u8)(RULES_VERSION & 255) || bytes[7] != (u8)(RULES_VERSION >> 8)) {
        return JOURNAL_BAD_RULES;
    }
    if (!options_known(bytes)) {
        return JOURNAL_BAD_OPTIONS;
    }
    return 0;
}

void journal_rewind(void)
{
    journal_players = journal_bytes[5];
    battle_scenario = journal_bytes[8];
    battle_variant = journal_bytes[9];
    battle_level = (u8)(journal_bytes[10] & 15);
    battle_person = (u8)(journal_bytes[10] >> 4);
    rules_readings = journal_bytes[11];
    battle_seed = (u32)journal_bytes[12] | (u32)journal_bytes[13] << 8 |
                  (u32)journal_bytes[14] << 16 | (u32)journal_bytes[15] << 24;
    position = 0;
    floor = 0;
    playing = 1;
    battle_begin();
    playing = 0;
}

u8 journal_more(void)
{
    return (u8)(position < journal_length);
}

static u8 take(void)
{
    u8 byte = 0;

    if (position < journal_length) {
        byte = journal_bytes[(u16)(JOURNAL_HEAD + position)];
        ++position;
    }
    return byte;
}

/* The order at position into order_...; 0 if it cannot be one. */
static u8 decode(void)
{
    u8 code = take();

    order_kind = code;
    order_target = 0;
    if (code >= CODE_WAIT) {
        order_kind = ORDER_WAIT;
        order_target = (u8)(code & 0x7f);
    } else if (code >= CODE_FIRE) {
        order_kind = ORDER_FIRE;
        order_target = (u8)(code & 0x3f);
    } else if (code == ORDER_CAST) {
        code = take();
        order_spell = (u8)(code >> 4);
        order_points = (u8)(code & 15);
        order_target = take();
    } else if (code >= CODE_MELEE) {
        order_kind = ORDER_MELEE;
        code = (u8)(code & 15);
        if (code == 0 || code > DIRECTIONS ||
            !hex_step(unit_q[battle_unit], unit_r[battle_unit], code)) {
            return 0;
        }
        order_target = map_unit[hex_cell(hex_step_q, hex_step_r)];
    } else if (code == 0 || code > DIRECTIONS) {
        return 0;
    }
    return 1;
}

u8 journal_play(void)
{
    u16 before = position;

    if (!decode() || order_refused() != 0) {
        return JOURNAL_BAD_ORDER;
    }
    if (dice_fallen()) {
        floor = before;
        dice_watch();
    }
    playing = 1;
    battle_order();
    playing = 0;
    return 0;
}

/* Plays the orders up to length. */
static u8 replay(u16 length)
{
    u8 problem = 0;

    journal_length = length;
    journal_rewind();
    while (problem == 0 && journal_more()) {
        if (battle_next() == BATTLE_OVER) {
            problem = JOURNAL_BAD_ORDER;
        } else {
            problem = journal_play();
        }
    }
    return problem;
}

/* The two games change places. */
static void swap_games(u8 *bytes)
{
    u16 i;
    u8 byte;

    for (i = 0; i < JOURNAL_BYTES; ++i) {
        byte = bytes[i];
        bytes[i] = journal_bytes[i];
        journal_bytes[i] = byte;
    }
}

u8 journal_load(u8 *bytes, u16 size)
{
    void (*sink)(void) = event_sink;
    u16 running = journal_length;
    u8 full = journal_full;
    u8 problem = journal_check(bytes, size);

    if (problem != 0) {
        return problem;
    }
    event_sink = 0;
    swap_games(bytes);
    journal_full = 0;
    problem = replay(length_in(journal_bytes));
    if (problem != 0) {
        swap_games(bytes);
        replay(running);
        journal_full = full;
    }
    event_sink = sink;
    return problem;
}

u8 journal_can_undo(void)
{
    return (u8)(!journal_full && !dice_fallen() && journal_length > floor);
}

void journal_undo(void)
{
    u16 keep = floor;
    u16 last = floor;
    u16 end = journal_length;

    /* Orders differ in length, so the last one is found from the front. */
    while (keep < end) {
        last = keep;
        if (journal_bytes[(u16)(JOURNAL_HEAD + keep)] == ORDER_CAST) {
            keep = (u16)(keep + 2);
        }
        ++keep;
    }
    replay(last);
}
