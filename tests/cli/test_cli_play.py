"""A game in the terminal: answers, refusals, commands, leaving and coming back."""

import io
import os
import re
import select
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from roadstead import records

PROMPT = "> "


@pytest.fixture
def play(roadstead, monkeypatch):
    """Play with these answers typed; the answers end as they do with Ctrl-D."""

    def typed(line: str, *answers: str):
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{answer}\n" for answer in answers)))
        return roadstead(f"play {line}")

    return typed


def choices_in(screen: str) -> list[str]:
    """What the last numbered list on the screen offers."""
    last = screen.rpartition("\n1  ")[2]
    return re.findall(r"^\s*\d+  (\S.*?)  ", "1  " + last, re.MULTILINE)


def test_the_screen_has_the_table_the_question_and_the_numbered_choices_with_rules(play):
    said = play("jamaica --seats 4 --seed 197998")
    assert said.code == 0
    assert "You are Red (you)" in said.out
    for name in ("Blue", "Green", "Yellow"):
        assert f"{name}: greedy" in said.out
    assert "Round 1: Yellow is Captain.  JAM-3.9" in said.out
    assert "Choose a card: the morning die is 4, the evening die 5.  JAM-3.3" in said.out
    assert choices_in(said.out) == ["card gold/forward", "card gunpowder/food", "card food/gunpowder"]
    assert "Morning: load 4 gold. Evening: sail 5 forward to Old Harbour, pay 3 gold.  JAM-3.5" in said.out


def test_a_newcomer_is_told_of_the_guide_and_can_read_it(play):
    said = play("jamaica --seed 197998", "guide", "?")
    assert "new to the game? Type guide." in " ".join(said.out.split())
    assert "How to play Jamaica" in said.out
    assert "Three tips for a first game" in said.out
    assert "how to play, in two minutes" in said.out


def test_a_number_and_the_actions_text_do_the_same(play):
    by_number = play("jamaica --seed 197998", "1").out
    by_text = play("jamaica --seed 197998", "Card  GOLD/forward").out
    told = "Red (you) turns up gold/forward.  JAM-3.4"
    assert told in by_number
    assert by_number.partition("What happened")[2].replace("> 1\n", "") == by_text.partition("What happened")[
        2
    ].replace("> Card GOLD/forward\n", "")


def test_an_illegal_action_is_told_why_not_with_its_rule(play):
    said = play("jamaica --seed 197998", "attack blue")
    assert re.search(
        r"Whom to attack is chosen when .* Now .*  JAM-7\.2", said.out.rpartition(f"{PROMPT}attack blue\n")[2]
    )


def test_unknown_text_is_told_what_is_near(play):
    said = play("jamaica --seed 197998", "card gold/foward", "xyzzy", "99", "0", "")
    assert "did you mean 'card gold/forward'?" in said.out
    assert "No action is called 'xyzzy'" in said.out
    assert said.out.count("The choices are numbered 1 to 3.") == 2
    assert "Type a number, an action, or ? for help." in said.out
    assert "turns up" not in said.out


def test_the_commands(play, tmp_path):
    said = play(
        "jamaica --seed 197998", "?", "rules 3.1", "rules 99", "hint", "log", "table", "undo", f"svg {tmp_path}/a.svg"
    )
    assert "take your last decision back" in said.out
    assert "The Captain throws both action dice" in said.out
    assert "have no clause '99'" in said.out
    assert re.search(r"1\. `card (gold/forward|gunpowder/food|food/gunpowder)`: ", said.out)
    assert len(re.findall(r"\d+ % to win \(± \d+\), \d+ points\.", said.out)) == 3
    assert said.out.count("Round 1: Yellow is Captain.") == 2
    assert said.out.count("lairs with treasure") == 2
    assert "Red (you) has nothing to take back." in said.out
    assert (tmp_path / "a.svg").read_text().startswith("<svg ")


def test_looking_at_the_table_shows_the_choices_again(play):
    said = play("jamaica --seed 197998", "table")
    again = said.out.rpartition(f"{PROMPT}table")[2]
    assert "Choose a card: the morning die is 4" in again
    assert choices_in(again) == ["card gold/forward", "card gunpowder/food", "card food/gunpowder"]


def test_rules_with_a_word_shows_the_clauses_that_have_it(play):
    said = play("jamaica --seed 197998", "rules sabre", "rules Sabre treasure", "rules xyzzy", "rules JAM-")
    assert re.search(r"JAM-\d+\.\d+ .*[Ss]abre", said.out)
    assert "have no clause 'xyzzy'" in said.out
    assert "have no clause 'JAM-'" in said.out


def test_a_long_line_is_answered_with_a_short_one(play):
    said = play("jamaica --seed 197998", "x" * 100_000, "rules " + "y" * 100_000, "save " + "z" * 100_000)
    answers = said.out.partition(PROMPT)[2]
    without_echo = "".join(line for line in answers.splitlines() if len(line) < 1000)
    assert len(without_echo) < 2500
    assert "File name too long" in said.out


def test_the_line_to_go_on_with_works_where_one_is(tmp_path):
    program = Path(sys.executable).parent / "roadstead"
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "roadstead").symlink_to(program)
    how = {"cwd": tmp_path, "input": "quit\n", "capture_output": True, "text": True, "timeout": 30}
    call = ["bin/roadstead", "play", "jamaica", "--seed", "197998", "--save", "my game.jsonl"]
    said = subprocess.run(call, **how).stdout
    told = said.rpartition("Go on with: ")[2].strip()
    assert told == "./bin/roadstead play --resume 'my game.jsonl'"
    assert "Choose a card" in subprocess.run(shlex.split(told), **how).stdout


def test_undo_takes_a_decision_back_that_showed_nothing(play):
    before = play("jamaica --seed 197998", "card gold/forward", "take 3 3")
    assert choices_in(before.out) == ["morning 3", "morning 5"]
    after = play("jamaica --seed 197998", "card gold/forward", "take 3 3", "morning 5", "undo")
    assert "the morning die is 5, the evening die 3" in after.out
    assert "takes the last decision back" in after.out
    assert choices_in(after.out) == choices_in(before.out)


def test_undo_is_refused_once_others_have_learned_from_it(play):
    said = play("jamaica --seed 197998", "card gold/forward", "undo")
    assert "so it cannot be taken back." in said.out
    assert choices_in(said.out)[0] == "take 2 1"


def test_a_whole_game_ends_with_the_score_point_by_point(play, tmp_path):
    file, picture = tmp_path / "game.jsonl", tmp_path / "table.svg"
    said = play(
        f"jamaica --seats 3 --seat blue --bots random,greedy --option rounds=5 --seed 2 --save {file} --svg {picture}",
        *["1"] * 200,
    )
    assert said.code == 0
    assert "You are Blue (you). Red: random, Green: greedy." in said.out
    end = said.out.partition("Jamaica: the end")[2]
    verdict = records.verify(file)
    assert verdict.finished
    for score in verdict.scores:
        assert re.search(rf" {score} ", end)
    names = ["Red", "Blue (you)", "Green"]
    for winner in verdict.winners:
        assert names[winner] in end.splitlines()[-1]
    assert picture.read_text().startswith("<svg ")


def test_nothing_hidden_is_shown(play):
    said = play("jamaica --seats 4 --seed 197998", *["1"] * 12)
    assert re.search(r"Red \(you\) draws \w+/\w+", said.out)
    assert re.search(r"Blue draws \d cards?\.", said.out)
    assert not re.search(r"Blue draws \w+/\w+", said.out)


def test_a_game_left_is_gone_on_with_where_it_was(play, tmp_path):
    whole, file = tmp_path / "whole.jsonl", tmp_path / "half.jsonl"
    answers = ["1", "1", "1", "1", "1", "1"]
    straight = play(f"jamaica --seed 197998 --bots random --save {whole}", *answers)
    left = play(f"jamaica --seed 197998 --bots random --save {file}", *answers[:3], "quit")
    assert f"Go on with: roadstead play --resume {file}" in left.out
    kept = file.read_text()
    assert whole.read_text().startswith(kept)
    back = play(f"--resume {file}")
    assert "Blue: random" in back.out
    assert choices_in(back.out) == choices_in(left.out)
    assert "Round 1: Yellow is Captain." in back.out
    assert file.read_text() == kept
    play(f"jamaica --resume {file}", "1")
    assert file.read_text().startswith(kept)
    assert len(file.read_text()) > len(kept)
    assert records.verify(file, allow_unfinished=True).decisions > 0
    assert "The table" in straight.out


def test_a_file_that_holds_a_game_is_not_written_over(play, tmp_path):
    file = tmp_path / "game.jsonl"
    play(f"jamaica --seed 197998 --save {file}", "quit")
    kept = file.read_text()
    said = play(f"jamaica --seed 5 --save {file}", "quit")
    assert said.code == 2
    assert "exists already" in said.err
    assert file.read_text() == kept


def test_save_while_playing_keeps_it_from_then_on(play, tmp_path):
    file = tmp_path / "late.jsonl"
    said = play("jamaica --seed 197998", f"save {file}", "save", "save /no/such/folder/x", "1", "quit")
    assert "Save to which file?" in said.out
    assert "No such file or directory" in said.out
    assert f"roadstead play --resume {file}" in said.out
    assert records.verify(file, allow_unfinished=True).decisions >= 5


def test_a_game_that_is_over_cannot_be_resumed(play, tmp_path):
    file = tmp_path / "game.jsonl"
    play(f"jamaica --seats 2 --option rounds=5 --seed 2 --save {file}", *["1"] * 200)
    said = play(f"--resume {file}")
    assert said.code == 2
    assert "over" in said.err
    assert said.err.count("\n") == 1


def test_ctrl_c_leaves_at_once_and_keeps_the_game(start, tmp_path):
    file = tmp_path / "game.jsonl"
    ours, theirs = os.openpty()
    process = start("play", "jamaica", "--seed", "197998", "--save", str(file), stdin=theirs, stdout=theirs)
    os.close(theirs)
    read_until(ours, "The table")
    os.write(ours, b"1\r")
    read_until(ours, "What happened", "The table")
    began = time.perf_counter()
    process.send_signal(signal.SIGINT)
    process.wait(10)
    taken = time.perf_counter() - began
    assert process.returncode == 130
    assert taken < 5.0
    assert f"-m roadstead.cli play --resume {file}" in read_until(ours, "--resume")
    assert process.stderr.read() == ""
    assert records.verify(file, allow_unfinished=True).decisions >= 1


def test_ctrl_c_is_heard_while_a_bot_thinks(start, tmp_path):
    file = tmp_path / "game.jsonl"
    # With these dice a bot begins, and what it can do is so close that it thinks for long.
    process = start("play", "rotterdam", "--seed", "2", "--bots", "captain:300s:plain", "--save", str(file))
    while "Type ? for help" not in process.stdout.readline():
        pass
    time.sleep(0.5)
    began = time.perf_counter()
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=10)
    taken = time.perf_counter() - began
    assert process.returncode == 130
    assert taken < 5.0
    assert f"-m roadstead.cli play --resume {file}" in out
    assert err == ""
    assert records.verify(file, allow_unfinished=True).decisions == 0


def read_until(terminal: int, *words: str) -> str:
    """What the terminal shows, up to these words and to the end of what is there, without its colours."""
    seen, until = "", time.monotonic() + 20
    while time.monotonic() < until:
        if not select.select([terminal], [], [], 0.5)[0]:
            continue
        try:
            seen += os.read(terminal, 65536).decode()
        except OSError:
            break
        plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", seen).replace("\r\n", "\n")
        at = 0
        for word in words:
            at = plain.find(word, at) if at >= 0 else -1
        if at >= 0 and (plain.endswith(PROMPT) or "--resume" in words):
            return plain
    raise AssertionError(f"{words} did not appear in: {seen}")
