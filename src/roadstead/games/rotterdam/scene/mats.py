"""The players' mats: money, workers, stock, factories, cards in hand and assignments delivered."""

from roadstead.games.rotterdam.art import board as art
from roadstead.games.rotterdam.data import (
    CARDS,
    COLOURS,
    FACTORIES,
    HAND_LIMIT,
    HARBOURS,
    MATERIALS,
    NO_CARD,
    PRODUCTS,
    STOCK_LIMIT,
    WORKERS,
)
from roadstead.games.rotterdam.generated import frames
from roadstead.games.rotterdam.scene.table import Table, colour_of
from roadstead.kernel import bits
from roadstead.kernel.state import UNKNOWN


class MatPieces:
    """Lays the mats into a drawing."""

    def __init__(self, table: Table) -> None:
        self.d = table

    def mat(self, seat: int) -> None:
        d, t = self.d, self.d.t
        colour, mat, name = colour_of(seat), f"mat-{seat}", self.d.names[seat]
        deciding = t.asks(seat)
        action = f"from {COLOURS[seat]}" if seat != d.seat else ""
        label = f"{name}’s mat" + (" (deciding)" if deciding else "")
        d.put(mat, "rot-mat", d.mats[seat], classes=f"seat-{colour}", do=action, label=label)
        if deciding:
            d.put(f"{mat}-active", "rot-active", (0, -1), parent=mat)
        d.put(f"{mat}-emblem", f"rot-emblem-{colour}", art.EMBLEM_PLACE, parent=mat)
        size = "size-l" if len(name) <= 14 else "size-m"
        short = name if len(name) <= 20 else f"{name[:19]}…"
        d.put(f"{mat}-name", "text", art.NAME_PLACE, parent=mat, text=short, classes=f"start bold light {size}")
        if t.master == seat:
            x, y = d.mats[seat]
            at = (x + art.MASTER_PLACE[0], y + art.MASTER_PLACE[1])
            d.put("master", "rot-master", at, scale=0.86, label=f"{name} is Harbour Master")
        d.put(f"{mat}-coin", "rot-coin", art.MONEY_PLACE, parent=mat, label=f"{name} has {t.money[seat]} million")
        x, y = art.MONEY_PLACE
        d.put(f"{mat}-money", "text", (x + 30, y), parent=mat, text=str(t.money[seat]), classes="bold light size-l")
        self.points(seat, mat)
        self.workers(seat, mat)
        self.stock(seat, mat)
        for left, place in zip(range(int(FACTORIES - t.factories(seat))), art.YARD_PLACES, strict=False):
            d.put(
                f"{mat}-yard-{left}", f"rot-factory-{colour}", place, parent=mat, scale=0.66, label="A factory to build"
            )
        self.products(seat, mat)
        self.shipping(seat, mat)
        self.delivered(seat, mat)

    def points(self, seat: int, mat: str) -> None:
        d, points = self.d, int(self.d.t.earned[seat])
        d.put(f"{mat}-seal", "rot-seal", art.POINTS_PLACE, parent=mat, label=f"{points} points in assignments")
        d.put(f"{mat}-points", "text", art.POINTS_PLACE, parent=mat, text=str(points), classes="bold light size-m")

    def workers(self, seat: int, mat: str) -> None:
        d, t = self.d, self.d.t
        placed = sum(1 for owner in t.field if owner == seat)
        for at in range(int(WORKERS[t.seats]) - placed):
            d.put(f"{mat}-worker-{at}", f"rot-pawn-{colour_of(seat)}", art.WORKER_PLACES[at], parent=mat, scale=0.66,
                  label=f"A dock worker of {d.names[seat]}")  # fmt: skip

    def stock(self, seat: int, mat: str) -> None:
        """Units at hand; a click sells one, or loads it where loading is asked for."""
        d, t = self.d, self.d.t
        units = [row for row in range(4) for _ in range(int(t.stock[seat * 4 + row]))]
        for at, row in enumerate(units):
            name = MATERIALS[row]
            action = ""
            if seat == d.seat:
                action = f"load {name}" if f"load {name}" in d.legal else f"sell {name}"
            d.put(f"{mat}-stock-{at}", f"rot-raw-{row}", art.STOCK_PLACES[at], parent=mat, scale=0.9, do=action,
                  label=f"{name.capitalize()} in {d.names[seat]}’s stock")  # fmt: skip
        if seat == d.seat and d.kind in (frames.STOW, frames.SMUGGLE_WHERE) and len(units) < STOCK_LIMIT:
            d.put(f"{mat}-room", "rot-field", art.STOCK_PLACES[len(units)], parent=mat, do="into stock", scale=0.8,
                  label="Into stock")  # fmt: skip

    def products(self, seat: int, mat: str) -> None:
        """Piles of product cards: faces that the viewer knows, backs for the rest."""
        d, t = self.d, self.d.t
        piles: list[tuple[str, str, int, str, str]] = []
        own = t.hand[seat * 8] != UNKNOWN
        for product, name in enumerate(PRODUCTS):
            count = int(t.hand[seat * 8 + product] if own else t.known[seat * 8 + product])
            if count:
                action = ""
                if seat == d.seat:
                    action = f"give {name}" if d.kind == frames.BARTER_GIVE else f"sell {name}"
                piles.append((f"ware-{product}", f"rot-product-{product}", count, f"{count} {name}", action))
        for port, harbour in enumerate(HARBOURS):
            count = 0 if own else int(t.unknown(seat, port))
            if count:
                piles.append((f"back-{port}", f"rot-back-{port}", count, f"{count} covered from {harbour}", ""))
        for (key, shape, count, label, action), place in zip(piles, art.hand_places(len(piles)), strict=True):
            pile = f"{mat}-{key}"
            d.put(
                pile,
                shape,
                place,
                parent=mat,
                scale=art.hand_scale(len(piles)),
                do=action,
                label=f"{d.names[seat]} holds {label}",
                hand=seat == d.seat,
            )
            if count > 1:
                d.badge(pile, count, (-17, 32))

    def shipping(self, seat: int, mat: str) -> None:
        d, t = self.d, self.d.t
        shown = 0
        for place in range(int(seat * HAND_LIMIT), int(seat * HAND_LIMIT + HAND_LIMIT)):
            kind = int(t.card[place])
            if kind == NO_CARD:
                continue
            at = art.SHIPPING_PLACES[shown]
            shown += 1
            key = f"{mat}-card-{place - seat * int(HAND_LIMIT)}"
            if kind == UNKNOWN:
                d.put(key, "rot-shipping-back", at, parent=mat, scale=0.66, label=f"A shipping card of {d.names[seat]}")
            else:
                action = f"play {CARDS[kind]}" if seat == d.seat else ""
                d.put(key, f"rot-shipping-{kind}", at, parent=mat, scale=0.66, do=action, label=d.card_words(kind),
                      hand=seat == d.seat)  # fmt: skip

    def delivered(self, seat: int, mat: str) -> None:
        d = self.d
        jobs = list(bits.members(d.t.done[seat]))
        for job, place in zip(jobs, art.done_places(len(jobs)), strict=True):
            key = f"job-{job}"
            d.put(key, "rot-done", place, parent=mat, label=d.job_words(job))
            d.put(
                f"{key}-points",
                "text",
                (0, 0),
                parent=key,
                text=str(d.chart.job_points[job]),
                classes="bold light size-s",
            )
