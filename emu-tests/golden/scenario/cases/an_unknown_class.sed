# A class beyond D.
/Pick Boys/s/class = "C"/class = "E"/
