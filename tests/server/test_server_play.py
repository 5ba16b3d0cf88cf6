"""Whole games over the wire, and every way a request can come twice, late, or half."""

import json
import random
import re
import threading
import time

import msgspec
import pytest
from harness import Person, play_out

import roadstead
from roadstead import games
from roadstead.bots import bot
from roadstead.coach.reasons import advice_in_words, advise
from roadstead.coach.worker import CoachFailed
from roadstead.records import read, verify_record
from roadstead.server.bot_pool import coaching
from roadstead.server.views.sight import repeats

# What makes a game shorter, where something does.
SHORT = {
    "jamaica": {"rounds": 5},
    "harbour_of_fortune": {"rounds": 8},
    "rotterdam": {"length": "rounds"},
    "supremacy": {"turns": 6, "fortuna": False},
}


# The long ones in the soak: the wire is the same for all.
@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=pytest.mark.soak) if roadstead.game(game).weight > 3 else game
        for game in sorted(games.own())
    ],
)
def test_a_whole_game_between_two_people_and_bots(server, game):
    found = games.find(game)
    seats = min(count for count in found.seats if count >= 2)
    table = {"game": game, "seats": seats, "options": SHORT.get(game, {})}
    anna, bert = server.playing(people=2, **table, bots="greedy" if seats > 2 else None)
    watcher = Person(server, anna.table)
    play_out([anna, bert], random.Random(1))
    watcher.until(lambda p: p.view.get("ended"))
    anna.until(lambda p: p.lobby["status"] == "over")
    assert anna.view["ended"] == bert.view["ended"] == watcher.view["ended"]
    assert anna.view["ended"]["breakdown"]["rows"]
    status, headers, whole = server.http(f"/api/tables/{anna.table}/record")
    assert status == 200
    assert "attachment" in headers["content-disposition"]
    record = read(whole.splitlines())
    verdict = verify_record(record)
    assert verdict.finished
    assert verdict.dice == "drawn again from the secret committed to"
    assert verdict.scores == anna.view["ended"]["scores"]
    assert record.header.commitment.sha256 == anna.lobby["commitment"]
    check_replay(server, anna, verdict)


def check_replay(server, anna, verdict):
    told = server.get(f"/api/tables/{anna.table}/verify")
    assert told["sound"], told
    assert told["secret"] == anna.view["ended"]["secret"]
    info = server.get(f"/api/tables/{anna.table}/replay")
    assert info["all_seeing"]
    numbers = [line["n"] for line in info["lines"]]
    assert numbers == list(range(verdict.decisions + 1))
    assert all(line["do"] for line in info["lines"][1:])
    for line in info["lines"][1:]:
        assert line.get("words") or (line["label"] and line["label"] != line["do"]), line
    for n in (0, numbers[-1] // 2, numbers[-1]):
        frame = server.get(f"/api/tables/{anna.table}/replay/{n}")
        assert frame["n"] == n
        assert frame["pieces"]
        assert [piece["id"] for piece in frame["pieces"]] == frame["order"]
    assert frame["ended"]["scores"] == verdict.scores
    check_replay_through_a_seats_eyes(server, anna, info)
    rows = server.get("/api/tables?status=over")["tables"]
    assert anna.table in [row["table"] for row in rows]


def check_replay_through_a_seats_eyes(server, anna, info):
    """A finished game can be looked back on as any seat saw it: no words and no cards but that seat's."""
    there = f"/api/tables/{anna.table}/replay"
    lines = [server.get(f"{there}?seat={seat}") for seat in (0, 1)]
    for seat, told in enumerate(lines):
        assert not told.get("all_seeing")
        assert {line["seat"] for line in told["lines"] if line["do"]} <= {seat}
        assert len(told["lines"]) == len(info["lines"])
    middle = info["lines"][len(info["lines"]) // 2]["n"]
    assert server.get(f"{there}/{middle}?seat=0")["n"] == middle
    assert server.get(f"{there}/{info['lines'][-1]['n']}?seat=1")["ended"]["scores"] == anna.view["ended"]["scores"]
    assert "no seat '9'" in server.refused(f"{there}?seat=9", 404)
    assert "no seat 'me'" in server.refused(f"{there}/{middle}?seat=me", 404)


def test_nobody_is_sent_what_is_not_theirs(server):
    """A card in hand, a token, the secret of the dice: none of it is in anything another connection ever heard."""
    anna, bert = server.playing(people=2, game="jamaica", seats=3, options={"rounds": 5})
    watcher = Person(server, anna.table)
    secret = server.hall.rooms.awake[anna.table].info.secret
    hands = set()
    for _ in range(8):
        one = asked_person((anna, bert))
        if one is anna and anna.choices[0].startswith("card"):
            hands |= set(anna.choices)
            break
        play_one(one)
    assert hands, "Anna was asked for a card"
    for other in (bert, watcher):
        told = "".join(other.heard)
        assert anna.token not in told
        assert secret not in told
        other.until(lambda p: p.asked)
        asked = other.view["asked"].get("choices", [])
        assert not [choice for choice in asked if choice["do"] in hands and other is watcher]
    assert bert.token not in "".join(anna.heard[1:])
    seen = {piece.get("do", "") for piece in watcher.view["pieces"].values()}
    assert not seen & hands


def play_one(*people):
    for one in people:
        if one.choices:
            question = one.asked["question"]
            one.play()
            one.answered(question)
            return


def started(server, people=2, **table):
    """A game of Jamaica; with three people, one whose first dice differ, so that the Captain is asked where they go."""
    table = {"game": "jamaica", "seats": 3, "options": {"rounds": 5}, **table}
    for _ in range(20):
        those = server.playing(people=people, **table, bots="greedy" if people < table["seats"] else None)
        if people < 3 or asked_person(those).choices[0].startswith("morning"):
            return those
    raise AssertionError("twenty doubles in a row")


def asked_person(people):
    """Whoever is asked first."""
    for _ in range(2000):
        for one in people:
            if one.choices:
                return one
        time.sleep(0.005)
    raise AssertionError("nobody is asked")


def test_a_retry_is_never_a_second_move(server):
    people = started(server, 3)
    one = asked_person(people)
    question, do = one.asked["question"], one.choices[0]
    one.ask("play", id="mine-1", question=question, do=[do])
    n = server.hall.rooms.awake[one.table].settled.n
    for _ in range(3):
        assert one.ask("play", id="mine-1", question=question, do=[do]) == {"t": "reply", "id": "mine-1"}
    back = one.again()
    back.ask("play", id="mine-1", question=question, do=[do])
    assert server.hall.rooms.awake[one.table].settled.n == n


def test_an_answer_to_an_old_question_is_told_so(server):
    people = started(server, 3)
    one = asked_person(people)
    question, do = one.asked["question"], one.choices[0]
    one.ask("play", question=question, do=[do])
    one.until(lambda p: p.asked["question"] != question)
    reply = one.try_to("play", question=question, do=[do])
    assert reply["stale"]
    assert "answered meanwhile" in reply["refused"]["words"]
    assert one.try_to("play", question="", do=[do])["stale"]


def test_an_illegal_answer_is_told_why_with_its_rule_and_changes_nothing(server):
    people = started(server, 3)
    one = asked_person(people)
    assert one.choices[0].startswith("morning")
    before = one.view["n"]
    reply = one.try_to("play", question=one.asked["question"], do=["card forward/gold"])
    assert reply["refused"]["words"]
    assert "no action is called" in one.refusal("play", question=one.asked["question"], do=["dance"]).lower()
    assert one.refusal("why", do="card forward/gold") == reply["refused"]["words"]
    assert "refused" not in one.try_to("why", do=one.choices[0])
    assert server.hall.rooms.awake[one.table].settled.n == before


def test_a_list_is_taken_whole_or_not_at_all(server):
    people = started(server, 3)
    one = asked_person(people)
    room = server.hall.rooms.awake[one.table]
    question, do = one.asked["question"], one.choices[0]
    at = room.match.state.dice.at
    assert one.refusal("play", question=question, do=[do, do])
    assert room.settled.n == 0
    assert room.match.state.dice.at == at
    one.ask("play", question=question, do=[do])
    one.until(lambda p: p.asked["question"] != question)
    card, other = one.choices[:2]
    words = one.refusal("play", question=one.asked["question"], do=[card, other])
    assert "not asked anything more" in words
    assert room.settled.n == 1


def after_a_gesture(anna, chooser):
    """Plays until something has been bought as often as it could be, and it is still one's own turn: what was asked before it, and what was bought."""
    while True:
        anna.until(lambda p: p.choices or p.view.get("ended"))
        if anna.view.get("ended"):
            return None
        asked, n = anna.asked, anna.view["n"]
        many = next(
            (choice for choice in asked["choices"] if choice["do"].startswith("buy") and "steps" in choice), None
        )
        if many is None:
            anna.ask("play", question=asked["question"], do=[chooser.choice(anna.choices)])
            anna.answered(asked["question"])
            continue
        anna.ask("play", question=asked["question"], do=[many["do"]] * many["times"])
        end = n + many["times"]
        anna.until(lambda p, end=end: p.view["n"] >= end and (p.choices or p.view.get("ended")))
        if anna.asked.get("undo"):
            return asked, n, many


def test_several_small_choices_are_one_gesture(server):
    """Material bought several times in a row, each unit dearer than the last; and taken back as one."""
    for table in range(20):
        anna = server.playing(game="rotterdam", seats=2)
        bought = after_a_gesture(anna, random.Random(table))
        if bought:
            break
        anna.close()
    else:
        pytest.fail("nothing could be done twice in a row")
    asked, n, many = bought
    told = server.get(f"/api/tables/{anna.table}/replay", headers={"Authorization": f"Bearer {anna.token}"})
    done = [line["do"] for line in told["lines"] if n < line["n"] <= n + many["times"]]
    assert done == [many["do"]] * many["times"]
    assert len(many["steps"]) == many["times"]
    assert many["steps"][0] == many["words"]
    anna.ask("undo")
    anna.until(lambda p: p.asked["choices"] == asked["choices"])
    anna.until(lambda p: "back" in p.log[-1]["words"])
    taken = re.search(r"takes decisions (\d+) to (\d+) back", anna.log[-1]["words"])
    assert taken
    assert anna.log[-1]["back"] == int(taken[1])


def test_everybody_answers_at_once(server):
    """Three people answer one question at the same moment; all three answers stand."""
    people = started(server, 3)
    play_one(*people)
    for one in people:
        one.until(lambda p: p.choices and p.choices[0].startswith("card"))
    question = people[0].asked["question"]
    replies = {}

    def answer(one):
        replies[one.seat] = one.try_to("play", question=question, do=[one.choices[0]])

    threads = [threading.Thread(target=answer, args=[one]) for one in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all("refused" not in reply for reply in replies.values()), replies
    people[0].until(lambda p: p.view["n"] >= 4)


def test_log_lines_reach_only_those_who_may_hear_them(server):
    anna, bert = started(server, 2)
    chooser = random.Random(5)
    play_out([anna, bert], chooser)
    room = server.hall.rooms.awake[anna.table]
    for one in (anna, bert):
        mine = [row.words for row in room.log if row.heard_by(one.seat)]
        one.until(lambda p, mine=mine: len(p.log) == len(mine))
        assert one.words() == mine
    whole = Person(server, anna.table)
    whole.until(lambda p: p.log)
    assert whole.words() == [row.words for row in room.log if row.heard_by(None)]
    later = Person(server, anna.table, anna.token, hello=False)
    later.log = anna.log[:5]
    later.send("hello", token=anna.token, log=5)
    later.until(lambda p: len(p.log) == len(anna.log))
    assert later.words() == anna.words()


def test_a_hint_is_what_the_coach_would_do_and_changes_nothing(server):
    people = started(server, 3)
    asked = asked_person(people)
    waiting = next(one for one in people if one is not asked)
    room = server.hall.rooms.awake[asked.table]
    before = (room.written, len(room.log), dict(room.requests), room.settled)
    reply = asked.ask("hint")
    told = reply["hint"]
    assert told in asked.choices
    view = room.settled.state.redacted(asked.seat)
    other = view.imagined(5)  # another world that this seat cannot tell from the true one
    best = advise(other, asked.seat, room.info.names(), seed=int(view.decisions))
    in_words = [advice_in_words(one, view.game, room.info.names()) for one in best]
    assert reply["advice"] == msgspec.to_builtins(in_words)
    assert told == best[0].do
    assert "not asked" in waiting.refusal("hint")
    assert "no seat" in Person(server, asked.table).refusal("hint")
    assert (room.written, len(room.log), dict(room.requests), room.settled) == before
    asked.play(told)


def test_where_the_coach_has_too_much_to_do_a_bot_gives_the_hint(server, monkeypatch):
    people = started(server, 3)
    asked = asked_person(people)
    monkeypatch.setattr(coaching, "MOST_WAITING", 0)
    reply = asked.ask("hint")
    assert reply["hint"] in asked.choices
    assert "advice" not in reply


def test_where_the_coach_fails_a_bot_gives_the_hint(server, monkeypatch):
    people = started(server, 3)
    asked = asked_person(people)

    def failing(*_):
        raise CoachFailed("the coach's process ended")

    monkeypatch.setattr(server.hall.coaching._worker, "advise", failing)
    reply = asked.ask("hint")
    assert reply["hint"] in asked.choices
    assert "advice" not in reply


def test_pings_are_answered(server):
    anna = server.make()
    assert "pong" not in kinds_heard(anna)
    anna.send("ping")
    anna.until(lambda p: "pong" in kinds_heard(p))
    assert kinds_heard(anna).count("pong") == 1


def kinds_heard(person):
    return [json.loads(raw)["t"] for raw in person.heard]


def test_only_what_is_meant_to_be_repeated_is_offered_several_times():
    """Throwing a hold overboard in the morning and in the evening are two decisions, though the words are the same."""
    for name, expected in (("jamaica", set()), ("new_bedford", {"sell", "return", "purchase", "offer"})):
        game = roadstead.game(name)
        met = set()
        for seed in range(4):
            state = game.new(2, seed=seed)
            players = [bot("casual", game, seed=seed) for _ in range(2)]
            while not state.over:
                seat = state.actor()
                for action in state.legal(seat):
                    if len(repeats(state, seat, action, "", ["Anna", "Ben"])) > 1:
                        met.add(game.actions.kind(action))
                state.play(seat, players[seat].choose(state.redacted(seat), seat))
        assert met <= set(game.repeated)
        assert bool(met & expected) == bool(expected)
