"""Which games there are, and their rules."""

import asyncio
from functools import cache

from starlette.requests import Request
from starlette.responses import Response

import roadstead
from roadstead import games
from roadstead.games.pictures import card
from roadstead.games.rulebook import guide, rulebook
from roadstead.kernel.game import Game
from roadstead.server import wire
from roadstead.server.bot_pool.levels import rated
from roadstead.server.http.answers import encode, refusal
from roadstead.server.http.files import File
from roadstead.server.views import sight


@cache
def known_games() -> frozenset[str]:
    """The names of all games, looked up once, since that reads folders."""
    return frozenset(games.names())


@cache
def all_games() -> File:
    known = roadstead.all_games()
    return _told(wire.Games([_about(game) for game in known], rated(known)))


def _told(what: wire.Games | wire.Rules) -> File:
    return File.of(encode(what), "application/json", lasting=False, packs=True)


def warm() -> None:
    """Load every game with all its parts and draw its board, so that the first visitor need not wait for it."""
    for name in games.names():
        games.find(name).load()
    all_games()


def _about(game: Game) -> wire.GameInfo:
    options = [
        wire.GameOption(option.name, option.heading, option.words, list(option.choices), option.default)
        for option in game.options
    ]
    presets = [
        wire.GamePreset(preset.name, preset.title, preset.words, game.preset(preset.name)) for preset in game.presets
    ]
    state = game.new(game.seats[0], 0)
    return wire.GameInfo(
        game.name,
        game.title,
        game.words_about,
        game.minutes,
        game.weight,
        list(game.seats),
        list(game.seat_names),
        options,
        presets,
        sight.board_info(state, None),
    )


@cache
def rules_of(name: str) -> File:
    game = games.find(name)
    book = rulebook(game)
    sections = [
        wire.Section(
            section.number, section.title, section.intro, [wire.Clause(one.number, one.text) for one in section.clauses]
        )
        for section in book.sections
    ]
    return _told(wire.Rules(name, game.title, guide(game).partition("\n")[2].strip(), sections))


async def get_games(request: Request) -> Response:
    return (await asyncio.to_thread(all_games)).sent_to(request)


async def get_rules(request: Request) -> Response:
    name = request.path_params["game"]
    if name not in known_games():
        return refusal("There is no such game.", 404)
    return (await asyncio.to_thread(rules_of, name)).sent_to(request)


@cache
def card_of(name: str) -> File:
    return File.of(card(games.find(name)).encode(), "image/svg+xml", lasting=False, packs=True)


async def get_card(request: Request) -> Response:
    """The picture of a game on the first page."""
    name = request.path_params["game"]
    if name not in known_games():
        return refusal("There is no such game.", 404)
    return (await asyncio.to_thread(card_of, name)).sent_to(request)
