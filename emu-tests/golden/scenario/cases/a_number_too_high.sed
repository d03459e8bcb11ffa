# A gap before its number.
s/^number = 4/number = 7/
