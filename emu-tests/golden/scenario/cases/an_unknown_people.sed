# A people that the cards do not have.
s/name = "Moor Axes",     race = "zorg"/name = "Moor Axes",     race = "goblin"/
