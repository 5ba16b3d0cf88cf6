"""The end: what each family is worth, and who wins."""

from mypy_extensions import i64

from roadstead.games.harbour_of_fortune import data
from roadstead.games.harbour_of_fortune.state import Harbour
from roadstead.kernel import rows


def district_bonus(t: Harbour, seat: i64) -> i64:
    """HOF-16.2: six houses standing, none damaged."""
    return data.DISTRICT_BONUS if t.sound(seat) == data.HOUSES else 0


def hat_bonus(t: Harbour, seat: i64) -> i64:
    """HOF-16.3"""
    return data.HAT_BONUS if t.hat == seat else 0


def household_bonus(t: Harbour, seat: i64) -> i64:
    """HOF-16.4: ten active members or more."""
    return data.HOUSEHOLD_BONUS if t.household(seat) >= data.BIG_HOUSEHOLD else 0


def jack_bonus(t: Harbour, seat: i64) -> i64:
    """HOF-16.5: sick Jacks too."""
    return data.JACK_BONUS * t.jacks(seat)


def score(t: Harbour, seat: i64) -> i64:
    """HOF-16.1: money and bonuses; troubles (HOF-16.6), debts and Wild Cards count for nothing."""
    return t.money[seat] + district_bonus(t, seat) + hat_bonus(t, seat) + household_bonus(t, seat) + jack_bonus(t, seat)


def scores(t: Harbour) -> list[i64]:
    return [score(t, seat) for seat in range(t.seats)]


def leaders(t: Harbour) -> list[i64]:
    """HOF-16.7, HOF-16.8: those ahead after every tie-break but the roll."""
    return rows.leaders(
        [[score(t, seat), t.sound(seat), t.household(seat), t.jacks(seat), t.money[seat]] for seat in range(t.seats)]
    )


def winners(t: Harbour) -> list[i64]:
    """HOF-16.9: always one."""
    return [] if t.champion == data.NOBODY else [t.champion]


def statistics(t: Harbour) -> dict[str, list[i64]]:
    """What is worth keeping of a finished game, a number for each seat."""
    brides: list[i64] = []
    for seat in range(t.seats):
        brides.append(
            (1 if t.bride[seat * 2] != data.NOBODY else 0) + (1 if t.bride[seat * 2 + 1] != data.NOBODY else 0)
        )
    return {
        "money": list(t.money),
        "houses": list(t.houses),
        "undamaged houses": [t.sound(seat) for seat in range(t.seats)],
        "members": [t.household(seat) for seat in range(t.seats)],
        "Jacks": [t.jacks(seat) for seat in range(t.seats)],
        "brides": brides,
        "docked": list(t.docked),
        "hat": [1 if t.hat == seat else 0 for seat in range(t.seats)],
        "debts": [t.owed_by(seat) for seat in range(t.seats)],
        "began": [1 if t.first == seat else 0 for seat in range(t.seats)],
    }
