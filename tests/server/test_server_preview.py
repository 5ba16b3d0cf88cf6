"""What a choice would bring, asked over the wire, and how it stands."""

import random

import pytest
from harness import Person
from several import eventually

from roadstead import games
from roadstead.server.views.foreseen import outcome
from roadstead.server.views.sight import sight


def merged(before, foreseen):
    """The pieces after what was foreseen, as the client would draw them: where each lies and what it shows."""
    found = {name: piece for name, piece in before.items() if name not in foreseen.get("gone", [])}
    found.update({piece["id"]: piece for piece in foreseen.get("pieces", [])})
    return {name: placed(piece) for name, piece in found.items()}


def placed(piece):
    return {part: value for part, value in piece.items() if part not in ("classes", "label", "do")}


@pytest.mark.parametrize("game", games.names())
def test_what_is_shown_beforehand_is_what_then_happens(server, game):
    seats = min(count for count in games.find(game).seats if count >= 2)
    anna, bert = server.playing(people=2, game=game, seats=seats, bots="greedy" if seats > 2 else None)
    chooser = random.Random(5)
    known = tried = 0
    while known < 4 and tried < 60:
        person = next((one for one in (anna, bert) if one.choices), None)
        if person is None:
            eventually(lambda: anna.choices or bert.choices)
            continue
        do = chooser.choice(person.choices)
        question = person.asked["question"]
        told = person.ask("preview", question=question, do=[do])["preview"]
        before = dict(person.view["pieces"])
        n = person.view["n"]
        person.play(do)
        person.until(lambda p, n=n: p.view["n"] > n)
        tried += 1
        if told.get("open"):
            continue
        if person.view["n"] == n + 1:  # nobody else has moved meanwhile
            known += 1
            now = {name: placed(piece) for name, piece in person.view["pieces"].items()}
            assert merged(before, told) == now, do
    assert known, "nothing was ever foreseen"


def test_a_card_shows_where_the_ship_would_sail_and_what_is_asked_next(server):
    anna, bert = server.playing(people=2, game="jamaica", seats=2, bots=None)
    for person in (anna, bert):
        person.until(lambda p: p.asked)
    first = anna if anna.choices else bert
    if first.choices[0].startswith("morning"):
        first.play(first.choices[0])
    anna.until(lambda p: p.choices and p.choices[0].startswith("card"))
    question, before = anna.asked["question"], anna.view["pieces"]
    words = {choice["do"]: choice["words"] for choice in anna.asked["choices"]}
    told = {do: anna.ask("preview", question=question, do=[do])["preview"] for do in words}
    for do, shown in told.items():
        aims = shown.get("aims", [])
        assert [piece["id"] for piece in aims] == (
            ["ship-0"] if "sail" in words[do] and "lane" not in words[do] else []
        )
        assert all(placed(piece) != placed(before[piece["id"]]) for piece in aims)
        assert all(piece["id"] != "ship-0" for piece in shown.get("pieces", [])), "it sails when all have chosen"
        assert "choose" in shown["then"]
    assert any(shown.get("aims") for shown in told.values())


def test_only_what_could_be_done_is_shown(server):
    anna, bert = server.playing(people=2, game="jamaica", seats=2, bots=None)
    asked = anna if anna.choices else bert
    question, do = asked.asked["question"], asked.choices[0]
    assert "Now a card is to be chosen" in asked.refusal("preview", question=question, do=["attack red"])
    assert "answered meanwhile" in asked.refusal("preview", question="no such question", do=[do])
    assert "no seat" in Person(server, anna.table).refusal("preview", question=question, do=[do])


def test_the_score_of_every_seat_is_shown_as_the_viewer_could_count_it(server):
    anna = server.playing(people=1, game="jamaica", seats=3)
    standing = anna.view["standing"]
    assert len(standing["scores"]) == 3
    totals = [int(row["cells"][-2]) for row in standing["breakdown"]["rows"]]
    assert totals == standing["scores"]
    assert standing["written"] == [str(score) for score in standing["scores"]]


def test_less_than_nothing_is_written_as_people_write_it():
    supremacy = games.find("supremacy")
    assert [supremacy.score_text(score) for score in (-1753, 0, 8220)] == ["-$1,753M", "$0M", "$8,220M"]


def test_who_is_out_of_the_game_has_no_points():
    state = games.find("supremacy").new(seats=3, seed=1)
    state.out[1] = 1
    standing = sight(state, 0, ["Ann", "Ben", "Cleo"], n=0, question="").standing
    assert standing.written[1] == "out"
    assert standing.written[0] == state.game.score_text(standing.scores[0])


def seen_standing(state, seat):
    return sight(state, seat, [f"seat {at}" for at in range(state.seats)], n=1, question="1").standing


@pytest.mark.parametrize("game", games.names())
def test_what_only_its_owner_knows_is_counted_for_the_owner_alone(game):
    """Worlds that a viewer cannot tell apart stand the same for that viewer; one's own points are all counted."""
    chooser = random.Random(4)
    state = games.find(game).new(4 if 4 in games.find(game).seats else None, 4)
    hidden = 0
    for turn in range(400):
        if state.over:
            break
        seat = chooser.choice(state.actors())
        state.play(seat, chooser.choice(state.legal(seat)))
        if turn % 20:
            continue
        for viewer in (None, *range(state.seats)):
            standing = seen_standing(state, viewer)
            for seed in (1, 2):
                assert seen_standing(state.redacted(viewer).imagined(seed), viewer) == standing
            if viewer is not None:
                assert standing.scores[viewer] == state.scores()[viewer]
                hidden += standing.scores[viewer] != seen_standing(state, None).scores[viewer]
    assert hidden or game in ("harbour_of_fortune", "new_bedford", "supremacy"), "nothing was ever hidden"


def previewed(game, seats, wanted):
    """The first preview, in games at random, in which the seat's own ``wanted`` changes; and how that changes."""
    chooser = random.Random(3)
    while True:
        state = games.find(game).new(seats, chooser.getrandbits(30))
        while not state.over:
            seat = chooser.choice(state.actors())
            action = chooser.choice(state.legal(seat))
            told = outcome(state.redacted(seat), seat, [action], [f"seat {at}" for at in range(seats)])
            for change in told.changes:
                if change.what == wanted and change.seat == seat and change.way:
                    yield change
            state.play(seat, action)


@pytest.mark.parametrize(
    ("game", "what"), [("jamaica", "spaces to go"), ("supremacy", "loans")], ids=["jamaica", "supremacy"]
)
def test_coming_nearer_home_and_paying_back_are_gains(game, what):
    seen = set()
    for change in previewed(game, 2, what):
        before, after = (int("".join(filter(str.isdigit, cell))) for cell in (change.before, change.after))
        assert change.way == (1 if after < before else -1), change
        seen.add(change.way)
        if seen == {1, -1}:
            break
