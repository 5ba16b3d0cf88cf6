"""What a seat may imagine."""

from mypy_extensions import i64

from roadstead.games.supremacy.data import ANTIDOTES_EACH, DISEASES, NO_BID
from roadstead.games.supremacy.generated import frames
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel.dice import Dice
from roadstead.kernel.state import UNKNOWN


def imagine(t: Supremacy, viewer: i64, chance: Dice) -> None:
    imagine_bids(t, viewer, chance)
    imagine_antidotes(t, viewer, chance)


def imagine_bids(t: Supremacy, viewer: i64, chance: Dice) -> None:
    """A bid that lies unseen is as likely to be the one as the other."""
    for seat in range(t.seats):
        if t.bid[seat] == UNKNOWN:
            bidding = not t.over and t.asked() == frames.BID and (t.bade >> seat) & 1
            t.bid[seat] = chance.below(2, 0) if bidding else NO_BID


def imagine_antidotes(t: Supremacy, viewer: i64, chance: Dice) -> None:
    """Deal the antidotes that the viewer has not seen to the other hands; the rest is the deck."""
    left: list[i64] = []
    for disease in range(DISEASES):
        unseen = (ANTIDOTES_EACH if t.unconventional else 0) - t.gone[disease]
        if viewer >= 0:
            unseen -= t.antidotes[viewer * DISEASES + disease]
        for _ in range(unseen):
            left.append(disease)
    for seat in range(t.seats):
        if seat == viewer:
            continue
        for disease in range(DISEASES):
            t.antidotes[seat * DISEASES + disease] = 0
        for _ in range(t.in_hand[seat]):
            pick = left.pop(chance.below(len(left), 0))
            t.antidotes[seat * DISEASES + pick] += 1
    for disease in range(DISEASES):
        t.antidote_deck[disease] = 0
    for disease in left:
        t.antidote_deck[disease] += 1
