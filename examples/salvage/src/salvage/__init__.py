"""Salvage: seven wrecks, seven cards, and nobody to agree with."""

from roadstead.kernel.declared import declared
from roadstead.kernel.game import Game

GAME = Game(
    title="Salvage",
    words_about="Seven wrecks come up one by one. Bid a card in secret: the highest that nobody else has bid takes the wreck.",
    seats=(2, 3, 4, 5),
    options=(),
    rules_version=1,
    **declared(__name__),
    seat_names=("red", "blue", "green", "yellow", "purple"),
    minutes=15,
    weight=1,
)
