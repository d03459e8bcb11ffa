# Two units begin on one hex.
s/at = \[11,  8\]/at = [ 9,  8]/
