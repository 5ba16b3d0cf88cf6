"""What the network carries to a seat does not depend on what that seat may not know."""

import asyncio
import hashlib
import json
from collections import Counter

import pytest

import roadstead
from faults.lines import House, Wire
from faults.worlds import Worlds
from games.hidden import SECRETS
from roadstead.conformance.interference import Leak
from roadstead.conformance.tables import Table
from roadstead.server import wire
from roadstead.server.automation import automation
from roadstead.server.bot_pool.pool import IN_SECRET, Thought, in_secret
from roadstead.server.requests import answer
from roadstead.server.settings import Pace
from roadstead.server.tables import draft, room
from roadstead.server.views import beats, replays, sight, updates


def compared(folder, game: str, seats: int, *, positions: int, seed: int, decisions: int = 3) -> Counter[str]:
    async def run() -> Counter[str]:
        folders = [folder / name for name in ("one", "other")]
        for each in folders:
            each.mkdir()
        async with House(folders[0]) as one, House(folders[1]) as other:
            worlds = Worlds(one, other, SECRETS[game], Table(roadstead.game(game), seats), seed)
            tried = await worlds.check(positions, decisions)
            assert one.hall.log.count == other.hall.log.count == 0
            return tried

    return asyncio.run(run())


@pytest.mark.parametrize("game", sorted(SECRETS))
def test_two_worlds_look_the_same_on_the_wire(tmp_path, game):
    seats = min(count for count in roadstead.game(game).seats if count >= 3)
    tried = compared(tmp_path, game, seats, positions=4, seed=11)
    print(game, dict(tried))
    assert tried["decisions"] >= 4
    assert tried["bytes"] > 100_000


@pytest.mark.soak
@pytest.mark.parametrize("game", sorted(SECRETS))
def test_two_worlds_look_the_same_at_every_table(tmp_path, game):
    for seats in roadstead.game(game).seats:
        if seats > 1:
            folder = tmp_path / str(seats)
            folder.mkdir()
            tried = compared(folder, game, seats, positions=60, seed=100 + seats, decisions=12)
            assert tried["positions"] == 60
            assert tried["decisions"] > 60


@pytest.mark.leak
def test_a_line_that_is_sent_another_seats_view_is_found_out(tmp_path, monkeypatch):
    honest = updates.sight_of
    monkeypatch.setattr(updates, "sight_of", lambda room, seat: honest(room, 0))
    with pytest.raises(Leak, match="can tell"):
        compared(tmp_path, "jamaica", 3, positions=6, seed=1)


@pytest.mark.leak
def test_a_moment_as_another_seat_saw_it_is_found_out(tmp_path, monkeypatch):
    honest = beats.staged
    monkeypatch.setattr(beats, "staged", lambda film, seat, *rest: honest(film, 0, *rest))
    with pytest.raises(Leak, match="can tell"):
        compared(tmp_path, "jamaica", 3, positions=20, seed=1, decisions=6)


@pytest.mark.leak
def test_a_log_line_for_the_wrong_ears_is_found_out(tmp_path, monkeypatch):
    monkeypatch.setattr(draft.LogRow, "heard_by", lambda row, seat: True)
    with pytest.raises(Leak, match="can tell"):
        compared(tmp_path, "harbour_of_fortune", 3, positions=40, seed=2, decisions=8)


@pytest.mark.leak
def test_decisions_told_while_the_game_runs_are_found_out(tmp_path, monkeypatch):
    """A replay of a running game that showed everybody's answers would show a card laid face down."""

    async def info(self, of, seat):
        decisions, _ = await self._made(of, seat, "decisions")
        return decisions

    monkeypatch.setattr(replays.Replays, "info", info)
    with pytest.raises(Leak, match="can tell"):
        compared(tmp_path, "jamaica", 3, positions=10, seed=1, decisions=6)


@pytest.mark.leak
def test_a_preview_made_from_the_whole_table_is_found_out(tmp_path, monkeypatch):
    async def preview(on_demand, room, guest, said):
        return wire.Reply(said.id, preview=wire.Foreseen(then=str(list(room.settled.state.hand))))

    monkeypatch.setattr(answer, "preview", preview)
    with pytest.raises(Leak, match="can tell"):
        compared(tmp_path, "jamaica", 3, positions=6, seed=1)


@pytest.mark.leak
def test_a_number_counted_on_the_hidden_state_is_found_out(tmp_path, monkeypatch):
    """How often something can be done is counted on a copy of the whole table: a count of hidden cards would show."""

    def counted(state, seat, action, label, names):
        return [label] * (1 + sum(state.hand) % 19)

    monkeypatch.setattr(sight, "repeats", counted)
    with pytest.raises(Leak, match="can tell"):
        compared(tmp_path, "jamaica", 3, positions=6, seed=1)


def digest(line: str) -> str:
    return hashlib.sha256(line.encode()).hexdigest()


@pytest.mark.parametrize("game", sorted(SECRETS))
def test_nobody_is_sent_anothers_token_line_or_address(tmp_path, game):
    """From the empty table to the game: what is one person's own reaches no other connection before its time."""

    async def run() -> None:
        async with House(tmp_path) as house:
            seats = min(count for count in roadstead.game(game).seats if count >= 2)
            lines = [f"entropy-{seat}-{game}-xyzzy" for seat in range(seats)]
            asked = {"game": game, "seats": seats, "player": "Anna", "digest": digest(lines[0])}
            made = await house.make(**asked)
            watcher = await Wire(house, made["table"]).greeted()
            people = [await Wire(house, made["table"], made["token"]).greeted()]
            tokens = [made["token"]]
            for seat in range(1, seats):
                one = await Wire(house, made["table"]).greeted()
                name = ["Anna", "Bert", "Cleo", "Dora"][seat]
                tokens.append((await one.ask("sit", seat=seat, name=name, digest=digest(lines[seat])))["token"])
                people.append(one)
            hooks = [f"https://hooks.example/{seat}/mine" for seat in range(seats)]
            for one, hook in zip(people, hooks, strict=True):
                assert "refused" not in await one.ask("hook", url=hook)
            await people[0].ask("start")
            own = [*lines, *hooks, *map(digest, lines)]
            for at, one in enumerate([*people, watcher]):
                told = b"".join(one.sent).decode()
                others = [token for seat, token in enumerate(tokens) if seat != at]
                assert not [word for word in others + own if word in told]
            for one, line in zip(people, lines, strict=True):
                await one.ask("reveal", line=line)
            await watcher.until(lambda wire: any(b'"status":"playing"' in raw for raw in wire.sent))
            await house.quiet()
            secret = house.hall.rooms.awake[made["table"]].info.secret
            pages = [(await house.http(f"/api/tables{path}"))[1] for path in ("", f"/{made['table']}")]
            for at, one in enumerate([*people, watcher]):
                told = b"".join([*one.sent, *pages]).decode()
                others = [word for seat, token in enumerate(tokens) if seat != at for word in (token, digest(token))]
                assert not [word for word in [*others, *hooks, secret] if word in told]
                assert lines[0] in told, "the lines are revealed when the game begins"
                assert all(json.loads(raw).get("you") in (None, at) for raw in one.sent)

    asyncio.run(run())


@pytest.mark.parametrize("watched", [True, False], ids=["watched", "nobody there"])
@pytest.mark.parametrize("bot", sorted(IN_SECRET))
def test_a_secret_answer_takes_its_time_whatever_there_was_to_choose_from(tmp_path, monkeypatch, bot, watched):
    """By the clock a bot's thinking is not to be told: a short one and a long one end at the same moment."""
    clock = [100.0]
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def taken(thinks: float) -> float:
        async with House(tmp_path / f"{thinks}", pace=Pace()) as house:
            made = await house.make(game="jamaica", seats=2, bots={"0": "greedy", "1": bot})
            host = await Wire(house, made["table"], made["token"]).greeted()
            state = roadstead.game("jamaica").new(2, 5)
            while len(state.actors()) < 2:
                state.play(state.actors()[0], state.legal(state.actors()[0])[0])
            assert in_secret(state)
            here = house.hall.rooms.awake[made["table"]]
            here.settled = room.Settled(state, 1, "1.1", [False, False], 0.0)

            async def ask(*_, **__):
                clock[0] += thinks
                return Thought(0, seconds=thinks)

            monkeypatch.setattr(house.hall.bots, "ask", ask)
            began = clock[0]
            with monkeypatch.context() as patched:
                patched.setattr(automation.time, "monotonic", lambda: clock[0])
                patched.setattr(automation.asyncio, "sleep", sleep)
                if not watched:
                    here.guests.clear()
                await house.hall.automation.think(here, 1)
            await host.leave()
            return clock[0] - began + slept[-1]

    async def run() -> list[float]:
        times = []
        for thinks in (0.0, 0.99 * IN_SECRET[bot], 1.2 * IN_SECRET[bot]):
            (tmp_path / f"{thinks}").mkdir()
            times.append(await taken(thinks))
        return times

    *quick, slow = asyncio.run(run())
    assert quick == [pytest.approx(IN_SECRET[bot])] * 2
    assert slow == pytest.approx(2 * IN_SECRET[bot])
