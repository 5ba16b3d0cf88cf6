"""Whaling: tokens out of the bag, and each ship's choice among them."""

from mypy_extensions import i64

from roadstead.games.new_bedford.data import MOST_SHIPS, TOKENS, WHALES
from roadstead.games.new_bedford.generated import do, frames, streams, told
from roadstead.games.new_bedford.state import NewBedford


def whaling(t: NewBedford) -> None:
    """NB-9.1, NB-9.2, NB-9.4: tokens back, new ones drawn; then ships choose, the farthest first."""
    for token in range(TOKENS):
        t.bag[token] += t.sea[token]
        t.sea[token] = 0
    ships = t.ships_at_sea()
    if ships == 0:
        return
    draw(t, ships + 1)
    for place in range(1, t.farthest() + 1):
        for rank in range(MOST_SHIPS - 1, -1, -1):
            ship = t.ranked(place, rank)
            if ship >= 0:
                t.ask(frames.HUNT, 1 << (ship // 2), ship)


def draw(t: NewBedford, count: i64) -> None:
    """NB-9.2, NB-9.3: so many tokens, each by chance among those in the bag."""
    left = t.bag[0] + t.bag[1] + t.bag[2] + t.bag[3]
    while count > 0 and left > 0:
        pick = t.dice.below(left, streams.BAG)
        token: i64 = 0
        while pick >= t.bag[token]:
            pick -= t.bag[token]
            token += 1
        t.bag[token] -= 1
        t.sea[token] += 1
        left -= 1
        count -= 1
    t.announce(told.DREW, t.sea[0], t.sea[1], t.sea[2], t.sea[3])


def hunt_choices(t: NewBedford) -> list[i64]:
    """NB-9.5, NB-9.6: any whale lying out, or none."""
    found = [do.CATCH + whale for whale in range(WHALES) if t.sea[whale] > 0]
    found.append(do.LET_GO)
    return found


def hunt(t: NewBedford, seat: i64, action: i64, ship: i64) -> None:
    """NB-9.5: the whale goes into the hold."""
    if action == do.LET_GO:
        t.announce(told.LET_GO, seat, ship % 2)
        return
    whale = action - do.CATCH
    t.sea[whale] -= 1
    t.hold[ship * WHALES + whale] += 1
    t.announce(told.CAUGHT, seat, ship % 2, whale)
