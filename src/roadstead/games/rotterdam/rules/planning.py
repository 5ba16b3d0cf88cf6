"""The harbour planning: where a worker may go, and what each character begins."""

from mypy_extensions import i64

from roadstead.games.rotterdam import data
from roadstead.games.rotterdam.generated import do, frames, told
from roadstead.games.rotterdam.rules import cards, deck_hand, offices
from roadstead.games.rotterdam.state import Rotterdam


def free_column(t: Rotterdam, character: i64) -> i64:
    """ROT-3.6: the first free field of a row, NOBODY where it is full (ROT-3.3)."""
    for column in range(t.columns()):
        if t.field[character * data.COLUMNS + column] == data.NOBODY:
            return column
    return data.NOBODY


def choices(t: Rotterdam, seat: i64) -> list[i64]:
    """ROT-3.2 to ROT-3.6: every character with a free field that may be played, and the cards that can (ROT-11.1)."""
    found = [
        do.WORKER + character for character in range(data.SHIPPING_AGENT) if free_column(t, character) != data.NOBODY
    ]
    if free_column(t, data.SHIPPING_AGENT) != data.NOBODY:
        for place in range(data.OPEN_JOBS):
            if t.job[place] != data.NO_JOB and t.can_complete(seat, t.job[place]):
                found.append(do.AGENT + place)
    for column in range(t.columns()):
        if t.field[data.CASHIER * data.COLUMNS + column] == data.NOBODY:
            found.append(do.CASH + column)
    if free_column(t, data.MANUFACTURER) != data.NOBODY:
        for port in range(data.PORTS):
            if offices.can_build(t, seat, port):
                found.append(do.MANUFACTURE + port)
    cards.add_playable(t, seat, found)
    return found


def place(t: Rotterdam, seat: i64, action: i64) -> None:
    """ROT-3.2: the worker goes on its field and the character is played at once."""
    if action >= do.PLAY:
        t.ask_in_secret(frames.PLACE_WORKER, 1 << seat)
        cards.play(t, seat, action - do.PLAY)
        return
    character = character_of(action)
    column = action - do.CASH if character == data.CASHIER else free_column(t, character)
    t.field[character * data.COLUMNS + column] = seat
    t.announce(told.WORKER, seat, character, column)
    if character == data.SHIP_OWNER:
        t.ask(frames.OWNER, 1 << seat, 0, 0, 0)
    elif character == data.CAPTAIN:
        t.then(frames.SECOND_COLOUR, seat)
        t.ask(frames.NAME_COLOUR, 1 << seat, 0)
    elif character == data.DECK_HAND:
        deck_hand.begin(t)
    elif character == data.DISCHARGER:
        t.then(frames.UNLOAD, 0, 0, 0)
    elif character == data.TRADER:
        t.ask_in_secret(frames.TRADE, 1 << seat, 0, 0)
    elif character == data.SHIPPING_AGENT:
        offices.complete(t, seat, action - do.AGENT)
    elif character == data.CASHIER:
        offices.cash(t, seat, column)
    else:
        offices.build(t, seat, action - do.MANUFACTURE)


def character_of(action: i64) -> i64:
    """The character that a worker action plays."""
    if action < do.AGENT:
        return action - do.WORKER
    if action < do.CASH:
        return data.SHIPPING_AGENT
    if action < do.MANUFACTURE:
        return data.CASHIER
    return data.MANUFACTURER
