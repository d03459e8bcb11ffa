# A title longer than a line of the screens.
s/The Toll at Gannet Pass/The Toll that is taken at Gannet Pass/
