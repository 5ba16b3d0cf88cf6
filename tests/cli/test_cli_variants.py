"""Variants at the command line: listed, checked, and wherever a game's name is taken."""

import json

import pytest

OWN = 'game = "jamaica"\ntitle = "Mine"\nreason = "To see."\n[options]\nrounds = 5\n[changes]\nfinish_score = 30\n'


@pytest.fixture
def own(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(OWN, "utf-8")
    return file


def test_the_list_says_what_differs(roadstead):
    said = roadstead("variants")
    assert said.code == 0
    assert "jamaica~rich-lairs" in said.out
    assert "Pirate lairs, each with a treasure: 11 instead of 9." in said.out


def test_of_one_game_it_says_what_can_be_changed(roadstead):
    said = roadstead("variants jamaica")
    assert "finish_score  Points for coming home: 15 (0 to 40)" in said.out
    assert "new_bedford" not in said.out
    told = json.loads(roadstead("variants jamaica --json").out)
    assert {row["name"] for row in told["changeable"][0]["changes"]} >= {"finish_score", "lairs", "costs"}
    assert len(told["variants"]) == 2


def test_of_one_variant_it_says_what_differs_and_nothing_of_others(roadstead):
    said = roadstead("variants jamaica~rich-lairs")
    assert "Pirate lairs, each with a treasure: 11 instead of 9." in said.out
    assert "a-long-way-home" not in said.out
    assert "lairs  Pirate lairs" not in said.out
    told = json.loads(roadstead("variants jamaica~rich-lairs --json").out)
    assert [variant["name"] for variant in told["variants"]] == ["jamaica~rich-lairs"]
    assert told["changeable"] == []


def test_a_file_is_checked(roadstead, own):
    said = roadstead(["variants", str(own)])
    assert "Points for coming home: 30 instead of 15." in said.out
    own.write_text(OWN.replace("30", "300"), "utf-8")
    said = roadstead(["variants", str(own)])
    assert said.code == 2
    assert f"{own}: line 7: finish_score is a whole number from 0 to 40, not 300" in said.err
    own.write_bytes(b"\xff\xfe")
    assert f"{own}: this is no text in UTF-8" in roadstead(["variants", str(own)]).err
    assert "nowhere.toml: No such file" in roadstead("variants nowhere.toml").err


@pytest.mark.parametrize("name", ["file", "jamaica~rich-lairs"])
def test_it_is_taken_wherever_a_game_is(roadstead, own, name, tmp_path):
    game = str(own) if name == "file" else name
    found = json.loads(
        roadstead(["simulate", game, *["--games", "4", "--seats", "2", "--seed", "1", "--jobs", "2", "--json"]]).out
    )
    assert found["game"].startswith("jamaica~")
    said = roadstead(
        ["tournament", game, *["--bots", "greedy,random", "--games", "4", "--seed", "1", "--jobs", "1", "--json"]]
    )
    assert json.loads(said.out)["game"] == found["game"]
    assert "What differs" in roadstead(["rules", game]).out or "This is the variant" in roadstead(["rules", game]).out
    said = roadstead(
        ["tournament", game, *["--bots", "greedy,random", "--games", "4", "--seed", "1", "--jobs", "1", "--json"]]
    )
    assert said.code == 0


def test_a_game_saved_is_verified_without_the_file_it_came_from(roadstead, own, tmp_path):
    from roadstead.games import find
    from roadstead.records import Match

    match = Match.new(find(str(own)), 2, 3, open_seed=True)
    while not match.state.over:
        seat = match.state.actor()
        match.play(seat, match.state.legal(seat)[0])
    match.save(tmp_path / "game.jsonl")
    own.unlink()
    said = roadstead(["verify", str(tmp_path / "game.jsonl")])
    assert said.code == 0, said.err
    assert "jamaica~mine-" in said.out
    whole = (tmp_path / "game.jsonl").read_text("utf-8")
    (tmp_path / "game.jsonl").write_text(whole.replace("finish_score = 30", "finish_score = 31"), "utf-8")
    said = roadstead(["verify", str(tmp_path / "game.jsonl")])
    assert said.code == 1
    assert "the header names" in said.out + said.err


def test_what_is_not_there_is_told(roadstead, tmp_path):
    said = roadstead("simulate jamaica~rich --games 1")
    assert said.code == 2
    assert "Jamaica has no variant 'jamaica~rich' (it has: jamaica~a-long-way-home, jamaica~rich-lairs" in said.err
    said = roadstead("simulate ludo~x --games 1")
    assert "there is no game 'ludo'" in said.err


def test_learned_weights_of_a_variant_are_not_installed(roadstead, own):
    said = roadstead(["learn", str(own), "--install", "--seats", "2"])
    assert said.code == 2
    assert "--install is for a game as it is printed" in said.err


def test_every_mistake_has_a_line_of_its_own(roadstead, own):
    own.write_text(OWN.replace("30", "300") + "lairs = 99\n", "utf-8")
    for command in (["variants", str(own)], ["simulate", str(own), "--games", "1"]):
        said = roadstead(command)
        assert said.code == 2
        first, second = said.err.splitlines()
        assert first.startswith("roadstead: ")
        assert "mine.toml: line 7: finish_score is a whole number from 0 to 40, not 300" in first
        assert "mine.toml: line 8: lairs is a whole number from 3 to 11, not 99" in second


def test_a_servers_folder_is_checked_before_it_opens(roadstead, own):
    own.write_text(OWN.replace("30", "300"), "utf-8")
    said = roadstead(["serve", "--variants", str(own.parent)])
    assert said.code == 2
    assert "mine.toml: line 7: finish_score" in said.err
    assert "there is no such folder" in roadstead(["serve", "--variants", str(own)]).err


@pytest.mark.parametrize("command", ["games", "variants", "simulate jamaica --games 1"])
def test_rules_that_the_environment_tells_of_and_that_are_none_are_told_in_a_line(roadstead, command, monkeypatch):
    monkeypatch.setenv("ROADSTEAD_RULES", "garbage")
    said = roadstead(command)
    assert said.code == 2
    assert said.err == "roadstead: rules of your own are given as FILE.py:CLASS, not 'garbage'\n"
