"""What each action does, said before it is chosen."""

from roadstead.games.jamaica import data
from roadstead.games.jamaica.data import AHEAD, ASTERN, GIFTS, NOBODY, POWER_NAMES, RETREATING
from roadstead.games.jamaica.generated import do
from roadstead.games.jamaica.state import Jamaica
from roadstead.games.jamaica.words import courses
from roadstead.games.jamaica.words.names import back_name, card_name, cargo, hold_name, ship_name
from roadstead.kernel.speech import Label, Names, by_name
from roadstead.kernel.words import Said, counted


def dice(place: int, first: int = 0, second: int = 0) -> str:
    die = place + 1
    other = first + second - die
    return f"{die} for the morning" + (f", {other} for the evening" if other > 0 else "")


def card(t: Jamaica, seat: int, card: int) -> Said:
    morning, evening, _ = courses.day(t, seat, card)
    return Said(f"Morning: {morning}. Evening: {evening}.", "JAM-3.5")


def lairs_outside(fork: int) -> int:
    """How many lairs the outer lane from this fork has: it ends where the inner one comes in."""
    merge = data.NEXT[data.NEXT[data.NEXT_INNER[fork]]]
    space, lairs = data.NEXT[fork], 0
    while space != merge:
        lairs += data.KIND[space] == data.LAIR
        space = data.NEXT[space]
    return lairs


# Told where it is the same in every outer lane.
LAIRS_OUTSIDE = {lairs_outside(fork) for fork in range(data.SPACES) if data.NEXT_INNER[fork] >= 0}
OUTER = ", ".join(
    ["Outer lane (6 spaces", *(counted(lairs, "lair") for lairs in LAIRS_OUTSIDE if len(LAIRS_OUTSIDE) == 1)]
)


def lane(t: Jamaica, action: int, ship: int = NOBODY, steps: int = 0, direction: int = AHEAD) -> str:
    inner = action == do.INNER
    called = "Inner lane (2 spaces)" if inner else f"{OUTER})"
    if ship == NOBODY:
        return called
    into = courses.stepped(courses.spot_of(t, ship), direction, inner)
    if direction == RETREATING:
        return f"{called}: back {courses.landings(t, courses.retreats(t, ship, into), courses.purse_of(t, ship))}"
    purse = None if t.is_ghost(ship) else courses.purse_of(t, ship)
    return f"{called}: {courses.landings(t, courses.ends(into, steps - 1, direction), purse)}"


def attack(t: Jamaica, action: int, names: Names) -> str:
    ship = t.seats if action == do.ATTACK_GHOST else action - do.ATTACK
    return f"Attack {ship_name(t, ship, names) if ship < t.ships else 'a ship that does not sail'}"


def powder(tokens: int) -> Said:
    said = f"Fire {tokens} gunpowder: {tokens} more strength" if tokens else "Fire no gunpowder"
    return Said(said, "JAM-7.5", tokens, "gunpowder")


def take(t: Jamaica, seat: int, place: int) -> Said:
    hold, tokens = place // 6, place % 6 + 1
    left = t.tokens[seat * 6 + hold] - tokens
    after = f"where {left} stay{'s' if left == 1 else ''}" if left > 0 else "which is then empty"
    return Said(f"{tokens} from {hold_name(hold)}, {after}", "JAM-6.3", tokens, f"from {hold_name(hold)}")


def spoils(t: Jamaica, action: int, place: int, names: Names, loser: int = NOBODY) -> Said:
    asked = loser != NOBODY
    name = ship_name(t, loser, names) if asked else "the loser"
    if action == do.NOTHING:
        return Said("Take nothing", "JAM-8.1")
    if action < do.STEAL_TREASURE:
        goods = cargo(t, loser, place) if asked else "goods"
        return Said(f"Steal {goods} from {hold_name(place)} of {name}", "JAM-8.2")
    if action == do.STEAL_TREASURE:
        return Said(f"Steal a face-down treasure of {name}, unseen", "JAM-8.3")
    if action < do.GIVE:
        return Said(f"Steal {POWER_NAMES[place]} from {name}", "JAM-8.3")
    worth, rule = GIFTS[place], "JAM-10.13" if asked and t.is_ghost(loser) else "JAM-8.4"
    return Said(f"Give {name} your {'cursed treasure' if worth < 0 else 'treasure'} {worth:+d}", rule)


def ghost(t: Jamaica, action: int, steps: int = 0) -> str:
    forward = action == do.GHOST_FORWARD
    way = f"The Ghost Ship sails {'forward' if forward else 'back'}"
    if not steps:
        return way
    found = courses.ends(courses.spot_of(t, t.seats), steps, AHEAD if forward else ASTERN)
    return f"{way} {courses.landings(t, found, None)}"


def name(t: Jamaica, back: int) -> str:
    """JAM-9.4, JAM-9.5: the card by its back, and what this seat knows of its face."""
    return f"Take {card_name(t, back) if back < t.drawn else back_name(back)}"


LABELS: dict[str, Label | Said | str] = {
    **by_name(dice, card, lane, attack, powder, take, spoils, ghost, name),
    "dump": lambda t, seat, hold: f"Throw {cargo(t, seat, hold)} from {hold_name(hold)} overboard and load there",
    "load": "Load into {hold}",
    "keep": Said("Let the roll stand", "JAM-7.12"),
    "reroll": Said("Roll it again; the second result stands", "JAM-7.11"),
}
