# A text for a number.
s/^number = 4/number = "five"/
