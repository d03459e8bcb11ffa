# A name longer than its place in the roster.
s/"Copse Watch"/"Copse Watch of Old"/
