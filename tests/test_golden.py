"""Whole games of every kind, kept from earlier: today's rules must play them just the same."""

import json

import pytest

import roadstead
from roadstead.records import read, steps, verify
from tools.golden import GOLDEN, possible, tables

FILES = sorted(GOLDEN.glob("*/*.jsonl"))
STAGES = 8  # of each record, from the first decision to nearly the last
# Every table of the conformance suite is stored and restored too: in every run a quarter of the records is enough.
STORED = [path if at % 4 == 0 else pytest.param(path, marks=pytest.mark.soak) for at, path in enumerate(FILES)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_still_holds(path):
    verdict = verify(path)
    assert verdict.finished
    assert verdict.game == path.parent.name
    assert verdict.dice == "drawn again from the open seed"


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_many_stages_of_a_whole_game_can_be_stored_and_taken_up_again(path):
    """In full and as each seat sees it: servers and bots' processes are sent states this way."""
    record = read(path)
    game = roadstead.game(record.header.game)
    apart = max(1, len(record.lines) // STAGES)
    for at, step in enumerate(steps(record)):
        if at % apart == 0 and not step.state.over:
            for state in (step.state, *(step.state.redacted(seat) for seat in step.state.actors())):
                stored = json.loads(json.dumps(state.to_dict() | {"dice": {"source": "none"}}))
                assert game.restore(stored).to_dict() == stored


@pytest.mark.pure
@pytest.mark.parametrize("game", roadstead.all_games(), ids=lambda game: game.name)
def test_the_first_golden_record_of_each_game_holds_interpreted_too(game):
    path, seats, _ = next(tables(game))
    assert verify(path).seats == seats


@pytest.mark.parametrize("game", roadstead.all_games(), ids=lambda game: game.name)
def test_every_seat_count_and_every_choice_of_every_option_has_its_record(game):
    assert not [path.name for path, _, _ in tables(game) if not path.exists()], "run tools/golden.py"
    for path, seats, options in {path: (path, seats, options) for path, seats, options in possible(game)}.values():
        if not path.exists():
            continue
        header = read(path).header
        assert (header.game, header.seats) == (game.name, seats)
        assert header.options == game.checked_options(options)


def test_no_golden_record_is_of_a_table_that_cannot_be():
    assert set(FILES) <= {path for game in roadstead.all_games() for path, _, _ in possible(game)}
