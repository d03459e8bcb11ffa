/* Must not link: its variables would run over what the linker config keeps
   free for the screen. */
unsigned char too_large[TOO_LARGE];

int main(void)
{
    too_large[0] = 1;
    return 0;
}
