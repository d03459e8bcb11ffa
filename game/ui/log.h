/* What has happened, kept as it was told, and put into words when somebody reads. */
#ifndef LOG_H
#define LOG_H

#include "bytes.h"

#define LOG_ENTRIES 32

void log_clear(void);

/* Keeps the event that is being told, if it is one for the log; 1 if it was. */
u8 log_event(void);

/* The newest entry in words, in the row plat_y from column 0. */
void log_newest(void);

/* The screen: page by page, the newest last. */
void log_show(void);

#endif
