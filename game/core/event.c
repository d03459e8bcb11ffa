#include "event.h"

u8 event_kind;
u8 event_unit;
u8 event_other;
u8 event_value;
u8 event_points;
void (*event_sink)(void);

void event_tell(u8 kind, u8 unit, u8 other, u8 value)
{
    event_kind = kind;
    event_unit = unit;
    event_other = other;
    event_value = value;
    if (event_sink) {
        event_sink();
    }
}
