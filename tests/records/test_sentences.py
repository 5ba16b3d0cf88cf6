"""The tool that keeps every sentence of the English table: the same games say the same, and what differs is found."""

import json
from pathlib import Path

import pytest

import roadstead

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture
def tools(monkeypatch):
    monkeypatch.syspath_prepend(TOOLS)
    import sentences
    import sentences_games

    monkeypatch.setattr(sentences_games, "LEAST_DECISIONS", 1)
    monkeypatch.setattr(sentences_games, "SCOUTS", 1)
    plans = sentences_games.plans
    monkeypatch.setattr(sentences_games, "plans", lambda game: list(plans(game))[:3])
    return sentences


@pytest.fixture
def book(tools, tmp_path):
    tools.write(tmp_path / "before", ["new_bedford"], None)
    return tmp_path / "before"


def test_a_book_has_every_kind_of_sentence_with_its_rule_and_its_place(book):
    rows = [line.split("\t") for line in (book / "new_bedford.txt").read_text("utf-8").splitlines()]
    assert rows == sorted(rows)
    kinds = {row[0] for row in rows}
    assert {"prompt", "waiting", "label", "refusal", "log line", "preview line", "practice", "lesson card"} <= kinds
    assert {"sheet title", "sheet column", "sheet cell", "breakdown cell", "award", "story"} <= kinds
    assert any(row[0] == "refusal" and "[NB-" in row[2] for row in rows)
    answers = {row[1].split("/")[1] for row in rows if row[0] == "label"}
    assert answers <= set(roadstead.game("new_bedford").occasions)


def test_the_same_games_say_the_same(tools, book, tmp_path, capsys):
    tools.write(tmp_path / "after", ["new_bedford"], book)
    for file in ("new_bedford.txt", "new_bedford.games"):
        assert (tmp_path / "after" / file).read_text("utf-8") == (book / file).read_text("utf-8")
    capsys.readouterr()
    assert not tools.compare(book, tmp_path / "after", ["new_bedford"], [], 1)
    assert capsys.readouterr().out == "== new_bedford: 0 sentences differ, in 0 ways\n"


def test_what_differs_is_told_together_where_it_changed_alike(tools, book, tmp_path, capsys):
    after = tmp_path / "after"
    after.mkdir()
    said = (book / "new_bedford.txt").read_text("utf-8")
    (after / "new_bedford.txt").write_text(said.replace("Waiting for", "We wait for"), "utf-8")
    capsys.readouterr()
    assert tools.compare(book, after, ["new_bedford"], ["waiting"], 1)
    told = capsys.readouterr().out
    assert told.startswith("== new_bedford: ")
    assert "in 1 ways" in told
    assert ": Waiting => We wait" in told
    assert "- Waiting for Anna" in told
    assert "+ We wait for Anna" in told


def test_a_game_that_cannot_be_played_any_more_is_told_and_left(tools, book, tmp_path, capsys):
    file = book / "new_bedford.games"
    games = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    games[0]["play"][2] = "0 no such action"
    file.write_text("".join(json.dumps(game) + "\n" for game in games), "utf-8")
    tools.write(tmp_path / "after", ["new_bedford"], book)
    assert "game 0: other rules from decision 3 on" in capsys.readouterr().out


def test_numbers_and_names_make_no_other_way_of_differing(tools):
    assert tools.change("Anna pays $1,200M", "Anna gives $1,200M") == "pays => gives"
    assert tools.change("Anna pays 3 gold", "Bert pays 4 gold") == "numbers or names alone"
    assert tools.change("", "Bert pays 4 gold") == "new: # pays # gold"
    before = {"one": "1:2", "two": "1:3", "same": "1:4"}
    after = {"ONE": "1:2", "One": "1:2", "three": "2:2", "same": "9:9"}
    assert list(tools.differences(before, after)) == [("one", "ONE"), ("two", ""), ("", "One"), ("", "three")]
