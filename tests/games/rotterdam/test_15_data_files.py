"""ROT-15: the data files, and what is said of bad ones."""

import copy
import json
from importlib.resources import files
from pathlib import Path

import pytest

from games.rotterdam.dice import CHART
from roadstead.games.rotterdam import GAME, game_on
from roadstead.games.rotterdam.rules import data_files

FOLDER = Path(str(files("roadstead.games.rotterdam") / "data"))


def plain():
    return {name: json.loads((FOLDER / f"{name}.json").read_text("utf-8")) for name in data_files.FILES}


def row(content, part, **key):
    return next(one for one in content[part] if key.items() <= one.items())


@pytest.mark.rule("ROT-15.1")
def test_every_file_says_where_its_parts_come_from():
    for name, content in plain().items():
        assert content["about"]
        said = " ".join(content["provenance"].values())
        assert "reconstructed" in said or name == "markets"
        assert "rulebook" in said


@pytest.mark.rule("ROT-15.1")
def test_an_owner_may_play_with_another_river_other_prices_and_other_cards(tmp_path):
    mine = plain()
    mine["board"]["positions"].insert(5, {"id": "R99", "name": "Maasvlakte", "kind": "anchor", "x": 1, "y": 4})
    mine["board"]["channels"] += [
        {"from": "S4", "colour": "red", "to": "R99"},
        {"from": "R99", "colour": "blue", "to": "BOTLEK"},
    ]
    row(mine["markets"], "materials", material="oil")["prices"] = [1, 1, 2, 3, 5, 8]
    row(mine["decks"], "products", product="jam")["points"] = 3
    mine["decks"]["assignments"] = mine["decks"]["assignments"][:30]
    for name, content in mine.items():
        (tmp_path / f"{name}.json").write_text(json.dumps(content), "utf-8")
    game = game_on(data_files.read(tmp_path))
    assert game.actions.parse("sail r99") != GAME.actions.parse("sail r1")
    for seed in range(3):
        state = game.new(seats=3, seed=seed)
        while not state.over:
            seat = state.actors()[0]
            menu = state.legal(seat)
            state.play(seat, menu[state.decisions * 7919 % len(menu)])
        assert state.invariants() == []


def changed(name, part, at, **changes):
    def change(mine):
        mine[name][part][at].update(changes)

    return change


def without(name, part, keep):
    def change(mine):
        mine[name][part] = [one for one in mine[name][part] if keep(one)]

    return change


def also(name, part, **new):
    def change(mine):
        mine[name][part].append(new)

    return change


BAD = {
    "harbour EEM is out of reach from S1": without("board", "channels", lambda one: one["to"] != "EEM"),
    "the colour violet is never used": without("board", "channels", lambda one: one["colour"] != "violet"),
    "channels run in a circle: R1 - R2 - R5 - R1": also(
        "board", "channels", **{"from": "R5", "colour": "red", "to": "R1"}
    ),
    "no channel leaves R16": without("board", "channels", lambda one: one["from"] != "R16"),
    "leaves a harbour": also("board", "channels", **{"from": "EEM", "colour": "red", "to": "R1"}),
    "leads back to a starting position": also("board", "channels", **{"from": "R1", "colour": "red", "to": "S1"}),
    "there is no position 'R77'": also("board", "channels", **{"from": "R77", "colour": "red", "to": "R1"}),
    "'pink' is no channel colour": changed("board", "channels", 0, colour="pink"),
    "stands there twice": also("board", "channels", **{"from": "S1", "colour": "red", "to": "R1"}),
    "more than two green channels leave R2": lambda mine: [
        also("board", "channels", **{"from": "R2", "colour": "green", "to": end})(mine) for end in ("R6", "R9")
    ],
    "there are 3 starting positions, not 4": without("board", "positions", lambda one: one["id"] != "S4"),
    "two positions are called 'r1'": changed("board", "positions", 5, id="r1"),
    "R1 is of the kind 'lake'": changed("board", "positions", 4, kind="lake"),
    "harbours: MERWE is missing": without("board", "positions", lambda one: one["id"] != "MERWE"),
    "the price of oil falls from 3 to 2": changed("markets", "materials", 0, prices=[1, 3, 2, 4]),
    "the price of oil has 13 steps": changed("markets", "materials", 0, prices=list(range(1, 14))),
    "the price of bread falls from 5 to 4": changed("markets", "products", 2, track=[3, 5, 4, 6, 7]),
    "bread opens at 9, which is not on its track": changed("markets", "products", 2, opening=9),
    "bread and cookies of one harbour differ": changed("markets", "products", 2, track=[5, 6]),
    "a later factory site of EEM is dearer": changed("markets", "factories", 2, prices=[8, 10]),
    "EEM has 0 factory sites": changed("markets", "factories", 2, prices=[]),
    "materials: fruit is missing": without("markets", "materials", lambda one: one["material"] != "fruit"),
    "every number is a whole one": changed("markets", "materials", 0, prices=[1, 2.5]),
    "there is no 'tsunami'": changed("decks", "shipping", 0, card="tsunami"),
    "'copies' is missing or of the wrong kind": changed("decks", "shipping", 0, copies="many"),
    "there is no product 'tea'": changed("decks", "assignments", 0, products=["tea", "jam"]),
    "two or three different products": changed("decks", "assignments", 0, products=["jam", "jam"]),
    "worth a point at least": changed("decks", "assignments", 0, points=0),
    "no assignment asks for jam": without("decks", "assignments", lambda one: "jam" not in one["products"]),
    "the shipping cards are not 3 to 60": lambda mine: [one.update(copies=0) for one in mine["decks"]["shipping"]],
}


@pytest.mark.rule("ROT-15.2")
@pytest.mark.parametrize("words", BAD)
def test_a_bad_data_file_is_refused_with_a_line_that_says_what_is_wrong(words):
    mine = plain()
    BAD[words](mine)
    with pytest.raises(ValueError) as refused:
        data_files.chart_of(mine)
    line = str(refused.value)
    assert words in line
    assert "\n" not in line
    assert ".json" in line


@pytest.mark.rule("ROT-15.2")
def test_a_missing_or_broken_file_is_refused(tmp_path):
    with pytest.raises(ValueError, match=r"board\.json cannot be read"):
        data_files.read(tmp_path)
    (tmp_path / "board.json").write_text("{", "utf-8")
    with pytest.raises(ValueError, match=r"board\.json is no JSON"):
        data_files.read(tmp_path)
    with pytest.raises(ValueError, match=r"board\.json has no list 'positions'"):
        data_files.chart_of({"board": []})


@pytest.mark.rule("ROT-15.3")
def test_other_data_have_another_fingerprint():
    mine = copy.deepcopy(plain())
    assert game_on(data_files.chart_of(mine)).digest == GAME.digest
    row(mine["decks"], "shipping", card="fog")["points"] = 1
    assert game_on(data_files.chart_of(mine)).digest != GAME.digest
    assert CHART.plain == GAME.data


@pytest.mark.rule("ROT-15.1")
def test_the_tables_of_the_written_rules_are_those_of_the_files():
    rules = (FOLDER.parent / "RULES.md").read_text("utf-8")
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in rules.splitlines() if line.startswith("| ")
    ]
    rows = {line[0]: line[1:] for line in cells}
    for position in plain()["board"]["positions"][:20]:
        name, kind, ways = rows[position["id"]]
        assert (name, kind) == (position["name"], position["kind"])
        leaving = [one for one in plain()["board"]["channels"] if one["from"] == position["id"]]
        assert {end for way in ways.split("; ") for end in way.split(" to ")[1].split(" or ")} == {
            one["to"] for one in leaving
        }
        assert {way.split(" to ")[0] for way in ways.split("; ")} == {one["colour"] for one in leaving}
    for card in plain()["decks"]["shipping"]:
        assert rows[card["card"]][:2] == [str(card["copies"]), str(card["points"])]
    listed = {(points, job) for points in ("4", "5", "6", "7", "8") for job in rows[points][0].split("; ")}
    assert listed == {(str(one["points"]), " + ".join(one["products"])) for one in plain()["decks"]["assignments"]}
