"""Everything that lies on the table, each field declared once: its shape, its first value, and who may see it."""

from roadstead.kernel.fields import Seen, number, row

CARD_NAMES = ("1", "2", "3", "4", "5", "6", "7")
BIDS = (*CARD_NAMES, "none")

FIELDS = (
    number("round", 0),
    row("wreck", 2, 0),  # the two dice
    row("cards", "seats", 127, some_of=CARD_NAMES),  # not played yet
    row("bid", "seats", 7, Seen.OWNER, one_of=BIDS),
    row("last_bid", "seats", 7, one_of=BIDS),  # what each bid in the round before
    row("points", "seats", 0),
    row("drawn", "seats", 0),  # how many chart tiles each has
    row("chart", "seats", 0, Seen.OWNER, per=7, one_of=("", "1", "2", "3")),  # in the order of drawing
    row("found", "seats", 0),  # at the end, what the chart tiles are worth
    row("bag", 3, 12, Seen.NOBODY),  # the tiles that nobody has drawn
)
