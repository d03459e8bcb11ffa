# A unit without men.
/Wood Elves/s/men = 200/men = 0/
