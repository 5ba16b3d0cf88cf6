"""New Bedford: build a whaling town, send out ships, and pay for what they bring."""

from roadstead.games.new_bedford import data
from roadstead.kernel.declared import declared
from roadstead.kernel.game import Game, Option

OPTIONS = (
    Option(
        "edition",
        ("prototype", "published"),
        "Building costs and Tryworks of the prototype or the printed game; with the published one the option"
        " Tryworks has no effect.",
    ),
    Option(
        "track",
        ("B", "A"),
        "Whether an inshore space lies before the 1-food space (B) or not (A).",
        title="Whaling track",
    ),
    Option(
        "tryworks",
        ("total", "per ship"),
        "Three free Right Whales a round in all, or on each returning ship; no effect with the published edition.",
    ),
)

GAME = Game(
    title="New Bedford",
    words_about="Build a whaling town in twelve rounds, send out ships, and pay for the whales they bring home.",
    seats=(2, 3, 4),
    options=OPTIONS,
    rules_version=1,
    **declared(__name__),
    seat_names=data.COLOURS,
    minutes=45,
    weight=2,
    repeated=("purchase", "extra", "sell", "less", "return", "offer"),
    data={
        "spaces": data.BOARD_SPACES,
        "buildings": data.BUILDINGS,
        "bag": list(data.BAG_A_PLAYER),
        "lay": list(data.LAY),
        "points": list(data.POINTS),
    },
)
