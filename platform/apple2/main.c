/* Where the Apple II's program begins, once start.s has prepared the ground. */
#include "machine.h"
#include "ui.h"

int main(void)
{
    machine_init();
    ui_run();
    return 0;
}
