"""Jamaica: once round the island and home."""

from roadstead.games.jamaica import data
from roadstead.kernel.declared import declared
from roadstead.kernel.game import Game, Option

OPTIONS = (
    Option(
        "rounds",
        (100, 50, 20, 10, 5),
        "The game ends after so many rounds if nobody has come home.",
        title="Most rounds",
    ),
)

GAME = Game(
    title="Jamaica",
    words_about="Race round the island, fill your holds, fight whoever is in the way, and come home rich.",
    seats=(2, 3, 4, 5, 6),
    options=OPTIONS,
    rules_version=2,
    **declared(__name__),
    seat_names=data.COLOURS,
    minutes=30,
    weight=1,
    data={"board": data.BOARD, "cards": data.CARDS, "treasures": list(data.WORTH), "die": list(data.COMBAT_DIE)},
)
