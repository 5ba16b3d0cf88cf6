"""Rotterdam, Masters of Trade: up the Maas with raw material, and away with the assignments."""

from roadstead.games.rotterdam import data
from roadstead.games.rotterdam.actions import actions_on
from roadstead.games.rotterdam.rules import data_files
from roadstead.games.rotterdam.rules.table import RotterdamRules
from roadstead.kernel.declared import declared
from roadstead.kernel.game import Game, Option


def game_on(chart: data.Chart) -> Game:
    """The game on a river, with prices and decks, of one's own (``data_files.read``)."""
    return Game(
        title="Rotterdam: Masters of Trade",
        words_about="Steer your ships up the Maas, trade raw materials and products, build factories, fulfil assignments.",
        seats=(2, 3, 4),
        options=(
            Option(
                "length",
                ("assignments", "rounds"),
                "Ends when somebody's assignments are worth enough points, or after a set number of rounds.",
            ),
            Option(
                "auction",
                (False, True),
                "The Harbour Master's pawn is auctioned at the beginning of every round.",
                title="Auction of the pawn",
            ),
        ),
        rules_version=3,
        **declared(__name__, RotterdamRules(chart), actions_on(chart)),
        seat_names=data.COLOURS,
        minutes=75,
        weight=4,
        repeated=("raw", "trade"),
        data=chart.plain,
    )


GAME = game_on(data_files.printed())
