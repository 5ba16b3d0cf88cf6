"""Wild Cards: when each may be played, and what it does."""

from mypy_extensions import i64

from roadstead.games.harbour_of_fortune import data
from roadstead.games.harbour_of_fortune.generated import do, told
from roadstead.games.harbour_of_fortune.rules import cards, estate, hat, money
from roadstead.games.harbour_of_fortune.state import Harbour


def offer(t: Harbour, seat: i64, stage: i64, found: list[i64]) -> None:
    """HOF-13.1, HOF-8.3: the Wild Cards in hand that would do something now."""
    if t.wild_held[seat] == 0:
        return
    held = cards.wild_kinds(t, seat)
    if (held >> (2 * data.TAKE_HAT)) & 1 and t.hat != seat:
        found.append(do.WILD_HAT)
    if (held >> (2 * data.FREE_HOUSE)) & 1:
        if estate.has_ground(t, seat):
            found.append(do.WILD_BUILD)
        for kind in range(3):
            if t.damage[seat * 3 + kind] > 0:
                found.append(do.WILD_REPAIR + kind)
    if (held >> (2 * data.FREE_JACK)) & 1:
        for jack in range(data.JACK_COUNT):
            if not (t.home[seat] >> (data.CAPTAIN + jack)) & 1:
                found.append(do.WILD_JACK + jack)
    if (held >> (2 * data.HERO_BONUS)) & 1:
        found.append(do.WILD_HERO)
    if (held >> (2 * data.ROLL_TWICE)) & 1 and stage == data.BEFORE_ROLL and not t.twice:
        found.append(do.WILD_ROLL_TWICE)


def play(t: Harbour, seat: i64, action: i64) -> None:
    """HOF-13.2: the card is used up, and does what the action says."""
    wild = data.WILD_OF[action - do.WILD_HAT]
    cards.spend_wild(t, seat, wild, leaves_game=wild == data.FREE_JACK)
    if action == do.WILD_HAT:
        hat.take_hat(t, seat)
    elif action == do.WILD_BUILD:
        estate.raise_house(t, seat, 0)
    elif action < do.WILD_JACK:
        kind = action - do.WILD_REPAIR
        t.damage[seat * 3 + kind] -= 1
        t.announce(told.REPAIRED, seat, data.STORM + kind)
    elif action < do.WILD_HERO:
        estate.take_on(t, seat, data.CAPTAIN + action - do.WILD_JACK, 0)
    elif action == do.WILD_HERO:
        money.from_bank(t, seat, data.WILD_MONEY)
    else:
        t.twice = True
