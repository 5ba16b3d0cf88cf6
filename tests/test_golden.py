"""Whole games of every kind, kept from earlier: today's rules must play them just the same."""

import pytest

import roadstead
from roadstead.records import read, verify
from tools.golden import GOLDEN, tables

FILES = sorted(GOLDEN.glob("*/*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_still_holds(path):
    verdict = verify(path)
    assert verdict.finished
    assert verdict.game == path.parent.name
    assert verdict.dice == "drawn again from the open seed"


@pytest.mark.pure
@pytest.mark.parametrize("game", roadstead.all_games(), ids=lambda game: game.name)
def test_the_first_golden_record_of_each_game_holds_interpreted_too(game):
    path, seats, _ = next(tables(game))
    assert verify(path).seats == seats


@pytest.mark.parametrize("game", roadstead.all_games(), ids=lambda game: game.name)
def test_every_seat_count_and_every_choice_of_every_option_has_its_record(game):
    wanted = {path: (seats, options) for path, seats, options in tables(game)}
    assert not [path.name for path in wanted if not path.exists()], "run tools/golden.py"
    for path, (seats, options) in wanted.items():
        header = read(path).header
        assert (header.game, header.seats) == (game.name, seats)
        assert header.options == game.checked_options(options)


def test_no_golden_record_is_of_a_table_that_cannot_be():
    wanted = {path for game in roadstead.all_games() for path, _, _ in tables(game)}
    assert set(FILES) <= wanted
