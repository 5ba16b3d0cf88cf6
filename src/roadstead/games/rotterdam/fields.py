"""Everything that lies on Rotterdam's table, each field declared once: its shape, its first value, and who may see it.

What depends on the chart is filled in by `Rotterdam.lay_out`.
"""

from roadstead.games.rotterdam.data import (
    BATCHES,
    CARD_KINDS,
    COLUMNS,
    FLEET,
    HAND_LIMIT,
    HUES,
    MOST_SITES,
    NO_CARD,
    NO_CARGO,
    NO_JOB,
    NO_PRODUCT,
    NO_SHIP,
    NOBODY,
    NOWHERE,
    OPEN_CARDS,
    OPEN_JOBS,
    PORTS,
    ROWS,
    WARES,
)
from roadstead.kernel.fields import Seen, flag, number, row

FIELDS = (
    number("round", 0),
    number("turn", 0),  # workers placed in this round
    number("mover", NOBODY),  # whose turn it is, NOBODY between turns
    number("master", 0),  # the Harbour Master
    flag("by_rounds"),
    flag("auction"),
    row("field", ROWS, NOBODY, per=COLUMNS),  # three fields a character: whose worker stands there
    number("built", 0),  # the seats that have played the Manufacturer in this round
    row("money", "seats", 0),
    number("bank", 0),  # what the bank has left of the printed money; below zero it has lent
    number("ships", 0),  # how many a seat uses
    row("where", "seats", NOWHERE, per=FLEET),  # each ship's position, NOWHERE while it is with its owner
    row("cargo", "seats", NO_CARGO, per=FLEET),
    row("arrived", "seats", 0, per=FLEET),  # when it came into its harbour, counted over the game
    number("arrivals", 0),
    row("berth", 0, NO_SHIP),  # which ship lies on each water of the chart
    row("fog", HUES, 0),  # for each colour the seats whose fog lies on it
    row("market", PORTS, 0),  # units of each material on the market
    row("stock", "seats", 0, per=PORTS),
    row("marker", WARES, 0),  # the square of each product's marker
    row("factory", PORTS, NOBODY, per=MOST_SITES),  # the sites of a harbour: whose factory stands there
    row("job", OPEN_JOBS, NO_JOB),  # the open assignments
    number("jobs_left", 0),  # the covered ones, as a set
    row("done", "seats", 0),  # each seat's completed assignments, as a set
    row("earned", "seats", 0),  # their points
    row("hand", "seats", 0, Seen.OWNER, per=WARES),  # how many of each product a seat holds
    row("known", "seats", 0, per=WARES),  # how many of each everybody knows it to hold
    row("held", "seats", 0, per=PORTS),  # how many product cards of each harbour a seat holds
    row("top", PORTS, NO_PRODUCT),  # the open top card of each harbour's stack
    row("covered", WARES, 0, Seen.NOBODY),  # how many of each product lie covered in their stack
    row("depth_covered", PORTS, 0),  # how many cards lie covered in each harbour's stack
    row("bought_out", WARES, 0),  # how many of each were bought out of the covered cards, always from below
    row("since", WARES, 0),  # how many covered cards everybody has seen drawn since a copy of each product left them
    row("under", PORTS, 0),  # the cards put under each stack openly, nearest the top first, a bit each
    row("depth_under", PORTS, 0),
    row("lacks", WARES, 0),  # whether everybody knows that no copy of a product lies covered
    row("open_card", OPEN_CARDS, NO_CARD),  # the open shipping cards
    row("pile", CARD_KINDS, 0, Seen.NOBODY),  # how many of each kind lie in the covered stack
    number("piled", 0),
    row("discard", CARD_KINDS, 0),
    row("card", "seats", NO_CARD, Seen.KNOWN, per=HAND_LIMIT, by="seen"),  # a seat's places for shipping cards
    row("seen", "seats", 0, per=HAND_LIMIT),  # which seats know what lies there; everybody, where nothing does
    row("drawn_from", "seats", 0, per=HAND_LIMIT),  # the batch that a covered card was drawn from
    number("batch", 0),  # the batch that the stack is
    row("unseen", BATCHES, 0, per=CARD_KINDS),  # for each batch the cards that not everybody has seen, by kind
)
