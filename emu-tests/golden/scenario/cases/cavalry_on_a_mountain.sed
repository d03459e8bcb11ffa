# Cavalry where it may not go.
s/at = \[ 3,  2\]/at = [ 0,  7]/
