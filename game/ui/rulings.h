/* Where the cards can be read in two ways: which way is played. */
#ifndef RULINGS_H
#define RULINGS_H

/* The way of each by name, turned over when it is chosen. */
void rulings_choose(void);

#endif
