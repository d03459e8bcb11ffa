/* What happened. The core tells it here and nowhere else: the screens, the
   terminal, the transcript and the tests all listen to this one stream.

   event_sink is called the moment a thing has happened, with the fields below
   set; combat_... (EVENT_MELEE, EVENT_FIRE) and morale_... (EVENT_MORALE) hold
   the parts that the detail displays show. It may be 0. */
#ifndef EVENT_H
#define EVENT_H

#include "bytes.h"

#define EVENT_MOVED 0     /* unit, to unit_q and unit_r; value the direction; other 1 in rout */
#define EVENT_MELEE 1     /* unit against other: combat_..., before the losses are taken */
#define EVENT_FIRE 2      /* unit at other: combat_... */
#define EVENT_MORALE 3    /* unit checked: morale_...; value MORALE_... */
#define EVENT_HALTED 4    /* unit, until unit_due */
#define EVENT_ROUTED 5    /* unit; value ROUT_BY_CHECK or ROUT_BY_LOSSES */
#define EVENT_RALLIED 6   /* unit */
#define EVENT_DESTROYED 7 /* unit; value DESTROYED_... */
#define EVENT_CAST 8      /* unit on other; value the spell, points event_points */
#define EVENT_FADED 9     /* the spell value on unit has ended */
#define EVENT_ARRIVED 10  /* unit */
#define EVENT_VANISHED 11 /* unit was an illusion */
#define EVENT_ARMY 12     /* army morale: army unit gains value points by ARMY_BY_... in other */
#define EVENT_TIME 13     /* a new time-point has begun: value */
#define EVENT_END 14      /* the battle is over: tally_...; value END_... */

#define ROUT_BY_CHECK 0
#define ROUT_BY_LOSSES 1
#define DESTROYED_IN_FIGHT 0
#define DESTROYED_OFF_MAP 1
#define END_NIGHTFALL 0
#define END_NORTH_RETREATS 1
#define END_SOUTH_RETREATS 2

extern u8 event_kind;
extern u8 event_unit;
extern u8 event_other;
extern u8 event_value;
extern u8 event_points;
extern void (*event_sink)(void);

void event_tell(u8 kind, u8 unit, u8 other, u8 value);

#endif
