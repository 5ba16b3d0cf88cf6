"""New Bedford's table drawn: houses on their lots, workers, ships on the course, tokens, a mat for each player."""

from collections.abc import Sequence

from msgspec.structs import replace

from roadstead.games.new_bedford import data, scoring
from roadstead.games.new_bedford.actions import WHALE_WORDS
from roadstead.games.new_bedford.art import board as art
from roadstead.games.new_bedford.data import GOODS, SAILS, SPACE_NAMES, TILES, WHALES
from roadstead.games.new_bedford.generated import frames
from roadstead.games.new_bedford.state import NewBedford
from roadstead.games.new_bedford.words import names as saying
from roadstead.kernel.scene import Drawing, Piece
from roadstead.kernel.words import counted

Place = tuple[float, float]
STORES = ("food", "wood", "brick", "coin")
PHASES = {
    frames.START: "laying in stores",
    frames.COME_HOME: "a ship comes home",
    frames.OFFER: "whales for sale",
    frames.HUNT: "whaling",
}
BELLS = {
    frames.SELL: ("done", "Sell nothing more"),
    frames.LESS: ("less nothing", "Pay the rest in full"),
    frames.COME_HOME: ("keep the rest", "Keep the rest"),
    frames.OFFER: ("pass", "Pass"),
    frames.HUNT: ("catch none", "Take none"),
}
RANKS = ("1st", "2nd", "3rd")
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
        for space in range(data.BOARD):
            name = SPACE_NAMES[space]
            label = f"{name}: {saying.does(self.t, space)}; {saying.FIRST_THERE[space]} for the first there"
            self.put(f"site-{space}", f"nb-site-{space}", art.SITES[space], label=label, do=f"place {name.lower()}")

    def lot(self, tile: int) -> None:
        """A building, or the lot where it can rise; a small table leaves some lots to be gardens."""
        t = self.t
        owner = t.owner[tile]
        name = data.BUILDING_NAMES[tile]
        does = saying.does(t, data.BOARD + tile)
        key = f"lot-{tile}"
        if owner < t.seats:
            action = f"place {name.lower()}" if data.VERB[data.BOARD + tile] != data.NO_ACTION else ""
            label = f"{name} of {self.names[owner]}: {does}"
            self.put(key, f"nb-house-{tile}", art.LOTS[tile], label=label, do=action)
            self.put(f"{key}-flag", f"nb-flag-{owner}", art.FLAG_PLACE, parent=key, classes=f"seat-{owner}")
            if action and owner != self.seat and t.visitor(tile) >= t.seats:
                self.put(f"{key}-fee", "nb-fee", art.FEE_PLACE, parent=key, label=f"${data.FEE} to {self.names[owner]}")
        elif owner == data.NOBODY:
            cost = tuple(int(t.cost(tile, kind)) for kind in range(data.KINDS))
            label = f"{name}, not built: costs {saying.listed(cost)}; {does}"
            self.put(key, f"nb-plan-{tile}", art.LOTS[tile], label=label, do=f"build {name.lower()}")
            self.put(f"{key}-cost", art.cost_name(cost), art.COST_PLACE, parent=key)

    def workers(self) -> None:
        """On their mats or where they work; at a place that nobody owns side by side."""
        t = self.t
        at: dict[int, Place] = {}
        for space in range(data.BOARD):
            here = [worker for worker in range(2 * t.seats) if t.worker[worker] == space]
            at |= dict(zip(here, art.workers_at(space, len(here)), strict=True))
        for worker in range(2 * t.seats):
            seat, space = worker // 2, t.worker[worker]
            where, on = "at home", ""
            if space == data.HOME:
                at[worker], on = self.plan(seat).workers[worker % 2], f"mat-{seat}"
            else:
                where = f"at {saying.the(SPACE_NAMES[space])}"
                if space >= data.BOARD:
                    x, y = art.LOTS[space - data.BOARD]
                    at[worker] = (x + art.FEE_PLACE[0] - 4, y + art.FEE_PLACE[1])
            label = f"A worker of {self.names[seat]} {where}"
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
                label, action = "RETURN: ships come home", ""
            elif price < 1:
                label, action = "Inshore water", ""
            else:
                label, action = f"The {price}-food space", f"launch {SAILS[sail]} {price}"
            spot = self.station(place)
            self.put(f"station-{spot}", f"nb-station-{spot}", art.STATIONS[spot], label=label, do=action)

    def ship_place(self, ship: int) -> tuple[Place, str, str]:
        """Where a ship is drawn, on which surface, and where it is in words."""
        place, rank = self.t.place[ship], self.t.rank[ship]
        if place == data.ASHORE:
            return self.plan(ship // 2).moorings[ship % 2], f"mat-{ship // 2}", "at home"
        if place == data.DOCK:
            return art.DOCKS[ship], "", "prepared, at the pier"
        x, y = art.STATIONS[self.station(place)]
        dx, dy = art.BERTHS[rank]
        where = "at RETURN" if place == data.RETURN else f"on space {place} from RETURN"
        return (x + dx, y + dy), "", f"{RANKS[rank]} {where}"

    def ships(self) -> None:
        t = self.t
        if self.asked in (frames.HUNT, frames.COME_HOME):
            at, on, _ = self.ship_place(t.detail(0))
            self.put("ring", "nb-ring", at, on=on)
        for ship in range(2 * t.seats):
            seat, sail = ship // 2, SAILS[ship % 2]
            at, on, where = self.ship_place(ship)
            aboard = [int(t.hold[ship * WHALES + whale]) for whale in range(WHALES)]
            laden = f", with {saying.tokens_of(aboard)}" if any(aboard) else ""
            label = f"{self.names[seat]}'s {sail} ship, {where}{laden}"
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
            open_to = [sail for sail in SAILS if f"launch {sail} {price}" in self.legal]
            x, y = art.STATIONS[self.station(place)]
            for k, sail in enumerate(open_to):
                dx, dy = art.BERTHS[t.crowd(place)]
                spread = (k - (len(open_to) - 1) / 2) * 42
                self.put(
                    f"launch-{sail}-{price}",
                    f"nb-ghost-{sail}",
                    (x + dx + spread * (0.6 if dx else 1), y + dy),
                    label=f"Launch the {sail} ship for {price} food",
                    do=f"launch {sail} {price}",
                )

    def tokens(self) -> None:
        """The bag, with what it must still hold, and the tokens drawn from it."""
        t = self.t
        inside = [int(count) for count in t.bag]
        gone = [int(count) for count in t.removed]
        label = f"The bag: {saying.tokens_of(inside)}; out of the game: {saying.tokens_of(gone)}"
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
                self.put(f"sea-{name}-{n}", f"nb-token-{name}", next(places), label=token_words(token), do=action)

    def raft(self) -> None:
        t = self.t
        if not sum(t.batch):
            return
        self.put("raft", "nb-raft", art.RAFT, label="Whales for sale")
        for whale in range(WHALES):
            action = f"buy {WHALE_WORDS[whale]}"
            self.stack(f"raft-{art.TOKENS[whale]}", whale, t.batch[whale], art.RAFT_TOKENS[whale], "raft", action)

    def stack(self, key: str, whale: int, count: int, at: Place, parent: str, action: str = "") -> None:
        """So many tokens of a kind on top of each other."""
        if not count:
            return
        label = f"{count} x {token_words(whale)}"
        self.put(key, f"nb-token-{art.TOKENS[whale]}", at, parent=parent, label=label, do=action)
        if count > 1:
            self.put(f"{key}-count", "nb-count", art.COUNT_PLACE, parent=key)
            self.write(f"{key}-number", count, art.COUNT_PLACE, "number light size-m", parent=key)

    def clock(self) -> None:
        """The anchor on the round's stone, and what is going on."""
        t = self.t
        if t.round:
            x, y = art.ROUNDS[t.round - 1]
            self.put("anchor", "nb-anchor", (x + 12, y), scale=0.62, label=f"Round {t.round} of {data.ROUNDS}")
        if t.over:
            phase = "The game is over"
        else:
            phase = PHASES.get(self.asked, "workers in the town")
            when = "The last ships" if t.homeward else f"Round {t.round}" if t.round else "Before round 1"
            phase = f"{when}: {phase}"
        self.write("phase", phase, art.PHASE_PLACE, "name bold light size-l")

    # The mats

    def mat(self, seat: int) -> None:
        t = self.t
        mat = f"mat-{seat}"
        deciding = not t.over and t.asks(seat)
        label = f"{self.names[seat]}'s mat{' (deciding)' if deciding else ''}"
        plan, own = self.plan(seat), "-own" if seat == self.seat else ""
        self.put(mat, f"nb-mat{own}", plan.middle, classes=f"seat-{seat}", label=label, on=mat)
        if deciding:
            self.put(f"{mat}-turn", f"nb-turn{own}", (0, 0), parent=mat)
        self.put(f"{mat}-emblem", f"nb-emblem-{seat}", plan.inside(plan.emblem), parent=mat)
        self.write(f"{mat}-name", self.names[seat], plan.inside(plan.name), "start bold light size-l", parent=mat)
        if t.first == seat:
            self.put("wheel", "nb-wheel", plan.inside(plan.wheel), parent=mat, label=f"{self.names[seat]} goes first")
        for kind, store in enumerate(STORES):
            key = f"{mat}-{store}"
            label = f"{self.names[seat]}: {saying.amount(kind, int(t.has(seat, kind)))}"
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
            name = data.BUILDING_NAMES[tile]
            self.put(
                f"deed-{tile}",
                f"nb-icon-{tile}",
                place,
                parent=mat,
                scale=plan.houses[3],
                label=f"Owns {saying.the(name)}",
            )

    def own(self, seat: int, mat: str) -> None:
        """What only the player at this mat can click: the purchase, and the bell that ends a row of choices."""
        for goods, place in zip(("food", "wood"), art.OWN.buys, strict=True):
            self.put(
                f"buy-{goods}",
                f"nb-buy-{goods}",
                art.OWN.inside(place),
                parent=mat,
                label=f"Buy {data.PURCHASED} {goods} for ${data.PURCHASE}",
                do=f"buy {goods}",
            )
        if self.kind == frames.START:
            goods = GOODS[self.t.detail(0)]
            self.put(
                "bell",
                "nb-bell",
                art.OWN.inside(art.OWN.bell),
                parent=mat,
                scale=1.1,
                label=f"Take no {goods}",
                do=f"take 0 {goods}",
            )
        elif self.kind in BELLS:
            action, label = BELLS[self.kind]
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
        parts = f"whales {scoring.whale_points(t, seat)}, buildings {t.buildings(seat)}, "
        parts += f"bonus {scoring.bonus_points(t, seat)}, money {scoring.money_points(t, seat)}"
        points = scoring.score(t, seat)
        won = t.over and seat in t.winners()
        self.put(
            f"{mat}-score",
            "nb-plaque",
            self.plan(seat).inside(self.plan(seat).plaque),
            parent=mat,
            label=f"{points} points{' and the win' if won else ''}: {parts}",
        )
        self.write(f"{mat}-points", points, art.PLAQUE_NUMBER, "number light size-l", parent=f"{mat}-score")


def token_words(token: int) -> str:
    """A token with its lay and its points."""
    if token == data.EMPTY_SEA:
        return "Empty Sea"
    return f"{data.WHALE_NAMES[token]}: lay ${data.LAY[token]}, {counted(int(data.POINTS[token]), 'point')}"
