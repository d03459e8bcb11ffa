# A row of the map is one hex short.
s/"Hw\.\.\./"Hw../
