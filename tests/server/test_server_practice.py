"""Positions to practise on over HTTP: the list, a position with its answer, and what a choice would bring."""

import json
from urllib.parse import quote

import roadstead
from roadstead.coach.practice import practice

JAMAICA = roadstead.game("jamaica")
FIRST = practice(JAMAICA).exercises[0]


def got(server, path):
    status, _, whole = server.http(path)
    return status, json.loads(whole)


def test_the_positions_of_a_game_are_listed_and_counted(server):
    status, told = got(server, "/api/games/jamaica/practice")
    assert status == 200
    assert told["exercises"] == [one.name for one in practice(JAMAICA).exercises]
    _, games = got(server, "/api/games")
    counts = {game["name"]: game.get("practice", 0) for game in games["games"]}
    assert counts == {game.name: len(practice(game).exercises) for game in roadstead.all_games()}


def test_a_position_is_shown_from_its_seat_with_all_that_can_be_chosen(server):
    status, told = got(server, f"/api/games/jamaica/practice/{FIRST.name}")
    assert status == 200
    assert told["lobby"]["you"] == FIRST.seat
    view = told["view"]
    assert {choice["do"] for choice in view["asked"]["choices"]} == {one.do for one in FIRST.tried}
    assert view["pieces"]
    assert view["board"]["url"].startswith("/board/jamaica/")
    assert [one["do"] for one in told["best"]] == [one.do for one in FIRST.tried[:3]]
    assert told["best"][0]["chance"] == FIRST.best.chance
    assert told["usual"] == FIRST.usual
    assert {one["do"] for one in told["worth"]} == {one.do for one in FIRST.tried}


def test_what_a_choice_would_bring_is_foreseen(server):
    status, told = got(server, f"/api/games/jamaica/practice/{FIRST.name}/preview?do={quote(FIRST.best.do)}")
    assert status == 200
    assert told, "something is told of it"


def test_what_may_not_be_chosen_is_refused_with_its_rule(server):
    where = f"/api/games/jamaica/practice/{FIRST.name}/preview"
    illegal = next(
        JAMAICA.actions.text(action)
        for action in range(JAMAICA.actions.size)
        if action not in FIRST.view(JAMAICA).legal(FIRST.seat)
    )
    status, told = got(server, f"{where}?do={quote(illegal)}")
    assert status == 400
    assert told["refused"]["words"]
    assert got(server, f"{where}?do=nonsense")[0] == 400
    assert got(server, where)[0] == 400


def test_what_there_is_not_is_not_found(server):
    assert got(server, "/api/games/whist/practice")[0] == 404
    assert got(server, "/api/games/whist/practice/0")[0] == 404
    assert got(server, "/api/games/jamaica/practice/0000000000")[0] == 404
