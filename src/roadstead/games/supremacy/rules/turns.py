"""Setting up, and the turn: stages, blind bids, order rolls, the end by detente."""

from typing import Final

from mypy_extensions import i64

from roadstead.games.supremacy import data
from roadstead.games.supremacy.generated import do, frames, streams, told
from roadstead.games.supremacy.rules import opening, payday, powers
from roadstead.games.supremacy.state import Supremacy

ATTACK_STAGE: Final[i64] = 4
LAST_STAGE: Final[i64] = 7


def set_up(t: Supremacy) -> None:
    """SUP-2.1 to SUP-2.5, SUP-2.8: powers, armies and companies; then whatever else is in use."""
    t.lay_out()
    if t.mega:
        opening.stock_up(t)
    powers.draw(t)
    powers.muster(t)
    if not t.meteors:
        for mark in range(data.HEADLINE_CARDS, len(t.card_at)):
            t.card_at[mark] = data.UNUSED
    if t.unconventional:
        for disease in range(data.DISEASES):
            t.antidote_deck[disease] = data.ANTIDOTES_EACH
    t.then(frames.OPENING)
    if t.chosen_powers:
        t.then(frames.CHOOSING, 0)


def open_game(t: Supremacy) -> None:
    """Everybody's power is known: companies of the Mega opening, warlords and officers, where they are in use."""
    if t.mega:
        opening.deal_companies(t)
    if t.warlords:
        place_warlords(t)
    if t.unconventional:
        place_officers(t)
    if t.mega:
        t.then(frames.PLACING, 0)
    else:
        t.then(frames.TURN)


def place_warlords(t: Supremacy) -> None:
    """FOR-4.1: a die of armies in every neutral territory, a die of pirates in each of the eight pirate seas."""
    for zone in range(data.LAND):
        if t.holder[zone] == data.NOBODY:
            t.holder[zone] = data.WARLORD
            t.armies[zone] = t.dice.below(6, streams.SET_UP) + 1
    for sea in range(data.LIGHT):
        if t.board.pirate_sea[data.LAND + sea]:
            t.holder[data.LAND + sea] = data.WARLORD
            t.pirates[sea] = t.dice.below(6, streams.SET_UP) + 1


def place_officers(t: Supremacy) -> None:
    """FOR-5.1: three officers, in the first three home territories."""
    for seat in range(t.seats):
        for place in range(data.OFFICERS):
            t.officers[seat * data.OFFICERS + place] = t.board.homelands[t.power[seat]][place]


def turn(t: Supremacy) -> None:
    """SUP-3.1: a new turn begins with stage 1."""
    t.turn += 1
    for seat in range(t.seats):
        t.plays[seat] = 0
        t.fresh[seat] = 0
    t.announce(told.TURN, t.turn)
    t.then(frames.STAGE, 1)


def stage(t: Supremacy, number: i64) -> None:
    """SUP-3.1: everybody pays and produces; the five other stages are bid for (SUP-3.3) and begin with a Fortuna card."""
    if number > LAST_STAGE:
        end_of_turn(t)
        return
    t.stage = number
    t.announce(told.STAGE, number)
    t.then(frames.STAGE, number + 1)
    if number == 1:
        payday.begin(t)
    elif number == 2:
        payday.produce(t)
    else:
        t.then(frames.ORDER)
        if t.fortuna:
            t.then(frames.FORTUNA)
        t.then(frames.REVEAL)
        t.playing = 0
        t.bade = 0
        asked = bidders(t)
        if asked:
            t.ask_in_secret(frames.BID, asked)


def bidders(t: Supremacy) -> i64:
    """SUP-3.2, SUP-3.5: those who have a stage left; nobody for the attack in turn 1."""
    found: i64 = 0
    if t.stage == ATTACK_STAGE and t.turn == 1:
        return found
    for seat in range(t.seats):
        if not t.out[seat] and t.plays[seat] < data.MOST_STAGES:
            found |= 1 << seat
    return found


def bid(t: Supremacy, seat: i64, action: i64) -> None:
    t.bid[seat] = 1 if action == do.PLAY else 0
    t.bade |= 1 << seat


def reveal(t: Supremacy) -> None:
    """SUP-3.3: the bids are shown together."""
    for seat in range(t.seats):
        if t.bid[seat] == 1:
            t.playing |= 1 << seat
            t.plays[seat] += 1
        t.bid[seat] = data.NO_BID
    if t.bade:
        t.reveal()
        t.announce(told.BIDS, t.playing)
    t.bade = 0


def order(t: Supremacy) -> None:
    """SUP-3.4: a die each, the highest first; equals roll again among themselves."""
    for seat in range(t.seats):
        t.rolls[seat] = 0
        if t.out[seat]:
            t.playing &= ~(1 << seat)
    again = t.playing
    if again & (again - 1) == 0:
        again = 0
    while again:
        for seat in range(t.seats):
            if (t.playing >> seat) & 1:
                t.rolls[seat] *= 6
                if (again >> seat) & 1:
                    die = t.dice.below(6, streams.ORDER)
                    t.rolls[seat] += die
                    t.announce(told.ORDER_ROLL, seat, die + 1)
        again = equals(t)
    waiting = t.playing
    while waiting:
        last = lowest_roller(t, waiting)
        waiting &= ~(1 << last)
        t.then(frames.ACT, last)


def equals(t: Supremacy) -> i64:
    """Those who rolled the same as another player."""
    found: i64 = 0
    for one in range(t.seats):
        for other in range(one):
            if (t.playing >> one) & 1 and (t.playing >> other) & 1 and t.rolls[one] == t.rolls[other]:
                found |= 1 << one | 1 << other
    return found


def lowest_roller(t: Supremacy, seats: i64) -> i64:
    best: i64 = -1
    for seat in range(t.seats):
        if (seats >> seat) & 1 and (best < 0 or t.rolls[seat] < t.rolls[best]):
            best = seat
    return best


def act(t: Supremacy, seat: i64) -> None:
    """A player's part of the stage begins."""
    t.built = 0
    t.loadings = 0
    t.offers = 0
    t.prospects = 0
    t.sales = 0
    t.duels = 0
    if t.out[seat]:
        return
    t.announce(told.ACTS, seat)
    t.then(frames.MENU, seat)


def end_of_turn(t: Supremacy) -> None:
    """SUP-12.5: detente after the agreed number of turns."""
    if t.turn >= t.turns:
        t.over = True
        t.ending = data.DETENTE
        t.reveal()
        t.announce(told.DETENTE, t.turn)
        return
    t.then(frames.TURN)
