"""What is asked over plain HTTP."""

import asyncio
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

import roadstead
from roadstead import games
from roadstead.games.pictures import card
from roadstead.games.rulebook import guide, rulebook
from roadstead.kernel.game import Game, OptionValue
from roadstead.server import views, wire
from roadstead.server.crew import LEVELS, Level
from roadstead.server.hall import Hall
from roadstead.server.limits import visitor
from roadstead.server.lobby import lobby_of
from roadstead.server.papers import GATHERING, OVER, PLAYING, STARTING, Papers
from roadstead.server.room import Refused

PAGE = 30
encode = msgspec.json.Encoder().encode
decode_new_table = msgspec.json.Decoder(wire.NewTable).decode


class GameOption(Struct):
    name: str
    title: str
    words: str
    choices: list[OptionValue]
    default: OptionValue


class GamePreset(Struct):
    name: str
    title: str
    words: str
    options: dict[str, OptionValue]


class GameInfo(Struct):
    name: str
    title: str
    about: str
    minutes: int
    weight: int
    seats: list[int]
    seat_names: list[str]
    options: list[GameOption]
    presets: list[GamePreset]  # the first is what people play who do not choose
    board: wire.BoardInfo


class Games(Struct):
    games: list[GameInfo]
    bots: list[Level]


class Clause(Struct):
    number: str
    text: str


class Section(Struct):
    number: str
    title: str
    intro: str
    clauses: list[Clause]


class Rules(Struct):
    game: str
    title: str
    guide: str  # how to play, without its heading
    sections: list[Section]


class RefusedInfo(Struct):
    refused: wire.Words


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def address_of(request: Request) -> str:
    """Whose limits count for this request."""
    return visitor(request.client.host) if request.client else ""


def answer(told: Any, status: int = 200, **headers: str) -> Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Response(encode(told), status, {"Cache-Control": "no-store", **named}, "application/json")


def refusal(words: str, status: int, rule: str = "") -> Response:
    return answer(RefusedInfo(wire.Words(words, rule)), status)


def no_table() -> Response:
    return refusal("There is no table with this address.", 404)


@cache
def known_games() -> frozenset[str]:
    """The games there are, looked up once: it means reading folders."""
    return frozenset(games.names())


@cache
def all_games() -> bytes:
    found = [_about(game) for game in roadstead.all_games()]
    return encode(Games(found, list(LEVELS)))


def warm() -> None:
    """Load every game with all its parts, so that the first who comes need not wait for it."""
    for name in games.names():
        games.find(name).load()
    all_games()


def _about(game: Game) -> GameInfo:
    options = [
        GameOption(option.name, option.heading, option.words, list(option.choices), option.default)
        for option in game.options
    ]
    presets = [GamePreset(preset.name, preset.title, preset.words, game.preset(preset.name)) for preset in game.presets]
    state = game.new(game.seats[0], 0)
    return GameInfo(
        game.name,
        game.title,
        game.words_about,
        game.minutes,
        game.weight,
        list(game.seats),
        list(game.seat_names),
        options,
        presets,
        views.board_info(state),
    )


@cache
def rules_of(name: str) -> bytes:
    game = games.find(name)
    book = rulebook(game)
    sections = [
        Section(section.number, section.title, section.intro, [Clause(one.number, one.text) for one in section.clauses])
        for section in book.sections
    ]
    return encode(Rules(name, game.title, guide(game).partition("\n")[2].strip(), sections))


async def get_games(request: Request) -> Response:
    return Response(
        await asyncio.to_thread(all_games), headers={"Cache-Control": "no-cache"}, media_type="application/json"
    )


async def get_rules(request: Request) -> Response:
    name = request.path_params["game"]
    if name not in known_games():
        return refusal("There is no such game.", 404)
    return Response(
        await asyncio.to_thread(rules_of, name), headers={"Cache-Control": "no-cache"}, media_type="application/json"
    )


@cache
def card_of(name: str) -> str:
    return card(games.find(name))


async def get_card(request: Request) -> Response:
    """The picture of a game on the first page."""
    name = request.path_params["game"]
    if name not in known_games():
        return refusal("There is no such game.", 404)
    drawn = await asyncio.to_thread(card_of, name)
    return Response(drawn, headers={"Cache-Control": "public, max-age=3600"}, media_type="image/svg+xml")


async def body_of(request: Request, most: int) -> bytes:
    """The body of a request, if it is not too long."""
    whole = b""
    async for part in request.stream():
        whole += part
        if len(whole) > most:
            raise Refused("That is too long.")
    return whole


async def make_table(request: Request) -> Response:
    hall = hall_of(request)
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        return refusal("A table is asked for in JSON.", 415)
    try:
        asked = decode_new_table(await body_of(request, hall.limits.body))
    except Refused as refused:
        return refusal(refused.words, 413)
    except ClientDisconnect:
        return refusal("The rest of it never came.", 400)  # nobody hears it, and it is no trouble of ours
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        return refusal(f"That is no table: {error}.", 400)
    if not hall.visitors.may_make_a_table(address_of(request)):
        return refusal("So many tables have been made from your address that you must wait a while.", 429)
    try:
        made = await hall.make(asked)
    except Refused as refused:
        return refusal(refused.words, 400, refused.rule)
    return answer(made, 201)


async def list_tables(request: Request) -> Response:
    hall = hall_of(request)
    if not hall.visitors.may_look(address_of(request)):
        return refusal("That is too much at once: come back in a moment.", 429)
    over = request.query_params.get("status") == OVER
    try:
        page = min(max(int(request.query_params.get("page", "0")), 0), 10_000)
    except ValueError:
        return refusal("A page is a number.", 400)
    found = await hall.listed([OVER] if over else [GATHERING, STARTING, PLAYING], PAGE + 1, page * PAGE)
    rows = [table_row(hall, papers) for papers in found[:PAGE]]
    return answer(wire.Tables(rows, len(found) > PAGE))


def table_row(hall: Hall, papers: Papers) -> wire.TableRow:
    room = hall.rooms.get(papers.table)
    if room is not None:
        papers = room.papers
    game = papers.the_game()
    names = game.seat_names
    seats = [
        wire.SeatInfo(
            i,
            names[i],
            seat.name,
            seat.bot,
            bool(seat.person),
            room is not None and room.is_here(seat.person),
            asked=room is not None and room.asks(i),
            kept=bool(seat.kept),
        )
        for i, seat in enumerate(papers.seats)
    ]
    ending = papers.ending
    decisions = ending.decisions if ending else room.settled.n if room is not None and room.settled else 0
    row = wire.TableRow(papers.table, papers.game, game.title, papers.name, papers.status, seats, papers.created)
    row.decisions = decisions
    if ending is not None:
        row.when, row.winners, row.scores = ending.when, ending.winners, ending.scores
    return row


async def get_table(request: Request) -> Response:
    hall = hall_of(request)
    if not hall.visitors.may_look(address_of(request)):
        return refusal("That is too much at once: come back in a moment.", 429)
    try:
        room = await hall.room(request.path_params["table"])
    except KeyError:
        return no_table()
    lobby = lobby_of(room)
    for seat in lobby.seats:
        seat.asked = room.asks(seat.seat)
    return answer(lobby)
