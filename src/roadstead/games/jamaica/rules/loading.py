"""Loading: into an empty hold, or after dumping one."""

from mypy_extensions import i64

from roadstead.games.jamaica.data import NO_GOODS, SIXTH
from roadstead.games.jamaica.generated import do, frames, told
from roadstead.games.jamaica.state import Jamaica


def load(t: Jamaica, ship: i64, goods: i64, tokens: i64) -> None:
    """JAM-4.1: all the tokens into one empty hold; without one, a hold of another kind is dumped first."""
    free = t.free_hold(ship)
    sixth_free = t.has_room(ship) > SIXTH and t.goods[ship * 6 + SIXTH] == NO_GOODS
    if free >= 0 and sixth_free:
        t.ask(frames.LOAD_WHERE, 1 << ship, ship, goods, tokens)
    elif free >= 0:
        stow(t, ship, goods, tokens, free)
    elif sixth_free:
        stow(t, ship, goods, tokens, SIXTH)
    elif t.is_ghost(ship) or not can_dump(t, ship, goods):
        t.announce(told.NO_ROOM, ship, goods, tokens)
    else:
        t.ask(frames.DUMP_WHICH, 1 << ship, ship, goods, tokens)


def stow(t: Jamaica, ship: i64, goods: i64, tokens: i64, hold: i64) -> None:
    t.goods[ship * 6 + hold] = goods
    t.tokens[ship * 6 + hold] = tokens
    t.announce(told.LOADED, ship, goods, tokens, hold)


def load_into(t: Jamaica, ship: i64, goods: i64, tokens: i64, action: i64) -> None:
    stow(t, ship, goods, tokens, action - do.LOAD)


def can_dump(t: Jamaica, ship: i64, goods: i64) -> bool:
    """JAM-4.3: whether any hold has another kind of goods."""
    for hold in range(t.has_room(ship)):
        if t.goods[ship * 6 + hold] != goods:
            return True
    return False


def load_choices(t: Jamaica, ship: i64) -> list[i64]:
    """JAM-4.5: the first empty regular hold or the 6th Hold."""
    return [do.LOAD + t.free_hold(ship), do.LOAD + SIXTH]


def dump_choices(t: Jamaica, ship: i64, goods: i64) -> list[i64]:
    """JAM-4.2: the holds with another kind of goods."""
    found: list[i64] = []
    for hold in range(t.has_room(ship)):
        if t.goods[ship * 6 + hold] != goods and not t.same_as_earlier(ship, hold):
            found.append(do.DUMP + hold)
    return found


def dump(t: Jamaica, ship: i64, goods: i64, tokens: i64, action: i64) -> None:
    hold = action - do.DUMP
    t.announce(told.DUMPED, ship, t.goods[ship * 6 + hold], t.tokens[ship * 6 + hold], hold)
    stow(t, ship, goods, tokens, hold)


def makes_room(t: Jamaica, ship: i64, goods: i64) -> bool:
    """JAM-8.2: whether goods that come aboard would find or could be made room."""
    if t.free_hold(ship) >= 0:
        return True
    if t.has_room(ship) > SIXTH and t.goods[ship * 6 + SIXTH] == NO_GOODS:
        return True
    return not t.is_ghost(ship) and can_dump(t, ship, goods)
