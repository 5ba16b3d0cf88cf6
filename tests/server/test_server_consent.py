"""What needs the consent of others: a bot in the place of one who is away, and a time for decisions."""

import re
import threading
import time

import pytest
from harness import Person
from test_server_play import asked_person, play_one, started
from test_server_together import agree, at_cards

from roadstead.records import Note
from roadstead.server.requests import consent
from roadstead.server.requests.stand_ins import clock, lasting
from roadstead.server.tables import presence

WEEK = 7 * 86400


def away(person, *others):
    """This person closes the page, and the others see it."""
    seat = person.seat
    person.close()
    for other in others:
        other.until(lambda p: not p.lobby["seats"][seat].get("here"))


def seat_of(person, seat):
    return person.lobby["seats"][seat]


def taken_over(room):
    return [line for line in room.match.record.lines if isinstance(line, Note) and line.note == "takeover"]


def last_said(person, words):
    person.until(lambda p: any(words in line for line in p.words()))
    return next(line for line in reversed(person.words()) if words in line)


def test_all_others_agree_before_a_bot_plays_for_one_who_is_away(server):
    anna, bert, cleo = at_cards(server)
    assert "is here" in anna.refusal("hand_over", seat=1)
    away(bert, anna, cleo)
    assert seat_of(anna, 1)["consent"]
    anna.ask("hand_over", seat=1)
    cleo.until(lambda p: p.lobby.get("ballot"))
    ballot = cleo.lobby["ballot"]
    assert (ballot["kind"], ballot["by"], ballot["seat"], ballot["waiting"]) == ("hand_over", 0, 1, [2])
    assert not seat_of(cleo, 1).get("bot"), "one of two is not all"
    assert "Anna asks that a bot (Mate) plays for Bert, who has been away for" in last_said(cleo, "asks that")
    agree(cleo)
    anna.until(lambda p: seat_of(p, 1).get("bot") and p.view["n"] >= 2)
    assert seat_of(anna, 1)["bot"] == "mate", "not the weakest there is"
    assert seat_of(anna, 1)["name"] == "Bert"
    assert not anna.lobby.get("ballot")
    assert anna.view["n"] >= 2


def test_the_log_the_record_and_the_owner_are_told_who_asked_when_and_why(server):
    anna, bert, cleo = at_cards(server)
    away(bert, anna, cleo)
    anna.ask("hand_over", seat=1)
    agree(cleo)
    told = last_said(anna, "plays for Bert for now")
    when = re.search(r"\((\d+ \w{3}, \d\d:\d\d UTC)\)", told)
    assert when, told
    assert when[1] in (clock(time.time()), clock(time.time() - 60))
    assert "Anna asked for it, Cleo agreed and Bert had been away for" in told
    back = bert.again()
    handed = seat_of(back, 1)["handed"]
    assert (handed["why"], handed["by"], handed["agreed"]) == ("agreed", 0, [2])
    assert 0 <= time.time() - handed["when"] < 20
    assert handed["away"] <= handed["when"]
    assert told in back.words()
    room = server.hall.rooms.awake[anna.table]
    assert [(note.seat, note.more) for note in taken_over(room)] == [(1, {"by": "mate", "asked": [0, 2]})]
    assert "take it back first" in back.refusal("play", question="1.1", do=["card forward/food"])
    back.ask("take_back")
    back.until(lambda p: not seat_of(p, 1).get("bot"))
    assert not seat_of(back, 1).get("handed")
    assert "yourself" in back.refusal("take_back")


def test_the_bot_is_the_one_that_the_owner_has_chosen(server):
    anna, bert, cleo = at_cards(server)
    assert seat_of(anna, 1)["stand_in"] == "mate"
    assert "no bot" in bert.refusal("stand_in", bot="exec:id")
    bert.ask("stand_in", bot="navigator")
    anna.until(lambda p: seat_of(p, 1)["stand_in"] == "navigator")
    away(bert, anna, cleo)
    rude = Person(server, anna.table, cleo.token)
    rude.send("hand_over", id="mine", seat=1, bot="landlubber")
    assert "not a message" in rude.until(lambda p: p.bye).bye["words"], "a rival does not choose who plays"
    anna.ask("hand_over", seat=1)
    agree(cleo)
    anna.until(lambda p: seat_of(p, 1).get("bot") == "navigator")
    assert "A bot (Navigator) plays for Bert" in last_said(anna, "plays for Bert for now")
    cleo.ask("stand_in", bot="deckhand")
    cleo.ask("resign")
    anna.until(lambda p: seat_of(p, 2).get("bot") == "deckhand")


def test_it_is_chosen_before_the_start_too_and_goes_along_to_another_seat_and_a_rematch(server):
    anna = server.make(seats=4)
    anna.ask("stand_in", bot="commodore")
    anna.sit(2, "Anna")
    anna.until(lambda p: seat_of(p, 2)["stand_in"] == "commodore")
    anna.ask("fill", bot="greedy")
    anna.ask("start")
    anna.until(lambda p: p.lobby["status"] == "playing")
    anna.ask("close")
    later = Person(server, anna.ask("rematch")["table"], anna.token)
    later.sit(2, "Anna")
    assert seat_of(later, 2)["stand_in"] == "commodore"


def test_where_a_decision_has_a_time_a_seat_is_handed_over_when_it_is_up_and_not_before(server):
    anna, bert, cleo = at_cards(server, deadline=WEEK)
    away(bert, anna, cleo)
    assert not seat_of(anna, 1).get("grace")
    words = anna.refusal("hand_over", seat=1)
    assert words == "Bert has time to decide: a bot plays for them when that is up, and not before."
    assert not anna.lobby.get("ballot")
    room = server.hall.rooms.awake[anna.table]
    assert taken_over(room) == []


def test_after_a_whole_day_nobody_needs_to_agree(own_server):
    server = own_server(patience_hours=1.5 / 3600)
    anna, bert, cleo = at_cards(server)
    away(bert, anna, cleo)
    anna.ask("hand_over", seat=1)
    anna.until(lambda p: p.lobby.get("ballot"))
    time.sleep(1.6)
    cleo.ask("hand_over", seat=1)
    anna.until(lambda p: seat_of(p, 1).get("bot") and not p.lobby.get("ballot"))
    handed = seat_of(anna, 1)["handed"]
    assert (handed["why"], handed["by"]) == ("day", 2)
    assert "agreed" not in handed
    assert "Cleo asked for it and Bert had been away for" in last_said(anna, "plays for Bert for now")


def test_a_day_counts_only_for_one_whom_all_wait_for(own_server):
    server = own_server(patience_hours=0.2 / 3600)
    people = started(server, 3)
    captain = asked_person(people)
    waiting, other = (one for one in people if one is not captain)
    seat = waiting.seat
    away(waiting, captain, other)
    time.sleep(0.4)
    other.ask("hand_over", seat=seat)
    captain.until(lambda p: p.lobby.get("ballot"))
    assert not seat_of(captain, seat).get("bot"), "nobody waits for an answer of this seat"
    agree(captain, yes=False)


def test_one_who_has_only_just_gone_keeps_the_seat_for_a_while(own_server):
    server = own_server(grace_seconds=2.0)
    anna, bert, cleo = at_cards(server)
    away(bert, anna, cleo)
    assert 0 < seat_of(anna, 1)["grace"] - time.time() <= 2.0, "everybody is shown how long"
    assert "only just gone: you can ask for a bot in" in anna.refusal("hand_over", seat=1)
    back = bert.again()
    anna.until(lambda p: seat_of(p, 1).get("here") and not seat_of(p, 1).get("grace"))
    away(back, anna, cleo)
    anna.until(lambda p: seat_of(p, 1).get("grace"))
    time.sleep(max(0.0, seat_of(anna, 1)["grace"] - time.time()))
    anna.ask("hand_over", seat=1)
    agree(cleo)
    anna.until(lambda p: seat_of(p, 1).get("bot"))


def test_who_is_the_only_other_waits_longer_since_nobody_else_is_asked(own_server):
    server = own_server(grace_seconds=0.2)
    anna, bert = at_cards(server, 2)
    away(bert, anna)
    assert not seat_of(anna, 1).get("consent")
    until = seat_of(anna, 1)["grace"]
    assert 1.0 < until - time.time() <= 0.2 * presence.ALONE
    assert "only just gone" in anna.refusal("hand_over", seat=1)
    time.sleep(max(0.0, until - time.time()))
    anna.ask("hand_over", seat=1)
    anna.until(lambda p: seat_of(p, 1).get("bot") == "mate")
    assert "Anna asked for it and Bert had been away for 2 seconds" in last_said(anna, "plays for Bert for now")


def test_whoever_leaves_the_seat_to_a_bot_says_so(server):
    anna, bert, _ = at_cards(server)
    bert.ask("hand_over", seat=1)
    assert re.search(
        r"A bot \(Mate\) plays for Bert for now \(.*UTC\): Bert asked for it\.", last_said(anna, "Bert asked")
    )
    assert seat_of(bert, 1)["handed"]["why"] == "own"
    assert "already" in anna.refusal("hand_over", seat=1)


def test_nobody_is_asked_any_more_about_one_who_is_back(server):
    anna, bert, cleo = at_cards(server)
    away(bert, anna, cleo)
    anna.ask("hand_over", seat=1)
    cleo.until(lambda p: p.lobby.get("ballot"))
    number = cleo.lobby["ballot"]["number"]
    back = bert.again()
    cleo.until(lambda p: not p.lobby.get("ballot"))
    assert cleo.try_to("vote", ballot=number, yes=True)["stale"]
    assert not seat_of(back, 1).get("bot")


def test_a_question_outlives_the_server(own_server):
    first = own_server()
    anna, bert, cleo = at_cards(first)
    bert.ask("stand_in", bot="deckhand")
    away(bert, anna, cleo)
    anna.ask("hand_over", id="once", seat=1)
    cleo.until(lambda p: p.lobby.get("ballot"))
    ballot = cleo.lobby["ballot"]
    first.stop()
    later = own_server()
    anna, cleo = (Person(later, one.table, one.token, one.line) for one in (anna, cleo))
    assert cleo.lobby["ballot"] | {"away": 0} == ballot | {"away": 0}
    anna.ask("hand_over", id="once", seat=1)  # its answer may have been lost
    cleo.ask("vote", id="yes", ballot=ballot["number"], yes=True)
    cleo.ask("vote", id="yes", ballot=ballot["number"], yes=True)
    anna.until(lambda p: seat_of(p, 1).get("bot") == "deckhand")
    later.stop()
    back = Person(own_server(), bert.table, bert.token, bert.line)
    assert (seat_of(back, 1)["handed"]["by"], seat_of(back, 1)["handed"]["agreed"]) == (0, [2])
    assert len(taken_over(back.server.hall.rooms.awake[back.table])) == 1


# Those who mean no good


def test_a_vote_that_is_forged_counts_for_nothing(server):
    people = [server.make(seats=4, options={"rounds": 5})]
    for seat, name in enumerate(("Bert", "Cleo", "Dora"), 1):
        people.append(Person(server, people[0].table, None, f"line {seat}"))
        people[-1].sit(seat, name)
    anna, bert, cleo, dora = people
    anna.ask("start")
    for one in people:
        one.until(lambda p: p.lobby["status"] == "playing" and p.view)
    away(bert, anna, cleo, dora)
    anna.ask("hand_over", seat=1)
    cleo.until(lambda p: p.lobby.get("ballot"))
    number = cleo.lobby["ballot"]["number"]
    stranger = Person(server, anna.table)
    assert "no seat" in stranger.refusal("vote", ballot=number, yes=True)
    assert "no seat" in stranger.refusal("hand_over", seat=1)
    for other in (0, number - 1, number + 1, 2**31 - 1):
        assert cleo.try_to("vote", ballot=other, yes=True)["stale"], "a yes to another question is none to this"
    for _ in range(5):
        anna.ask("vote", ballot=number, yes=True)
        cleo.ask("vote", ballot=number, yes=True)
    assert sum("agrees" in line for line in cleo.words()) <= 1
    room = server.hall.rooms.awake[anna.table]
    assert room.info.ballot.yes == [0, 2]
    assert taken_over(room) == [], "Dora has not said anything"
    dora.ask("vote", ballot=number, yes=False)
    assert dora.try_to("vote", ballot=number, yes=True)["stale"]
    assert "would rather wait for Bert" in last_said(anna, "would rather wait")
    assert taken_over(room) == []


def test_a_rival_who_asks_again_and_again_is_heard_once(server, monkeypatch):
    anna, bert, cleo = at_cards(server)
    away(bert, anna, cleo)
    anna.ask("hand_over", seat=1)
    for _ in range(20):
        assert "asked already whether a bot" in anna.refusal("hand_over", seat=1)
        assert "asked already whether a bot" in anna.refusal("set_time", seconds=60)
    agree(cleo, yes=False)
    for _ in range(20):
        assert "You have been told no: ask again in" in anna.refusal("hand_over", seat=1)
        assert "You have been told no" in anna.refusal("set_time", seconds=3600)
    assert sum("asks that" in line for line in cleo.words()) == 1
    cleo.ask("hand_over", seat=1)  # another may ask
    cleo.ask("vote", ballot=anna.until(lambda p: p.lobby.get("ballot")).lobby["ballot"]["number"], yes=False)
    assert "You have been told no" in cleo.refusal("hand_over", seat=1), "nor is it asked, taken back and asked"
    monkeypatch.setattr(consent, "PAUSE", 0.0)
    anna.ask("hand_over", seat=1)
    assert taken_over(server.hall.rooms.awake[anna.table]) == []


def test_votes_that_race_hand_a_seat_over_once_or_not_at_all(server):
    """All say yes and no at the same moment, on two connections each, and the owner comes back meanwhile."""
    for _ in range(6):
        anna, bert, cleo = at_cards(server)
        away(bert, anna, cleo)
        anna.ask("hand_over", seat=1)
        cleo.until(lambda p: p.lobby.get("ballot"))
        number = cleo.lobby["ballot"]["number"]
        twin = Person(server, anna.table, cleo.token)
        came = []
        racing = [
            threading.Thread(target=one.try_to, args=["vote"], kwargs={"ballot": number, "yes": yes})
            for one, yes in ((cleo, True), (twin, False), (anna, True), (twin, True))
        ]
        racing.append(threading.Thread(target=lambda came=came, bert=bert: came.append(bert.again())))
        for each in racing:
            each.start()
        for each in racing:
            each.join()
        room = server.hall.rooms.awake[anna.table]
        back = came[0]
        back.until(lambda p: not p.lobby.get("ballot"))
        assert len(taken_over(room)) <= 1
        assert bool(room.info.seats[1].bot) == bool(taken_over(room))
        if room.info.seats[1].bot:
            back.ask("take_back")
        back.until(lambda p: not seat_of(p, 1).get("bot"))
        assert room.info.ballot is None


def test_whoever_asked_and_resigns_takes_the_question_along(server):
    anna, bert, cleo = at_cards(server)
    away(bert, anna, cleo)
    anna.ask("hand_over", seat=1)
    cleo.until(lambda p: p.lobby.get("ballot"))
    anna.ask("resign")
    cleo.until(lambda p: not p.lobby.get("ballot"))
    assert "resigned" in anna.refusal("hand_over", seat=1)
    assert not seat_of(cleo, 1).get("bot")


# A time for decisions


def test_all_who_play_agree_on_a_time_and_it_counts_from_then(server):
    anna, bert, cleo = at_cards(server)
    assert not any(seat.get("due") for seat in anna.lobby["seats"])
    assert "a minute at least" in anna.refusal("set_time", seconds=59)
    assert "already" in anna.refusal("set_time", seconds=0)
    assert "no seat" in Person(server, anna.table).refusal("set_time", seconds=600)
    room = server.hall.rooms.awake[anna.table]
    room.settled.since -= 5000  # all have been thinking for longer than the time that is agreed on
    bert.ask("set_time", seconds=600)
    assert "Bert asks for a time of 10 minutes for each decision." in last_said(cleo, "asks for a time")
    agree(anna)
    assert not anna.lobby.get("deadline")
    agree(cleo)
    anna.until(lambda p: p.lobby.get("deadline") == 600)
    assert "All agree on a time of 10 minutes for each decision, from now on." in last_said(anna, "All agree")
    for seat in anna.lobby["seats"]:
        assert 590 < seat["due"] - time.time() <= 600, "nobody is late by a time that there was not"
    cleo.ask("set_time", seconds=0)
    agree(anna)
    agree(bert)
    anna.until(lambda p: not p.lobby.get("deadline"))
    assert not any(seat.get("due") for seat in anna.lobby["seats"])


def test_one_no_leaves_the_time_as_it_is(server):
    anna, bert, cleo = at_cards(server, deadline=WEEK)
    anna.ask("set_time", seconds=60)
    agree(bert)
    agree(cleo, yes=False)
    anna.until(lambda p: not p.lobby.get("ballot"))
    assert anna.lobby["deadline"] == WEEK
    assert "Cleo does not agree to the time." in last_said(anna, "does not agree")
    assert "told no" in anna.refusal("set_time", seconds=60)


def test_whoever_plays_alone_sets_the_time_at_once(server):
    anna = started(server, 1)
    anna = anna[0] if isinstance(anna, list) else anna
    anna.ask("set_time", seconds=3600)
    anna.until(lambda p: p.lobby.get("deadline") == 3600)
    assert "Anna sets a time of 1 hour for each decision, from now on." in last_said(anna, "Anna sets")


def test_a_time_is_agreed_on_by_those_who_play_themselves(server):
    anna, bert, cleo = at_cards(server)
    bert.ask("hand_over", seat=1)
    anna.ask("set_time", seconds=600)
    cleo.until(lambda p: p.lobby.get("ballot"))
    assert cleo.lobby["ballot"]["waiting"] == [2]
    assert "you are not" in bert.refusal("vote", ballot=cleo.lobby["ballot"]["number"], yes=False)
    assert "take it back first" in bert.refusal("set_time", seconds=60)
    agree(cleo)
    anna.until(lambda p: p.lobby.get("deadline") == 600)


def test_a_rival_alone_does_not_set_the_time_for_one_who_is_away(server):
    """A bot plays for Bert since he is away: he is not to find another game when he is back."""
    anna, bert = at_cards(server, 2)
    away(bert, anna)
    anna.ask("hand_over", seat=1)
    anna.until(lambda p: seat_of(p, 1).get("bot"))
    anna.ask("set_time", seconds=60)
    anna.until(lambda p: p.lobby.get("ballot"))
    assert anna.lobby["ballot"]["waiting"] == [1]
    assert not anna.lobby.get("deadline")
    back = bert.again()
    agree(back, yes=False)
    anna.until(lambda p: not p.lobby.get("ballot"))
    assert not anna.lobby.get("deadline")


def test_a_decision_ends_the_question_of_going_back_and_no_other(server):
    people = at_cards(server)
    people[0].ask("set_time", seconds=600)
    play_one(*people)
    agree(people[1])
    agree(people[2])
    people[0].until(lambda p: p.lobby.get("deadline") == 600)


def test_before_the_start_the_host_sets_the_time(server):
    anna = server.make(seats=3)
    bert = Person(server, anna.table)
    bert.sit(1, "Bert")
    assert "host" in bert.refusal("set_time", seconds=600)
    anna.ask("set_time", seconds=600)
    bert.until(lambda p: p.lobby.get("deadline") == 600)


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0, "0 seconds"), (1, "1 second"), (90, "90 seconds"), (120, "2 minutes"), (7199, "119 minutes"), (7200, "2 hours"), (WEEK, "7 days")],
)  # fmt: skip
def test_how_long_somebody_has_been_away_is_told_in_words(seconds, words):
    assert lasting(seconds) == words
