# A letter that the machines cannot show.
s/Gannet Pass/Gann\xc3\xa8t Pass/
