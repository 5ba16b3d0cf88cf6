"""Setting up, and the round: dice, cards, turns, refill, compass."""

from mypy_extensions import i64

from roadstead.games.jamaica import data
from roadstead.games.jamaica.generated import do, frames, streams, told
from roadstead.games.jamaica.rules import loading, treasure
from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel import bits
from roadstead.kernel.events import all_but, only


def set_up(t: Jamaica) -> None:
    """JAM-2.1 to JAM-2.6: goods, tokens, treasures, hands and the first Captain."""
    t.ships = t.seats + 1 if t.seats == 2 else t.seats
    rounds = t.options["rounds"]
    assert isinstance(rounds, int)
    t.rounds = rounds
    t.lay_out()
    t.lairs = data.ALL_LAIRS
    t.chest = data.ALL_TREASURES
    for seat in range(t.seats):
        t.goods[seat * 6] = data.FOOD
        t.tokens[seat * 6] = 3
        t.goods[seat * 6 + 1] = data.GOLD
        t.tokens[seat * 6 + 1] = 3
        t.pile[seat] = data.ALL_CARDS
    if t.seats == 2:
        set_up_ghost(t)
    for seat in range(t.seats):
        draw_up_to(t, seat, data.HAND)
    t.captain = t.dice.below(t.seats, streams.CAPTAIN)
    t.then(frames.ROUND)


def set_up_ghost(t: Jamaica) -> None:
    """JAM-2.3, JAM-2.4: Lady Beth leaves the treasures and joins the Ghost Ship with 5 and 3 doubloons."""
    ghost = t.seats
    t.goods[ghost * 6] = data.GOLD
    t.tokens[ghost * 6] = 5
    t.goods[ghost * 6 + 1] = data.GOLD
    t.tokens[ghost * 6 + 1] = 3
    t.power[data.LADY_BETH] = ghost
    t.chest &= ~(1 << data.LADY_BETH)


def begin(t: Jamaica) -> None:
    """JAM-3.1: the Captain throws the dice and places them; then everybody chooses a card (JAM-3.3)."""
    t.round += 1
    t.announce(told.CAPTAIN, t.captain, t.round)
    t.morning = 0
    t.evening = 0
    t.then(frames.ROUND_END)
    t.then(frames.TURN, 0)
    t.ask_in_secret(frames.CHOOSE_CARD, (1 << t.seats) - 1)
    first = t.dice.below(6, streams.ACTION_DICE) + 1
    second = t.dice.below(6, streams.ACTION_DICE) + 1
    t.announce(told.ROLLED, t.captain, first, second)
    t.ask(frames.PLACE_DICE, 1 << t.captain, first, second)


def place_choices(first: i64, second: i64) -> list[i64]:
    """JAM-3.2: either die may be the morning's; equal dice leave nothing to choose."""
    if first == second:
        return [do.PLACE + first - 1]
    return [do.PLACE + min(first, second) - 1, do.PLACE + max(first, second) - 1]


def place(t: Jamaica, action: i64, first: i64, second: i64) -> None:
    t.morning = action - do.PLACE + 1
    t.evening = first + second - t.morning
    t.announce(told.PLACED, t.captain, t.morning, t.evening)


def card_choices(t: Jamaica, seat: i64) -> list[i64]:
    """JAM-3.3: any card in hand."""
    found: list[i64] = []
    hand = t.hand[seat]
    while hand:
        found.append(do.CARD + bits.lowest(hand))
        hand &= hand - 1
    return found


def choose_card(t: Jamaica, seat: i64, action: i64) -> None:
    card = action - do.CARD
    t.hand[seat] &= ~(1 << card)
    t.held[seat] -= 1
    t.chosen[seat] = card
    t.laid[seat] = 1


def turn(t: Jamaica, done: i64) -> None:
    """JAM-3.4, JAM-3.5: the next player turns up a card and plays its morning, then its evening."""
    if done == t.seats:
        if t.seats == 2:
            t.then(frames.GHOST, t.evening)
            t.then(frames.GHOST, t.morning)
        return
    t.then(frames.TURN, done + 1)
    seat = (t.captain + done) % t.seats
    card = t.chosen[seat]
    t.chosen[seat] = data.NO_CARD
    t.laid[seat] = 0
    t.discard[seat] |= 1 << card
    t.known[seat] &= ~(1 << card)
    t.reveal()
    t.announce(told.TURNED_UP, seat, card)
    t.then(frames.ACT, seat, data.EVENING[card], t.evening)
    t.then(frames.ACT, seat, data.MORNING[card], t.morning)


def act(t: Jamaica, ship: i64, symbol: i64, die: i64) -> None:
    """JAM-4.1, JAM-5.1: load or move by the die; a ship that has finished does nothing more (JAM-5.8)."""
    if t.finished(ship):
        return
    if symbol < data.FORWARD:
        loading.load(t, ship, symbol, die)
    else:
        t.then(frames.WALK, ship, die, data.AHEAD if symbol == data.FORWARD else data.ASTERN, t.space[ship])


def end(t: Jamaica) -> None:
    """JAM-3.6, JAM-3.9: the game ends with its last round; otherwise hands are refilled and the compass passes."""
    if t.last_round or t.round >= t.rounds:
        t.announce(told.ENDED, t.round)
        t.over = True
        treasure.turn_all_up(t)
        t.reveal()
        return
    for seat in range(t.seats):
        draw_up_to(t, seat, data.HAND_WITH_MAP if t.power[data.MAP] == seat else data.HAND)
    t.captain = (t.captain + 1) % t.seats
    t.then(frames.ROUND)


def draw_up_to(t: Jamaica, seat: i64, limit: i64) -> None:
    """JAM-3.6, JAM-12.5: cards come out of a bag until the hand is full."""
    cards: i64 = 0
    while t.held[seat] < limit:
        if t.pile[seat] == 0:
            reshuffle(t, seat)
        card = bits.nth(t.pile[seat], t.dice.below(bits.size(t.pile[seat]), streams.DECK + seat))
        t.pile[seat] &= ~(1 << card)
        t.hand[seat] |= 1 << card
        t.held[seat] += 1
        cards += 1
        if t.telling:
            t.tell(told.DREW_CARD, only(seat), (seat, card))
    if t.telling and cards > 0:
        t.tell(told.DREW, all_but(seat), (seat, cards))


def reshuffle(t: Jamaica, seat: i64) -> None:
    """JAM-3.8, JAM-12.6: the discards become the pile; everybody knows what is still in hand."""
    t.known[seat] = t.hand[seat]
    t.pile[seat] = t.discard[seat]
    t.discard[seat] = 0
    t.announce(told.RESHUFFLED, seat)
