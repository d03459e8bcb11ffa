# East of the last column.
s/at = \[13,  9\]/at = [20,  9]/
