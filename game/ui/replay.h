/* The battle of the journal, seen again from its beginning. */
#ifndef REPLAY_H
#define REPLAY_H

/* With pause and step; afterwards the battle stands where it stood. */
void replay_show(void);

#endif
