"""Stopping while somebody waits for what takes time: nobody is left without a word, and nothing of it is a trouble of ours."""

import time

from roadstead.coach import worker


def wait_for(wanted, patience=20.0):
    until = time.monotonic() + patience
    while not wanted():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.01)


def test_hints_under_way_are_given_up_without_a_trace(own_server, monkeypatch, caplog):
    server = own_server()
    people = [server.playing(people=2, game="jamaica", seats=2, bots=None) for _ in range(2)]
    asked = [next(one for one in pair if one.choices) for pair in people]
    coaching = server.hall.coaching
    monkeypatch.setattr(
        coaching._worker, "ask", lambda message, variant: coaching._worker.pipe(variant)
    )  # it never answers
    for one in asked:
        one.send("hint", id="hint")
    wait_for(lambda: coaching._waiting)
    time.sleep(0.2)
    server.stop()
    assert not caplog.text


def test_a_coach_that_fails_is_still_told(own_server, monkeypatch, caplog):
    """Only what stopping causes is silent."""
    server = own_server()
    anna, bert = server.playing(people=2, game="jamaica", seats=2, bots=None)

    def failing(*_):
        raise worker.CoachFailed("the coach's process ended")

    monkeypatch.setattr(server.hall.coaching._worker, "advise", failing)
    asked = anna if anna.choices else bert
    assert asked.ask("hint")["hint"] in asked.choices
    assert "trouble with a hint at table" in caplog.text
    assert "the coach's process ended" in caplog.text
