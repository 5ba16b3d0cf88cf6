"""What each action does, said before it is chosen."""

from roadstead.games.jamaica import data
from roadstead.games.jamaica.data import AHEAD, ASTERN, GIFTS, NOBODY, RETREATING
from roadstead.games.jamaica.generated import do
from roadstead.games.jamaica.state import Jamaica
from roadstead.games.jamaica.words import courses
from roadstead.games.jamaica.words.names import POWERS_CALLED, back_name, card_name, cargo, hold_name, ship_name
from roadstead.kernel.messages import Message, say
from roadstead.kernel.speech import Label, by_name
from roadstead.kernel.words import Said


def dice(place: int, first: int = 0, second: int = 0) -> Message:
    morning = place + 1
    evening = first + second - morning
    return say("label-dice", morning=morning, evening=evening) if evening > 0 else say("label-die", morning=morning)


def card(t: Jamaica, seat: int, card: int) -> Said:
    morning, evening, _ = courses.day(t, seat, card)
    return Said(say("label-card", morning=morning, evening=evening), "JAM-3.5")


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
OUTER = say("lane-outer-lairs", lairs=min(LAIRS_OUTSIDE)) if len(LAIRS_OUTSIDE) == 1 else say("lane-outer")


def lane(t: Jamaica, action: int, ship: int = NOBODY, steps: int = 0, direction: int = AHEAD) -> Message:
    inner = action == do.INNER
    called = say("lane-inner") if inner else OUTER
    if ship == NOBODY:
        return called
    into = courses.stepped(courses.spot_of(t, ship), direction, inner)
    if direction == RETREATING:
        ends = courses.landings(t, courses.retreats(t, ship, into), courses.purse_of(t, ship))
        return say("label-lane-back", lane=called, either=ends)
    purse = None if t.is_ghost(ship) else courses.purse_of(t, ship)
    return say("label-lane", lane=called, either=courses.landings(t, courses.ends(into, steps - 1, direction), purse))


def attack(t: Jamaica, action: int) -> Message:
    ship = t.seats if action == do.ATTACK_GHOST else action - do.ATTACK
    return say("label-attack", ship=ship_name(t, ship)) if ship < t.ships else say("label-attack-nobody")


def powder(tokens: int) -> Said:
    return Said(say("label-powder", tokens=tokens), "JAM-7.5", tokens, say("goods-gunpowder"))


def take(t: Jamaica, seat: int, place: int) -> Said:
    hold, tokens = place // 6, place % 6 + 1
    left = int(t.tokens[seat * 6 + hold]) - tokens
    said = say("label-take", tokens=tokens, hold=hold_name(hold), left=max(0, left))
    return Said(said, "JAM-6.3", tokens, say("from-hold", hold=hold_name(hold)))


def spoils(t: Jamaica, action: int, place: int, loser: int = NOBODY) -> Said:
    asked = loser != NOBODY
    whose = ship_name(t, loser) if asked else say("the-loser")
    if action == do.NOTHING:
        return Said(say("label-take-nothing"), "JAM-8.1")
    if action < do.STEAL_TREASURE:
        goods = cargo(t, loser, place) if asked else say("some-goods")
        return Said(say("label-steal-hold", cargo=goods, hold=hold_name(place), loser=whose), "JAM-8.2")
    if action == do.STEAL_TREASURE:
        return Said(say("label-steal-treasure", loser=whose), "JAM-8.3")
    if action < do.GIVE:
        return Said(say("label-steal-power", power=POWERS_CALLED[place], loser=whose), "JAM-8.3")
    worth, rule = GIFTS[place], "JAM-10.13" if asked and t.is_ghost(loser) else "JAM-8.4"
    gift = say("treasure-cursed" if worth < 0 else "treasure", worth=worth)
    return Said(say("label-give", loser=whose, treasure=gift), rule)


def ghost(t: Jamaica, action: int, steps: int = 0) -> Message:
    forward = action == do.GHOST_FORWARD
    way = "forward" if forward else "back"
    if not steps:
        return say("label-ghost", way=way)
    found = courses.ends(courses.spot_of(t, t.seats), steps, AHEAD if forward else ASTERN)
    return say("label-ghost-to", way=way, either=courses.landings(t, found, None))


def name(t: Jamaica, back: int) -> Message:
    """JAM-9.4, JAM-9.5: the card by its back, and what this seat knows of its face."""
    return say("label-name", treasure=card_name(t, back) if back < t.drawn else back_name(back))


def dump(t: Jamaica, seat: int, hold: int) -> Message:
    return say("label-dump", cargo=cargo(t, seat, hold), hold=hold_name(hold))


LABELS: dict[str, Label | Said] = {
    **by_name(dice, card, lane, attack, powder, take, spoils, ghost, name, dump),
    "keep": Said(say("label-keep"), "JAM-7.12"),
    "reroll": Said(say("label-reroll"), "JAM-7.11"),
}
