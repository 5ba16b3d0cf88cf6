"""The variants that come with the games, and every number that a variant may change, at its ends."""

import ast
import importlib
import os
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

import roadstead
from games.hidden import secrets_of
from roadstead import conformance
from roadstead.bots import bot
from roadstead.conformance.choosing import ONE_GAME
from roadstead.conformance.interference import Secrets, check
from roadstead.conformance.tables import Table
from roadstead.games.variants import shipped, with_variant
from roadstead.kernel import instances
from roadstead.kernel.instances import Instance, Sisters, base_of, is_compiled
from roadstead.kernel.variants import BadVariant, differences, game_of, parameters, written
from roadstead.records import Match, verify

GAMES = [game for game in roadstead.all_games() if game.package.startswith("roadstead.games.")]
SHIPPED = [variant for game in GAMES for variant in shipped(game)]
SHORT = {"supremacy": {"turns": 3}}


def game_for(variant):
    return game_of(variant, roadstead.game(variant.game))


def named(variant):
    return variant.short_name


def toml(value):
    if isinstance(value, int):
        return str(value)
    return "{ " + ", ".join(f'"{name}" = {number}' for name, number in value.items()) + " }"


def ends():
    for game in GAMES:
        for parameter in parameters(game):
            for number in (parameter.low, parameter.high):
                value = number if parameter.single else dict.fromkeys(parameter.places, number)
                yield pytest.param(game, parameter.name, value, id=f"{game.name}-{parameter.name}-{number}")


def sat_out(game, seats, seed, players=None):
    """A game to its end, by random decisions or by bots, looked at all the way."""
    options = SHORT.get(game.variant.game, {})
    match = Match.new(game, seats, seed, options=options)
    state, chooser = match.state, random.Random(seed)
    sitting = [bot(players, game, seed=seat) for seat in range(seats)] if players else []
    names = [f"Player {seat}" for seat in range(seats)]
    while not state.over:
        seat = state.actor()
        view = state.redacted(seat)
        if state.decisions % 25 == 0:
            assert game.scene.pieces(view, seat, names)
            assert game.words.prompt(view, seat, names)
            assert len(game.encoder.row(view, seat)) == game.encoder.width(seats)
        menu = state.legal(seat)
        match.play(seat, sitting[seat].choose(view, seat) if players else chooser.choice(menu))
        assert state.invariants() == []
        assert state.decisions < 20_000
    return match


def test_every_game_has_two_variants_with_a_reason():
    assert {game.name: len(shipped(game)) for game in GAMES} == {game.name: 2 for game in GAMES}
    assert len({variant.name for variant in SHIPPED}) == len(SHIPPED)
    for variant in SHIPPED:
        assert len(variant.reason) > 30
        assert len(differences(variant, roadstead.game(variant.game))) >= 2


@pytest.mark.parametrize("variant", SHIPPED, ids=named)
def test_a_shipped_variant_is_played_beside_its_game_and_its_record_verifies(variant, tmp_path):
    game, base = game_for(variant), roadstead.game(variant.game)
    assert roadstead.game(variant.short_name) is game
    assert game.digest != base.digest
    match = sat_out(game, game.seats[0], 3)
    match.save(tmp_path / "game.jsonl")
    verdict = verify(tmp_path / "game.jsonl")
    assert (verdict.game, verdict.scores) == (game.name, match.state.scores())


@pytest.mark.parametrize("variant", SHIPPED, ids=named)
def test_what_is_said_of_an_option_names_no_number_that_a_variant_may_change(variant):
    """A variant is offered with its game's options, without loading it: a number in their words would be the printed one."""
    base, inside = roadstead.game(variant.game), importlib.import_module(game_for(variant).package).GAME
    assert [option.words for option in inside.options] == [option.words for option in base.options]


def from_the_sources(variant, monkeypatch):
    """The same variant once more under another title, and interpreted."""
    with monkeypatch.context() as patched:
        patched.setattr(instances, "second", lambda base, package: None)
        again = replace(variant, title=f"{variant.title} read")
        return game_of(replace(again, text=written(again)), roadstead.game(variant.game))


def same_game(one, other, seats, seed):
    """Play one at random and the other alike; what lies on both tables is the same all the way."""
    options = SHORT.get(one.variant.game, {})
    mine, theirs = (game.new(seats, seed, options) for game in (one, other))
    chooser = random.Random(seed)
    while not mine.over:
        seat = mine.actor()
        assert mine.legal(seat) == theirs.legal(seat)
        action = chooser.choice(mine.legal(seat))
        assert one.actions.text(action) == other.actions.text(action)
        mine.play(seat, action)
        theirs.play(seat, action)
        if mine.decisions % 10 == 0:
            assert mine.redacted(seat).to_dict() | NOT_THE_GAME == theirs.redacted(seat).to_dict() | NOT_THE_GAME
    assert theirs.over
    assert mine.scores() == theirs.scores()
    return mine


NOT_THE_GAME = {"game": "", "digest": "", "variant": ""}


@pytest.mark.parametrize("variant", SHIPPED[1::3], ids=named)
def test_a_variant_is_compiled_where_its_game_is_and_plays_what_its_sources_say(variant, monkeypatch):
    game, read = game_for(variant), from_the_sources(variant, monkeypatch)
    changed = game.package != base_of(game.package)
    assert is_compiled(game.package) == (roadstead.compiled() and changed and sys.platform == "linux")
    assert not is_compiled(read.package)
    same_game(game, read, game.seats[0], 5)


@pytest.mark.soak
@pytest.mark.parametrize("variant", SHIPPED, ids=named)
def test_every_variant_plays_what_its_sources_say(variant, monkeypatch):
    game, read = game_for(variant), from_the_sources(variant, monkeypatch)
    for seats in game.seats:
        same_game(game, read, seats, seats)


@pytest.mark.parametrize("variant", SHIPPED[::5], ids=named)
def test_greedy_players_know_what_to_do_in_a_variant(variant):
    game = game_for(variant)
    assert sat_out(game, game.seats[0], 4, "greedy").state.over


class Secretive:
    """A game's secrets as its `swaps.py` has them, with the modules of the variant instead of the printed game's."""

    @staticmethod
    def of(game) -> type[Secrets]:
        printed = secrets_of(game.variant.game)
        base = base_of(game.package)
        if base == game.package:
            return printed
        file = Path(sys.modules[printed.__module__].__file__)
        tree = Sisters(Instance(game.package, base, {})).visit(ast.parse(file.read_text("utf-8")))
        module = ModuleType(f"{printed.__module__} of {game.name}")
        exec(compile(ast.fix_missing_locations(tree), str(file), "exec"), vars(module))
        return getattr(module, printed.__name__)


@pytest.mark.parametrize("variant", SHIPPED[::5], ids=named)
def test_nobody_learns_in_a_variant_what_is_hidden_from_them(variant):
    game = game_for(variant)
    tried = check(Secretive.of(game), Table(game, game.seats[0], SHORT.get(variant.game, {})), positions=4, seed=2)
    assert tried["decisions"] > 4


@pytest.mark.soak
@pytest.mark.parametrize("variant", SHIPPED, ids=named)
def test_nobody_learns_in_any_variant_what_is_hidden_from_them(variant):
    game = game_for(variant)
    for seats in (game.seats[0], game.seats[1]):
        tried = check(Secretive.of(game), Table(game, seats, SHORT.get(variant.game, {})), positions=40, seed=seats)
        assert tried["decisions"] > 40


@pytest.mark.soak
@pytest.mark.parametrize("variant", SHIPPED, ids=named)
def test_a_shipped_variant_passes_the_conformance_suite(variant):
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "-m", "not soak", "-p", "no:cacheprovider"]
    environment = {**os.environ, ONE_GAME: variant.name}
    done = subprocess.run(
        [*command, str(Path(conformance.__file__).parent)], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-3000:]


@pytest.mark.soak
@pytest.mark.parametrize(("game", "name", "value"), list(ends()))
def test_every_number_can_be_played_at_its_ends(game, name, value, monkeypatch):
    text = f'game = "{game.name}"\ntitle = "Ends"\nreason = "How far it goes."\n[changes]\n{name} = {toml(value)}\n'
    try:
        changed = with_variant(text)
    except BadVariant as error:
        assert "nothing differs" in str(error) or "cannot be played so" in str(error)  # noqa: PT017
        return
    sat_out(changed, game.seats[0], 3)
    sat_out(changed, game.seats[-1], 4, "greedy")
    if changed.package != game.package:
        assert is_compiled(changed.package)
        same_game(changed, from_the_sources(changed.variant, monkeypatch), game.seats[0], 6)
