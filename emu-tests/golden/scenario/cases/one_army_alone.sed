# Nobody stands against them.
s/army = "south"/army = "north"/
