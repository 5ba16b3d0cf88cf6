"""How many games it takes to be sure how strong a captain is in this game."""

AGAINST_ONE = 100
AGAINST_THREE = 160
LONGER = 800
