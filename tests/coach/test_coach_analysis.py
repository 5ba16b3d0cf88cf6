"""The analysis of a finished game adds up, is the same with the same seed, and goes on where it was stopped."""

import json
import re
from itertools import islice
from pathlib import Path

import pytest
from msgspec.json import decode, encode
from msgspec.structs import replace

import roadstead
from roadstead import records
from roadstead.bots import bot
from roadstead.cli import run
from roadstead.coach import Analysis, Sampling, analyse
from roadstead.coach.analysis import Analyser, sampling_for
from roadstead.coach.game_again import moments
from roadstead.coach.page import page
from roadstead.coach.team import Progress, Team
from roadstead.coach.told import Measured
from roadstead.coach.unfinished import Unfinished
from roadstead.coach.worker import CoachFailed, Job

SMALL = Sampling(8, 32)
HOSTILE = "</script><script>alert(1)</script>"


@pytest.fixture(scope="module")
def record() -> records.Record:
    """A short game; blue takes a decision back on the way."""
    game = roadstead.game("jamaica")
    match = records.Match.new(game, seats=2, seed=11, options={"rounds": 5}, names=[HOSTILE, "Blue"])
    players = [bot("greedy", game, seed=1), bot("random", game, seed=2)]
    taken_back = False
    while not match.over:
        seat = match.state.actor()
        match.play(seat, players[seat].choose(match.state.redacted(seat), seat))
        if seat == 1 and not taken_back and not match.over and match.why_not_undo(1) is None:
            match.undo(1)
            taken_back = True
    assert taken_back
    return match.record


@pytest.fixture(scope="module")
def rows(record: records.Record) -> list[Measured]:
    return list(Analyser(record, SMALL).measured())


@pytest.fixture(scope="module")
def told(record: records.Record, rows: list[Measured]) -> Analysis:
    return Analyser(record, SMALL).told(rows)


def test_luck_and_play_add_up_to_the_result(told: Analysis) -> None:
    for seat in told.seats:
        assert told.fair + seat.luck + seat.own + seat.others == pytest.approx(seat.result, abs=1e-9)
        assert seat.adjusted == pytest.approx(seat.result - seat.luck, abs=1e-9)


def test_every_step_leads_from_the_chance_before_to_the_chance_after(told: Analysis) -> None:
    before = told.deal
    for step in told.steps:
        for seat, chance in enumerate(before):
            assert chance + step.played[seat] + step.luck[seat] == pytest.approx(step.chances[seat], abs=1e-9)
        before = step.chances
    assert before == [seat.result for seat in told.seats]


def test_where_nothing_is_drawn_or_shown_there_is_no_luck(record: records.Record, told: Analysis) -> None:
    quiet = {moment.n for moment in moments(record) if not moment.marked}
    assert quiet
    for step in told.steps:
        if step.n in quiet:
            assert step.luck == pytest.approx([0.0, 0.0], abs=1e-12)


def test_what_was_taken_back_is_not_judged(record: records.Record, told: Analysis) -> None:
    gone = {line.undo for line in record.lines if isinstance(line, records.Undo)}
    assert gone.isdisjoint(step.n for step in told.steps)


def test_who_plays_at_random_throws_chances_away(told: Analysis) -> None:
    greedy, random = told.seats
    assert random.cost > greedy.cost
    assert random.accuracy < greedy.accuracy
    assert all(step.better and step.better != step.do for step in told.steps if step.cost)


def test_measured_apart_luck_and_play_miss_the_result_by_no_more_than_is_stated(told: Analysis) -> None:
    for seat in told.seats:
        assert seat.gap_error > 0.0
        assert abs(seat.gap) < 3 * seat.gap_error
        assert seat.error < seat.gap_error


def test_every_throw_and_draw_has_its_luck_and_its_error(told: Analysis) -> None:
    drawn = [step for step in told.steps if step.drawn]
    assert len(drawn) > 10
    assert all(error > 0.0 for step in drawn[:-1] for error in step.luck_errors)
    assert all(step.luck_errors == [0.0, 0.0] for step in told.steps if not step.drawn)


def test_a_missed_choice_says_why(told: Analysis) -> None:
    missed = [step for step in told.steps if step.cost >= 0.05]
    assert missed
    assert all(step.why for step in missed)
    texts = [str(line) for step in missed for line in step.why]
    assert any(" more " in text or " less " in text or " fewer " in text for text in texts), texts
    assert not any("Message" in text or "{" in text for text in texts)


def test_the_same_seed_gives_the_same_analysis(record: records.Record, rows: list[Measured]) -> None:
    assert list(islice(Analyser(record, SMALL).measured(), 5)) == rows[:5]
    assert list(islice(Analyser(record, replace(SMALL, seed=1)).measured(), 5)) != rows[:5]


def test_with_all_cards_face_up_it_adds_up_too_and_one_win_is_shared(record: records.Record) -> None:
    told = analyse(record, Sampling(8, 8), face_up=True).face_up
    assert told is not None
    for step in told.steps:
        assert sum(step.chances) == pytest.approx(1.0, abs=1e-6)
        assert sum(step.luck) == pytest.approx(0.0, abs=1e-6)
    for seat in told.seats:
        assert told.fair + seat.luck + seat.own + seat.others == pytest.approx(seat.result, abs=1e-9)


def test_what_others_choose_at_the_same_time_is_not_known(record: records.Record) -> None:
    """Whoever answers second is judged as if nobody had answered yet."""
    second = [moment for moment in moments(record) if len(moment.answers) > 1]
    assert second
    for moment in second:
        assert moment.asked.actors() == [0, 1]
        assert moment.action in moment.asked.legal(moment.seat)


def test_it_goes_on_where_it_was_stopped(
    record: records.Record, rows: list[Measured], told: Analysis, tmp_path: Path
) -> None:
    out = tmp_path / "page.html"
    kept = Unfinished(record, SMALL, out)
    some = {one.n: encode(one) for one in rows[:-2]}
    for row in some.values():
        kept.add(False, row)
    with (tmp_path / "page.html.part").open("ab") as file:
        file.write(b'{"face_up": false, "me')  # the process was killed while it wrote
    again = Unfinished(record, SMALL, out)
    assert again.known == {False: some, True: {}}
    left = list(Analyser(record, SMALL).measured(some))
    assert left == rows[-2:]
    known = [decode(row, type=Measured) for row in some.values()]
    assert Analyser(record, SMALL).told([*left, *known]) == told
    assert Unfinished(record, replace(SMALL, seed=9), out).known == {False: {}, True: {}}


def test_the_page_is_whole_and_no_name_is_markup(told: Analysis) -> None:
    text = page(told)
    assert "alert(1)</script>" not in text
    assert not re.search(r"(src|href)=[\"']?(https?:|//)", text)
    assert text.count("<polyline") == 2
    shown = json.loads(re.search(r'json">(.*?)</script>', text, re.S)[1])  # type: ignore[index]
    assert shown["names"][0] == HOSTILE
    assert [step["n"] for step in shown["steps"]] == [step.n for step in told.steps]
    assert "id=switched" not in text
    both = replace(told, face_up=told)
    assert page(both).count("<polyline") == 4
    assert "<input type=checkbox id=switched>" in page(both)


def test_a_longer_game_gets_fewer_futures_for_each_decision(record: records.Record) -> None:
    game = roadstead.game("jamaica")
    match = records.Match.new(game, seats=4, seed=3)
    players = [bot("greedy", game, seed=seat) for seat in range(4)]
    while not match.over:
        seat = match.state.actor()
        match.play(seat, players[seat].choose(match.state.redacted(seat), seat))
    assert sampling_for(match.record).chance < sampling_for(record).chance
    assert sampling_for(record, 32).chance == 32


def test_the_command_writes_a_page_and_prints_everything(
    record: records.Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = tmp_path / "game.jsonl"
    game.write_bytes(record.to_bytes())
    out = tmp_path / "page.html"
    assert run(["coach", str(game), "--out", str(out), "--json", "--worlds", "8"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert len(told["seats"]) == 2
    assert out.read_text().startswith("<!doctype html>")
    assert sorted(tmp_path.iterdir()) == [game, out]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--worlds", "2"], "--worlds takes 8 to 4096"),
        (["--seed", "-1"], "--seed takes 0 to"),
        (["--out", "nowhere/page.html"], "No such file"),
    ],
)
def test_bad_input_is_told_in_one_line(
    arguments: list[str], words: str, record: records.Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = tmp_path / "game.jsonl"
    game.write_bytes(record.to_bytes())
    assert run(["coach", str(game), *arguments]) == 2
    assert words in capsys.readouterr().err


def test_an_unfinished_game_is_refused(
    record: records.Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = tmp_path / "game.jsonl"
    game.write_bytes(records.Record(record.header, record.lines[:-1]).to_bytes())
    assert run(["coach", str(game), "--out", str(tmp_path / "page.html")]) == 2
    assert "the game is not finished" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == [game]


def test_two_processes_share_an_analysis_and_tell_how_far_they_are(record: records.Record) -> None:
    lines = [line.decode() for line in record.to_bytes().splitlines()]
    team = Team(nice=0)
    try:
        *done, last = team.analyse(Job(lines, worlds=8))
        assert all(isinstance(step, Progress) for step in done)
        assert [step.done for step in done] == list(range(1, len(done) + 1))  # type: ignore[union-attr]
        assert last == analyse(record, sampling_for(record, 8))
        with pytest.raises(CoachFailed, match="RecordFault"):
            list(team.analyse(Job([lines[0], lines[2]])))
        assert isinstance(next(iter(team.analyse(Job(lines, worlds=8)))), Progress)  # the next one is answered
    finally:
        team.close()


@pytest.mark.soak
@pytest.mark.parametrize("name", [game.name for game in roadstead.all_games()])
def test_in_every_game_luck_and_play_add_up_within_the_stated_error(name: str) -> None:
    """Measured apart they miss the result as often and as far as their errors say, in one game after the other."""
    game = roadstead.game(name)
    sizes = []
    for seed in range(3):
        match = records.Match.new(game, seats=3, seed=seed)
        players = [bot(kind, game, seed=seed) for kind in ("casual", "greedy", "captain:12")]
        while not match.over:
            seat = match.state.actor()
            match.play(seat, players[seat].choose(match.state.redacted(seat), seat))
        told = analyse(match.record, Sampling(24, 8), face_up=True)
        assert told.face_up is not None
        for seat in told.seats + told.face_up.seats:
            assert told.fair + seat.luck + seat.own + seat.others == pytest.approx(seat.result, abs=1e-9)
            sizes.append(seat.gap / seat.gap_error)
    assert max(map(abs, sizes)) < 4.0
    assert sum(size**2 for size in sizes) / len(sizes) < 2.5
