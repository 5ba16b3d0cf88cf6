"""What goes by a number in Jamaica, each row counted from 0, and the streams of its dice."""

from roadstead.kernel.numbers import row, streams

NUMBERS = (
    # Kinds of spaces.
    row("sea, port, lair"),
    # What a hold has in it.
    row("no goods, food, gunpowder, gold"),
    # The treasures that are powers.
    row("map, sabre, lady beth, sixth hold"),
    # Directions of a move.
    row("ahead, astern, retreating"),
    # Sides of a battle.
    row("attacking, defending"),
)

# The streams of the dice: draws of one kind do not disturb those of another.
STREAMS = streams(
    "captain, action dice, combat: combat die, treasure: treasures, deck",
    thrown="action dice, combat die",
    each=[f"deck {seat}" for seat in range(6)],
)
