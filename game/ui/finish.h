/* The end of a battle: who has won, the losses, the tally, and what to do next. */
#ifndef FINISH_H
#define FINISH_H

void finish_show(void);

#endif
