# A missile that the cards do not have.
/Wood Elves/s/"bow"/"gun"/
