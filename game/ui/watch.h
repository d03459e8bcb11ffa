/* Shows what happens, as it happens: the listener of event.h while the tactical
   map is on the screen. */
#ifndef WATCH_H
#define WATCH_H

/* Draws the tactical map and the panel around the unit that is due, or the field. */
void watch_screen(void);

/* event_sink */
void watch_event(void);

#endif
