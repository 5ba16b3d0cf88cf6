"""New Bedford's table drawn: houses on their lots, workers, ships on the course, tokens, a mat for each player."""

from collections.abc import Sequence

from msgspec.structs import replace

from roadstead.games.new_bedford import data, scoring
from roadstead.games.new_bedford.actions import WHALE_WORDS
from roadstead.games.new_bedford.art import board as art
from roadstead.games.new_bedford.data import BOARD, GOODS, SAILS, SPACE_NAMES, TILES, WHALES
from roadstead.games.new_bedford.generated import frames
from roadstead.games.new_bedford.state import NewBedford
from roadstead.games.new_bedford.words import names as saying
from roadstead.kernel.messages import Message, say
from roadstead.kernel.messages import seat as seated
from roadstead.kernel.scene import Drawing, Piece

Place = tuple[float, float]
STORES = ("food", "wood", "brick", "coin")
PHASES = {
    frames.START: say("phase-start"),
    frames.COME_HOME: say("phase-come-home"),
    frames.OFFER: say("phase-offer"),
    frames.HUNT: say("phase-hunt"),
}
BELLS = {
    frames.SELL: ("done", say("label-done")),
    frames.LESS: ("less nothing", say("label-less-nothing")),
    frames.COME_HOME: ("keep the rest", say("label-keep-the-rest")),
    frames.OFFER: ("pass", say("label-pass")),
    frames.HUNT: ("catch none", say("label-catch-none")),
}
ON_OWN_SHIP = {frames.OUTWARD: "outward", frames.COUNT: "count", frames.PREPARE: "prepare"}


def pieces(t: NewBedford, seat: int | None, names: Sequence[str]) -> list[Piece]:
    """Everything that lies on the table, as ``seat`` (``None``: a spectator) sees it."""
    table = _Table(t, seat, names)
    table.course()
    table.sites()
    for tile in range(TILES):
        table.lot(tile)
    table.tokens()
    table.raft()
    for player in range(t.seats):
        table.mat(player)
    table.workers()
    table.ships()
    table.launches()
    table.clock()
    if seat is None:
        return [replace(piece, do="") if piece.do else piece for piece in table.found]
    return table.found


class _Table(Drawing[NewBedford]):
    """The drawing in progress."""

    def __init__(self, t: NewBedford, seat: int | None, names: Sequence[str]) -> None:
        super().__init__(t, seat, names)
        self.asked = int(t.asked())

    def plan(self, seat: int) -> art.Plan:
        """Where things lie on this seat's mat; one's own is broader."""
        return art.OWN if seat == self.seat else art.OTHER

    # The town

    def sites(self) -> None:
        for space in range(BOARD):
            does, first = saying.does(self.t, space), saying.FIRST_THERE[space]
            label = say("site", space=saying.SPACES[space], does=does, first=first)
            action = f"place {SPACE_NAMES[space].lower()}"
            self.put(f"site-{space}", f"nb-site-{space}", art.SITES[space], label=label, do=action)

    def lot(self, tile: int) -> None:
        """A building, or the lot where it can rise; a small table leaves some lots to be gardens."""
        t = self.t
        owner = t.owner[tile]
        name = data.BUILDING_NAMES[tile]
        building, does = saying.SPACES[BOARD + tile], saying.does(t, BOARD + tile)
        key = f"lot-{tile}"
        if owner < t.seats:
            action = f"place {name.lower()}" if data.VERB[BOARD + tile] != data.NO_ACTION else ""
            label = say("house", building=building, owner=seated(owner), does=does)
            self.put(key, f"nb-house-{tile}", art.LOTS[tile], label=label, do=action)
            self.put(f"{key}-flag", f"nb-flag-{owner}", art.FLAG_PLACE, parent=key, classes=f"seat-{owner}")
            if action and owner != self.seat and t.visitor(tile) >= t.seats:
                fee = say("house-fee", fee=saying.money(data.FEE), owner=seated(owner))
                self.put(f"{key}-fee", "nb-fee", art.FEE_PLACE, parent=key, label=fee)
        elif owner == data.NOBODY:
            cost = tuple(int(t.cost(tile, kind)) for kind in range(data.KINDS))
            label = say("plan", building=building, cost=saying.listed(cost), does=does)
            self.put(key, f"nb-plan-{tile}", art.LOTS[tile], label=label, do=f"build {name.lower()}")
            self.put(f"{key}-cost", art.cost_name(cost), art.COST_PLACE, parent=key)

    def workers(self) -> None:
        """On their mats or where they work; at a place that nobody owns side by side."""
        t = self.t
        at: dict[int, Place] = {}
        for space in range(BOARD):
            here = [worker for worker in range(2 * t.seats) if t.worker[worker] == space]
            at |= dict(zip(here, art.workers_at(space, len(here)), strict=True))
        for worker in range(2 * t.seats):
            seat, space = worker // 2, t.worker[worker]
            label, on = say("worker-at-home", seat=seated(seat)), ""
            if space == data.HOME:
                at[worker], on = self.plan(seat).workers[worker % 2], f"mat-{seat}"
            else:
                label = say("worker-at", seat=seated(seat), space=saying.THE_SPACES[space])
                if space >= BOARD:
                    x, y = art.LOTS[space - BOARD]
                    at[worker] = (x + art.FEE_PLACE[0] - 4, y + art.FEE_PLACE[1])
            self.put(f"worker-{worker}", f"nb-worker-{seat}", at[worker], classes=f"seat-{seat}", label=label, on=on)

    # The sea

    def station(self, place: int) -> int:
        """The drawn water of a space of the track; without an inshore space the drawing's is left out."""
        return place if place == data.RETURN or self.t.inshore else place + 1

    def course(self) -> None:
        t = self.t
        for place in range(t.farthest() + 1):
            price = place - t.inshore
            sail = next((k for k in range(2) if self.seat is not None and t.place[self.seat * 2 + k] == data.DOCK), 0)
            if place == data.RETURN:
                label, action = say("station-return"), ""
            elif price < 1:
                label, action = say("station-inshore"), ""
            else:
                label, action = say("station-food", price=int(price)), f"launch {SAILS[sail]} {price}"
            spot = self.station(place)
            self.put(f"station-{spot}", f"nb-station-{spot}", art.STATIONS[spot], label=label, do=action)

    def ship_place(self, ship: int) -> tuple[Place, str]:
        """Where a ship is drawn, and on which surface."""
        place, rank = self.t.place[ship], self.t.rank[ship]
        if place == data.ASHORE:
            return self.plan(ship // 2).moorings[ship % 2], f"mat-{ship // 2}"
        if place == data.DOCK:
            return art.DOCKS[ship], ""
        x, y = art.STATIONS[self.station(place)]
        dx, dy = art.BERTHS[rank]
        return (x + dx, y + dy), ""

    def ships(self) -> None:
        t = self.t
        if self.asked in (frames.HUNT, frames.COME_HOME):
            at, on = self.ship_place(t.detail(0))
            self.put("ring", "nb-ring", at, on=on)
        for ship in range(2 * t.seats):
            seat, sail = ship // 2, SAILS[ship % 2]
            at, on = self.ship_place(ship)
            label = say("ship-lies", seat=seated(seat), ship=saying.SHIPS[ship % 2], where=saying.ship_place(t, ship))
            if t.aboard(ship):
                label = say("ship-laden", **label.facts, tokens=saying.aboard(t, ship))
            action = f"{ON_OWN_SHIP.get(self.kind, 'prepare')} {sail}" if seat == self.seat else ""
            self.put(
                f"ship-{ship}", f"nb-ship-{seat}-{sail}", at, classes=f"seat-{seat}", label=label, do=action, on=on
            )

    def launches(self) -> None:
        """A small sail to click on every space that a ship can be launched to now."""
        if self.kind != frames.LAUNCH:
            return
        t = self.t
        for price in range(1, data.DEAREST + 1):
            place = price + t.inshore
            open_to = [sail for sail in range(2) if f"launch {SAILS[sail]} {price}" in self.legal]
            x, y = art.STATIONS[self.station(place)]
            for k, sail in enumerate(open_to):
                dx, dy = art.BERTHS[t.crowd(place)]
                spread = (k - (len(open_to) - 1) / 2) * 42
                self.put(
                    f"launch-{SAILS[sail]}-{price}",
                    f"nb-ghost-{SAILS[sail]}",
                    (x + dx + spread * (0.6 if dx else 1), y + dy),
                    label=say("ring-launch", ship=saying.SHIPS[sail], price=price),
                    do=f"launch {SAILS[sail]} {price}",
                )

    def tokens(self) -> None:
        """The bag, with what it must still hold, and the tokens drawn from it."""
        t = self.t
        inside = [int(count) for count in t.bag]
        gone = [int(count) for count in t.removed]
        label = say("bag", inside=saying.tokens_of(inside), gone=saying.tokens_of(gone))
        self.put("bag", "nb-bag", art.BAG, label=label)
        self.write("bag-total", sum(inside), art.BAG_TOTAL, "number dark size-xl", parent="bag")
        self.put("bag-slip", "nb-slip", art.BAG_SLIP, parent="bag")
        for token, (x, y) in enumerate(art.BAG_COUNTS):
            name = art.TOKENS[token]
            self.put(f"bag-{name}", f"nb-mini-{name}", (x - 9, y), parent="bag", scale=0.7)
            self.write(f"bag-{name}-count", inside[token], (x + 17, y + 1), "number dark size-m", parent="bag")
        places = iter(art.SEA_TOKENS)
        for token in range(data.TOKENS):
            name = art.TOKENS[token]
            for n in range(t.sea[token]):
                action = f"clear {min(n + 1, 2)}" if token == data.EMPTY_SEA else f"catch {name}"
                self.put(f"sea-{name}-{n}", f"nb-token-{name}", next(places), label=token_name(token), do=action)

    def raft(self) -> None:
        t = self.t
        if not sum(t.batch):
            return
        self.put("raft", "nb-raft", art.RAFT, label=say("raft"))
        for whale in range(WHALES):
            action = f"buy {WHALE_WORDS[whale]}"
            self.stack(f"raft-{art.TOKENS[whale]}", whale, t.batch[whale], art.RAFT_TOKENS[whale], "raft", action)

    def stack(self, key: str, whale: int, count: int, at: Place, parent: str, action: str = "") -> None:
        """So many tokens of a kind on top of each other."""
        if not count:
            return
        label = say("token-stack", n=int(count), **token_name(whale).facts)
        self.put(key, f"nb-token-{art.TOKENS[whale]}", at, parent=parent, label=label, do=action)
        if count > 1:
            self.put(f"{key}-count", "nb-count", art.COUNT_PLACE, parent=key)
            self.write(f"{key}-number", count, art.COUNT_PLACE, "number light size-m", parent=key)

    def clock(self) -> None:
        """The anchor on the round's stone, and what is going on."""
        t = self.t
        if t.round:
            x, y = art.ROUNDS[t.round - 1]
            self.put(
                "anchor",
                "nb-anchor",
                (x + 12, y),
                scale=0.62,
                label=say("round-of", round=int(t.round), rounds=int(data.ROUNDS)),
            )
        if t.over:
            phase = say("phase-over")
        else:
            now = PHASES.get(self.asked, say("phase-town"))
            phase = say("phase-last", phase=now) if t.homeward else say("phase-before", phase=now)
            if t.round and not t.homeward:
                phase = say("phase-round", round=int(t.round), phase=now)
        self.write("phase", phase, art.PHASE_PLACE, "name bold light size-l")

    # The mats

    def mat(self, seat: int) -> None:
        t = self.t
        mat = f"mat-{seat}"
        deciding = not t.over and t.asks(seat)
        label = say("mat-deciding" if deciding else "mat", seat=seated(seat))
        plan, own = self.plan(seat), "-own" if seat == self.seat else ""
        self.put(mat, f"nb-mat{own}", plan.middle, classes=f"seat-{seat}", label=label, on=mat)
        if deciding:
            self.put(f"{mat}-turn", f"nb-turn{own}", (0, 0), parent=mat)
        self.put(f"{mat}-emblem", f"nb-emblem-{seat}", plan.inside(plan.emblem), parent=mat)
        self.write(f"{mat}-name", self.names[seat], plan.inside(plan.name), "start bold light size-l", parent=mat)
        if t.first == seat:
            self.put(
                "wheel", "nb-wheel", plan.inside(plan.wheel), parent=mat, label=say("goes-first", seat=seated(seat))
            )
        for kind, store in enumerate(STORES):
            key = f"{mat}-{store}"
            label = say("store", seat=seated(seat), amount=saying.amount(kind, t.has(seat, kind)))
            action = self.store_action(kind) if seat == self.seat else ""
            self.put(
                key,
                f"nb-crate-{store}",
                plan.inside(plan.crates[kind]),
                parent=mat,
                label=label,
                do=action,
                scale=plan.crate,
            )
            self.write(f"{key}-count", t.has(seat, kind), art.CRATE_NUMBER, "number light size-l", parent=key)
        if seat == self.seat:
            self.own(seat, mat)
        for sail in range(2):
            self.hold(seat, sail, mat)
        for whale in range(WHALES):
            key = f"{mat}-{art.TOKENS[whale]}"
            self.stack(key, whale, t.whales[seat * WHALES + whale], plan.inside(plan.whales[whale]), mat)
        self.score(seat, mat)
        houses = [tile for tile in range(TILES) if t.owner[tile] == seat]
        for tile, place in zip(houses, plan.house_places(len(houses)), strict=True):
            label = say("owns", building=saying.THE_BUILDINGS[tile])
            self.put(f"deed-{tile}", f"nb-icon-{tile}", place, parent=mat, scale=plan.houses[3], label=label)

    def own(self, seat: int, mat: str) -> None:
        """What only the player at this mat can click: the purchase, and the bell that ends a row of choices."""
        cost = saying.money(data.PURCHASE)
        for kind, place in zip((data.FOOD, data.WOOD), art.OWN.buys, strict=True):
            goods, label = GOODS[kind], say("label-purchase", goods=saying.amount(kind, data.PURCHASED), cost=cost)
            at = art.OWN.inside(place)
            self.put(f"buy-{goods}", f"nb-buy-{goods}", at, parent=mat, label=label, do=f"buy {goods}")
        bells = BELLS
        if self.kind == frames.START:
            kind = self.t.detail(0)
            bells = {frames.START: (f"take 0 {GOODS[kind]}", say("label-start-none", goods=saying.GOODS_CALLED[kind]))}
        if self.kind in bells:
            action, label = bells[self.kind]
            self.put("bell", "nb-bell", art.OWN.inside(art.OWN.bell), parent=mat, scale=1.1, label=label, do=action)

    def store_action(self, kind: int) -> str:
        """What a click on a bin of one's own means depends on the question."""
        if kind >= len(GOODS):
            return ""
        goods = GOODS[kind]
        if self.kind == frames.START and self.t.detail(0) == kind:
            return f"take 1 {goods}"
        if self.kind == frames.EXTRA:
            return f"extra {goods}"
        if self.kind == frames.LESS:
            return f"less {goods}"
        return f"sell 1 {goods}"

    def hold(self, seat: int, sail: int, mat: str) -> None:
        t = self.t
        ship = seat * 2 + sail
        for whale in range(WHALES):
            count = t.hold[ship * WHALES + whale]
            action = ""
            if self.kind == frames.COME_HOME and ship == t.detail(0):
                action = f"sell {WHALE_WORDS[whale]}"
            elif self.kind == frames.TRY_OUT and seat == self.seat and whale == data.RIGHT:
                action = f"try out {SAILS[sail]} {min(count, data.FREE_AT_TRYWORKS)}"
            key = f"{mat}-{SAILS[sail]}-{art.TOKENS[whale]}"
            self.stack(key, whale, count, self.plan(seat).inside(self.plan(seat).holds[sail][whale]), mat, action)

    def score(self, seat: int, mat: str) -> None:
        t = self.t
        points = int(scoring.score(t, seat))
        label = say(
            "score-plate",
            points=saying.points(points),
            won="won" if t.over and seat in t.winners() else "no",
            whales=int(scoring.whale_points(t, seat)),
            buildings=int(t.buildings(seat)),
            bonus=int(scoring.bonus_points(t, seat)),
            money=int(scoring.money_points(t, seat)),
        )
        plan = self.plan(seat)
        self.put(f"{mat}-score", "nb-plaque", plan.inside(plan.plaque), parent=mat, label=label)
        self.write(f"{mat}-points", points, art.PLAQUE_NUMBER, "number light size-l", parent=f"{mat}-score")


def token_name(token: int) -> Message:
    """A token with its lay and its points."""
    if token == data.EMPTY_SEA:
        return say("token-empty-sea")
    lay, points = saying.money(data.LAY[token]), saying.points(data.POINTS[token])
    return say("token", whale=saying.WHALES_CALLED[token], lay=lay, points=points)
