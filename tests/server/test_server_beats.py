"""What happened between two views is told moment by moment, to everybody as their own seat saw it."""

import asyncio
import random

import msgspec
import pytest

from roadstead import games
from roadstead.kernel.events import BEATS
from roadstead.records import Collector, Match
from roadstead.records.format import Decision
from roadstead.server import wire
from roadstead.server.automation.pace import held_back
from roadstead.server.logs import TroubleLog
from roadstead.server.requests.playing import decide
from roadstead.server.settings import Pace, Settings
from roadstead.server.storage.table_info import PLAYING, Person, Seat, TableInfo
from roadstead.server.tables.guest import Guest
from roadstead.server.tables.room import FILMED, Room
from roadstead.server.views import schedule, updates
from roadstead.server.views.beats import LEAST, MOST, chosen, plain
from roadstead.server.views.sight import drawn, written

OURS = sorted(games.own())


class Gathering:
    """A room with a guest for every seat and one who looks on, and nothing written anywhere."""

    def __init__(self, name, seed, seats=3):
        game = games.find(name)
        held = [Seat(name=f"Player {i + 1}", person=i + 1) for i in range(max(seats, game.seats[0]))]
        people = [Person(token="") for _ in held]
        info = TableInfo(
            table="t", game=name, options={}, seats=held, persons=people, host=1, secret="00", seed=0, created=0.0
        )
        info.status = PLAYING
        self.room = Room(info, Settings(), None)
        self.room.match = Match.new(game, len(held), seed, writer=Collector())
        self.room.settle()
        self.chooser = random.Random(seed)
        self.guests = {}
        for seat in [*range(len(held)), None]:
            guest = Guest()
            guest.person = 0 if seat is None else seat + 1
            self.room.guests.add(guest)
            self.guests[seat] = guest
            updates.greet(self.room, guest, wire.Hello())
            self.told(seat)

    @property
    def over(self):
        return self.room.match.over

    def decide(self):
        """Somebody decides at random; returns the moments of it that are kept."""
        state = self.room.match.state
        seat = self.chooser.choice(state.actors())
        draft = self.room.draft()
        decide(self.room, draft, int(seat), [self.chooser.choice(state.legal(seat))])
        self.room._take_over(draft, self.room.collector.taken(), 0.0)
        return draft.film

    def told(self, seat):
        """What waits to be sent to this guest."""
        outbox, found = self.guests[seat].outbox, []
        while not outbox.empty():
            found.append(msgspec.json.decode(outbox.get_nowait(), type=wire.Tells))
        return found

    def view(self, seat, **how):
        """The view that this guest is sent now."""
        updates.show(self.room, seat, **how)
        return next(told for told in self.told(seat) if isinstance(told, wire.View))


def followed(before, beat, end):
    """The pieces at a beat, put together as the browser does it."""
    pieces = {name: piece for name, piece in before.items() if name not in beat.gone}
    pieces |= {piece.id: piece for piece in beat.pieces}
    return pieces | {name: end[name] for name in beat.now}


@pytest.mark.parametrize("name", OURS)
def test_each_viewer_is_shown_its_own_stills_in_order_and_nothing_else(name):
    table = Gathering(name, 4)
    names = table.room.info.names()
    seen = 0
    for _ in range(70):
        if table.over:
            break
        kept = table.decide()
        for seat in table.guests:
            before = dict(table.guests[seat].seen.pieces)
            view = table.view(seat)
            heard = chosen([moment for moment in kept if moment.event.heard_by(seat)])
            beats = view.beats or []
            end = table.guests[seat].seen.pieces
            log = table.room.heard(seat)
            assert [beat.kind for beat in beats] == [moment.event.kind.beat for moment in heard]
            assert [log[beat.at].words for beat in beats] == [table.room.log[moment.at].words for moment in heard]
            assert sorted({beat.at for beat in beats}) == [beat.at for beat in beats]
            for beat, moment in zip(beats, heard, strict=True):
                assert beat.kind in BEATS
                before = followed(before, beat, end)
                own = drawn(moment.still.redacted(seat), seat, names)
                words = table.room.game.words
                shown, lies = (
                    [plain(piece) for piece in written([pieces[key] for key in sorted(pieces)], words, names)]
                    for pieces in (before, own)
                )
                assert shown == lies
                seen += 1
    assert seen > 40


def test_what_only_one_hears_is_a_beat_for_that_one_alone():
    table = Gathering("jamaica", 1)
    secret = 0
    while not table.over and not secret:
        kept = table.decide()
        for moment in kept:
            if moment.event.name == "treasure seen":
                owner = moment.event.facts["ship"]
                for seat in table.guests:
                    beats = table.view(seat).beats
                    told = [table.room.heard(seat)[beat.at].words for beat in beats]
                    assert any("it is" in words for words in told) == (seat == owner)
                    face = moment.still.face[moment.event.facts["back"]]
                    hidden = moment.still.redacted(seat).face[moment.event.facts["back"]]
                    assert seat == owner or hidden != face
                secret += 1
        for seat in table.guests:
            updates.show(table.room, seat)
            table.told(seat)
    assert secret


def test_of_many_moments_those_that_matter_most_are_staged():
    table = Gathering("jamaica", 2)
    for _ in range(25):
        table.decide()
    assert {moment.n for moment in table.room.film} <= set(range(25 - FILMED + 1, 26))
    heard = [moment.event.kind.beat for moment in table.room.film if moment.event.heard_by(None)]
    assert len(heard) > MOST
    view = table.view(None)
    shown = [beat.kind for beat in view.beats]
    assert len(shown) == MOST
    assert sorted({beat.at for beat in view.beats}) == [beat.at for beat in view.beats]
    assert heard.count("coin") > shown.count("coin")
    for kind in set(heard) - set(LEAST):
        assert shown.count(kind) == heard.count(kind)


def test_every_view_says_who_has_decided_and_every_moment_whose_decision_led_to_it():
    table = Gathering("jamaica", 5)
    last = dict.fromkeys(table.guests, 0)
    decided = []
    shown = 0
    for k in range(60):
        kept = table.decide()
        line = next(line for line in reversed(table.room.match.record.lines) if isinstance(line, Decision))
        decided.append(line.seat)
        assert {moment.by for moment in kept} <= {line.seat}
        for seat in table.guests:
            if seat is not None and (k + seat) % 3:  # one view may tell of several decisions
                continue
            view = table.view(seat)
            assert view.by == decided[last[seat] : view.n]
            first = view.n - len(view.by)
            for beat in view.beats or []:
                n = table.room.heard(seat)[beat.at].n
                assert beat.by == view.by[n - first - 1]
                shown += 1
            last[seat] = view.n
    assert shown > 60


def test_whoever_is_asked_along_with_others_has_not_decided_because_they_have():
    """Everybody chooses a card: two of them do, and the third is told of those two."""
    table = Gathering("jamaica", 5)
    while len(table.room.match.state.actors()) < 3:
        table.decide()
    for seat in table.guests:
        table.view(seat)
    question = table.room.settled.question
    state = table.room.match.state
    for seat in (1, 2):
        draft = table.room.draft()
        decide(table.room, draft, seat, [state.legal(seat)[0]])
        table.room._take_over(draft, table.room.collector.taken(), 0.0)
        view = table.view(0)
        assert (view.by, view.asked is msgspec.UNSET or bool(view.asked.choices)) == ([seat], True)
        assert table.room.settled.question == question


def test_what_is_taken_back_was_decided_by_nobody():
    table = Gathering("new_bedford", 3)
    seat = None
    while seat is None:
        table.decide()
        assert table.view(None).by == [table.room.match.record.lines[-1].seat]
        seat = next((seat for seat in range(3) if table.room.match.can_undo(seat)), None)
    table.room.match.undo(seat)
    table.room._take_over(table.room.draft(), table.room.collector.taken(), 0.0)
    assert table.view(None).by == []


def test_what_everybody_was_shown_is_not_kept():
    table = Gathering("jamaica", 2)
    while not table.decide():
        pass
    assert table.room.film
    for seat in table.guests:
        updates.show(table.room, seat)
    assert table.room.film == []


def test_nobody_here_nothing_is_filmed():
    table = Gathering("jamaica", 2)
    table.room.guests.clear()
    for _ in range(10):
        assert table.decide() == []


def test_what_was_taken_back_is_not_staged():
    table = Gathering("new_bedford", 3)
    while not table.room.film:
        table.decide()
        seat = next((seat for seat in range(3) if table.room.match.can_undo(seat)), None)
        if seat is None:
            table.room.film = []
    table.room.match.undo(seat)
    draft = table.room.draft()
    table.room._take_over(draft, table.room.collector.taken(), 0.0)
    assert not table.view(None).beats


def test_a_busy_server_shows_where_things_have_led_to(monkeypatch):
    how = []
    monkeypatch.setattr(schedule, "show", lambda room, seat, staged: how.append(staged) or [])

    async def views():
        views = schedule.ViewSchedule(TroubleLog(), spend=lambda address, seconds: None)
        views._make(None, 0)
        views._others = {(None, seat): 0.0 for seat in range(schedule.BUSY + 1)}
        views._make(None, 0)

    asyncio.run(views())
    assert how == [True, False]
    table = Gathering("jamaica", 2)
    while not table.decide():
        pass
    assert not table.view(None, staged=False).beats


def test_a_bots_turn_goes_on_at_once_and_bots_among_themselves_can_be_watched():
    pace = Pace(least=5.0, most=5.0, turn=1.0)
    lines = [Decision(n, seat, "x") for n, seat in enumerate([0, 1, 1], 1)]
    assert held_back(pace, lines, 1, {0}, 3) == 0.0
    assert held_back(pace, lines, 2, {0}, 3) == 1.0
    assert held_back(pace, lines, 2, set(), 3) == 5.0
    long = [Decision(n, seat, "x") for n, seat in enumerate([0, *[1, 2] * 9], 1)]
    assert held_back(pace, long, 1, {0}, 3) == 5.0


def test_at_a_real_table_every_beat_has_its_line_and_who_comes_back_has_none(server):
    anna = server.playing(seats=3)
    while sum("beats" in msgspec.json.decode(raw) for raw in anna.heard) < 3:
        question = anna.asked["question"]
        if anna.choices:
            anna.play(anna.choices[0])
        anna.answered(question)
    again = anna.again()
    first = [msgspec.json.decode(raw) for raw in again.heard]
    assert [told for told in first if told["t"] == "view" and "beats" in told] == []
    staged = [beat for raw in anna.heard for beat in msgspec.json.decode(raw).get("beats", [])]
    assert all(again.log[beat["at"]]["words"] for beat in staged)
    again.close()


def test_a_replay_steps_through_the_same_moments(server):
    anna = server.playing(seats=3)
    for _ in range(8):
        question = anna.asked["question"]
        if anna.choices:
            anna.play(anna.choices[0])
        anna.until(lambda p, question=question: p.choices and p.asked["question"] != question)
    live = [(beat["kind"], beat["at"]) for raw in anna.heard for beat in msgspec.json.decode(raw).get("beats", [])]
    mine = {"Authorization": f"Bearer {anna.token}"}
    frames = [server.get(f"/api/tables/{anna.table}/replay/{n}", headers=mine) for n in range(int(anna.view["n"]) + 1)]
    again = [(beat["kind"], beat["at"]) for frame in frames for beat in frame.get("beats", [])]
    assert len(live) > 10
    assert [each for each in again if each in set(live)] == live
    for frame in frames:
        order = set(frame["order"])
        assert all(set(beat.get("now", [])) <= order for beat in frame.get("beats", []))
    anna.close()
