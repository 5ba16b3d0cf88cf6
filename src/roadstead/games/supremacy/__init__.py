"""Supremacy with Fortuna: six superpowers, three markets, and the news."""

from pathlib import Path

from roadstead.games.supremacy.actions import actions_for
from roadstead.games.supremacy.data import CALL_SIGNS
from roadstead.games.supremacy.rules import components
from roadstead.games.supremacy.rules.table import SupremacyRules
from roadstead.kernel.declared import declared
from roadstead.kernel.game import EVENING, Game, Option, Preset

OPTIONS = (
    Option("fortuna", (True, False), "A Fortuna card is turned at the stages 3 to 7.", title="Fortuna cards"),
    Option(
        "trades", (True, False), "Players may offer each other trades during a stage.", title="Trades between players"
    ),
    Option("warlords_and_pirates", (False, True), "Warlords hold the neutral land, pirates eight of the seas."),
    Option("unconventional_forces", (False, True), "Three officers each, and antidotes against the diseases."),
    Option("meteors", (False, True), "The four trademark cards are in the pile and bring meteors."),
    Option("k_sats", (False, True), "K-sats hunt satellites and are spent doing it.", title="K-sats"),
    Option("neutron_bombs", (False, True), "Neutron bombs kill forces, spare companies and make no cloud."),
    Option("umbrella", (False, True), "L-stars may also defend other players.", title="L-star umbrella"),
    Option(
        "space_war",
        (False, True),
        "L-stars duel with L-stars, and a nuke set off in space endangers every satellite.",
        title="War in space",
    ),
    Option("blockade", (False, True), "A company whose every port other navies shut is cut off."),
    Option("canal", (False, True), "Ships sail between the Gulf of Panama and the Caribbean.", title="Panama canal"),
    Option("mega_opening", (False, True), "Other companies, more supplies and nine more units to begin with."),
    Option("powers", ("drawn", "chosen"), "Powers are drawn, or chosen in seat order."),
    Option("turns", (12, 3, 6, 20), "Detente after so many turns; six are an evening's game."),
    Option(
        "nukes_from",
        (2, 4, 6),
        "Nobody researches or builds nuclear weapons before this turn; later, armies decide more.",
        title="Nuclear weapons from turn",
    ),
    Option(
        "pricing",
        ("lot", "per unit"),
        "A whole sale at one price, or every unit at its own step, which keeps prices from the ends.",
        title="Market prices",
    ),
    Option(
        "fortuna_step",
        ("pip", "die"),
        "Headlines move a market a step for each pip, or for each die.",
        title="Steps of a headline",
    ),
    Option(
        "holocaust",
        ("12", "13-18"),
        "The world ends with the 12th cloud, or by a die from the 13th on.",
        title="Nuclear holocaust",
    ),
)


EVENING_GAME = Preset(
    EVENING,
    {"turns": 6, "nukes_from": 4, "pricing": "per unit"},
    "Six turns, every unit at its own price, and no nuclear weapons before turn 4.",
    "An evening's game",
)


def game_from(folder: Path) -> Game:
    """The game played with the map and the decks in a folder; what is missing there is our own."""
    files = components.read(folder)
    board = components.board(files)
    with_canal = components.board(components.with_canal(files))
    return Game(
        title="Supremacy with Fortuna",
        words_about="Pay your armies, corner the markets, take the neutral world, and do not end it.",
        seats=(2, 3, 4, 5, 6),
        options=OPTIONS,
        rules_version=4,
        **declared(__name__, SupremacyRules(board, with_canal), actions_for(board)),
        seat_names=CALL_SIGNS,
        short_form={"turns": 3},
        minutes=180,
        weight=5,
        points="${:,}M",
        repeated=("loan", "sell", "buy", "build", "loss", "deal"),
        data=files,
        further_presets=(EVENING_GAME,),
    )


GAME = game_from(components.FOLDER)
