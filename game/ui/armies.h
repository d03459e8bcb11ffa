/* Both armies with types, weapons, shields, missiles and strengths, page by page;
   once men have fallen, with the losses. */
#ifndef ARMIES_H
#define ARMIES_H

void armies_show(void);

#endif
