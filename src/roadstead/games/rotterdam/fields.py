"""Everything that lies on Rotterdam's table, each field declared once: its shape, its first value, and who may see it.

What depends on the chart is filled in by `Rotterdam.lay_out`.
"""

from roadstead.games.rotterdam import data
from roadstead.kernel.fields import Seen, flag, number, row

FIELDS = (
    number("round", 0),
    number("turn", 0),  # workers placed in this round
    number("mover", data.NOBODY),  # whose turn it is, NOBODY between turns
    number("master", 0),  # the Harbour Master
    flag("by_rounds"),
    flag("auction"),
    row("field", data.ROWS, data.NOBODY, per=data.COLUMNS),  # three fields a character: whose worker stands there
    number("built", 0),  # the seats that have played the Manufacturer in this round
    row("money", "seats", 0),
    number("bank", 0),  # what the bank has left of the printed money; below zero it has lent
    number("ships", 0),  # how many a seat uses
    row("where", "seats", data.NOWHERE, per=data.FLEET),  # each ship's position, NOWHERE while it is with its owner
    row("cargo", "seats", data.NO_CARGO, per=data.FLEET),
    row("arrived", "seats", 0, per=data.FLEET),  # when it came into its harbour, counted over the game
    number("arrivals", 0),
    row("berth", 0, data.NO_SHIP),  # which ship lies on each water of the chart
    row("fog", data.HUES, 0),  # for each colour the seats whose fog lies on it
    row("market", data.PORTS, 0),  # units of each material on the market
    row("stock", "seats", 0, per=data.PORTS),
    row("marker", data.WARES, 0),  # the square of each product's marker
    row("factory", data.PORTS, data.NOBODY, per=data.MOST_SITES),  # the sites of a harbour: whose factory stands there
    row("job", data.OPEN_JOBS, data.NO_JOB),  # the open assignments
    number("jobs_left", 0),  # the covered ones, as a set
    row("done", "seats", 0),  # each seat's completed assignments, as a set
    row("earned", "seats", 0),  # their points
    row("hand", "seats", 0, Seen.OWNER, per=data.WARES),  # how many of each product a seat holds
    row("known", "seats", 0, per=data.WARES),  # how many of each everybody knows it to hold
    row("held", "seats", 0, per=data.PORTS),  # how many product cards of each harbour a seat holds
    row("top", data.PORTS, data.NO_PRODUCT),  # the open top card of each harbour's stack
    row("covered", data.WARES, 0, Seen.NOBODY),  # how many of each product lie covered in their stack
    row("depth_covered", data.PORTS, 0),  # how many cards lie covered in each harbour's stack
    row("bought_out", data.WARES, 0),  # how many of each were bought out of the covered cards, always from below
    row(
        "since", data.WARES, 0
    ),  # how many covered cards everybody has seen drawn since a copy of each product left them
    row("under", data.PORTS, 0),  # the cards put under each stack openly, nearest the top first, a bit each
    row("depth_under", data.PORTS, 0),
    row("lacks", data.WARES, 0),  # whether everybody knows that no copy of a product lies covered
    row("open_card", data.OPEN_CARDS, data.NO_CARD),  # the open shipping cards
    row("pile", data.CARD_KINDS, 0, Seen.NOBODY),  # how many of each kind lie in the covered stack
    number("piled", 0),
    row("discard", data.CARD_KINDS, 0),
    row(
        "card", "seats", data.NO_CARD, Seen.KNOWN, per=data.HAND_LIMIT, by="seen"
    ),  # a seat's places for shipping cards
    row("seen", "seats", 0, per=data.HAND_LIMIT),  # which seats know what lies there; everybody, where nothing does
    row("drawn_from", "seats", 0, per=data.HAND_LIMIT),  # the batch that a covered card was drawn from
    number("batch", 0),  # the batch that the stack is
    row(
        "unseen", data.BATCHES, 0, per=data.CARD_KINDS
    ),  # for each batch the cards that not everybody has seen, by kind
)
