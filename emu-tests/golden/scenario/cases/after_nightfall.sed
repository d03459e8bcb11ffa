# It arrives when the day is over.
s/arrives = 30/arrives = 200/
