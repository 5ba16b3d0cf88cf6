"""What a seat may imagine, and what cannot be."""

from mypy_extensions import i64

from roadstead.games.jamaica import data
from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel import bits
from roadstead.kernel.dice import Dice
from roadstead.kernel.state import UNKNOWN


def imagine(t: Jamaica, viewer: i64, chance: Dice) -> None:
    """Every deal that the viewer could be looking at, equally likely."""
    for seat in range(t.seats):
        if seat != viewer:
            imagine_hand(t, seat, chance)
    imagine_treasures(t, chance)


def imagine_hand(t: Jamaica, seat: i64, chance: Dice) -> None:
    """Deal the unseen cards to hand, face-down choice and pile; the known ones are in hand or chosen (JAM-12.6)."""
    unseen = data.ALL_CARDS & ~t.discard[seat]
    hand = t.known[seat]
    rest = unseen & ~hand
    wanted = t.held[seat] + t.laid[seat]
    while bits.size(hand) < wanted:
        card = bits.nth(rest, chance.below(bits.size(rest), 0))
        rest &= ~(1 << card)
        hand |= 1 << card
    t.chosen[seat] = data.NO_CARD
    if t.laid[seat]:
        card = bits.nth(hand, chance.below(bits.size(hand), 0))
        hand &= ~(1 << card)
        t.chosen[seat] = card
    t.hand[seat] = hand
    t.pile[seat] = rest


def imagine_treasures(t: Jamaica, chance: Dice) -> None:
    """Deal the unseen faces, the most restricted backs first, which keeps every consistent deal equally likely."""
    unseen = data.ALL_TREASURES
    if t.seats == 2:
        unseen &= ~(1 << data.LADY_BETH)
    for back in range(t.drawn):
        if t.face[back] != UNKNOWN:
            unseen &= ~(1 << t.face[back])
    for strictness in range(3):
        for back in range(t.drawn):
            if t.face[back] != UNKNOWN:
                continue
            if strictness == 0 and not t.cursed[back]:
                continue
            if strictness == 1 and not t.plain[back]:
                continue
            allowed = unseen & (
                data.CURSED if strictness == 0 else data.SCORING_CARDS if strictness == 1 else data.ALL_TREASURES
            )
            face = bits.nth(allowed, chance.below(bits.size(allowed), 0))
            unseen &= ~(1 << face)
            t.face[back] = face
    for back in range(t.drawn, len(t.face)):
        t.face[back] = data.NO_FACE
    t.chest = unseen


def faults(t: Jamaica) -> list[str]:
    """What cannot be: cards twice or nowhere, tokens without a hold, a treasure in two places."""
    found: list[str] = []
    if not 0 <= t.captain < t.seats or t.ships != (3 if t.seats == 2 else t.seats):
        found.append("the Captain or the ships are miscounted")
    if not 0 <= t.drawn <= len(t.face) or not 0 <= t.morning <= 6 or not 0 <= t.evening <= 6:
        return ["dice or treasures are miscounted"]
    for seat in range(t.seats):
        chosen: i64 = 0 if t.chosen[seat] == data.NO_CARD else 1 << t.chosen[seat]
        parts = bits.size(t.hand[seat]) + bits.size(t.pile[seat]) + bits.size(t.discard[seat]) + bits.size(chosen)
        union = t.hand[seat] | t.pile[seat] | t.discard[seat] | chosen
        if parts != data.CARD_COUNT or union != data.ALL_CARDS:
            found.append(f"seat {seat}'s eleven cards are not each in one place")
        if t.held[seat] != bits.size(t.hand[seat]) or t.laid[seat] != bits.size(chosen):
            found.append(f"seat {seat}'s hand is miscounted")
        if t.known[seat] & ~(t.hand[seat] | chosen):
            found.append(f"seat {seat} is thought to hold a card that is elsewhere")
    for ship in range(t.ships):
        if not 0 <= t.space[ship] < data.SPACES or t.lap[ship] > 1 or (t.lap[ship] == 1 and t.space[ship] != 0):
            found.append(f"ship {ship} is off the board")
        for hold in range(data.HOLDS):
            goods = t.goods[ship * 6 + hold]
            tokens = t.tokens[ship * 6 + hold]
            if not 0 <= goods <= 3 or (goods == data.NO_GOODS) != (tokens == 0) or not 0 <= tokens <= data.MOST_IN_HOLD:
                found.append(f"hold {hold + 1} of ship {ship} has {tokens} tokens of kind {goods}")
        if t.goods[ship * 6 + data.SIXTH] != data.NO_GOODS and t.power[data.SIXTH_HOLD] != ship:
            found.append(f"ship {ship} has goods in a hold that it does not own")
    faces: i64 = t.chest
    count = bits.size(t.chest)
    for back in range(t.drawn):
        faces |= 1 << t.face[back]
        count += 1
        if not 0 <= t.holder[back] < t.ships:
            found.append(f"treasure {back} lies nowhere")
        if t.open[back] and t.power[t.face[back]] != t.holder[back]:
            found.append(f"power {t.face[back]} works for another ship")
        if t.cursed[back] and not t.is_cursed(back):
            found.append(f"treasure {back} was announced as cursed and is not")
    everything = data.ALL_TREASURES & ~(1 << data.LADY_BETH) if t.seats == 2 else data.ALL_TREASURES
    if faces != everything or count != bits.size(everything):
        found.append("the treasure cards are not each in one place")
    if t.drawn + bits.size(t.lairs) != len(t.face):
        found.append("treasure tokens and treasures drawn do not add up")
    return found
