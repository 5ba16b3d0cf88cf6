"""What a seat may imagine, and what cannot be."""

from mypy_extensions import i64

from roadstead.kernel import bits
from roadstead.kernel.dice import Dice
from roadstead.kernel.state import UNKNOWN
from salvage.data import KINDS, NO_CARD, OF_A_KIND, ROUNDS
from salvage.state import Salvage


def imagine(t: Salvage, viewer: i64, chance: Dice) -> None:
    """Whoever has answered has bid one of their cards; tiles are dealt from those that the viewer has not seen."""
    for kind in range(KINDS):
        t.bag[kind] = OF_A_KIND - list(t.chart).count(kind + 1)
    for seat in range(t.seats):
        if t.bid[seat] == UNKNOWN:
            asked = t.over or t.asks(seat)
            left = bits.members(t.cards[seat])
            t.bid[seat] = NO_CARD if asked else left[chance.below(len(left))]
        for at in range(seat * ROUNDS, (seat + 1) * ROUNDS):
            if t.chart[at] == UNKNOWN:
                t.chart[at] = 0
                if at - seat * ROUNDS < t.drawn[seat]:
                    unseen = [kind for kind in range(KINDS) for _ in range(t.bag[kind])]
                    kind = unseen[chance.below(len(unseen))]
                    t.bag[kind] -= 1
                    t.chart[at] = kind + 1


def faults(t: Salvage) -> list[str]:
    found: list[str] = []
    for kind in range(KINDS):
        if t.bag[kind] + list(t.chart).count(kind + 1) != OF_A_KIND:
            found.append(f"the chart tiles worth {kind + 1} are not twelve")
    for seat in range(t.seats):
        if (t.bid[seat] == NO_CARD) != (t.over or t.asks(seat)):
            found.append(f"seat {seat} has bid out of turn")
        if bits.size(t.cards[seat]) != ROUNDS - t.round + (0 if t.over else 1):
            found.append(f"seat {seat} has too many or too few cards")
    return found
