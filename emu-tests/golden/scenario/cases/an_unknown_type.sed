# A type that the cards do not have.
/Old Hammers/s/"HI"/"XHI"/
