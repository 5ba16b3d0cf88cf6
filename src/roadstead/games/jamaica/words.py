"""What is said at Jamaica's table: questions, choices and the score.  The log and the refusals are next door."""

from collections.abc import Sequence
from typing import cast

from roadstead.games.jamaica import actions as do
from roadstead.games.jamaica import courses, scoring
from roadstead.games.jamaica.courses import symbol_words
from roadstead.games.jamaica.data import (
    CARD_NAMES,
    CARDS,
    CURSED,
    GHOST_NAME,
    GOLD,
    GOODS,
    GUNPOWDER,
    LAP,
    POWER_NAMES,
    POWERS,
    STAR,
    WORTH,
)
from roadstead.games.jamaica.log_words import line
from roadstead.games.jamaica.places import at, back_name, place_name
from roadstead.games.jamaica.refusals import refusal
from roadstead.games.jamaica.rules import battle, frames
from roadstead.games.jamaica.rules.frames import AHEAD, ASTERN, ATTACKING, RETREATING
from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel import bits
from roadstead.kernel.state import UNKNOWN, State
from roadstead.kernel.words import Row, Said, Sheet, joined

__all__ = ["breakdown", "label", "line", "prompt", "refusal", "sheets", "waiting"]

Names = Sequence[str]


def ship_name(t: Jamaica, ship: int, names: Names) -> str:
    return "the Ghost Ship" if t.is_ghost(ship) else names[ship]


def tokens_of(goods: int, tokens: int) -> str:
    return "empty" if goods == 0 else f"{tokens} {GOODS[goods]}"


def hold_name(hold: int) -> str:
    return "the 6th Hold" if hold == 5 else f"hold {hold + 1}"


def treasure_name(face: int) -> str:
    if face == UNKNOWN:
        return "face-down treasure"
    if face < POWERS:
        return POWER_NAMES[face]
    return f"{'cursed treasure' if (CURSED >> face) & 1 else 'treasure'} {WORTH[face]:+d}"


def card_name(t: Jamaica, back: int) -> str:
    """JAM-9.4: what lies face up by its name, what lies face down by its back, with what the viewer knows of it."""
    if t.open[back]:
        return treasure_name(t.face[back])
    if t.face[back] == UNKNOWN:
        return f"face-down {back_name(back)}{', cursed' if t.cursed[back] else ''}"
    return f"{back_name(back)} ({treasure_name(t.face[back])})"


# The question


def prompt(view: State, seat: int, names: Names) -> Said:
    """What this seat is asked."""
    t = cast(Jamaica, view)
    kind, a, b, c = t.asked(), t.detail(0), t.detail(1), t.detail(2)
    if kind == frames.PLACE_DICE:
        return Said(f"You are the Captain and threw {a} and {b}. Which die is the morning's?", "JAM-3.1")
    if kind == frames.CHOOSE_CARD:
        return Said(f"Choose a card: the morning die is {t.morning}, the evening die {t.evening}.", "JAM-3.3")
    if kind == frames.LANE:
        whose = "your ship" if a == seat else "the Ghost Ship"
        if c == RETREATING:
            return Said(f"The lanes part behind you at {place_name(t.space[a])}. Which way back?", "JAM-6.8")
        rule = "JAM-5.3" if a == seat else "JAM-10.3"
        way = "ahead of" if c == AHEAD else "behind"
        return Said(f"The lanes part {way} {whose}, which has {b} more to sail. Which lane?", rule)
    if kind == frames.ATTACK_WHOM:
        rule = "JAM-7.2" if a == seat else "JAM-10.3"
        whom = "do you" if a == seat else "does the Ghost Ship"
        return Said(f"Whom {whom} attack at {place_name(t.space[a])}?", rule)
    if kind == frames.SPEND_POWDER:
        if b == ATTACKING:
            foe = ship_name(t, t.defender, names)
            return Said(f"You attack {foe}. How much gunpowder do you fire before you roll?", "JAM-7.3")
        foe = ship_name(t, t.attacker, names)
        strength = battle.strength(t, ATTACKING)
        return Said(f"{foe} attacks you with strength {strength}. How much gunpowder do you fire?", "JAM-7.4")
    if kind == frames.TAKE_FROM:
        what = f"{c} {GOODS[b]}"
        if b == GUNPOWDER:
            return Said(f"From which holds do you take the {what} that you fire?", "JAM-7.5")
        return Said(f"From which holds do you pay {what}?", "JAM-6.3")
    if kind == frames.LOAD_WHERE:
        return Said(f"Where do you load {c} {GOODS[b]}?", "JAM-4.5")
    if kind == frames.DUMP_WHICH:
        return Said(f"Every hold is full. Which one do you empty for {c} {GOODS[b]}?", "JAM-4.2")
    if kind == frames.SABRE_REROLL:
        roller = t.attacker if b == ATTACKING else t.defender
        who = "You" if roller == seat else ship_name(t, roller, names)
        return Said(f"{who} rolled {die_name(t.die[b])}. Have it rolled again with Saran's Sabre?", "JAM-7.11")
    if kind == frames.SPOILS:
        loser = ship_name(t, b, names)
        if t.is_ghost(a):
            return Said(f"The Ghost Ship has beaten {loser}. You decide what it takes.", "JAM-10.7")
        return Said(f"You have beaten {loser}. What do you do?", "JAM-8.1")
    if kind == frames.NAME_TREASURE:
        return Said(f"Which face-down treasure of {ship_name(t, b, names)} is taken?", "JAM-8.3")
    return Said(f"Which way does the Ghost Ship sail its {a} space{'' if a == 1 else 's'}?", "JAM-10.2")


def waiting(view: State, names: Names) -> str:
    """What the table is waiting for."""
    t = cast(Jamaica, view)
    if t.over:
        return "The game is over."
    who = joined(names[seat] for seat in t.actors())
    what = {
        frames.PLACE_DICE: "to place the dice",
        frames.CHOOSE_CARD: "to choose a card",
        frames.LANE: "to choose a lane",
        frames.ATTACK_WHOM: "to choose whom to attack",
        frames.SPEND_POWDER: "to fire gunpowder",
        frames.TAKE_FROM: "to choose which holds to take from",
        frames.LOAD_WHERE: "to choose a hold",
        frames.DUMP_WHICH: "to empty a hold",
        frames.SABRE_REROLL: "to use Saran's Sabre or not",
        frames.SPOILS: "to take the spoils",
        frames.GHOST_WAY: "to steer the Ghost Ship",
        frames.NAME_TREASURE: "to name a treasure",
    }[t.asked()]
    return f"Waiting for {who} {what}."


def die_name(die: int) -> str:
    return "the star" if die == STAR else str(die)


# The choices


def label(view: State, seat: int, action: int, names: Names) -> Said:
    """What an action does."""
    t = cast(Jamaica, view)
    kind = do.ACTIONS.kind(action)
    if kind == "dice":
        die = action - do.PLACE + 1
        other = t.detail(0) + t.detail(1) - die if t.asked() == frames.PLACE_DICE else 0
        after = f", {other} for the evening" if other > 0 else ""
        return Said(f"{die} for the morning{after}", "JAM-3.1")
    if kind == "card":
        morning, evening = courses.day(t, seat, action - do.CARD)
        return Said(f"Morning: {morning}. Evening: {evening}.", "JAM-3.5")
    if kind == "lane":
        return Said(_lane(t, seat, action == do.INNER), "JAM-5.3")
    if kind == "attack":
        ship = t.seats if action == do.ATTACK_GHOST else action - do.ATTACK
        whom = ship_name(t, ship, names) if ship < t.ships else "a ship that does not sail"
        return Said(f"Attack {whom}", "JAM-7.2")
    if kind == "powder":
        tokens = action - do.POWDER
        return Said(f"Fire {tokens} gunpowder: {tokens} more strength" if tokens else "Fire no gunpowder", "JAM-7.5")
    if kind == "take":
        hold, tokens = (action - do.TAKE) // 6, (action - do.TAKE) % 6 + 1
        left = t.tokens[seat * 6 + hold] - tokens
        after = f"where {left} stay{'s' if left == 1 else ''}" if left > 0 else "which is then empty"
        return Said(f"{tokens} from {hold_name(hold)}, {after}", "JAM-6.3")
    if kind == "load":
        return Said(f"Load into {hold_name(action - do.LOAD)}", "JAM-4.5")
    if kind == "dump":
        hold = action - do.DUMP
        lost = tokens_of(t.goods[seat * 6 + hold], t.tokens[seat * 6 + hold])
        return Said(f"Throw {lost} from {hold_name(hold)} overboard and load there", "JAM-4.2")
    if kind == "sabre":
        if action == do.KEEP:
            return Said("Let the roll stand", "JAM-7.12")
        return Said("Roll it again; the second result stands", "JAM-7.11")
    if kind == "ghost":
        return Said(_ghost(t, action), "JAM-10.2")
    if kind == "name":
        return Said(_named(t, action - do.NAME), "JAM-8.3")
    return spoils_label(t, action, names)


def spoils_label(t: Jamaica, action: int, names: Names) -> Said:
    at_spoils = t.asked() == frames.SPOILS
    loser = t.detail(1) if at_spoils else 0
    name = ship_name(t, loser, names) if at_spoils else "the loser"
    if action == do.NOTHING:
        return Said("Take nothing", "JAM-8.1")
    if action < do.STEAL_TREASURE:
        hold = action - do.STEAL_HOLD
        what = tokens_of(t.goods[loser * 6 + hold], t.tokens[loser * 6 + hold]) if at_spoils else "goods"
        return Said(f"Steal {what} from {hold_name(hold)} of {name}", "JAM-8.2")
    if action == do.STEAL_TREASURE:
        return Said(f"Steal a face-down treasure of {name}, unseen", "JAM-8.3")
    if action < do.GIVE:
        return Said(f"Steal {POWER_NAMES[action - do.STEAL_POWER]} from {name}", "JAM-8.3")
    worth = do.GIFTS[action - do.GIVE]
    rule = "JAM-10.13" if at_spoils and t.is_ghost(loser) else "JAM-8.4"
    return Said(f"Give {name} your {'cursed treasure' if worth < 0 else 'treasure'} {worth:+d}", rule)


def _named(t: Jamaica, back: int) -> str:
    """JAM-9.4, JAM-9.5: the card by its back, and what this seat knows of its face."""
    lies = back < t.drawn
    return f"Take {card_name(t, back)}" if lies else f"Take {back_name(back)}"


def _lane(t: Jamaica, seat: int, inner: bool) -> str:
    lane = "Inner lane (2 spaces)" if inner else "Outer lane (6 spaces, 2 lairs)"
    if t.asked() != frames.LANE:
        return lane
    ship, steps, direction = (int(t.detail(number)) for number in range(3))
    into = courses.stepped((int(t.space[ship]), int(t.lap[ship])), direction, inner)
    if direction == RETREATING:
        return f"{lane}: back {courses.landings(t, courses.retreats(t, ship, into), courses.purse_of(t, ship))}"
    purse = None if t.is_ghost(ship) else courses.purse_of(t, ship)
    return f"{lane}: {courses.landings(t, courses.ends(into, steps - 1, direction), purse)}"


def _ghost(t: Jamaica, action: int) -> str:
    way = f"The Ghost Ship sails {'forward' if action == do.GHOST_FORWARD else 'back'}"
    if t.asked() != frames.GHOST_WAY:
        return way
    ghost, direction = t.seats, AHEAD if action == do.GHOST_FORWARD else ASTERN
    found = courses.ends((int(t.space[ghost]), int(t.lap[ghost])), int(t.detail(0)), direction)
    return f"{way} {courses.landings(t, found, None)}"


# The table in words


def sheets(view: State, names: Names) -> list[Sheet]:
    """The round, the ships, and the viewer's hand."""
    t = cast(Jamaica, view)
    dice = f"morning {t.morning}, evening {t.evening}" if t.morning else "not placed yet"
    ending = ", the last" if t.last_round else ""
    head = Sheet(
        "Jamaica",
        ("round", "captain", "dice", "lairs with treasure"),
        [
            Row(
                (
                    f"{t.round}{ending}",
                    names[t.captain],
                    dice,
                    ", ".join(at(space).removeprefix("the lair ") for space in bits.members(t.lairs)) or "none",
                )
            )
        ],
    )
    ships = Sheet("Ships", ("ship", "place", "to go", "holds", "cards", "treasures"))
    for ship in range(t.ships):
        ships.rows.append(_ship_row(t, ship, names))
    found = [head, ships]
    if t.viewer >= 0 and not t.over:
        hand = Sheet("Your cards", ("card", "morning", "evening"))
        chosen = t.chosen[t.viewer]
        for card in bits.members(t.hand[t.viewer]):
            morning, evening = CARDS[card]
            hand.rows.append(
                Row((CARD_NAMES[card], symbol_words(morning, t.morning), symbol_words(evening, t.evening)))
            )
        if chosen < len(CARDS):
            hand.rows.append(Row((CARD_NAMES[chosen], "chosen", "")))
        found.append(hand)
    return found


def _ship_row(t: Jamaica, ship: int, names: Names) -> Row:
    where = "home in Port Royal" if t.finished(ship) else place_name(t.space[ship])
    if t.lap[ship] < 0:
        behind = t.to_go(ship) - LAP
        where += f", {behind} space{'' if behind == 1 else 's'} behind the start"
    holds = [tokens_of(t.goods[ship * 6 + hold], t.tokens[ship * 6 + hold]) for hold in range(t.has_room(ship))]
    treasures = [card_name(t, back) for back in range(t.drawn) if t.holder[back] == ship]
    if t.is_ghost(ship):
        return Row((GHOST_NAME, where, str(t.to_go(ship)), " | ".join(holds), "", ", ".join(["Lady Beth", *treasures])))
    pile = 11 - t.held[ship] - t.laid[ship] - bits.size(t.discard[ship])
    cards = f"{t.held[ship]} in hand, {pile} to draw" + (", one chosen" if t.laid[ship] else "")
    return Row((names[ship], where, str(t.to_go(ship)), " | ".join(holds), cards, ", ".join(treasures) or "none"), ship)


def breakdown(view: State, names: Names) -> Sheet:
    """JAM-11.3 to JAM-11.7: where each seat's points come from."""
    t = cast(Jamaica, view)
    sheet = Sheet("Score", ("ship", "place (JAM-11.3)", "gold (JAM-11.6)", "treasures (JAM-11.6)", "total", "to go"))
    for seat in range(t.seats):
        cells = (
            names[seat],
            str(scoring.space_score(t, seat)),
            str(t.total(seat, GOLD)),
            str(scoring.treasure_score(t, seat)),
            str(scoring.score(t, seat)),
            str(t.to_go(seat)),
        )
        sheet.rows.append(Row(cells, seat))
    return sheet
