"""What goes by a number in New Bedford, each row counted from 0, and the streams of its dice."""

from roadstead.kernel.numbers import row, streams

NUMBERS = (
    # What a player has in stock: three kinds of goods, and money in the same row.
    row("food, wood, brick, money"),
    # The tokens: three whales, and the sea without one.
    row("right, bowhead, sperm, empty sea"),
    # The spaces that nobody owns.
    row("farm, forest, warehouse, general store, town hall, shipyard, city pier"),
)

# The streams of the dice: draws of one kind do not disturb those of another.
STREAMS = streams("first player, bag")
