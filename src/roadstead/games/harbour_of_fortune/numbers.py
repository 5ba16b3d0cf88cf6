"""What goes by a number in Harbour of Fortune, each row counted from 0."""

from roadstead.kernel.numbers import row

NUMBERS = (
    # The household. The Housekeeper comes last because she alone never falls sick.
    row(
        "Father, oldest son, youngest son, Butler, Mother, oldest daughter, youngest "
        "daughter, Captain, Builder, Trader, Spy, oldest bride: oldest son's "
        "bride, youngest bride: youngest son's bride, Housekeeper",
        "MEMBERS",
    ),
)
