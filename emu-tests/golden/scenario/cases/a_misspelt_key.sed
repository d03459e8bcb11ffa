# A key that nobody asks for.
/Wood Elves/s/shield = false/sheild = false/
