"""The players' mats: money, workers, stock, factories, cards in hand and assignments delivered."""

from roadstead.games.rotterdam import data
from roadstead.games.rotterdam.art import board as art
from roadstead.games.rotterdam.generated import frames
from roadstead.games.rotterdam.scene.table import Table, colour_of
from roadstead.kernel import bits
from roadstead.kernel.pen import Point
from roadstead.kernel.state import UNKNOWN
from roadstead.kernel.words import counted

# Questions that may be answered by playing a shipping card.
ABOUT_CARDS = (frames.PLACE_WORKER, frames.CARDS_AFTER, frames.NAME_COLOUR, frames.TAKE_CARD)


class MatPieces:
    """Lays the mats into a drawing."""

    def __init__(self, table: Table) -> None:
        self.d = table

    def mat(self, seat: int) -> None:
        d, t = self.d, self.d.t
        colour, mat, name, own = colour_of(seat), f"mat-{seat}", self.d.names[seat], seat == self.d.seat
        width, height = art.OWN_MAT if own else art.MAT
        action = "" if own else f"from {data.COLOURS[seat]}"
        label = f"{name}’s mat (deciding)" if t.asks(seat) else f"{name}’s mat"
        shape = "rot-mat-own" if own else "rot-mat"
        d.put(mat, shape, (width / 2, height / 2), on=mat, classes=f"seat-{colour}", do=action, label=label)
        d.put(f"{mat}-emblem", f"rot-emblem-{colour}", self.at(art.EMBLEM_PLACE, seat), parent=mat)
        place = self.at(art.NAME_PLACE, seat)
        d.write(f"{mat}-name", d.short(seat, 13), place, "start bold light size-l", parent=mat)
        if t.master == seat:
            place = self.at(art.MASTER_PLACE, seat)
            d.put("master", "rot-master", place, parent=mat, scale=0.86, label=f"{name} is Harbour Master")
        x, y = self.at(art.MONEY_PLACE, seat)
        d.put(f"{mat}-coin", "rot-coin", (x, y), parent=mat, label=f"{name} has {t.money[seat]} million")
        money = str(t.money[seat])
        d.write(f"{mat}-money", money, (x + 30, y), "number light size-l", parent=mat)
        self.points(seat, mat)
        self.workers(seat, mat)
        self.stock(seat, mat)
        for left in range(int(data.FACTORIES - t.factories(seat))):
            place = self.at(art.YARD_PLACES[left], seat)
            d.put(f"{mat}-yard-{left}", f"rot-factory-{colour}", place, parent=mat, scale=0.62,
                  label="A factory to build")  # fmt: skip
        self.products(seat, mat)
        self.shipping(seat, mat)
        self.delivered(seat, mat)

    def at(self, place: Point, seat: int) -> Point:
        return art.on_mat(place, seat == self.d.seat)

    def points(self, seat: int, mat: str) -> None:
        d, points = self.d, int(self.d.t.earned[seat])
        place = self.at(art.POINTS_PLACE, seat)
        d.put(f"{mat}-seal", "rot-seal", place, parent=mat, label=f"{counted(points, 'point')} in assignments")
        d.write(f"{mat}-points", points, place, "number light size-l", parent=mat)

    def workers(self, seat: int, mat: str) -> None:
        d, t = self.d, self.d.t
        placed = sum(1 for owner in t.field if owner == seat)
        for at in range(int(data.WORKERS[t.seats]) - placed):
            place = self.at(art.WORKER_PLACES[at], seat)
            d.put(f"{mat}-worker-{at}", f"rot-pawn-{colour_of(seat)}", place, parent=mat, scale=0.66,
                  label=f"A dock worker of {d.names[seat]}")  # fmt: skip

    def stock(self, seat: int, mat: str) -> None:
        """Units at hand; a click sells one, or loads it where loading is asked for."""
        d, t = self.d, self.d.t
        units = [row for row in range(4) for _ in range(int(t.stock[seat * 4 + row]))]
        for at, row in enumerate(units):
            name = data.MATERIALS[row]
            action = ""
            if seat == d.seat:
                action = f"load {name}" if f"load {name}" in d.legal else f"sell {name}"
            d.put(f"{mat}-stock-{at}", f"rot-raw-{row}", self.at(art.STOCK_PLACES[at], seat), parent=mat, do=action,
                  label=f"{name.capitalize()} in {d.names[seat]}’s stock")  # fmt: skip
        if seat == d.seat and d.kind in (frames.STOW, frames.SMUGGLE_WHERE) and len(units) < data.STOCK_LIMIT:
            d.put(f"{mat}-room", "rot-field", self.at(art.STOCK_PLACES[len(units)], seat), parent=mat, do="into stock",
                  label="Into stock")  # fmt: skip

    def products(self, seat: int, mat: str) -> None:
        """Piles of product cards: faces that the viewer knows, backs for the rest; one's own are in the hand."""
        d, t = self.d, self.d.t
        if seat == d.seat:
            self.own_products(seat, mat)
            return
        piles: list[tuple[str, str, int, str]] = []
        known = t.hand[seat * 8] != UNKNOWN
        for product, name in enumerate(data.PRODUCTS):
            count = int(t.hand[seat * 8 + product] if known else t.known[seat * 8 + product])
            if count:
                piles.append((f"ware-{product}", f"rot-pile-{product}", count, name))
        for port, harbour in enumerate(data.HARBOURS):
            count = 0 if known else int(t.unknown(seat, port))
            if count:
                piles.append((f"back-{port}", f"rot-back-{port}", count, f"covered from {harbour}"))
        for (key, shape, count, what), place in zip(piles, art.pile_places(len(piles)), strict=True):
            pile = f"{mat}-{key}"
            label = f"{d.names[seat]} holds {count} {what}"
            d.put(pile, shape, self.at(place, seat), parent=mat, label=label, scale=art.pile_scale(len(piles)))
            if count > 1:
                d.badge(pile, count, (13, 13))

    def own_products(self, seat: int, mat: str) -> None:
        d, t = self.d, self.d.t
        verb = "give" if d.kind == frames.BARTER_GIVE else "sell"
        asked = d.kind in (frames.BARTER_GIVE, frames.TRADE)
        for product, name in enumerate(data.PRODUCTS):
            count = int(t.hand[seat * 8 + product])
            if count == 0:
                continue
            pile, action = f"{mat}-ware-{product}", f"{verb} {name}"
            d.put(pile, f"rot-product-{product}", (50, 80), on="hand", do=action, hand=True,
                  label=f"{d.names[seat]} holds {count} {name}", classes="dim" if asked and action not in d.legal else "")  # fmt: skip
            if count > 1:
                d.badge(pile, count, (16, 29))

    def shipping(self, seat: int, mat: str) -> None:
        d, t = self.d, self.d.t
        shown = 0
        for place in range(int(seat * data.HAND_LIMIT), int(seat * data.HAND_LIMIT + data.HAND_LIMIT)):
            kind = int(t.card[place])
            if kind == data.NO_CARD:
                continue
            key = f"{mat}-card-{place - seat * int(data.HAND_LIMIT)}"
            if seat == d.seat:
                d.card(key, kind, (50, 80), f"play {data.CARDS[kind]}", on="hand", hand=True,
                       asked=d.kind in ABOUT_CARDS)  # fmt: skip
                continue
            at = self.at(art.SHIPPING_PLACES[shown], seat)
            shown += 1
            if kind == UNKNOWN:
                d.put(key, "rot-small-back", at, parent=mat, label=f"A shipping card of {d.names[seat]}")
            else:
                d.put(key, f"rot-small-{kind}", at, parent=mat, label=d.card_words(kind))

    def delivered(self, seat: int, mat: str) -> None:
        d = self.d
        jobs = list(bits.members(d.t.done[seat]))
        for job, place in zip(jobs, art.done_places(len(jobs), seat == d.seat), strict=True):
            key, points = f"job-{job}", str(d.chart.job_points[job])
            d.put(key, "rot-done", self.at(place, seat), parent=mat, label=d.job_words(job))
            d.write(f"{key}-points", points, (0, 0), "number light size-m", parent=key)
