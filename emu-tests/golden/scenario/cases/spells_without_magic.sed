# Spell points where there is no magic.
/Wood Elves/s/men = 200/spells = 5, men = 200/
