"""The table in words and numbers, and the wealth of each family part by part."""

from roadstead.games.harbour_of_fortune import data, scoring
from roadstead.games.harbour_of_fortune.state import Harbour
from roadstead.games.harbour_of_fortune.words.names import packed_words
from roadstead.kernel import bits
from roadstead.kernel.string_speech import Names
from roadstead.kernel.words import Cell, Row, Sheet, by_seat_in_strings

HEAD = ("round", "turn", "die", "hat", "unseen Wild Cards", "used Wild Cards under them")
FAMILY = ("family", "money", "ship", "houses", "household", "cards", "troubles")


def sheets(t: Harbour, names: Names) -> list[Sheet]:
    """The round, the families, their households, and what the viewer holds and knows."""
    hat = names[t.hat] if t.hat != data.NOBODY else "the bank"
    under = ", ".join(data.WILD_NAMES[t.under[place]] for place in range(t.under_size)) or "none"
    mover = names[t.mover] if t.mover != data.NOBODY else "nobody"
    head = Row((f"{min(t.round, t.rounds)} of {t.rounds}", mover, str(t.roll or "-"), hat, str(t.bag_size), under))
    found = [
        Sheet("Harbour of Fortune", HEAD, [head]),
        Sheet("Families", FAMILY, [_family(t, seat, names) for seat in range(t.seats)]),
    ]
    if t.viewer >= 0:
        own = Row((_hand(t, t.viewer), packed_words(t.wild[t.viewer], data.WILD_NAMES) or "none"))
        found.append(Sheet("Your cards", ("hand", "Wild Cards"), [own]))
        known = _knowledge(t, names)
        if known:
            found.append(Sheet("What you know of others", ("family", "hand", "Wild Cards"), known))
    return found


def _hand(t: Harbour, seat: int) -> str:
    """A hand whose cards are known, deck by deck."""
    parts = []
    for step in range(t.seats):
        family = (seat + step) % t.seats
        cards = packed_words(t.hand[seat * 4 + family])
        if cards:
            parts.append(cards if family == seat else f"{cards} ({data.FAMILIES[t.family(family)]} backs)")
    return "; ".join(parts) or "none"


def _knowledge(t: Harbour, names: Names) -> list[Row]:
    """HOF-6.10: what the viewer knows of the others' hands."""
    rows = []
    for seat in range(t.seats):
        if seat != t.viewer:
            at = t.viewer * 16 + seat * 4
            hand = ", ".join(filter(None, (packed_words(t.known[at + deck]) for deck in range(t.seats))))
            wild = packed_words(t.wild_known[t.viewer * 4 + seat], data.WILD_NAMES)
            if hand or wild:
                rows.append(Row((names[seat], hand, wild), seat))
    return rows


def _family(t: Harbour, seat: int, names: Names) -> Row:
    owed, damaged = t.owed_by(seat), t.damaged(seat)
    money = f"{t.money[seat]}" + (f", owes {owed}" if owed else "")
    at_sea = "waits outside" if t.space[seat] == data.HARBOUR else f"space {t.space[seat]}"
    houses = f"{t.sound(seat)} sound" + (f", {damaged} damaged" if damaged else "")
    cards = f"{t.held[seat]} in hand, {t.wild_held[seat]} wild, {t.left[seat]} to draw"
    members = bits.members(t.home[seat])
    extra = [data.MEMBERS[member] for member in members if data.CAPTAIN <= member < data.HOUSEKEEPER]
    household = f"{t.household(seat)} active" + (f" ({', '.join(extra)})" if extra else "")
    troubles = ", ".join(data.TROUBLES[trouble][0] for trouble in bits.members(t.troubles(seat))) or "none"
    ship = "in harbour" if t.docked[seat] else at_sea
    return Row((names[seat], money, ship, houses, household, cards, troubles), seat)


# HOF-16.1 to HOF-16.5: where each family's wealth comes from.
WEALTH: dict[str, Cell] = {
    "money (HOF-16.1)": lambda t, seat: t.money[seat],
    "district (HOF-16.2)": scoring.district_bonus,
    "hat (HOF-16.3)": scoring.hat_bonus,
    "household (HOF-16.4)": scoring.household_bonus,
    "Jacks (HOF-16.5)": scoring.jack_bonus,
    "total": scoring.score,
}
breakdown = by_seat_in_strings("Wealth", "family", WEALTH)
