"""A guided first game over the wire: prepared, followed, left, taken up again, and ended."""

import json

import pytest
from harness import Person

import roadstead
from roadstead.server.bot_pool.levels import KNOWN
from roadstead.server.storage.table_info import Seat
from roadstead.server.tables.lesson_tables import BEGINNER
from roadstead.server.tables.new_table import again

LESSON = roadstead.game("jamaica").lessons[0]


def learn(server, game="jamaica", lesson=LESSON.name, player="Anna"):
    status, _, whole = server.http("/api/lessons", {"game": game, "lesson": lesson, "player": player})
    assert status == 201, whole
    made = json.loads(whole)
    return Person(server, made["table"], made["token"])


def card(person):
    return person.view.get("lesson")


def asked_about(person, step):
    """Wait until the coach speaks of this step, and the learner is asked."""
    return person.until(lambda p: p.choices and card(p) and card(p).get("heading") == step.title)


def follow(anna, steps):
    for step in steps:
        asked_about(anna, step)
        anna.play(card(anna)["do"])


def test_whoever_follows_the_coach_is_led_to_the_end_and_plays_on(server):
    anna = learn(server)
    assert anna.seat == LESSON.seat
    for number, step in enumerate(LESSON.steps, 1):
        asked_about(anna, step)
        told = card(anna)
        assert (told["step"], told["steps"]) == (number, len(LESSON.steps))
        assert (told["words"], told["rule"], told["here"], told["do"]) == (step.words, step.rule, step.here, step.do)
        assert told["do"] in anna.choices
        assert "otherwise" not in told
        anna.play(told["do"])
    anna.until(lambda p: card(p) and card(p).get("over"))
    assert card(anna)["words"] == LESSON.ending
    anna.ask("end_lesson")
    anna.until(lambda p: card(p) is None)
    anna.until(lambda p: p.choices)
    anna.play()


def test_another_choice_is_taken_and_answered_and_the_lesson_goes_on(server):
    anna = learn(server)
    first, *others = LESSON.steps
    asked_about(anna, first)
    anna.play(next(do for do in anna.choices if do != first.do))
    anna.until(lambda p: card(p).get("otherwise", "").startswith(first.otherwise))
    told = asked_about(anna, next(step for step in others if step.asked == "choose card"))
    assert not card(told).get("do"), "the position is not the prepared one: nothing is suggested in it"
    assert not card(told).get("here")
    anna.play()
    anna.until(lambda p: "otherwise" not in card(p))
    anna.until(lambda p: p.choices)


def test_one_who_goes_back_is_on_the_prepared_way_again(server):
    anna = learn(server)
    first = LESSON.steps[0]
    asked_about(anna, first)
    anna.play(next(do for do in anna.choices if do != first.do))
    anna.until(lambda p: "otherwise" in card(p))
    anna.ask("ask_back", n=1)
    asked_about(anna, first)
    assert "otherwise" not in card(anna)
    anna.play(first.do)
    asked_about(anna, LESSON.steps[1])
    assert card(anna)["do"] == LESSON.steps[1].do


@pytest.mark.parametrize("followed", [0, 4])
def test_a_lesson_goes_on_where_it_was_after_a_reload_and_a_restart(own_server, followed):
    server = own_server()
    anna = learn(server)
    follow(anna, LESSON.steps[:followed])
    before = card(asked_about(anna, LESSON.steps[followed]))
    anna = anna.again()
    assert card(anna) == before
    anna.close()
    server.stop()
    server = own_server()
    anna = Person(server, anna.table, anna.token)
    assert card(anna) == before
    follow(anna, LESSON.steps[followed : followed + 2])
    asked_about(anna, LESSON.steps[followed + 2])


def test_a_skipped_lesson_is_silent_for_good(server):
    anna = learn(server)
    asked_about(anna, LESSON.steps[0])
    anna.ask("end_lesson")
    anna.until(lambda p: card(p) is None)
    anna.ask("end_lesson")  # twice is once
    anna = anna.again()
    assert card(anna) is None
    anna.play()
    anna.until(lambda p: p.asked["question"] and p.choices)
    assert card(anna) is None


def test_a_lesson_says_that_its_deal_is_prepared_and_is_listed_nowhere(server):
    anna = learn(server)
    assert anna.lobby["lesson"] == LESSON.name
    assert [seat.get("bot") for seat in anna.lobby["seats"]] == [None, BEGINNER, BEGINNER]
    assert BEGINNER in KNOWN
    assert anna.lobby["commitment"] == ""
    assert any("its deal is prepared" in words for words in anna.words())
    assert "its deal is prepared" in server.refused(f"/api/tables/{anna.table}/verify", 403)
    assert anna.table not in [row["table"] for row in server.get("/api/tables")["tables"]]
    assert anna.table not in [row["table"] for row in server.get("/api/tables?status=over")["tables"]]


def test_only_the_one_who_learns_hears_the_coach(server):
    anna = learn(server)
    asked_about(anna, LESSON.steps[0])
    ben = Person(server, anna.table)
    assert ben.view["n"] == anna.view["n"]
    assert card(ben) is None
    assert "You have no seat" in ben.refusal("end_lesson")


def test_what_is_no_lesson_is_refused(server):
    def refused(expected=400, **asked):
        return server.refused("/api/lessons", expected, body={"game": "jamaica", "lesson": LESSON.name, **asked})

    assert "There is no game 'chess'" in refused(game="chess", player="Anna")
    assert f"(it has: {LESSON.name})" in refused(lesson="second-voyage", player="Anna")
    assert "That is no lesson" in refused()
    assert "A name has at least one letter" in refused(player="\u200b")
    assert "No lesson is given" in server.playing().refusal("end_lesson")


def test_the_same_game_again_is_an_ordinary_one(server):
    anna = learn(server)
    info = again(server.hall.rooms.awake[anna.table].info, 1)
    assert (info.lesson, info.taught, info.name) == ("", False, "")
    assert len(info.secret) == 64
    assert info.seats[LESSON.seat] == Seat(name="Anna", kept=1)


def test_the_games_tell_their_lessons(server):
    told = {game["name"]: game["lessons"] for game in server.get("/api/games")["games"]}
    mine = {"name": LESSON.name, "title": LESSON.title, "about": LESSON.about, "steps": len(LESSON.steps)}
    assert told["jamaica"][0] == mine
