"""What goes by a number in Jamaica, each row counted from 0."""

from roadstead.kernel.numbers import row

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
