/* For sim65: unpacks standard input to standard output with asm/pack/depack.s. */
#include <unistd.h>

#define MOST_PACKED 8000
#define MOST 24000

extern unsigned char *unpack_end;
#pragma zpsym("unpack_end")
void __fastcall__ unpack(const unsigned char *from, unsigned char *to);

static unsigned char packed[MOST_PACKED];
static unsigned char bytes[MOST];

int main(void)
{
    unsigned filled = 0;
    int got;

    do {
        got = read(0, packed + filled, MOST_PACKED - filled);
        if (got > 0) {
            filled += got;
        }
    } while (got > 0 && filled < MOST_PACKED);
    unpack(packed, bytes);
    write(1, bytes, (unsigned)(unpack_end - bytes));
    return 0;
}
