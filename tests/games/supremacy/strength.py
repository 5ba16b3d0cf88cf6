"""How many games it takes to be sure how strong a captain is in this game."""

AGAINST_ONE = 40
AGAINST_THREE = 24
LONGER = 60
