"""Two worlds that differ in what one seat may not know, each at a table of its own: the network must not tell them apart.

The exchanges are the games' own, written from their rulebooks.  Both worlds are served by the whole application, played
on with the same public actions, and every byte sent to the viewer is compared until the rules have shown the difference.
"""

import random
from collections import Counter
from collections.abc import Callable

from faults.lines import House, Wire
from roadstead.conformance.interference import Leak, Secrets, Viewer, same_step
from roadstead.conformance.tables import Table
from roadstead.kernel.state import ALL_SEEING, State
from roadstead.records import Collector, Decision, Match, Record
from roadstead.records.format import FORMAT, Header
from roadstead.server import wire
from roadstead.server.storage import schema
from roadstead.server.storage.table_info import PLAYING, Person, Seat, TableInfo, fingerprint
from roadstead.server.storage.writer import Job
from roadstead.server.tables.guest import Guest
from roadstead.server.tables.room import Room
from roadstead.server.views import maker, played

NAMES = ["Anna", "Bert", "Cleo", "Dora", "Emil", "Finn"]


def token_of(seat: int) -> str:
    return f"the-token-of-seat-{seat}"


class World:
    """A table at which a given state is being played; only the viewer is connected, the others have their say."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.room: Room
        self.line: Wire
        self.played: played.Played
        self.said = 0

    async def begin(self, table: str, state: State, options: dict, viewer: Viewer) -> None:
        game = state.game
        seats = int(state.seats)
        info = TableInfo(
            table=table,
            game=game.name,
            options=game.checked_options(options),
            seats=[Seat(i + 1, NAMES[i], digest="0" * 64, line=f"line {i}") for i in range(seats)],
            persons=[Person(fingerprint(token_of(i))) for i in range(seats)],
            host=1,
            secret="5e" * 32,
            seed=1,
            created=1.0,
            status=PLAYING,
        )
        hall = self.house.hall
        job = Job()
        job.add(schema.ADD_TABLE, schema.table_row(info))
        await hall.writer.write(job)
        self.room = room = await hall.rooms.find(table)
        room.woken = info.created  # both worlds at the same moment: since when a seat is empty is told to everybody
        header = Header(
            roadstead=FORMAT,
            game=game.name,
            rules=game.rules_version,
            data=game.digest,
            options=info.options,
            seats=seats,
        )
        room.match = Match.from_state(Record(header), state, 0, writer=Collector())
        room.written = 2  # a header and a set-up: what came before is not of interest
        room.settle()
        self.played = played.Played(states={0: state.copied(ALL_SEEING)})
        self.said = 0

        async def make(_visitor: str, what: str, *asked: object) -> object:
            """In this process: the record has nothing of what came before, so the game as it went is put in its place."""
            played.KEPT.clear()
            played.KEPT[room.id, room.written] = self.played
            return maker.PAGES[what](*asked)

        hall.on_demand.make = make  # type: ignore[method-assign]
        self.line = await Wire(self.house, table, "" if viewer is None else token_of(viewer)).greeted()

    @property
    def state(self) -> State:
        assert self.room.match is not None
        return self.room.match.state

    async def play(self, seat: int, action: int, viewer: Viewer) -> None:
        match = self.room.match
        assert match is not None
        do, question = match.game.actions.text(action), match.question()
        if seat == viewer:
            reply = await self.line.ask("play", question=question, do=[do])
            assert "refused" not in reply, reply
        else:
            guest = Guest()
            guest.person = seat + 1
            self.said += 1
            told = await self.house.hall.requests.answer(
                self.room, guest, wire.Play(id=f"x{self.said}", question=question, do=[do])
            )
            assert told.refused is None, told
            await self.house.quiet()
        self.played.decisions[match.decisions] = Decision(match.decisions, seat, do)
        self.played.states[match.decisions] = self.state.copied(ALL_SEEING)

    async def look_back(self, viewer: Viewer) -> list[bytes]:
        """What the pages about a running game tell the viewer."""
        token = "" if viewer is None else token_of(viewer)
        last = self.room.match.decisions if self.room.match else 0
        paths = [
            "",
            "/replay",
            f"/replay/{last}",
            f"/replay/{last // 2}",
            "/record",
            "/verify",
            "/story",
            "/picture.svg",
            "/card.svg",
        ]
        return [(await self.house.http(f"/api/tables/{self.room.id}{path}", token=token))[1] for path in paths]

    async def end(self) -> None:
        await self.line.leave()
        self.house.hall.rooms.drop(self.room)


class Worlds:
    """Both worlds side by side."""

    def __init__(self, one: House, other: House, make: Callable[[State], Secrets], table: Table, seed: int) -> None:
        self.pair = (World(one), World(other))
        self.make = make
        self.table = table
        self.chooser = random.Random(seed)
        self.tried: Counter[str] = Counter()

    async def check(self, positions: int, decisions: int) -> Counter[str]:
        """Random positions of random games, every kind of question with its share, every viewer, one exchange each."""
        chooser = self.chooser
        shares: Counter[int] = Counter()
        while self.tried["positions"] < positions:
            state = self.table.new(chooser.getrandbits(62))
            secrets = self.make(state)
            while not state.over and self.tried["positions"] < positions:
                kind = state.asked()
                if shares[kind] * len(shares) <= 2 * self.tried["positions"] and chooser.random() < 0.2:
                    hidden = [await self.try_viewer(secrets, state, viewer, decisions) for viewer in self.table.viewers]
                    if any(hidden):  # a question at which nothing is hidden takes no share from the others
                        shares[kind] += 1
                        self.tried["positions"] += 1
                seat = chooser.choice(state.actors())
                action = chooser.choice(state.legal(seat))
                before = state.clone()
                state.play(seat, action)
                secrets.watch(before, seat, action, state)
        return self.tried

    async def try_viewer(self, secrets: Secrets, state: State, viewer: Viewer, decisions: int) -> bool:
        """Whether anything is hidden from this viewer here; then it has been exchanged and followed."""
        found = list(secrets.swaps(state, viewer, self.chooser))
        if not found:
            return False
        what, twin = self.chooser.choice(found)
        self.tried[what] += 1
        name = f"position{sum(self.tried.values())}"
        for world, start in zip(self.pair, (state.clone(), twin), strict=True):
            await world.begin(name, start, self.table.options, viewer)
        try:
            await self.compare(viewer, what)
            self.tried["decisions"] += await self.follow(secrets.copy(), viewer, decisions, what)
        finally:
            for world in self.pair:
                self.tried["bytes"] += sum(map(len, world.line.sent))
                await world.end()
        return True

    async def follow(self, secrets: Secrets, viewer: Viewer, decisions: int, what: str) -> int:
        one, other = self.pair
        for done in range(decisions):
            step = same_step(secrets, one.state, other.state, viewer, self.chooser)
            if step is None:
                return done
            seat, action, answer = step
            before = one.state.clone()
            await one.play(seat, action, viewer)
            await other.play(seat, answer, viewer)
            secrets.watch(before, seat, action, one.state)
            if secrets.out(one.state, other.state, viewer):
                return done
            await self.compare(viewer, what)
        return decisions

    async def compare(self, viewer: Viewer, what: str) -> None:
        """Everything sent so far, and the answers to what the viewer might ask now."""
        one, other = self.pair
        actions = one.state.game.actions
        for number in self.chooser.sample(range(actions.size), min(2, actions.size)):
            do = actions.text(number)
            for world in self.pair:
                await world.line.ask("why", do=do)
                await world.line.ask("play", question="0.0", do=[do])
        if viewer is not None and one.state.asks(viewer):
            do = actions.text(self.chooser.choice(one.state.legal(viewer)))
            for world in self.pair:
                assert world.room.match is not None
                await world.line.ask("preview", question=world.room.match.question(), do=[do])
        self.tell_apart(one.line.sent, other.line.sent, viewer, what)
        if one.state.over:
            return  # the pages about a finished game show everybody every card
        pages = [await world.look_back(viewer) for world in self.pair]
        self.tell_apart(*pages, viewer, what)

    def tell_apart(self, one: list[bytes], other: list[bytes], viewer: Viewer, what: str) -> None:
        if one != other:
            who = "a spectator" if viewer is None else f"seat {viewer}"
            for mine, theirs in zip(one, other, strict=False):
                if mine != theirs:
                    at = next((i for i, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), 0)
                    near = slice(max(0, at - 120), at + 80)
                    raise Leak(f"{self.table}: {who} can tell {what}:\n{mine[:30]!r} {mine[near]!r}\n{theirs[near]!r}")
            raise Leak(f"{self.table}: {who} can tell {what} by how much is sent: {len(one)} and {len(other)} messages")
