/* Goes with too_large.s, which must not link. */
int main(void)
{
    return 0;
}
