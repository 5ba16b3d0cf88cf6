"""The board: ships on the river, harbours with their factories, the planning board and the score."""

from functools import cache

from roadstead.games.rotterdam import data
from roadstead.games.rotterdam.art import board as art
from roadstead.games.rotterdam.generated import frames
from roadstead.games.rotterdam.scene.table import Table, colour_of
from roadstead.games.rotterdam.words.choices import CHARACTER_WORDS
from roadstead.kernel.scene import Piece
from roadstead.kernel.words import counted

ENDINGS = ("done", "pass", "no card", "no ship", "leave empty")
ABOUT_A_SHIP = (
    frames.START_CARGO,
    frames.MOVE_WHERE,
    frames.NAME_FACTORY,
    frames.TUG_WHERE,
    frames.EBB_WHERE,
    frames.SWAP_SECOND,
    frames.SHIFT_SECOND,
    frames.SMUGGLE_WHERE,
)
WORKER_WORDS = ("ship owner", "captain", "deck hand", "discharger", "trader")
# What a worker does there.
ERRANDS = (
    *(words for words, _ in CHARACTER_WORDS),
    "deliver an assignment; choose an open one",
    "collect money",
    "build a factory; choose a building site",
)


def status(d: Table) -> None:
    """The round and the turn on their plate, and the bell that ends what is being done."""
    t = d.t
    what = "Start" if t.round == 0 else f"Round {t.round}"
    d.write("round", what, art.ROUND_PLACE, "start number light size-l")
    if t.over:
        turn = "The game is over"
    elif t.mover != data.NOBODY:
        turn = f"{d.short(t.mover, 9)}’s turn"
    else:
        turn = "First ships" if t.round == 0 and d.kind != frames.BID else "Bids"
    d.write("turn", turn, art.TURN_PLACE, "start name light size-l")
    if d.kind == frames.BID:
        for step, place in enumerate(art.RAISE_PLACES, 1):
            if f"raise {step}" in d.legal:
                key = f"raise-{step}"
                d.put(key, "rot-blank-coin", place, do=f"raise {step}", label=f"Bid {step} more", scale=1.6)
                d.write(f"{key}-text", f"+{step}", (0, 0), "number dark size-s", parent=key)
    ending = next((text for text in ENDINGS if text in d.legal), "")
    if ending:
        d.put("bell", "rot-bell", art.BELL_PLACE, do=ending, label=ending.capitalize(), scale=1.15)


def planning(d: Table) -> None:
    t = d.t
    used = int(t.columns())
    for row, name in enumerate(data.CHARACTERS):
        for column in range(int(data.COLUMNS)):
            owner = int(t.field[row * data.COLUMNS + column])
            if column >= used:
                d.put(f"field-{row}-{column}", "rot-closed", art.field_place(row, column),
                      label=f"{name}: not used with two players")  # fmt: skip
            elif owner != data.NOBODY:
                colour = colour_of(owner)
                d.put(f"field-{row}-{column}", f"rot-pawn-{colour}", art.field_place(row, column),
                      classes=f"seat-{colour}", label=f"{name}: worker of {d.names[owner]}")  # fmt: skip
            else:
                d.found += free_field(row, column, bool(d.legal) and field_action(row, column) in d.legal)


def field_action(row: int, column: int) -> str:
    """What a worker on this field does; an assignment or a site is chosen where it lies."""
    if row < data.SHIPPING_AGENT:
        return f"worker {WORKER_WORDS[row]}"
    return f"worker cashier {3 - column}" if row == data.CASHIER else ""


@cache
def free_field(row: int, column: int, choice: bool) -> tuple[Piece, ...]:
    """A free field is one of few pieces, drawn once."""
    key, (x, y), name = f"field-{row}-{column}", art.field_place(row, column), data.CHARACTERS[row]
    classes, action = "choice" if choice else "", field_action(row, column)
    if row == data.CASHIER:
        label = f"{name}: collect {3 - column} million"
        coin = Piece(id=key, shape="rot-blank-coin", x=x, y=y, do=action, label=label, scale=1.4, classes=classes)
        text = Piece(id=f"{key}-text", shape="text", x=0, y=0, parent=key, text=str(3 - column),
                     classes="number dark size-m")  # fmt: skip
        return coin, text
    label = f"{name}: {ERRANDS[row]}"
    return (Piece(id=key, shape="rot-field", x=x, y=y, do=action, label=label, classes=classes),)


def scores(d: Table) -> None:
    spaces = [min(int(d.t.earned[seat]), 15) for seat in range(d.t.seats)]
    for seat, space in enumerate(spaces):
        points, colour, alone = int(d.t.earned[seat]), colour_of(seat), spaces.count(space) == 1
        d.put(
            f"score-{seat}",
            f"rot-disc-{colour}",
            art.score_place(points, seat, alone),
            scale=1.3 if alone else 0.78,
            classes=f"seat-{colour}",
            label=f"{d.names[seat]}: {counted(points, 'point')} in assignments",
        )


def factories(d: Table) -> None:
    t = d.t
    for port, harbour in enumerate(data.HARBOURS):
        places = art.sites(d.river, port, int(d.chart.sites[port]))
        built = int(t.sites_built(port))
        for at, (x, y) in enumerate(places[: built + 1]):
            if at == built:
                price = int(d.chart.site_price[port * data.MOST_SITES + at])
                d.put(f"site-{port}", "rot-site", (x, y - 1), do=f"worker manufacturer {harbour.lower()}",
                      label=f"Build a factory in {harbour} for {price} million")  # fmt: skip
                continue
            owner = int(t.factory[port * data.MOST_SITES + at])
            action = f"factory {data.COLOURS[owner]}" if d.kind == frames.NAME_FACTORY and t.detail(1) == port else ""
            d.put(f"factory-{port}-{at}", f"rot-factory-{colour_of(owner)}", (x, y - 8),
                  classes=f"seat-{colour_of(owner)}", do=action, label=f"Factory of {d.names[owner]} in {harbour}")  # fmt: skip


def signals(d: Table) -> None:
    """A flag for each channel colour; fog hides it, and the channels themselves."""
    for hue, colour in enumerate(data.CHANNELS):
        fogged = d.t.fog[hue] != 0
        label = f"{colour.capitalize()} channels" + (" (fog)" if fogged else "")
        d.put(f"flag-{hue}", f"rot-flag-{hue}", art.SIGNALS[hue], do=f"name {colour}", label=label)
        if fogged:
            d.put(f"fog-{hue}", "rot-fog", (0, -4), parent=f"flag-{hue}", label=label)
            for at, channel in enumerate(d.river.channels):
                if channel.hue == hue:
                    d.put(f"bank-{at}", "rot-fog", art.buoy_place(d.river, channel), scale=0.8, label=label)


def moorings(d: Table) -> None:
    """Where no ship lies: the name of the position, and a ring to click where a ship may be put or sent."""
    t, river = d.t, d.river
    placing = d.kind in (frames.START_SHIP, frames.OWNER)
    sailing = d.kind in (frames.MOVE_WHERE, frames.TUG_WHERE, frames.EBB_WHERE)
    idle = idle_moorings(river)
    for position, place in enumerate(river.places):
        harbour, name = position >= river.count, river.names[position]
        if sailing and (sail := f"sail {d.chart.ids[position].lower()}") in d.legal:
            d.put(f"ring-{position}", "rot-dock" if harbour else "rot-ring", place, do=sail, label=f"Sail to {name}",
                  scale=1.0 if harbour else river.size)  # fmt: skip
        elif harbour or t.berth[position] != data.NO_SHIP:
            continue
        elif placing and position < data.STARTS:
            d.put(f"ring-{position}", "rot-ring", place, do=f"place {d.chart.ids[position].lower()}",
                  label=f"Place a ship: {name}", scale=river.size)  # fmt: skip
        else:
            d.found.append(idle[position])


@cache
def idle_moorings(river: art.Waters) -> tuple[Piece, ...]:
    """The positions where nothing can be done now: they only say their names."""
    return tuple(
        Piece(id=f"ring-{position}", shape="rot-mooring", x=x, y=y, label=river.names[position], scale=river.size)
        for position, (x, y) in enumerate(river.places)
    )


def ships(d: Table) -> None:
    """Every ship where it lies: on the river, in a harbour in the order of arrival, or with its owner."""
    t = d.t
    docked: tuple[list[int], ...] = ([], [], [], [])
    size = round(1.05 * d.river.size, 2)
    for seat in range(t.seats):
        home = iter(art.SHIP_PLACES)
        for ship in range(int(seat * data.FLEET), int(seat * data.FLEET + t.ships)):
            position = int(t.where[ship])
            if position == data.NOWHERE:
                place = art.on_mat(next(home), seat == d.seat)
                _ship(d, ship, place, 0.62, f"at {d.names[seat]}’s quay", "", f"mat-{seat}")
            elif position < d.river.count:
                action = f"ship {d.chart.ids[position].lower()}"
                _ship(d, ship, d.river.places[position], size, f"at {d.river.names[position]}", action)
            else:
                docked[position - d.river.count].append(ship)
    for port, here in enumerate(docked):
        here.sort(key=lambda ship: int(t.arrived[ship]))
        for ship, place in zip(here, art.berths(d.river, port, len(here)), strict=True):
            _ship(d, ship, place, art.berth_scale(len(here)), f"in {data.HARBOURS[port]}", "")


def _ship(d: Table, ship: int, place: tuple[float, float], scale: float, where: str, action: str,
          mat: str = "") -> None:  # fmt: skip
    owner, cargo = ship // int(data.FLEET), int(d.t.cargo[ship])
    load = "empty" if cargo == data.NO_CARGO else f"with {data.MATERIALS[cargo]}"
    colour = colour_of(owner)
    d.put(f"ship-{ship}", f"rot-ship-{colour}", place, classes=f"seat-{colour}", scale=scale, do=action,
          parent=mat, label=f"Ship of {d.names[owner]} {where}, {load}")  # fmt: skip
    if d.kind in ABOUT_A_SHIP and d.t.detail(0) == ship:
        d.put("chosen", "rot-chosen", (0, 0), parent=f"ship-{ship}", label="The ship in question")
    if cargo != data.NO_CARGO:
        d.put(f"cargo-{ship}", f"rot-raw-{cargo}", art.HOLD_PLACE, parent=f"ship-{ship}", scale=0.8)
