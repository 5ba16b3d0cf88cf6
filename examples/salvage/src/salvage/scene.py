"""Salvage's table: the plain one, with the wreck and its dice on the board, and cards to bid."""

from roadstead.kernel.defaults.scene import CARD, PlainScene
from roadstead.kernel.kit import cards, dice, shapes, tokens
from roadstead.kernel.scene import Drawing
from roadstead.kernel.state import State
from salvage import GAME
from salvage.data import NO_CARD
from salvage.state import Salvage

SHIP = shapes.at((-22, -10), tokens.ship(), scale=0.6)
SHAPES = {f"die-{number}": (54, 54, dice.die(number)) for number in range(7)}
SHAPES |= {f"bid-{card}": (*CARD, cards.card(str(card + 1), (), SHIP, CARD)) for card in range(7)}
SHAPES["wreck"] = (72, 66, tokens.ship(hull="#6b4a2c", sail="#b9b3a2"))


class SalvageScene(PlainScene):
    def face(self, action: int) -> str:
        return f"bid-{action}"

    def table(self, table: Drawing[State], view: State) -> None:
        """The wreck with its worth, and below what each has bid for the one before."""
        assert isinstance(view, Salvage)
        worth = f"Wreck {view.round} of 7 is worth {view.worth()}"
        table.put("worth", "text", (340, 116), text=worth, classes="dark size-l")
        table.put("wreck", self.shape("wreck"), (240, 172), label=worth)
        for at, number in enumerate(view.wreck):
            table.put(f"die-{at}", self.shape(f"die-{number}"), (350 + 70 * at, 172), label=f"A die shows {number}")
        for seat, card in enumerate(view.last_bid):
            if card != NO_CARD:
                said, place = (
                    f"{table.names[seat]} bid {card + 1} before",
                    (340 + 110 * (seat - (view.seats - 1) / 2), 272),
                )
                table.put(f"last-{seat}", self.shape(f"bid-{card}"), place, classes=f"seat-{seat}", label=said)


SCENE = SalvageScene(GAME, SHAPES)
BOARD, surfaces, pieces = SCENE.BOARD, SCENE.surfaces, SCENE.pieces
