# A leader who is not there.
s/^magic  = false/magic  = false\nleader = "Nobody"/
