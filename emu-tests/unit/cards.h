/*
 * cards.h - the figures of the rules cards, for the unit tests.
 *
 * This is a second transcription, made from the two cards themselves and
 * not from data/, so that a slip in either shows as a difference.
 *
 * Each row names its source as card:line; 000 and 002 are the numbers that
 * begin the card files' names.  Define CARD_WANT_<NAME> before including
 * this file to see the array card_<name>.
 *
 * Terrain order: clear, light woods, heavy woods, low hills, high hills,
 *                mountain.
 * Target order:  HI LHI MI LMI LI EHC HC LC (the cards give no MC column).
 * Race order:    human valkyrie unicorn centaur elf dwarf zorg demon lizard.
 */
#ifndef CARDS_H
#define CARDS_H

#define CARD_XX                 (-1)    /* 000:21   prohibited terrain */

#define CARD_NIGHTFALL          144     /* 002:148  time-points */
#define CARD_HALT               20      /* 000:147  time-points */
#define CARD_CHECK_RADIUS       3       /* 000:125, 000:126, 000:138, 000:139 */
#define CARD_RETREAT_PERCENT    15      /* 002:148 */
#define CARD_ARMY_BATTLE        1       /* 000:177 */
#define CARD_ARMY_ROUT          1       /* 000:178 */
#define CARD_ARMY_ROUT_MOVE     1       /* 000:179 */
#define CARD_ARMY_DESTROYED     4       /* 000:180 */
#define CARD_UNIT_KILLS_PERCENT 5       /* 002:144 */
#define CARD_UNIT_MORE_PERCENT  10      /* 002:144 */
#define CARD_DEAD_STEP          10      /* 000:97, 000:136, 002:113 */
#define CARD_FEAR_RADIUS        3       /* 000:81, 002:134 */

#ifdef CARD_WANT_MOVE_COST
static const signed char card_move_cost[9][6] = {
    /* clear l.wd h.wd l.hl     h.hl     mtn */
    {  12,  18,  24,  12,      24,      30 },   /* HI   000:11 */
    {  10,  17,  21,  10,      20,      29 },   /* LHI  000:12 */
    {  12,  18,  24,  12,      24,      30 },   /* MI   000:13 */
    {  10,  17,  20,  10,      20,      28 },   /* LMI  000:14 */
    {   9,  15,  18,   9,      18,      27 },   /* LI   000:15 */
    {   6,  19,  25,   7, CARD_XX, CARD_XX },   /* EHC  000:16 */
    {   6,  18,  24,   7, CARD_XX, CARD_XX },   /* HC   000:17 */
    {   6,  18,  24,   7, CARD_XX, CARD_XX },   /* MC   000:18 */
    {   4,  16,  21,   5, CARD_XX, CARD_XX }    /* LC   000:19 */
};
#endif

#ifdef CARD_WANT_MELEE_WF
static const unsigned char card_melee_wf[8][8] = {
    /* HI LHI MI LMI LI EHC HC LC               columns  002:11 */
    {  4,  4,  4,  4,  5,  3,  4,  5 },     /* cavalry lance        002:13 */
    {  3,  3,  4,  4,  5,  2,  2,  3 },     /* cavalry javelin      002:14 */
    {  2,  2,  3,  3,  5,  1,  1,  3 },     /* cavalry sword        002:15 */
    {  3,  3,  4,  4,  5,  4,  5,  5 },     /* infantry pike        002:17 */
    {  2,  2,  3,  3,  4,  2,  4,  5 },     /* infantry long spear  002:18 */
    {  1,  1,  2,  2,  3,  1,  2,  3 },     /* infantry javelin     002:19 */
    {  4,  4,  4,  4,  4,  4,  4,  4 },     /* infantry two-handed  002:20 */
    {  0,  0,  1,  1,  2,  0,  0,  1 }      /* infantry sword       002:21 */
};
#endif

#ifdef CARD_WANT_FIRE_WF
static const unsigned char card_fire_wf[3][8] = {
    /* HI LHI MI LMI LI EHC HC LC               columns  002:77 */
    {  0,  0,  1,  1,  1,  0,  0,  1 },     /* javelin  002:78 */
    {  0,  0,  1,  1,  1,  0,  0,  1 },     /* rocks    002:79 */
    {  0,  0,  1,  1,  1,  0,  0,  1 }      /* bow      002:80 */
};
#endif

#ifdef CARD_WANT_MELEE_TERRAIN
static const unsigned char card_melee_terrain[6] = {
    0,      /* clear        002:43 */
    1,      /* light woods  002:43 */
    2,      /* heavy woods  002:43 */
    1,      /* low hills    002:43 */
    2,      /* high hills   002:43 */
    3       /* mountain     002:43 */
};
#endif

#ifdef CARD_WANT_FIRE_TERRAIN
static const unsigned char card_fire_terrain[6] = {
    0,      /* clear        not named in 002:84 to 002:89 */
    1,      /* light woods  002:88 */
    2,      /* heavy woods  002:89 */
    0,      /* low hills    not named in 002:84 to 002:89 */
    0,      /* high hills   not named in 002:84 to 002:89 */
    0       /* mountain     not named in 002:84 to 002:89 */
};
#endif

#ifdef CARD_WANT_RANDOM_LOWEST
static const signed char card_random_lowest[4] = {
    -1,     /* A  002:49 */
    -1,     /* B  002:49 */
    -3,     /* C  002:47 */
    -3      /* D  002:47 */
};
#endif

#ifdef CARD_WANT_RANDOM_HIGHEST
static const signed char card_random_highest[4] = {
    3,      /* A  002:47 */
    3,      /* B  002:47 */
    3,      /* C  002:47 */
    1       /* D  002:51 */
};
#endif

#ifdef CARD_WANT_PERCENT
static const unsigned char card_percent[31] = {
     1,  1,  1,  1,  1,  1,  1,  1,  1,     /* -10 to -2  002:62 */
     2,                                     /* -1         002:63 */
     3,                                     /*  0         002:64 */
     4,  6,  8, 10, 12,                     /*  1 to  5   002:65 */
    15, 20, 25, 30, 35,                     /*  6 to 10   002:66 */
    40, 45, 50, 55, 60,                     /* 11 to 15   002:66 */
    65, 70, 75, 80, 85                      /* 16 to 20   002:66 */
};
#endif

#ifdef CARD_WANT_MORALE
/* Entry 10 of a row is a total of 0.  The 32nd char is the closing NUL. */
static const char card_morale[4][32] = {
    "RRRRRRRRRRHHHHOOOOOOOOOOOOOOOOO",      /* A  000:153 to 000:155 */
    "RRRRRRRRRRRRHHOOOOOOOOOOOOOOOOO",      /* B  000:153 to 000:155 */
    "RRRRRRRRRRRRRHHHOOOOOOOOOOOOOOO",      /* C  000:153 to 000:155 */
    "RRRRRRRRRRRRRRHHHHOOOOOOOOOOOOO"       /* D  000:153 to 000:155 */
};
#endif

#ifdef CARD_WANT_BATTLES_LOST
static const unsigned char card_battles_lost[4] = {
    4,      /* A  000:160 */
    3,      /* B  000:161 */
    2,      /* C  000:162 */
    1       /* D  000:163 */
};
#endif

#ifdef CARD_WANT_AVERAGE_DIE
static const unsigned char card_average_die[6] = {
    2, 3, 3, 4, 4, 5        /* 000:130, 002:47 */
};
#endif

/* Sight: 0 never blocks, 1 blocks only with a unit in it, 2 always blocks. */

#ifdef CARD_WANT_SIGHT_LOW
static const unsigned char card_sight_low[6] = {
    1,      /* clear        000:72 */
    2,      /* light woods  000:71 */
    2,      /* heavy woods  000:71 */
    2,      /* low hills    000:71 */
    2,      /* high hills   000:71 */
    2       /* mountain     000:71 */
};
#endif

#ifdef CARD_WANT_SIGHT_HIGH
static const unsigned char card_sight_high[6] = {
    0,      /* clear        not named in 000:73 */
    0,      /* light woods  not named in 000:73 */
    0,      /* heavy woods  not named in 000:73 */
    0,      /* low hills    not named in 000:73 */
    2,      /* high hills   000:73 */
    2       /* mountain     000:73 */
};
#endif

#ifdef CARD_WANT_STANDS_HIGH
static const unsigned char card_stands_high[6] = {
    0,      /* clear        000:71 */
    0,      /* light woods  000:71 */
    0,      /* heavy woods  000:71 */
    0,      /* low hills    000:71 */
    1,      /* high hills   000:73 */
    1       /* mountain     000:73 */
};
#endif

#ifdef CARD_WANT_MARGIN
/* 0 draw, 1 victory, 2 decisive victory (002:157). */
static const unsigned char card_margin[101] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,   /*  0 to  9  002:153 */
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1,   /* 10 to 19  002:154 */
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1,   /* 20 to 29  002:154 */
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2,   /* 30 to 39  002:155 */
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2,   /* 40 to 49  002:155 */
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2,   /* 50 to 59  002:155 */
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2,   /* 60 to 69  002:155 */
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2,   /* 70 to 79  002:155 */
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2,   /* 80 to 89  002:155 */
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2,   /* 90 to 99  002:155 */
    2                               /* 100       002:155 */
};
#endif

#ifdef CARD_WANT_ARMY_POINTS
static const unsigned char card_army_points[9] = {
    3,      /* human     000:173 */
    5,      /* valkyrie  000:173 */
    3,      /* unicorn   000:173 */
    3,      /* centaur   000:173 */
    3,      /* elf       000:173 */
    3,      /* dwarf     000:173 */
    3,      /* zorg      000:173 */
    3,      /* demon     000:173 */
    3       /* lizard    000:173 */
};
#endif

#ifdef CARD_WANT_MOVES_SOONER
static const unsigned char card_moves_sooner[9] = {
    0,      /* human     not named in 000:85 */
    1,      /* valkyrie  000:85, 002:138 */
    1,      /* unicorn   000:85, 002:138 */
    0,      /* centaur   not named in 000:85 */
    0,      /* elf       not named in 000:85 */
    0,      /* dwarf     not named in 000:85 */
    0,      /* zorg      not named in 000:85 */
    0,      /* demon     not named in 000:85 */
    0       /* lizard    not named in 000:85 */
};
#endif

#endif /* CARDS_H */
