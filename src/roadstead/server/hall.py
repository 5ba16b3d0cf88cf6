"""All parts of one server process, put together.

Each part is handed what it needs and knows nothing of the hall.  Here, and nowhere else, stands what follows from a
change at a table: those connected are shown it, and what happens by itself begins.
"""

import asyncio
import socket
import time

from roadstead.server.automation.automation import Automation
from roadstead.server.automation.demo import keep_playing
from roadstead.server.automation.housekeeping import Housekeeping
from roadstead.server.automation.outages import Watch
from roadstead.server.background import Background
from roadstead.server.bot_pool.coaching import Coaching
from roadstead.server.bot_pool.pool import BotPool
from roadstead.server.fleet.claims import Alone, Claims, Shared
from roadstead.server.fleet.far_bots import FarBots
from roadstead.server.fleet.fleet import Fleet
from roadstead.server.fleet.handover import Handover
from roadstead.server.fleet.joining import Opened, opened
from roadstead.server.fleet.porch import Host, Porch
from roadstead.server.limits import Visitors
from roadstead.server.logs import TroubleLog
from roadstead.server.requests.answer import Requests
from roadstead.server.requests.hint import Adviser
from roadstead.server.settings import Settings
from roadstead.server.storage.writer import Writer
from roadstead.server.tables.draft import Draft
from roadstead.server.tables.guest import Guest, encode
from roadstead.server.tables.refusal import GOING_DOWN, NoPlace
from roadstead.server.tables.room import Room
from roadstead.server.tables.rooms import Rooms
from roadstead.server.views import sight
from roadstead.server.views.analyses import Analyses
from roadstead.server.views.on_demand import OnDemand
from roadstead.server.views.replays import Replays
from roadstead.server.views.schedule import ViewSchedule
from roadstead.server.views.story import Stories
from roadstead.server.views.updates import tell_chat
from roadstead.server.webhooks import Caller


class Hall:
    """Everything one server process keeps."""

    def __init__(self, settings: Settings, database: Opened | None = None) -> None:
        self.settings = settings
        self.closing = False
        self.log = TroubleLog()
        database = database or opened(settings)
        self.store = database.store
        self.writer = Writer(self.store)
        self.bots = BotPool(settings.workers, settings.bot_limit)
        self.visitors = Visitors(settings.limits)
        self.alerts = Caller(anywhere=settings.webhooks_anywhere)
        self.background = Background(self.log)
        self.schedule = ViewSchedule(self.log, self.visitors.spend)
        self.automation = Automation(self.bots, self.alerts, self.background, self.log, self.writer)
        self.coaching = Coaching()
        self.on_demand = OnDemand(settings.limits, self.log)
        adviser = Adviser(self.bots, self.coaching, self.log, settings.limits.hints)
        self.requests = Requests(adviser, self.on_demand, self.schedule.answering, self.log)
        shared = database.member is not None
        claims: Claims = Shared(self.store, self.writer, self.background) if shared else Alone(self.store)
        self.rooms = Rooms(settings, self.store, self.writer, claims, self.log, self)
        self.fleet: Fleet | None = None
        self.handover: Handover | None = None
        self.far_bots = FarBots()
        self.relayed: set[Guest] = set()  # people here who look at tables of other servers
        self._peers = database.peers
        self._porch: Porch | None = None
        if database.member is not None:
            self.bots.far = self.far_bots
            self.fleet = Fleet(database.member, self.store, self.writer, self.visitors, self.log, self, self.in_short)
            self.handover = Handover(self.fleet, settings, self._find, self.background, self.log)
        self.watch = Watch(self.rooms, self.log)
        self.replays = Replays(self.store, self.on_demand)
        self.stories = Stories(self.store, self.on_demand)
        self.analyses = Analyses(self.store, self.writer, self.background, self.log, settings.limits)

    def open(self) -> None:
        """Begin.  No table is read yet; those where something happens by itself are woken later, one by one."""
        housekeeping = Housekeeping(self.rooms, self.log, self.in_charge)
        for work in (self.schedule.run(), self.watch.run(), housekeeping.put_to_sleep(), housekeeping.tidy()):
            self.background.start(work)
        self.background.start(asyncio.to_thread(sight.warm_up))
        if self.settings.demo:
            self.background.start(keep_playing(self.rooms, self.log, self.in_charge))

    async def receive(self, host: Host) -> None:
        """Let the other servers of the same tables in."""
        if self.fleet is not None and self._peers is not None:
            fleet, secret = self.fleet, self.fleet.member.secret
            self._porch = Porch(lambda: (fleet.number, secret), host, self.far_bots)
            await self._porch.open(self._peers)
            self.background.start(fleet.run())

    @property
    def name(self) -> str:
        """What this server is called among several."""
        return self.fleet.member.name if self.fleet is not None else self.settings.name or socket.gethostname()

    def in_charge(self) -> bool:
        """Whether what one server does for all is to be done here."""
        return self.fleet is None or self.fleet.eldest

    def in_short(self) -> bytes:
        """How this server is doing, for the page that shows all of them."""
        latency = self.requests.latency
        return encode(
            {
                "tables": len(self.rooms.awake),
                "connections": sum(len(room.guests) for room in self.rooms.awake.values()),
                "relayed": len(self.relayed),
                "decisions": self.rooms.decisions,
                "thinking": sum(len(room.thinking) for room in self.rooms.awake.values()),
                "answers": sum(latency.counts),
                "seconds": latency.total,
                "failed_writes": self.rooms.failed_writes,
                "troubles": self.log.count,
            }
        )

    async def say_goodbye(self) -> None:
        """Tell everybody to come back in a moment, and wait a little until they have been told."""
        self.closing = True
        self.automation.stop()
        guests = [guest for room in self.rooms.awake.values() for guest in room.guests] + list(self.relayed)
        for guest in guests:
            guest.bye(GOING_DOWN, again=True)
        if self.fleet is not None:
            self.rooms.close()
            await self.fleet.leave()  # from now on others may have the tables
        patience = time.monotonic() + 0.5
        while any(not guest.outbox.empty() for guest in guests) and time.monotonic() < patience:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Write what still waits to be written, and stop the bots."""
        self.closing = True
        self.automation.stop()
        for room in self.rooms.awake.values():
            if room.timer is not None:
                room.timer.cancel()
            for task in room.thinking.values():
                task.cancel()
        self.background.cancel()
        if self.handover is not None:
            self.handover.close()
        if self.fleet is not None:
            self.fleet.close()
        if self._porch is not None:
            self._porch.close()
        await self.alerts.close()
        await asyncio.to_thread(self.bots.close)
        await asyncio.to_thread(self.coaching.close)
        await asyncio.to_thread(self.on_demand.close)
        await asyncio.to_thread(self.analyses.close)
        await asyncio.to_thread(self.rooms.proving.close)
        await asyncio.to_thread(self.writer.close)
        self.store.close()

    async def _find(self, table: str) -> Room:
        """The room of a table, for a line that may have to go elsewhere."""
        try:
            return await self.rooms.find(table)
        except NoPlace:
            raise KeyError(table) from None  # whoever has come is told so once the line is open

    # What follows from what happens to rooms (``rooms.Listener``)

    def woken(self, room: Room) -> None:
        self.automation.see_to(room)

    def changed(self, room: Room, draft: Draft) -> None:
        room.touched = time.monotonic()
        if draft.chats:
            tell_chat(room, draft.chats)
        if room.info.deadline:
            room.lobby_changed = True
        self.schedule.touch(room)
        self.automation.see_to(room)

    def read_again(self, room: Room) -> None:
        self.schedule.touch(room)

    def write_failed(self) -> None:
        self.watch.look_now()

    def lost(self, room: Room) -> None:
        self.watch.asleep.add(room.id)

    def due(self, table: str) -> None:
        if not self.closing:
            self.watch.wake(table)

    # What follows from what happens to the other servers (``fleet.Listener``)

    def orphaned(self) -> None:
        if not self.closing:
            self.watch.look_for_all()

    def displaced(self) -> None:
        self.log.say(
            "the other servers took this one for dead: they may have its tables now, and it goes on without them"
        )
        self.rooms.let_go_of_lost_claims()
        self.watch.look_for_all()
