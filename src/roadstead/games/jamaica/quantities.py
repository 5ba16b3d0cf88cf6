"""What is counted in Jamaica, of each ship."""

from roadstead.games.jamaica import scoring
from roadstead.games.jamaica.data import FOOD, GOLD, GUNPOWDER, NO_GOODS
from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel.quantities import LESS, Quantity


def empty_holds(t: Jamaica, ship: int) -> int:
    return sum(t.goods[ship * 6 + hold] == NO_GOODS for hold in range(t.has_room(ship)))


def treasures(t: Jamaica, ship: int) -> int:
    return sum(t.holder[back] == ship for back in range(t.drawn))


QUANTITIES = (
    Quantity("to-go", Jamaica.to_go, better=LESS, decides=True),
    Quantity("gold", lambda t, ship: t.total(ship, GOLD), decides=True),
    Quantity("food", lambda t, ship: t.total(ship, FOOD)),
    Quantity("gunpowder", lambda t, ship: t.total(ship, GUNPOWDER)),
    Quantity("treasures", treasures, decides=True),
    Quantity("empty-holds", empty_holds, room=True),
    Quantity("place-points", scoring.space_score, decides=True, idle=True),
    Quantity("treasure-points", scoring.treasure_score, decides=True),
    Quantity("total", scoring.score, decides=True, idle=True),
)
