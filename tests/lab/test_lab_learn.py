"""`roadstead learn`: games, a net and a file of weights, on a budget of seconds."""

import os
import signal

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

import roadstead
from roadstead import cli
from roadstead.kernel import weights
from roadstead.lab.learn import figures, fitting
from roadstead.lab.learn.lessons import LOT, POSITIONS, POSITIONS_FOR_WINS, STRAYS, Shelf, lessons, play

GAME = roadstead.game("new_bedford")


def shelf(folder, seed=1):
    return Shelf(folder, lessons(GAME, 2, seed, {}))


def run(capsys, *arguments):
    code = cli.run([str(argument) for argument in arguments])
    return code, capsys.readouterr()


def test_it_plays_fits_writes_and_matches(capsys, tmp_path):
    folder = tmp_path / "new"
    command = ("learn", "new_bedford", "--seats", 2, "--games", 60, "--jobs", 1, "--out", folder)
    code, said = run(capsys, *command, "--matches", 2, "--budget", 2)
    assert code == 0
    assert "learned from 60 games" in said.out
    assert "the outlook alone:" in said.out
    assert "captain:2 against 1 plain: won" in said.out
    known = weights.read(folder / "weights.json", GAME)
    assert known.learned["command"] == "roadstead learn new_bedford --seats 2 --games 60 --seed 1"
    assert known.learned["games"] == 60
    assert known.options == GAME.checked_options({})
    first = (folder / "weights.json").read_bytes()
    code, said = run(capsys, *command)
    assert code == 0
    assert (folder / "weights.json").read_bytes() == first, "the same games give the same weights"


def test_the_net_in_the_file_says_what_was_fitted(tmp_path):
    kept = shelf(tmp_path / "kept")
    assert play(kept, 40, 0.0, 1)
    positions = fitting.load(kept.lots)
    fit = fitting.Fit(positions, 1)
    fit.run()
    found = fit.numbers()
    text = weights.written(GAME, 2, GAME.checked_options({}), found, 1.0, {})
    (tmp_path / "w.json").write_text(text)
    net = weights.read(tmp_path / "w.json", GAME).net
    said = fit.says(positions)
    for place in range(0, len(positions), 37):
        for seat in range(2):
            row = positions.inputs[place, seat].astype(float)
            where = [int(i) for i in np.flatnonzero(row)]
            heard = net.say(vec[i64](where), vec[float](row[where].tolist()), len(where))
            assert heard == pytest.approx(said[place, seat], abs=2e-3)


def test_after_ctrl_c_it_goes_on_with_the_games_it_has(tmp_path):
    kept = shelf(tmp_path / "kept")
    assert not play(kept, 10_000, 0.0, 1, lambda _: os.kill(os.getpid(), signal.SIGINT))
    assert kept.games == LOT
    before = kept.lots[0].stat().st_mtime_ns
    (tmp_path / "kept" / "lots" / "000001.123.part").write_bytes(b"half")
    again = shelf(tmp_path / "kept")
    assert play(again, 2 * LOT, 0.0, 1)
    assert again.games == 2 * LOT
    assert again.lots[0].stat().st_mtime_ns == before
    assert not list((tmp_path / "kept").rglob("*.part"))


def test_a_folder_of_something_else_is_refused(tmp_path):
    shelf(tmp_path / "kept")
    with pytest.raises(ValueError, match="holds games for something else"):
        shelf(tmp_path / "kept", seed=2)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").write_text("dear")
    with pytest.raises(ValueError, match="holds something else"):
        shelf(tmp_path / "other")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--minutes", "0"), "--minutes is more than 0"),
        (("--games", "3"), "--games is at least 40"),
        (("--seats", "9"), "2 to 4 players"),
        (("--budget", "soon"), "not 'soon'"),
        (("--matches", "-1"), "--matches is at least 0"),
        (("--jobs", "0"), "--jobs is at least 1"),
        (("--option", "tide=high"), "no option 'tide'"),
        (("--players", "greedy,nobody"), "no bot 'nobody'"),
        (("--horizon", "2000"), "--horizon is a number of decisions up to 1,000"),
    ],
)
def test_bad_input_is_told_in_one_line(capsys, monkeypatch, tmp_path, arguments, told):
    monkeypatch.chdir(tmp_path)
    code, said = run(capsys, "learn", "new_bedford", *arguments)
    assert code == 2
    assert told in said.err
    assert said.err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_too_few_minutes_are_told(capsys, tmp_path):
    code, said = run(capsys, "learn", "new_bedford", "--minutes", "0.0001", "--out", tmp_path / "x")
    assert code == 1
    assert "give it more minutes" in said.err


def test_games_of_a_lot_are_the_same_whoever_plays_them(tmp_path):
    one, two = shelf(tmp_path / "one"), shelf(tmp_path / "two")
    assert play(one, 2 * LOT, 0.0, 1)
    assert play(two, 2 * LOT, 0.0, 2)
    first, second = fitting.load(one.lots), fitting.load(two.lots)
    assert (first.inputs == second.inputs).all()
    assert (first.ends == second.ends).all()


def test_what_a_search_might_meet_is_learned_from_too(tmp_path):
    kept = shelf(tmp_path / "kept")
    assert play(kept, LOT, 0.0, 1)
    positions = fitting.load(kept.lots)
    for number in range(LOT):
        its = positions.games == number
        assert POSITIONS < its.sum() <= POSITIONS + STRAYS
        assert (positions.ends[its][:POSITIONS] == positions.ends[its][0]).all(), "the game itself has one end"
    assert len(np.unique(positions.ends, axis=0)) > 2 * LOT, "other worlds end otherwise"


def test_who_plays_and_how_far_captains_look_is_part_of_the_command(capsys, tmp_path):
    told = ("--players", "greedy,captain:2", "--wins", "--horizon", "4", "--only-chances")
    command = ("learn", "new_bedford", "--seats", 2, "--games", 40, *told, "--jobs", 1, "--out", tmp_path / "new")
    assert run(capsys, *command)[0] == 0
    known = weights.read(tmp_path / "new" / "weights.json", GAME)
    assert known.horizon == 4
    assert known.learned["command"].endswith("--seed 1 --players greedy,captain:2 --wins --horizon 4 --only-chances")
    assert known.learned["players"] == ["captain:2", "greedy"]


def test_games_of_others_are_learned_from_too(capsys, tmp_path):
    plain = ("learn", "new_bedford", "--seats", 2, "--games", 40, "--jobs", 1)
    assert run(capsys, *plain, "--seed", 2, "--players", "greedy", "--out", tmp_path / "others")[0] == 0
    assert run(capsys, *plain, "--out", tmp_path / "alone")[0] == 0
    code, said = run(capsys, *plain, "--also", tmp_path / "others", "--out", tmp_path / "both")
    assert code == 0
    assert "learned from 40 games" in said.out
    alone, both = (weights.read(tmp_path / name / "weights.json", GAME) for name in ("alone", "both"))
    assert both.learned["command"] == "roadstead learn new_bedford --seats 2 --games 40 --seed 1 --also others"
    assert both.learned["also"] == [{"seed": 2, "players": ["greedy"], "positions": 10, "strays": 4, "games": 40}]
    assert both.learned["outlook alone"] == alone.learned["outlook alone"], "the same games are to be foretold"
    assert both.learned["corrected"] != alone.learned["corrected"]


def test_a_net_may_be_fitted_to_who_wins_in_games_as_they_are_played(tmp_path):
    kept = Shelf(tmp_path / "kept", lessons(GAME, 2, 1, {}, wins=True))
    assert play(kept, 200, 0.0, 1)
    positions = fitting.load(kept.lots)
    assert all((positions.games == number).sum() == POSITIONS_FOR_WINS for number in range(200))
    unseen = positions.unseen
    fit = fitting.Fit(positions, 1, recipe=fitting.WINS, scale=10.0)
    before = fit.error()
    fit.run()
    assert fit.error() < before
    losses = [
        figures.log_loss(figures.chances(standing, fit.temperature), unseen.shares)
        for standing in (unseen.outlooks, unseen.outlooks + fit.says(unseen))
    ]
    assert losses[1] < losses[0], "they foretell better than the outlook"


@pytest.mark.parametrize("recipe", [fitting.LEADS, fitting.WINS])
def test_a_step_of_fitting_goes_downhill(tmp_path, recipe):
    """What is taken for the slope is that of the lead's squares and of the winners' surprise, by trying."""
    kept = shelf(tmp_path / "kept")
    assert play(kept, 40, 0.0, 1)
    fit = fitting.Fit(fitting.load(kept.lots), 1, recipe=recipe, scale=10.0)
    places = np.arange(5)
    said = np.random.default_rng(1).normal(0.0, 0.5, (5, 2))

    def loss(said):
        lead = 0.5 * ((figures.centred(said) - fit.targets[places] / fit.size) ** 2).sum()
        stated = figures.chances(fit.learn.outlooks[places] + said * fit.size, fit.temperature)
        surprise = -(fit.learn.shares[places] * np.log(stated)).sum()
        return recipe.own * (recipe.wins * surprise + (1.0 - recipe.wins) * lead)

    slope = fit._off(said, places)
    for at in np.ndindex(said.shape):
        nudge = np.zeros_like(said)
        nudge[at] = 1e-5
        assert (loss(said + nudge) - loss(said - nudge)) / 2e-5 == pytest.approx(slope[at], abs=1e-4)


def test_games_of_another_table_are_not_learned_from(capsys, tmp_path):
    other = ("learn", "new_bedford", "--seats", 3, "--games", 40, "--jobs", 1, "--out", tmp_path / "three")
    assert run(capsys, *other)[0] == 0
    for folder in ("three", "nowhere"):
        code, said = run(
            capsys, "learn", "new_bedford", "--seats", 2, "--also", tmp_path / folder, "--out", tmp_path / "new"
        )
        assert code == 2
        assert "holds no games" in said.err
    assert not (tmp_path / "new").exists()


def test_figures_of_certain_and_of_useless_standings():
    shares = np.array([[1.0, 0.0], [0.0, 1.0], [0.5, 0.5], [0.0, 0.0]])
    ends = np.array([[10.0, 0.0], [2.0, 4.0], [1.0, 1.0], [0.0, 0.0]])
    assert figures.explained(ends, ends) == 1.0
    assert figures.explained(0 * ends, ends) == 0.0
    assert figures.explained(ends, 0 * ends) == 0.0
    even = figures.chances(0 * ends, 1.0)
    assert figures.log_loss(even, shares) == pytest.approx(np.log(2))
    assert figures.log_loss(even, 0 * shares) == 0.0
    assert figures.best_temperature(ends[:2], shares[:2], 10.0) == pytest.approx(0.2)
    assert figures.calibration(even[:2], shares[:2]) == pytest.approx(0.5)


def test_nothing_to_learn_from_is_told(tmp_path):
    with pytest.raises(ValueError, match="no games"):
        fitting.load([])
