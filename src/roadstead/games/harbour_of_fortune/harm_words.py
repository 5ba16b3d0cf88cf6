"""What a disaster would do, in a clause: told to the one it strikes and to the one who deals it."""

from roadstead.games.harbour_of_fortune.data import (
    BURN,
    CHILDREN,
    DAMAGE,
    DIE_TO_DEALER,
    DISASTER_AMOUNT,
    DISASTER_VERB,
    FAIL,
    FAILURE,
    FIRE,
    LOST_SPACE,
    MEMBERS,
    PART,
    RAID,
    SICKEN,
    STORM,
    TO_DEALER,
    TROUBLE_PRICE,
    TROUBLES,
)
from roadstead.games.harbour_of_fortune.state import NOBODY, Harbour

# The clause of each disaster; a raid in harbour has another one.
_RULE = (
    "HOF-8.5",
    "HOF-9.1",
    "HOF-9.2",
    "HOF-9.3",
    "HOF-9.5",
    "HOF-9.7",
    "HOF-9.8",
    "HOF-9.8",
    "HOF-9.9",
    "HOF-9.9",
    "HOF-9.10",
    "HOF-11.2",
)


def harm_rule(t: Harbour, victim: int, disaster: int) -> str:
    """The clause that says what this disaster does to this family."""
    if DISASTER_VERB[disaster] == RAID and _in_harbour(t, victim):
        return "HOF-9.4"
    return _RULE[disaster]


def suffered(t: Harbour, victim: int, disaster: int, target: int, dealer: str) -> str:
    """What happens to the victim who lets it happen: "pay Purple 500"."""
    verb, amount = DISASTER_VERB[disaster], DISASTER_AMOUNT[disaster]
    if verb == DIE_TO_DEALER:
        return f"roll a die and pay {dealer} {amount} for each pip"
    if verb == TO_DEALER:
        return f"pay {dealer} {_paid(t, victim, amount)}{_all_of_it(t, victim, amount, 'you')}"
    if verb == FAIL:
        return f"your Father earns nothing until mended ({TROUBLE_PRICE[FAILURE]})"
    if verb == RAID and not _in_harbour(t, victim):
        return f"your ship goes back to space {t.space[victim] - 1} ({TROUBLE_PRICE[LOST_SPACE]} wins it back)"
    if verb == SICKEN:
        who = f"your {MEMBERS[target]}" if target != NOBODY else "one of your household"
        return f"{who} is sick and idle until healed ({TROUBLE_PRICE[0]})"
    if verb == PART:
        son = f"your {CHILDREN[target]} son" if target != NOBODY else "a son of yours"
        return f"{son} is divorced and his bride goes home"
    if verb == DAMAGE:
        return f"a house of yours brings no rent until mended ({TROUBLE_PRICE[STORM + amount]})"
    if verb == BURN:
        house = f"your house with {TROUBLES[STORM + target][0]}" if target != NOBODY else "a house of yours"
        return f"{house} burns down ({TROUBLE_PRICE[FIRE]} puts it back)"
    return f"lose {_paid(t, victim, amount)} to the bank{_all_of_it(t, victim, amount, 'you')}"


def dealt(t: Harbour, victim: int, disaster: int) -> str:
    """What happens to a victim without an answer, told to the dealer: "they pay you 500"."""
    verb, amount = DISASTER_VERB[disaster], DISASTER_AMOUNT[disaster]
    if verb == DIE_TO_DEALER:
        return f"they roll a die and pay you {amount} for each pip"
    if verb == TO_DEALER:
        return f"they pay you {_paid(t, victim, amount)}{_all_of_it(t, victim, amount, 'they')}"
    if verb == FAIL:
        return "their Father earns nothing until mended"
    if verb == RAID and not _in_harbour(t, victim):
        return "their ship goes back a space"
    if verb == SICKEN:
        return "one of their household, whom you name, falls sick"
    if verb == PART:
        return "a son of theirs is divorced and his bride goes home"
    if verb == DAMAGE:
        return "a house of theirs brings no rent until mended"
    if verb == BURN:
        return "a house of theirs burns down"
    return f"they lose {_paid(t, victim, amount)} to the bank{_all_of_it(t, victim, amount, 'they')}"


def _in_harbour(t: Harbour, victim: int) -> bool:
    return victim < t.seats and bool(t.docked[victim])


def _paid(t: Harbour, victim: int, amount: int) -> int:
    """HOF-8.9: who cannot pay in full pays what there is; without any money it is not dealt at all (HOF-8.3)."""
    return min(amount, t.money[victim]) or amount if victim < t.seats else amount


def _all_of_it(t: Harbour, victim: int, amount: int, who: str) -> str:
    return f", all {who} have" if _paid(t, victim, amount) < amount else ""
