# A river, which the game does not have.
s/"MHh\.\.\.\./"MHh.~../
