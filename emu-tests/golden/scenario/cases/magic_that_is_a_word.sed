# yes is not true.
s/magic  = false/magic  = "yes"/
