"""The markets: what a unit of each resource costs; a click buys or sells, or prospects for more."""

from roadstead.games.supremacy import data
from roadstead.games.supremacy.art import market
from roadstead.games.supremacy.scene.table import BUYING, Table
from roadstead.games.supremacy.words.names import GOODS, money
from roadstead.kernel.words import capitalised

SURFACE = "markets"


def markets(d: Table) -> None:
    t = d.t
    for resource, name in enumerate(data.RESOURCES):
        step = int(t.market[resource])
        price = money(int(data.LADDER[step]))
        deal = f"{'buy' if t.stage == BUYING else 'sell'} {name}"
        lower, higher = (money(int(data.LADDER[s])) for s in (max(step - 1, 0), min(step + 1, int(data.TOP_STEP))))
        label = f"{capitalised(GOODS[resource])}: {price} a unit, {lower} when one is sold, {higher} when one is bought"
        d.put(f"market-{name}", f"sup-market-{name}", market.market_place(resource), on=SURFACE, label=label, do=deal)
        d.write(f"price-{name}", price, market.price_place(resource), "start number dark size-l", on=SURFACE)
        d.put(f"step-{name}", "sup-step", market.step_place(resource, step), on=SURFACE,
              label=f"{capitalised(GOODS[resource])}: step {step + 1} of 18")  # fmt: skip
        d.put(f"seek-{name}", "sup-seek", market.seek_place(resource), on=SURFACE, do=f"prospect {name}",
              label=f"Prospect for {GOODS[resource]}: turn cards of the deck at $200M each")  # fmt: skip
