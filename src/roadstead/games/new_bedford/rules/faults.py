"""What cannot be."""

from mypy_extensions import i64

from roadstead.games.new_bedford import data
from roadstead.games.new_bedford.data import ASHORE, BOARD, DOCK, GOODS, KINDS, MOST_SHIPS, WHALES
from roadstead.games.new_bedford.state import NewBedford
from roadstead.kernel import rows


def faults(t: NewBedford) -> list[str]:
    return stock_faults(t) + token_faults(t) + town_faults(t) + ship_faults(t)


def stock_faults(t: NewBedford) -> list[str]:
    """Money and goods: nobody owes any, and what the players have is what the supply has given out."""
    found: list[str] = []
    for kind in range(KINDS):
        name = GOODS[kind] if kind < len(GOODS) else "money"
        total: i64 = 0
        for seat in range(t.seats):
            total += t.stock[seat * KINDS + kind]
            if t.stock[seat * KINDS + kind] < 0:
                found.append(f"seat {seat} has {t.stock[seat * KINDS + kind]} {name}")
        if total != t.handed_out[kind]:
            found.append(f"players have {total} {name}, but the supply has given out {t.handed_out[kind]}")
    return found


def token_faults(t: NewBedford) -> list[str]:
    """NB-1.3: bag, sea, holds, offers, players and what is out of the game make the full set."""
    found: list[str] = []
    for token in range(data.TOKENS):
        parts: list[i64] = [t.bag[token], t.sea[token], t.removed[token]]
        if token < WHALES:
            parts.append(t.batch[token])
            for ship in range(2 * t.seats):
                parts.append(t.hold[ship * WHALES + token])
            for seat in range(t.seats):
                parts.append(t.whales[seat * WHALES + token])
        if sum(parts) != data.BAG_A_PLAYER[token] * t.seats or min(parts) < 0:
            found.append(f"tokens of kind {token} do not add up: {parts}")
    return found


def town_faults(t: NewBedford) -> list[str]:
    """Buildings and workers: each building in one place, one worker at most on each, and only where it is built."""
    found: list[str] = []
    for tile in range(data.TILES):
        owner = t.owner[tile]
        absent = t.seats == 2 and data.FOR_THREE[tile] == 1
        if not (owner == data.NOT_IN_GAME if absent else owner == data.NOBODY or 0 <= owner < t.seats):
            found.append(f"building {tile} belongs to {owner}")
        workers = rows.count(t.worker, BOARD + tile)
        if workers > 1 or (workers == 1 and (owner >= t.seats or data.VERB[BOARD + tile] == data.NO_ACTION)):
            found.append(f"{workers} workers are at building {tile}")
    for space in t.worker:
        if space != data.HOME and not 0 <= space < data.SPACES:
            found.append(f"a worker is at {space}")
    if not 0 <= t.first < t.seats:
        found.append(f"seat {t.first} is the first player")
    return found


def ship_faults(t: NewBedford) -> list[str]:
    """Ships: on the board, one to a rank and no rank left out, tokens only at sea or while being settled."""
    found: list[str] = []
    for ship in range(2 * t.seats):
        place = t.place[ship]
        known = data.RETURN <= place <= t.farthest() or place in (DOCK, ASHORE)
        if not known or not 0 <= t.rank[ship] < MOST_SHIPS:
            found.append(f"ship {ship} is at {place}, rank {t.rank[ship]}")
        if place in (DOCK, ASHORE) and t.aboard(ship) > 0:
            found.append(f"ship {ship} has tokens, but is in port")
    for place in range(1, t.farthest() + 1):
        for rank in range(t.crowd(place)):
            if t.ranked(place, rank) < 0:
                found.append(f"nobody is of rank {rank} at {place}")
        if t.crowd(place) > MOST_SHIPS:
            found.append(f"{t.crowd(place)} ships are at {place}")
    if not 0 <= t.free <= data.FREE_AT_TRYWORKS:
        found.append(f"{t.free} Right Whales are free")
    return found
