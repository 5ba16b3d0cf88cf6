"""What goes by a number in Harbour of Fortune, each row counted from 0, and the streams of its dice."""

from roadstead.kernel.numbers import row, streams

NUMBERS = (
    # The household. The Housekeeper comes last because she alone never falls sick.
    row(
        "Father, oldest son, youngest son, Butler, Mother, oldest daughter, youngest "
        "daughter, Captain, Builder, Trader, Spy, oldest bride: oldest son's "
        "bride, youngest bride: youngest son's bride, Housekeeper",
        "MEMBERS",
    ),
)

# The streams of the dice: draws of one kind do not disturb those of another.
STREAMS = streams(
    "first player, turn die, misfortune, investment, wild: wild cards, trader, final roll, deck",
    thrown="turn die, misfortune, investment",
    each=[f"deck {seat}" for seat in range(4)],
)
