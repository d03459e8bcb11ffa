/* The whole field on one screen, without hexes. */
#ifndef STRATEGIC_H
#define STRATEGIC_H

void strategic_show(void);

#endif
