/* What can be done on the screen that is shown. */
#ifndef HELP_H
#define HELP_H

void help_show(void);

#endif
