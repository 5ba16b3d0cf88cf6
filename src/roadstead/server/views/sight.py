"""What one seat sees, made from its redacted state alone, and sent only as far as it changed."""

import hashlib
from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import UNSET, structs

from roadstead import games
from roadstead.kernel.contracts import Words
from roadstead.kernel.game import Game
from roadstead.kernel.messages import Fact
from roadstead.kernel.scene import Board, Piece
from roadstead.kernel.state import State
from roadstead.kernel.words import TOTAL, Row, Sheet, TextRow, TextSheet
from roadstead.server import wire
from roadstead.server.tables.sight import Sight

MOST_TIMES = 20


def sight(
    state: State,
    seat: int | None,
    names: list[str],
    *,
    n: int,
    question: str,
    undo: bool = False,
    secret: str = "",
    choosing: bool = True,
) -> Sight:
    """What ``seat`` (``None``: a spectator) sees of a running game, or anybody of a finished one.

    Without ``choosing`` the table is only looked back on, and there is nothing to choose from.
    """
    game = state.game
    view = state.redacted(seat)
    words = game.words
    choices: list[wire.Choice] = []
    deal = None
    if seat is not None and view.asks(seat):
        said = words.prompt(view, seat, names)
        prompt = wire.Words(said.words, said.rule)
        deal = game.deal(view, seat, names) if choosing else None
        for action in view.legal(seat) if choosing else ():
            label = words.label(view, seat, action, names)
            said_in_a_row = repeats(state, seat, int(action), label.words, names)
            times = len(said_in_a_row)
            steps = said_in_a_row if len(set(said_in_a_row)) > 1 else []
            do = game.actions.text(action)
            choices.append(
                wire.Choice(
                    do, label.words, label.rule, times, steps, label.number, words.text(label.unit, names), label.lost
                )
            )
    else:
        prompt = wire.Words(str(words.waiting(view, names)))
    asked = wire.Asked(question, [int(actor) for actor in view.actors()], prompt, choices, undo, deal)
    ended = None
    if state.over:
        scores = [int(score) for score in state.scores()]
        ended = wire.Ended(
            scores, [int(s) for s in state.winners()], words.read([words.breakdown(state, names)], names)[0], secret
        )
    return _sight(view, seat, names, n, asked, ended)


def all_seeing(state: State, names: list[str], *, n: int, secret: str = "") -> Sight:
    """A finished game looked back on, every card face up."""
    words = state.game.words
    asked = wire.Asked("", [int(actor) for actor in state.actors()], wire.Words(str(words.waiting(state, names))))
    ended = None
    if state.over:
        scores = [int(score) for score in state.scores()]
        ended = wire.Ended(
            scores, [int(s) for s in state.winners()], words.read([words.breakdown(state, names)], names)[0], secret
        )
    return _sight(state, None, names, n, asked, ended)


def _sight(
    view: State, seat: int | None, names: list[str], n: int, asked: wire.Asked, ended: wire.Ended | None
) -> Sight:
    words = view.game.words
    standing = _standing(view, names)
    sheets = words.sheets(view, names)
    pieces = drawn(view, seat, names)
    return Sight(n, asked, board_info(view, seat), pieces, sheets, standing, words, list(names), ended)


def _standing(view: State, names: list[str]) -> wire.Standing:
    scores = [int(score) for score in view.scores()]
    words = view.game.words
    breakdown = words.read([words.breakdown(view, names)], names)[0]
    written = [_total(breakdown, seat) or view.game.score_text(score) for seat, score in enumerate(scores)]
    return wire.Standing(scores, written, breakdown)


def _total(breakdown: TextSheet, seat: int) -> str:
    """What stands in the place of a seat's total, where that is a word: one that is out of the game has no points."""
    if TOTAL not in breakdown.columns:
        return ""
    at = breakdown.columns.index(TOTAL)
    found = next((row.cells[at] for row in breakdown.rows if row.seat == seat), "")
    return "" if any(letter.isdigit() for letter in found) else found


def repeats(state: State, seat: int, action: int, label: str, names: list[str]) -> list[str]:
    """What it is called each time that the seat could do this in a row, where nothing is drawn or shown in between.

    Only for what the game names as often repeated: the same words may answer another question the next time.  Tried out
    on a copy: what a seat may do after an unmarked decision of its own follows from what it knows already.
    """
    if state.game.actions.kind(action) not in state.game.repeated:
        return [label]
    trial = state.clone()
    trial.telling = False
    kind = trial.asked()
    called = [label]
    while len(called) < MOST_TIMES:
        trial.play(seat, action)
        if trial.marked or not trial.asks(seat) or trial.asked() != kind or action not in trial.look(seat):
            break
        called.append(state.game.words.label(trial.redacted(seat), seat, action, names).words)
    return called


def changes(before: Sight | None, now: Sight) -> wire.View:
    """What to send to one who has seen ``before``."""
    if before is None:
        return wire.View(
            now.n,
            now.asked,
            now.board,
            written(now.pieces.values(), now.words, now.names),
            list(now.pieces),
            _texts(None, now),
            now.ended or UNSET,
            now.standing,
            lesson=now.lesson or UNSET,
        )
    told = list(before.texts)
    renamed = now.names != before.names  # then what bears a name is told anew
    sheets = _texts(None if renamed else before, now)
    new = [piece for name, piece in now.pieces.items() if renamed or before.pieces.get(name) != piece]
    return wire.View(
        now.n,
        asked=UNSET if now.asked == before.asked else now.asked,
        board=UNSET if now.board == before.board else now.board,
        pieces=written(new, now.words, now.names) or UNSET,
        order=UNSET if list(now.pieces) == list(before.pieces) else list(now.pieces),
        sheets=UNSET if sheets == told else sheets,
        ended=UNSET if now.ended == before.ended or now.ended is None else now.ended,
        standing=UNSET if now.standing == before.standing else now.standing,
        lesson=UNSET if now.lesson == before.lesson else now.lesson,
    )


def _texts(before: Sight | None, now: Sight) -> list[TextSheet]:
    """The sheets in words; rows that say what they said before need not be read again."""
    found: list[TextSheet] = []
    for at, sheet in enumerate(now.sheets):
        same = before is not None and at < len(before.texts) and _head(before.sheets[at]) == _head(sheet)
        if before is None or not same:
            found += now.words.read([sheet], now.names)
        elif before.sheets[at] == sheet:
            found.append(before.texts[at])
        else:
            known = list(zip(before.sheets[at].rows, before.texts[at].rows, strict=True))
            found.append(_changed_rows(sheet, known, before.texts[at], now))
    now.texts[:] = found
    return found


def _head(sheet: Sheet) -> tuple[Fact, tuple[Fact, ...]]:
    return sheet.title, sheet.columns


def _changed_rows(sheet: Sheet, known: list[tuple[Row, TextRow]], was: TextSheet, now: Sight) -> TextSheet:
    rows = []
    for at, row in enumerate(sheet.rows):
        if at < len(known) and known[at][0] == row:
            rows.append(known[at][1])
        else:
            rows += now.words.read([structs.replace(sheet, rows=[row])], now.names)[0].rows
    return TextSheet(was.title, was.columns, rows)


def drawn(view: State, seat: int | None, names: Sequence[str]) -> dict[str, Piece]:
    """The pieces that this seat sees, by their names."""
    return {piece.id: piece for piece in view.game.scene.pieces(view, seat, names)}


def written(pieces: Iterable[Piece], words: Words, names: Sequence[str]) -> list[Piece]:
    """The pieces with what is written on them, and what they are called, in words."""
    return [_written(piece, words, names) for piece in pieces]


def _written(piece: Piece, words: Words, names: Sequence[str]) -> Piece:
    label, text = piece.label, piece.text
    if isinstance(label, str) and isinstance(text, str):
        return piece
    return structs.replace(piece, label=words.text(label, names), text=words.text(text, names))


def board_of(view: State) -> Board:
    """The board this table is played on: the game's own, or the one drawn for an owner's data."""
    return view.game.board(view)


def board_info(view: State, seat: int | None) -> wire.BoardInfo:
    address = f"/board/{view.game.name}/{board_hash(board_of(view))}.svg"
    read = view.game.words.text
    surfaces = view.game.surfaces(view, seat)
    return wire.BoardInfo(
        address, [structs.replace(each, title=read(each.title)) if each.title else each for each in surfaces]
    )


def board_hash(board: Board) -> str:
    return _hash(board.markup, *board.pictures.values())


@lru_cache(maxsize=32)
def _hash(*markup: str) -> str:
    return hashlib.sha256("".join(markup).encode()).hexdigest()[:16]


def board_svg(board: Board) -> bytes:
    """The pictures as the file that is fetched once and kept."""
    return board.file().encode()


def warm_up() -> None:
    """Draw every board once and load what is loaded late: nobody's first look at a table is to wait for it."""
    for name in games.names():
        game = games.find(name)
        boards(game)
        game.load()


def boards(game: Game) -> dict[str, Board]:
    """The boards of a game's first table, by hash, so that they can be served before any table is looked at."""
    board = board_of(game.new(game.seats[0], 0))
    return {board_hash(board): board}
