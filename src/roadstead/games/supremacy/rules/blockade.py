"""The blockade (option): a company whose every port is shut by others' navies is cut off."""

from mypy_extensions import i64

from roadstead.games.supremacy.state import Supremacy


def shuts(t: Supremacy, sea: i64, seat: i64) -> bool:
    """SUP-4.11: whether another player's navies lie in this sea, and there is no leave to pass them; nobody has none."""
    holder = t.holder[sea]
    if holder >= t.seats or holder == seat:
        return False
    return seat >= t.seats or t.may_pass[holder * t.seats + seat] < t.turn


def cut_off(t: Supremacy, seat: i64, company: i64) -> bool:
    """SUP-4.11: every port of the territory is shut; land without a port cannot be cut off."""
    ports = t.board.seas[t.board.place[company]]
    return len(ports) > 0 and all(shuts(t, sea, seat) for sea in ports)
