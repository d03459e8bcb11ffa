# More men than the arithmetic is exact for.
/Wood Elves/s/men = 200/men = 4096/
