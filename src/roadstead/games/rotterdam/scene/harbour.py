"""What all players share: ships on the river, planning board, markets and cards."""

from roadstead.games.rotterdam.art import board as art
from roadstead.games.rotterdam.data import (
    CARDS,
    CHANNELS,
    CHARACTERS,
    COLOURS,
    COLUMNS,
    FLEET,
    HARBOURS,
    MATERIALS,
    MOST_PRODUCTS,
    MOST_SITES,
    NO_CARD,
    NO_CARGO,
    NO_JOB,
    NO_PRODUCT,
    NO_SHIP,
    NOBODY,
    NOWHERE,
    PRODUCTS,
    SHIPPING_AGENT,
)
from roadstead.games.rotterdam.generated import frames
from roadstead.games.rotterdam.scene.table import Table, colour_of
from roadstead.kernel import bits

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


def status(d: Table) -> None:
    """The round and the turn over the planning board, and the bell that ends what is being done."""
    t = d.t
    what = "Start" if t.round == 0 else f"Round {t.round}"
    d.put("round", "text", art.ROUND_PLACE, text=what, classes="start bold light size-l")
    if t.over:
        turn = "The game is over"
    elif t.mover != NOBODY:
        turn = f"{d.names[t.mover]}’s turn"
    else:
        turn = "Harbour Master"
    d.put("turn", "text", art.TURN_PLACE, text=turn, classes="light size-l")
    if d.kind == frames.BID:
        for step, place in enumerate(art.RAISE_PLACES, 1):
            if f"raise {step}" in d.legal:
                d.put(f"raise-{step}", "rot-blank-coin", place, do=f"raise {step}", label=f"Bid {step} more")
                d.put(
                    f"raise-{step}-text",
                    "text",
                    (0, 0),
                    parent=f"raise-{step}",
                    text=f"+{step}",
                    classes="bold dark size-s",
                )
    ending = next((text for text in ENDINGS if text in d.legal), "")
    if ending:
        d.put("bell", "rot-bell", art.BELL_PLACE, do=ending, label=ending.capitalize(), scale=0.75)


def planning(d: Table) -> None:
    t = d.t
    for row, name in enumerate(CHARACTERS):
        for column in range(int(COLUMNS)):
            key, place = f"field-{row}-{column}", art.field_place(row, column)
            owner = int(t.field[row * COLUMNS + column])
            if column >= t.columns():
                d.put(key, "rot-closed", place, label=f"{name}: not used with two players")
            elif owner != NOBODY:
                shape, tone = f"rot-pawn-{colour_of(owner)}", f"seat-{colour_of(owner)}"
                d.put(key, shape, place, classes=tone, label=f"{name}: worker of {d.names[owner]}")
            elif row < SHIPPING_AGENT:
                d.put(key, "rot-field", place, do=f"worker {WORKER_WORDS[row]}", label=f"{name}: a free field")
            elif name == "Cashier":
                amount = 3 - column
                label = f"Cashier: {amount} million"
                d.put(key, "rot-blank-coin", place, do=f"worker cashier {amount}", label=label, scale=1.25)
                d.put(f"{key}-text", "text", (0, 0), parent=key, text=str(amount), classes="bold dark size-m")
            else:
                where = "choose an open assignment" if row == SHIPPING_AGENT else "choose a building site"
                d.put(key, "rot-field", place, label=f"{name}: a free field; {where}")


def scores(d: Table) -> None:
    spaces = [min(int(d.t.earned[seat]), 15) for seat in range(d.t.seats)]
    for seat, space in enumerate(spaces):
        points, colour, alone = int(d.t.earned[seat]), colour_of(seat), spaces.count(space) == 1
        d.put(
            f"score-{seat}",
            f"rot-disc-{colour}",
            art.score_place(points, seat, alone),
            scale=1.0 if alone else 0.6,
            classes=f"seat-{colour}",
            label=f"{d.names[seat]}: {points} points in assignments",
        )


def factories(d: Table) -> None:
    t = d.t
    for port, harbour in enumerate(HARBOURS):
        places = art.sites(d.river, port, int(d.chart.sites[port]))
        built = int(t.sites_built(port))
        for at, (x, y) in enumerate(places[: built + 1]):
            if at == built:
                price = int(d.chart.site_price[port * MOST_SITES + at])
                d.put(f"site-{port}", "rot-site", (x, y - 1), do=f"worker manufacturer {harbour.lower()}",
                      label=f"Build a factory in {harbour} for {price} million")  # fmt: skip
                continue
            owner = int(t.factory[port * MOST_SITES + at])
            action = f"factory {COLOURS[owner]}" if d.kind == frames.NAME_FACTORY and t.detail(1) == port else ""
            d.put(f"factory-{port}-{at}", f"rot-factory-{colour_of(owner)}", (x, y - 8),
                  classes=f"seat-{colour_of(owner)}", do=action, label=f"Factory of {d.names[owner]} in {harbour}")  # fmt: skip


def signals(d: Table) -> None:
    """A flag for each channel colour; fog hides it, and the channels themselves."""
    for hue, colour in enumerate(CHANNELS):
        fogged = d.t.fog[hue] != 0
        label = f"{colour.capitalize()} channels" + (" (fog)" if fogged else "")
        d.put(f"flag-{hue}", f"rot-flag-{hue}", art.SIGNALS[hue], do=f"name {colour}", label=label, scale=0.8)
        if fogged:
            d.put(f"fog-{hue}", "rot-fog", (0, -4), parent=f"flag-{hue}", label=label)
            for at, channel in enumerate(d.river.channels):
                if channel.hue == hue:
                    d.put(f"bank-{at}", "rot-fog", art.buoy_place(d.river, channel), scale=0.8, label=label)


def raw_market(d: Table) -> None:
    t = d.t
    for row, name in enumerate(MATERIALS):
        count, left = int(d.chart.units[row]), int(t.market[row])
        label = f"Market of {name}: {left} of {count} left" + (f", next for {t.raw_price(row)} million" if left else "")
        free = f"load {name}" if d.kind == frames.START_CARGO else f"free {name}"
        d.put(f"market-{row}", f"rot-raw-{row}", art.raw_place(row, -1, count), do=free, label=label, scale=0.9)
        buy = f"load {name}" if d.kind == frames.START_CARGO else f"buy {name}"
        for at in range(count - left, count):
            first = at == count - left
            d.put(f"raw-{row}-{at}", f"rot-raw-{row}", art.raw_place(row, at, count), scale=0.86,
                  do=buy if first else "", label=f"Buy {name} for {t.raw_price(row)} million" if first else name)  # fmt: skip
        if d.kind == frames.OWNER and left < count:
            d.put(f"offer-{row}", "rot-coin", art.raw_place(row, count - left - 1, count), do=f"sell {name}",
                  label=f"Sell {name} for {t.raw_offer(row)} million", scale=0.8)  # fmt: skip


def product_market(d: Table) -> None:
    t = d.t
    for product, name in enumerate(PRODUCTS):
        count = int(d.chart.squares[product])
        action = f"demand {name}" if d.kind == frames.BARTER_WHAT else f"buy {name}"
        label = f"{name.capitalize()}: {t.price(product)} million"
        d.put(f"ware-{product}", f"rot-ware-{product}", art.price_place(product, -1, count), do=action, label=label,
              scale=0.84)  # fmt: skip
        place = art.price_place(product, int(t.marker[product]), count)
        d.put(f"price-{product}", "rot-marker", place, do=action, label=label)
    for port, harbour in enumerate(HARBOURS):
        depth = int(t.depth_covered[port] + t.depth_under[port])
        top = int(t.top[port])
        key = f"stack-{port}"
        if top == NO_PRODUCT:
            continue
        d.put(key, f"rot-product-{top}", art.stack_place(port), scale=0.88, do=f"buy {PRODUCTS[top]}",
              label=f"Products of {harbour}: {PRODUCTS[top]} on top, {depth} covered")  # fmt: skip
        d.badge(key, depth + 1, (20, 32))


def assignments(d: Table) -> None:
    t = d.t
    left = bits.size(t.jobs_left)
    if left:
        d.put("jobs", "rot-job-back", art.job_place(-1), label=f"{left} assignments covered")
        d.badge("jobs", int(left), (46, 54))
    for place in range(3):
        job = int(t.job[place])
        if job == NO_JOB:
            continue
        key = f"job-{job}"
        d.put(key, "rot-job", art.job_place(place), do=f"worker shipping agent {place + 1}", label=d.job_words(job))
        size = int(d.chart.job_size[job])
        for at, (x, y) in enumerate(art.JOB_ICONS[size]):
            product = int(d.chart.job_product[job * MOST_PRODUCTS + at])
            d.put(f"{key}-{at}", f"rot-ware-{product}", (x, y), parent=key, scale=1.1 if size < 3 else 0.95)
        points = str(d.chart.job_points[job])
        d.put(f"{key}-points", "text", art.JOB_POINTS, parent=key, text=points, classes="bold light size-m")


def shipping_cards(d: Table) -> None:
    t = d.t
    if t.piled:
        label = f"{t.piled} shipping cards covered"
        d.put("cards", "rot-shipping-back", art.shipping_place(-2), do="draw a card", label=label)
        d.badge("cards", int(t.piled), (34, 54))
    used = [f"{count} {CARDS[kind]}" for kind, count in enumerate(t.discard) if count]
    if used:
        again = "" if t.piled else "draw a card"
        d.put(
            "used",
            "rot-shipping-back",
            art.shipping_place(-1),
            classes="dim",
            label=f"Used: {', '.join(used)}",
            do=again,
        )
        d.badge("used", int(sum(t.discard)), (34, 54))
    for place in range(3):
        kind = int(t.open_card[place])
        if kind != NO_CARD:
            d.put(f"open-{place}", f"rot-shipping-{kind}", art.shipping_place(place), do=f"take {CARDS[kind]}",
                  label=d.card_words(kind))  # fmt: skip


def rings(d: Table) -> None:
    """Rings to click where a ship may be put or sent."""
    t = d.t
    if d.kind in (frames.START_SHIP, frames.OWNER):
        for start in range(4):
            if t.berth[start] == NO_SHIP:
                d.put(f"ring-{start}", "rot-ring", d.river.places[start], do=f"place {d.chart.ids[start].lower()}",
                      label=f"Place a ship: {d.river.names[start]}", scale=d.river.size)  # fmt: skip
    for position, place in enumerate(d.river.places):
        action = f"sail {d.chart.ids[position].lower()}"
        if action in d.legal:
            harbour = position >= d.river.count
            d.put(f"ring-{position}", "rot-dock" if harbour else "rot-ring", place, do=action,
                  label=f"Sail to {d.river.names[position]}", scale=1.0 if harbour else d.river.size)  # fmt: skip


def ships(d: Table) -> None:
    """Every ship where it lies: on the river, in a harbour in the order of arrival, or with its owner."""
    t = d.t
    for seat in range(t.seats):
        home = iter(art.SHIP_PLACES)
        for ship in range(int(seat * FLEET), int(seat * FLEET + t.ships)):
            position = int(t.where[ship])
            if position == NOWHERE:
                x, y = next(home)
                mat = d.mats[seat]
                _ship(d, ship, (mat[0] + x, mat[1] + y), 0.62, f"at {d.names[seat]}’s quay", "")
            elif position < d.river.count:
                action = f"ship {d.chart.ids[position].lower()}"
                _ship(d, ship, d.river.places[position], 1.05 * d.river.size, f"at {d.river.names[position]}", action)
    for port in range(4):
        here = [ship for ship in range(len(t.where)) if t.where[ship] == d.river.count + port]
        here.sort(key=lambda ship: int(t.arrived[ship]))
        for ship, place in zip(here, art.berths(d.river, port, len(here)), strict=True):
            _ship(d, ship, place, art.berth_scale(len(here)), f"in {HARBOURS[port]}", "")


def _ship(d: Table, ship: int, place: tuple[float, float], scale: float, where: str, action: str) -> None:
    owner, cargo = ship // int(FLEET), int(d.t.cargo[ship])
    load = "empty" if cargo == NO_CARGO else f"with {MATERIALS[cargo]}"
    colour = colour_of(owner)
    d.put(f"ship-{ship}", f"rot-ship-{colour}", place, classes=f"seat-{colour}", scale=round(scale, 2), do=action,
          label=f"Ship of {d.names[owner]} {where}, {load}")  # fmt: skip
    if d.kind in ABOUT_A_SHIP and d.t.detail(0) == ship:
        d.put("chosen", "rot-chosen", (0, 0), parent=f"ship-{ship}", label="The ship in question")
    if cargo != NO_CARGO:
        d.put(f"cargo-{ship}", f"rot-raw-{cargo}", art.HOLD_PLACE, parent=f"ship-{ship}", scale=0.8)
