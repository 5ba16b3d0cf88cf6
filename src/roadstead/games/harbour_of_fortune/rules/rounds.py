"""Setting up, and the round of turns to the end of the game."""

from mypy_extensions import i64

from roadstead.games.harbour_of_fortune import data, scoring
from roadstead.games.harbour_of_fortune.generated import do, frames, streams, told
from roadstead.games.harbour_of_fortune.rules import cards, money
from roadstead.games.harbour_of_fortune.state import Harbour
from roadstead.kernel.events import EVERYBODY


def set_up(t: Harbour) -> None:
    """HOF-2.2 to HOF-2.6: households, hands, Wild Cards and the first player."""
    t.lay_out()
    t.bank = -data.START_MONEY * t.seats
    cards.fill_wild_pile(t)
    for seat in range(t.seats):
        cards.draw(t, seat, data.START_HAND)
    t.first = highest_roller(t, (1 << t.seats) - 1, streams.FIRST_PLAYER, False)
    t.announce(told.FIRST_PLAYER, t.first)
    t.round = 1
    t.then(frames.TURN)
    for seat in range(t.seats - 1, -1, -1):
        if t.chooses_families:
            t.ask(frames.CHOOSE_FAMILY, 1 << seat, seat)
        else:
            t.led_by[seat] = seat


def family_choices(t: Harbour) -> list[i64]:
    """HOF-2.7: the families that nobody leads yet."""
    found: list[i64] = []
    for family in range(data.MOST_SEATS):
        if t.led_by[family] == data.NOBODY:
            found.append(do.FAMILY + family)
    return found


def choose_family(t: Harbour, seat: i64, action: i64) -> None:
    family = action - do.FAMILY
    t.led_by[family] = seat
    t.announce(told.FAMILY_CHOSEN, seat, family)


def highest_roller(t: Harbour, seats: i64, stream: i64, tell: bool) -> i64:
    """HOF-2.4, HOF-16.9: each of these rolls; those tied for the highest roll again."""
    while True:
        best: i64 = 0
        tied: i64 = 0
        leader: i64 = 0
        for seat in range(t.seats):
            if (seats >> seat) & 1:
                die = t.dice.below(6, stream) + 1
                if tell and t.telling:
                    t.tell(told.FINAL_ROLL, EVERYBODY, (seat, die))
                if die > best:
                    best = die
                    tied = 0
                    leader = seat
                if die == best:
                    tied |= 1 << seat
        if tied & (tied - 1) == 0:
            return leader
        seats = tied


def fresh_turn(t: Harbour) -> None:
    """Nothing has been done yet of what is allowed once or a few times a turn."""
    t.roll = 0
    t.twice = False
    t.built = 0
    t.builder_paid = False
    t.hired = False
    t.struck = 0
    t.traded = False
    t.spied = False


def turn(t: Harbour) -> None:
    """HOF-3.1, HOF-3.2: the next player's first phase, second phase and end of turn."""
    if t.turns == t.seats:
        t.turns = 0
        t.round += 1
        t.nursed = 0
        if t.round > t.rounds:
            finish(t)
            return
    seat = (t.first + t.turns) % t.seats
    t.turns += 1
    t.mover = seat
    fresh_turn(t)
    t.announce(told.TURN, seat, t.round)
    money.dock(t, seat)
    t.then(frames.TURN_END, seat)
    t.then(frames.ACTING, seat)
    t.then(frames.FIRST_PHASE, seat, data.TO_ROLL)


def end_turn(t: Harbour, seat: i64) -> None:
    """HOF-3.4: from the second round on two cards are drawn; then the hand is trimmed."""
    t.then(frames.TURN)
    if t.round > 1:
        cards.draw(t, seat, data.DRAW)
        trim(t, seat)


def trim(t: Harbour, seat: i64) -> None:
    """HOF-3.5: one card after another until twelve are left."""
    if t.held[seat] > data.HAND_LIMIT:
        t.then(frames.TRIM, seat)
        t.ask_in_secret(frames.DISCARD, 1 << seat, seat)


def discard_choices(t: Harbour, seat: i64) -> list[i64]:
    return cards.one_of_each(t, seat, do.DISCARD, data.KINDS)


def discard(t: Harbour, seat: i64, action: i64) -> None:
    kind = action - do.DISCARD
    cards.spend(t, seat, kind)
    t.announce(told.DISCARDED, seat, kind)


def finish(t: Harbour) -> None:
    """HOF-16.1, HOF-16.7 to HOF-16.9: the wealth is counted, and a roll decides between those who are equal in everything."""
    t.mover = data.NOBODY
    t.announce(told.ENDED, t.rounds)
    leaders: i64 = 0
    for seat in scoring.leaders(t):
        leaders |= 1 << seat
    t.champion = (
        highest_roller(t, leaders, streams.FINAL_ROLL, True) if leaders & (leaders - 1) else scoring.leaders(t)[0]
    )
    t.over = True
    t.reveal()
