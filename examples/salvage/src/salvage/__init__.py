"""Salvage: seven wrecks, seven cards, and nobody to agree with."""

from roadstead.kernel.game import Game
from salvage.actions import ACTIONS
from salvage.events import EVENTS
from salvage.fields import FIELDS
from salvage.generated.dispatch import Dispatch
from salvage.questions import QUESTIONS

GAME = Game(
    name="salvage",
    title="Salvage",
    words_about="Seven wrecks come up one by one. Bid a card in secret: the highest that nobody else has bid takes the wreck.",
    seats=(2, 3, 4, 5),
    options=(),
    rules_version=1,
    rules=Dispatch(),
    actions=ACTIONS,
    events=EVENTS,
    fields=FIELDS,
    questions=QUESTIONS,
    streams=("wreck", "chart"),
    seat_names=("red", "blue", "green", "yellow", "purple"),
    package=__name__,
    minutes=15,
    weight=1,
)
