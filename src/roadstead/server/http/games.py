"""Which games there are, and their rules."""

import asyncio
from functools import cache, lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import roadstead
from roadstead import games
from roadstead.coach.practice import practice
from roadstead.games.pictures import card
from roadstead.games.rulebook import guide, picture, rulebook
from roadstead.games.variants import of_text
from roadstead.kernel.game import Game, OptionValue
from roadstead.kernel.house_rules import own_words
from roadstead.kernel.variants import MARK, Variant, titled
from roadstead.server import wire
from roadstead.server.bot_pool.levels import rated
from roadstead.server.http.answers import encode, hall_of, refusal
from roadstead.server.http.files import File
from roadstead.server.tables.variants import Variants
from roadstead.server.views import sight
from roadstead.server.views.lobby import variant_info


@cache
def known_games() -> frozenset[str]:
    """The names of all games, looked up once, since that reads folders."""
    return frozenset(games.names())


@cache
def all_games() -> File:
    known = roadstead.all_games()
    return _told(wire.Games([_about(game) for game in known], rated(known)))


@lru_cache(maxsize=4)
def all_variants(variants: Variants) -> File:
    """The variants that are offered."""
    return _told(wire.Variants([about_variant(each) for each in variants.offered.values()]))


def _told(what: wire.Games | wire.Variants | wire.Rules) -> File:
    return File.of(encode(what), "application/json", lasting=False, packs=True)


def warm() -> None:
    """Load every game with all its parts and draw its board, so that the first visitor need not wait for it."""
    for name in games.names():
        games.find(name).load()
    all_games()


@cache
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
        [wire.LessonInfo(lesson.name, lesson.title, lesson.about, len(lesson.steps)) for lesson in game.lessons],
        practice=len(practice(game).exercises),
    )


def about_variant(variant: Variant) -> wire.GameInfo:
    """A variant, told without playing it: its game, with the variant's own options first."""
    base = _about(games.find(variant.game))
    return msgspec.structs.replace(
        base,
        name=variant.name,
        title=f"{base.title} ({variant.title})",
        about=variant.reason,
        options=[_with_default(option, variant.options.get(option.name, option.default)) for option in base.options],
        presets=[],
        variant=variant_info(variant),
        practice=0,
    )


def _with_default(option: wire.GameOption, value: OptionValue) -> wire.GameOption:
    others = [each for each in option.choices if each != value or type(each) is not type(value)]
    return msgspec.structs.replace(option, choices=[value, *others], default=value)


@lru_cache(maxsize=64)
def rules_of(name: str, variant: str = "") -> File:
    """The rules of a game; those of a variant, whose file is given, begin with what differs."""
    changed = of_text(variant) if variant else None
    game = games.find(changed.game if changed else name)
    book = rulebook(game)
    sections = [
        wire.Section(
            section.number, section.title, section.intro, [wire.Clause(one.number, one.text) for one in section.clauses]
        )
        for section in book.sections
    ]
    title = game.title
    told = None
    if own := own_words(game):
        sections.insert(0, wire.Section("", f"What differs: {title}", own, []))
    if changed:
        title, told = titled(changed, game), variant_info(changed)
    return _told(wire.Rules(name, title, guide(game, pictures=True).partition("\n")[2].strip(), sections, told))


async def get_games(request: Request) -> Response:
    return (await asyncio.to_thread(all_games)).sent_to(request)


async def get_variants(request: Request) -> Response:
    return (await asyncio.to_thread(all_variants, hall_of(request).rooms.variants)).sent_to(request)


async def get_rules(request: Request) -> Response:
    name = request.path_params["game"]
    variant = hall_of(request).rooms.variants.known(name)
    if variant is None and name not in known_games():
        return refusal("There is no such game.", 404)
    return (await asyncio.to_thread(rules_of, name, variant.text if variant else "")).sent_to(request)


@cache
def card_of(name: str) -> File:
    return File.of(card(games.find(name)).encode(), "image/svg+xml", lasting=False, packs=True)


async def get_card(request: Request) -> Response:
    """The picture of a game on the first page; a variant has its game's."""
    name = request.path_params["game"].partition(MARK)[0]
    if name not in known_games():
        return refusal("There is no such game.", 404)
    return (await asyncio.to_thread(card_of, name)).sent_to(request)


@lru_cache(maxsize=64)
def picture_of(name: str, which: str) -> File | None:
    drawn = picture(games.find(name), which)
    return None if drawn is None else File.of(drawn, "image/png", lasting=False, packs=False)


async def get_picture(request: Request) -> Response:
    """A picture of a game's guide; a variant has its game's."""
    name = request.path_params["game"].partition(MARK)[0]
    file = await asyncio.to_thread(picture_of, name, request.path_params["picture"]) if name in known_games() else None
    return file.sent_to(request) if file else refusal("There is no such picture.", 404)
