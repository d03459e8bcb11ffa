/* The scenarios as tablec has packed them: SCENARIOS of them, scenario_data[n].

   bytes 0-1   columns, rows
         2     flags: SCENARIO_MAGIC, SCENARIO_SHUFFLES
         3     number of units
         4     first unit of the south (the units of the north come first)
         5     the unit whose fall ends its army's fight, or NO_UNIT
         6...  SCENARIO_UNIT_BYTES a unit:
               0 q, 1 r, 2 type | class << 4, 3 weapon | missile << 4 (15 none),
               4 race | flags, 5 men low, 6 men high, 7 spell points,
               8 time-point of arrival, 0 is there from the start
         then the map, row by row, two hexes a byte, the left one in the low
         nibble; a row begins with a new byte
   and scenario_title, scenario_story, scenario_army[n * 2 + army] (the armies'
   names), scenario_name[n][unit] (the units' names). */
#ifndef SCENARIO_H
#define SCENARIO_H

#include "bytes.h"

#define SCENARIO_MAGIC 1    /* spells may be cast */
#define SCENARIO_SHUFFLES 2 /* illusions change places with their original at the start */

#define SCENARIO_HEAD_BYTES 6
#define SCENARIO_UNIT_BYTES 9
#define SCENARIO_SHIELD 0x10 /* flags beside the race */
#define SCENARIO_ILLUSION 0x20

extern const u8 *const scenario_data[];
extern const char *const scenario_id[];
extern const char *const scenario_title[];
extern const char *const scenario_story[];
extern const char *const scenario_army[];
extern const char *const *const scenario_name[];

#endif
