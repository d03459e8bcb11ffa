# Two units of one name.
s/"Copse Watch", /"Wood Elves",  /
