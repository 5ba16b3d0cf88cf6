"""A table does not stand or fall with its host: hosting passes on, at once from one who leaves and after a while from one who is away."""

import time

from harness import Person
from test_server_consent import away, seat_of
from test_server_play import started
from test_server_together import agree, at_cards

from roadstead.server.tables import presence


def gathered(server, *names, **table):
    """A table before the start: Anna is its host, and these sit there too."""
    anna = server.make(seats=len(names) + 1, **table)
    others = []
    for seat, name in enumerate(names, 1):
        others.append(Person(server, anna.table, None, f"line {seat}"))
        others[-1].sit(seat, name)
    return [anna, *others]


def hosts(person):
    return [seat["seat"] for seat in person.lobby["seats"] if seat.get("host")]


def test_before_the_start_the_next_one_who_is_here_begins_for_a_host_who_is_away(own_server):
    server = own_server(host_seconds=1.0, reveal_seconds=0.2)
    anna, bert, cleo, dora = gathered(server, "Bert", "Cleo", "Dora")
    away(bert, anna)
    away(anna, cleo)
    assert "host" in cleo.refusal("start"), "a host who has only just gone is still the host"
    assert not cleo.lobby.get("acting")
    cleo.until(lambda p: p.lobby.get("host"))
    assert cleo.lobby["acting"]
    dora.until(lambda p: hosts(p) == [2])
    assert not dora.lobby.get("host")
    assert "host" in dora.refusal("start")
    for what in ({"kind": "remove", "seat": 1}, {"kind": "remove", "seat": 0}, {"kind": "close"}):
        assert "left to the host" in cleo.refusal(**what), "what cannot be undone is not for who is host meanwhile"
    dora.ask("stand")
    cleo.ask("set_time", seconds=600)
    cleo.ask("fill", bot="greedy", seat=3)
    cleo.ask("remove", seat=3)
    cleo.ask("fill", bot="greedy")
    cleo.ask("start")
    cleo.until(lambda p: p.lobby["status"] == "playing")


def test_whoever_is_host_meanwhile_for_a_week_may_do_all_that_a_host_may(server):
    anna, bert = gathered(server, "Bert")
    away(anna, bert)
    room = server.hall.rooms.awake[bert.table]
    room.left[1] -= 6 * 86400
    assert "left to the host" in bert.refusal("close")
    room.left[1] -= 2 * 86400
    bert.ask("remove", seat=0)
    bert.ask("close")


def test_a_host_who_comes_back_is_host_again(own_server):
    server = own_server(host_seconds=0.3)
    anna, bert = gathered(server, "Bert")
    away(anna, bert)
    bert.until(lambda p: p.lobby.get("host"))
    back = anna.again()
    bert.until(lambda p: not p.lobby.get("host"))
    assert back.lobby["host"]
    assert not back.lobby.get("acting")
    assert "host" in bert.refusal("start")
    assert hosts(bert) == [0]


def test_hosting_passes_on_at_once_from_one_who_leaves(server):
    anna, bert, cleo = gathered(server, "Bert", "Cleo")
    away(bert, anna)
    anna.ask("stand")
    cleo.until(lambda p: p.lobby.get("host"))
    assert not anna.until(lambda p: not p.lobby.get("host")).lobby.get("acting")
    assert "host" in anna.refusal("fill", bot="greedy")
    anna.sit(0, "Anna")
    assert hosts(cleo) == [2], "it is the other one's table now"
    cleo.ask("start")
    anna.until(lambda p: p.lobby["status"] in ("starting", "playing"))


def test_where_nobody_else_sits_the_host_stays_host(server):
    anna = server.make(seats=3)
    watcher = Person(server, anna.table)
    anna.ask("stand")
    assert anna.until(lambda p: p.seat is None).lobby["host"]
    assert "host" in watcher.refusal("fill", bot="greedy")
    away(anna)
    assert "host" in watcher.refusal("fill", bot="greedy")


def test_whoever_only_looks_on_never_becomes_host(own_server):
    server = own_server(host_seconds=0.1)
    anna, bert = gathered(server, "Bert")
    watcher = Person(server, anna.table)
    away(anna, watcher)
    away(bert, watcher)
    time.sleep(0.3)
    assert "host" in watcher.refusal("start")
    assert "host" in watcher.refusal("close")


def test_in_a_running_game_a_host_who_resigns_hands_the_table_on(server):
    anna, bert, cleo = at_cards(server)
    assert "host" in bert.refusal("close")
    anna.ask("resign")
    bert.until(lambda p: p.lobby.get("host"))
    assert "host" in anna.refusal("remove", seat=2)
    bert.ask("close")
    cleo.until(lambda p: p.lobby["status"] == "closed")


def test_in_a_running_game_a_host_may_be_away_for_a_week(own_server, monkeypatch):
    """Nobody needs the host meanwhile: a time is agreed on, and a bot plays where all others want it."""
    server = own_server()
    anna, bert, cleo = at_cards(server)
    away(anna, bert, cleo)
    room = server.hall.rooms.awake[bert.table]
    room.left[1] -= 6 * 86400
    assert "host" in bert.refusal("close")
    bert.ask("hand_over", seat=0)
    agree(cleo)
    bert.ask("set_time", seconds=600)
    agree(cleo)
    bert.until(lambda p: p.lobby.get("deadline") == 600)
    room.left[1] -= 2 * 86400
    assert "host" in cleo.refusal("close"), "Bert comes next"
    bert.ask("close")


def test_a_long_time_for_decisions_is_a_long_time_for_a_host(own_server):
    server = own_server(host_days=0.0)
    anna, bert, cleo = at_cards(server, deadline=30 * 86400)
    away(anna, bert, cleo)
    assert "host" in bert.refusal("remove", seat=2)


def test_a_table_that_slept_knows_since_when_somebody_is_away(own_server, monkeypatch):
    monkeypatch.setattr(presence, "NOTED_AFTER", 0.1)
    first = own_server(host_seconds=2.0)
    anna, bert, cleo = gathered(first, "Bert", "Cleo")
    away(anna, bert)
    left = time.time()
    bert.close()
    cleo.until(lambda _: first.hall.store.info(cleo.table).persons[0].left)
    assert abs(first.hall.store.info(cleo.table).persons[0].left - left) < 1.0
    cleo.close()
    first.stop()
    time.sleep(max(0.0, left + 2.0 - time.time()))
    later = own_server(host_seconds=2.0)
    back = Person(later, bert.table, bert.token, bert.line)
    assert back.until(lambda p: p.lobby.get("host"), 1.0).lobby["acting"]
    old = Person(later, anna.table, anna.token)
    back.until(lambda p: seat_of(p, 0).get("here") and not p.lobby.get("host"))
    room = later.hall.rooms.awake[anna.table]
    old.until(lambda _: not room.info.persons[0].left)


def test_a_page_that_is_loaded_again_is_not_written_down(own_server):
    server = own_server()
    anna, bert = gathered(server, "Bert")
    room = server.hall.rooms.awake[anna.table]
    version = room.info.version
    for _ in range(5):
        anna = anna.again()
        bert = bert.again()
    time.sleep(0.2)
    assert room.info.version == version


def test_one_alone_among_bots_is_not_written_down_either(own_server, monkeypatch):
    monkeypatch.setattr(presence, "NOTED_AFTER", 0.0)
    server = own_server()
    anna = started(server, 1)
    anna = anna[0] if isinstance(anna, list) else anna
    room = server.hall.rooms.awake[anna.table]
    version = room.info.version
    anna.close()
    time.sleep(0.5)
    assert room.info.version == version


def test_what_each_one_is_told_of_the_table_is_their_own(server):
    """Two without a seat, for whom a seat is kept or not, are not told the same."""
    anna, bert, cleo = at_cards(server)
    anna.ask("close")
    table = anna.ask("rematch")["table"]
    friends = {seat: Person(server, table, one.token) for seat, one in ((1, bert), (2, cleo))}
    stranger = Person(server, table, "n" * 40)
    host = Person(server, table, anna.token)
    host.sit(0, "Anna")  # everybody is told of it
    for seat, friend in friends.items():
        friend.until(lambda p: seat_of(p, 0).get("here"))
        assert friend.lobby["kept"] == seat
    stranger.until(lambda p: seat_of(p, 0).get("here"))
    assert "kept" not in stranger.lobby
