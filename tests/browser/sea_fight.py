"""A table of Jamaica that stands just before something happens: a battle, or a shortage.

Everybody sits there over plain connections; then one of them goes on in a browser.
"""

from pathlib import Path

from browser.people import Person
from roadstead.games.jamaica.data import CARD_NAMES, FOOD, GUNPOWDER, NO_GOODS
from roadstead.kernel.dice import ScriptedDice
from server.harness import Person as Line
from server.harness import Server

FORWARD = CARD_NAMES.index("forward/food")
LOAD = CARD_NAMES.index("gold/gold")


class SeaFight:
    """Anna sits in a browser, Bert and Cleo over plain connections; all are about to choose a card."""

    def __init__(self, folder: Path) -> None:
        self.server = Server(folder)
        self.anna: Line
        self.others: list[Line] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.port}"

    def deal(self, *, hungry: bool = False) -> None:
        """Anna begins, sails two spaces and finds Bert there; both have powder, and food unless they are ``hungry``."""
        self.anna, *self.others = self.server.playing(bots="", people=3, seats=3)
        everybody = [self.anna, *self.others]
        for one in everybody:
            if one.choices and one.choices[0].startswith("morning"):
                one.play(one.choices[0])
        for one in everybody:
            one.until(lambda p: p.choices and p.choices[0].startswith("card"))
        room = self.server.hall.rooms.awake[self.anna.table]
        table = room.match.state
        table.captain, table.morning, table.evening = 0, 2, 1
        for seat in range(3):
            card = FORWARD if seat == 0 else LOAD
            table.hand[seat] |= 1 << card
            table.pile[seat] &= ~(1 << card)
            for hold in range(6):
                table.empty(seat, hold)
            holds = [] if hungry and seat == 0 else [(GUNPOWDER, 3), (FOOD, 5)]
            for hold, (goods, tokens) in enumerate(holds):
                table.goods[seat * 6 + hold] = goods
                table.tokens[seat * 6 + hold] = tokens
        if not hungry:
            table.space[1] = 2
        assert table.goods[5] == NO_GOODS
        dice = ScriptedDice([2, 1] + [0] * 200)  # Anna rolls 6 and Bert 4
        dice.keep = True
        room.match._dice = table.dice = dice
        room.settle()
        self.anna.close()

    def seat(self, person: Person) -> None:
        """Anna goes on in a browser."""
        person.go(f"/t/{self.anna.table}#seat={self.anna.token}")
        person.page.locator("button[data-do]").first.wait_for()

    def choose(self) -> None:
        """The others choose their cards."""
        for one in self.others:
            one.play(f"card {CARD_NAMES[LOAD]}")

    def stop(self) -> None:
        self.server.stop()
