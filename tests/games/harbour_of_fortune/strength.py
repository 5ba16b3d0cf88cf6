"""How many games it takes to be sure how strong a captain is in this game."""

AGAINST_ONE = 400
AGAINST_THREE = 40
LONGER = 800

# With two families it is mostly luck (docs/bots.md): there it is enough to be the better one.
LEAST_AGAINST_ONE = 0.50
