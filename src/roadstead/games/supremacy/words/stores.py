"""What would be lost for want of room in the stores (SUP-1.5), told before the choice and afterwards."""

from collections.abc import Iterable

from roadstead.games.supremacy import data
from roadstead.games.supremacy.rules import building, payday
from roadstead.games.supremacy.state import Supremacy
from roadstead.games.supremacy.words.names import GOODS, WEAPONS
from roadstead.games.supremacy.words.offers import GIVEN, WANTED, WEAPONRY
from roadstead.kernel.words import counted, joined

# What fills stores, as the log counts it: the supplies, then the weapons.
THINGS = (*GOODS, *WEAPONS[data.NUKE :])
FIRST_WEAPON = len(GOODS)
# Their rows in one side of an offer.
DEALT = (*(data.DEAL_SUPPLIES + resource for resource in range(len(GOODS))), *(row for row, _ in WEAPONRY))


def amount(thing: int, number: int) -> str:
    """``2 grain``, ``1 mineral``, ``3 nukes``."""
    if thing < FIRST_WEAPON:
        return f"{number} {GOODS[thing].removesuffix('s') if number == 1 else GOODS[thing]}"
    return counted(number, THINGS[thing])


def amounts(lost: Iterable[int]) -> str:
    """What is lost of each thing; empty for nothing."""
    parts = [amount(thing, number) for thing, number in enumerate(lost) if number > 0]
    return joined(parts) if parts else ""


def room(t: Supremacy, seat: int, thing: int) -> int:
    """How much more of it can be stored."""
    if thing < FIRST_WEAPON:
        stock = t.supplies[seat * 3 + thing]
    else:
        stock = building.stock(t, seat, thing - FIRST_WEAPON + data.NUKE)
    return max(int(t.limit(seat) - stock), 0)


def lost_by_running(t: Supremacy, seat: int, cards: Iterable[int]) -> list[int]:
    """Of what these companies would yield, what there is no room for; those that are paid already yield first."""
    paid = [card for card in range(data.COMPANIES) if t.run[card] and t.owner[card] == seat]
    before = _lost(t, seat, paid)
    return [after - lost for after, lost in zip(_lost(t, seat, [*paid, *cards]), before, strict=True)]


def _lost(t: Supremacy, seat: int, cards: Iterable[int]) -> list[int]:
    yielded = [0] * len(GOODS)
    for card in cards:
        yielded[t.board.resource[card]] += int(t.board.units[card])
    return [max(0, units - room(t, seat, resource)) for resource, units in enumerate(yielded)]


def running(t: Supremacy, seat: int) -> list[int]:
    """The companies that this seat could still run."""
    return [card for card in range(data.COMPANIES) if payday.runs(t, seat, card)]


def lost_in_trade(t: Supremacy, taker: int, side: int) -> list[int]:
    """Of this side of the offer on the table, what its taker has no room for; what the taker gives makes room first."""
    taken, given = side * data.DEAL, (WANTED if side == GIVEN else GIVEN) * data.DEAL
    return [
        max(0, int(t.deal[taken + row]) - int(t.deal[given + row]) - room(t, taker, thing))
        for thing, row in enumerate(DEALT)
    ]
