/* Must not link: its variables would run into what the disk brings later. */
#include "bytes.h"

u8 too_large[0x4800];

void ui_run(void)
{
    too_large[0] = 1;
}
