"""The markets: raw materials, products, assignments and shipping cards."""

from functools import cache

from roadstead.games.rotterdam import data
from roadstead.games.rotterdam.art import board as art
from roadstead.games.rotterdam.generated import frames
from roadstead.games.rotterdam.scene.table import Table
from roadstead.kernel import bits
from roadstead.kernel.scene import Piece


def raw_market(d: Table) -> None:
    t = d.t
    for row, name in enumerate(data.MATERIALS):
        count, left = int(d.chart.units[row]), int(t.market[row])
        label = f"Market of {name}: {left} of {count} left" + (f", next for {t.raw_price(row)} million" if left else "")
        free = f"load {name}" if d.kind == frames.START_CARGO else f"free {name}"
        d.put(f"market-{row}", f"rot-raw-{row}", art.raw_place(row, -1, count), do=free, label=label, on="raw")
        buy = f"load {name}" if d.kind == frames.START_CARGO else f"buy {name}"
        if left:
            d.put(f"raw-{row}-{count - left}", f"rot-raw-{row}", art.raw_place(row, count - left, count), on="raw", do=buy,
                  label=f"Buy {name} for {t.raw_price(row)} million")  # fmt: skip
            d.found += units(row, count)[count - left + 1 :]
        if d.kind == frames.OWNER and left < count:
            d.put(f"offer-{row}", "rot-coin", art.raw_place(row, count - left - 1, count), do=f"sell {name}",
                  label=f"Sell {name} for {t.raw_offer(row)} million", on="raw",
                  classes="" if f"sell {name}" in d.legal else "dim")  # fmt: skip


@cache
def units(row: int, count: int) -> tuple[Piece, ...]:
    """Units of a material that are not next to be bought."""
    places = [art.raw_place(row, at, count) for at in range(count)]
    return tuple(
        Piece(id=f"raw-{row}-{at}", shape=f"rot-raw-{row}", x=x, y=y, on="raw", label=data.MATERIALS[row])
        for at, (x, y) in enumerate(places)
    )


def product_market(d: Table) -> None:
    t = d.t
    for product, name in enumerate(data.PRODUCTS):
        count = int(d.chart.squares[product])
        action = f"demand {name}" if d.kind == frames.BARTER_WHAT else f"buy {name}"
        label = f"{name.capitalize()}: {t.price(product)} million"
        d.put(f"ware-{product}", f"rot-ware-{product}", art.price_place(product, -1, count), do=action, label=label,
              on="goods")  # fmt: skip
        place = art.price_place(product, int(t.marker[product]), count)
        d.put(f"price-{product}", "rot-marker", place, do=action, label=label, on="goods")
    for port, harbour in enumerate(data.HARBOURS):
        depth = int(t.depth_covered[port] + t.depth_under[port])
        top = int(t.top[port])
        key = f"stack-{port}"
        if top == data.NO_PRODUCT:
            continue
        d.put(key, f"rot-product-{top}", art.stack_place(port), on="goods", do=f"buy {data.PRODUCTS[top]}",
              label=f"Products of {harbour}: {data.PRODUCTS[top]} on top, {depth} covered")  # fmt: skip
        d.badge(key, depth + 1, (18, 30))


def assignments(d: Table) -> None:
    t = d.t
    left = bits.size(t.jobs_left)
    if left:
        d.put("jobs", "rot-job-back", art.job_place(-1), on="jobs", label=f"{left} assignments covered")
        d.badge("jobs", int(left), (42, 50))
    for place in range(3):
        job = int(t.job[place])
        if job == data.NO_JOB:
            continue
        key = f"job-{job}"
        d.put(
            key,
            "rot-job",
            art.job_place(place),
            on="jobs",
            do=f"worker shipping agent {place + 1}",
            label=d.job_words(job),
        )
        size = int(d.chart.job_size[job])
        for at, (x, y) in enumerate(art.JOB_ICONS[size]):
            product = int(d.chart.job_product[job * data.MOST_PRODUCTS + at])
            d.put(f"{key}-{at}", f"rot-ware-{product}", (x, y), parent=key, scale=1.1 if size < 3 else 0.95)
        points = str(d.chart.job_points[job])
        d.write(f"{key}-points", points, art.JOB_POINTS, "number light size-l", parent=key)


def shipping_cards(d: Table) -> None:
    t = d.t
    if t.piled:
        label = f"{t.piled} shipping cards covered"
        d.put("cards", "rot-shipping-back", art.shipping_place(-2), on="shipping", do="draw a card", label=label)
        d.badge("cards", int(t.piled), (30, 50))
    used = [f"{count} {data.CARDS[kind]}" for kind, count in enumerate(t.discard) if count]
    if used:
        again = "" if t.piled else "draw a card"
        d.put("used", "rot-shipping-back", art.shipping_place(-1), on="shipping", classes="dim", do=again,
              label=f"Used: {', '.join(used)}")  # fmt: skip
        d.badge("used", int(sum(t.discard)), (30, 50))
    for place in range(3):
        kind = int(t.open_card[place])
        if kind != data.NO_CARD:
            d.card(f"open-{place}", kind, art.shipping_place(place), f"take {data.CARDS[kind]}", on="shipping",
                   asked=d.kind == frames.TAKE_CARD)  # fmt: skip
