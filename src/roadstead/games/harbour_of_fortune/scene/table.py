"""The drawing in progress: laying pieces down, naming cards, and telling which click is legal now."""

from functools import lru_cache

from roadstead.games.harbour_of_fortune import data
from roadstead.games.harbour_of_fortune.art.board import HUES, OTHER, OWN, Plan
from roadstead.games.harbour_of_fortune.state import Harbour
from roadstead.kernel import scene

SUITS = (("spade", "club"), ("heart", "diamond"))


@lru_cache(maxsize=4096)
def kinds_in(cards: int) -> tuple[tuple[int, int], ...]:
    """The cards of a packed set, each as its kind and which copy it is."""
    found = []
    kind = 0
    while cards:
        found += [(kind, copy) for copy in range(cards & 3)]
        cards >>= 2
        kind += 1
    return tuple(found)


def card_shape(kind: int, copy: int) -> str:
    if kind == data.RED_JOKER:
        return "hof-joker-red"
    if kind == data.BLACK_JOKER:
        return "hof-joker-black"
    return f"hof-{SUITS[kind // 10][copy % 2]}-{kind % 10 + 1}"


def card_label(kind: int) -> str:
    name = data.KIND_NAMES[kind].capitalize()
    if kind < data.RED:
        return f"{name}: {data.DISASTER_NAMES[kind + 1]}"
    if kind == data.RED_ACE:
        return f"{name}: Great Investment"
    return f"{name}: Saboteur's Wrath" if kind == data.BLACK_JOKER else name


class Drawing(scene.Drawing[Harbour]):
    """Pieces laid down one by one, for one viewer."""

    def count(self, pile: str, cards: int) -> None:
        self.put(f"{pile}-count", "hof-count", (0, 18), parent=pile)
        self.write(f"{pile}-number", cards, (0, 19), "number light size-m", parent=pile)

    def plan(self, seat: int) -> Plan:
        """Where things lie on this family's mat; one's own is broader."""
        return OWN if seat == self.seat else OTHER

    def name(self, seat: int) -> str:
        return self.names[seat]

    def family(self, seat: int) -> int:
        """HOF-2.7: the family a seat leads; while it has not chosen, that of the seat's colour."""
        family = int(self.t.family(seat))
        return family if family < len(data.COLOURS) else seat

    def colour(self, seat: int) -> str:
        return data.COLOURS[self.family(seat)]

    def hue(self, seat: int) -> str:
        return f"seat-{HUES[self.family(seat)]}"

    def first(self, *texts: str) -> str:
        """Of several meanings of a click the first that is legal now, else the first."""
        return next((text for text in texts if text in self.legal), texts[0])
