"""What each action does, said before it is chosen."""

from roadstead.games.rotterdam import data
from roadstead.games.rotterdam.generated import do
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.games.rotterdam.words.channels import moves_words
from roadstead.games.rotterdam.words.names import ONE_UNIT, ship_name, wanted
from roadstead.kernel.string_speech import Label, by_name
from roadstead.kernel.words import Said, capitalised, counted

# For each character without a choice what it does, and its rule.
CHARACTER_WORDS = (
    ("place and load ships, take a free unit, trade raw materials", "ROT-4.1"),
    ("name two channel colours", "ROT-5.1"),
    ("take shipping cards", "ROT-6.1"),
    ("unload every ship in a harbour", "ROT-7.1"),
    ("buy and sell products", "ROT-8.1"),
)

# For each shipping card the same.
CARD_WORDS = (
    ("one of your ships moves one position forward", "ROT-11.6"),
    ("name a colour for your own ships alone", "ROT-11.7"),
    ("any ship on the river moves back one position", "ROT-11.9"),
    ("nobody uses a colour until your next turn", "ROT-11.10"),
    ("two ships exchange their places", "ROT-11.12"),
    ("two ships exchange their cargo", "ROT-11.13"),
    ("take the cargo of another player's ship", "ROT-11.14"),
    ("a ship's cargo goes back to the market", "ROT-11.15"),
    ("demand a product of another player", "ROT-11.16"),
    ("load a unit from your stock on a ship of yours that is under way", "ROT-11.19"),
)


def worker(t: Rotterdam, action: int, place: int) -> Said:
    if action < do.AGENT:
        words, rule = CHARACTER_WORDS[place]
        return Said(f"{data.CHARACTERS[place]}: {words}", rule)
    if action < do.MANUFACTURE:
        return Said(f"Cashier: collect {data.CASHIER_FIELDS[place]} million", "ROT-9.4")
    site, chart = t.sites_built(place), t.chart
    is_free = site < chart.sites[place]
    price = f"for {chart.site_price[place * data.MOST_SITES + site]} million" if is_free else "where no site is free"
    return Said(f"Manufacturer: a factory in {data.HARBOURS[place]} {price}", "ROT-10.1")


def agent(t: Rotterdam, place: int) -> Said:
    job = t.job[place]
    what = "an empty place"
    if job != data.NO_JOB:
        what = f"{' and '.join(wanted(t.chart, job))} for {t.chart.job_points[job]} points"
    return Said(f"Shipping agent: assignment {place + 1}, {what}", "ROT-9.1")


def play(card: int) -> Said:
    words, rule = CARD_WORDS[card]
    return Said(f"Play {data.CARDS[card]}: {words}", rule)


def raw(t: Rotterdam, action: int, material: int) -> Said:
    if action < do.SELL_RAW:
        price = f"for {t.raw_price(material)} million" if t.market[material] else "of which none is left"
        return Said(f"Buy {ONE_UNIT[material]} {price}", "ROT-4.8")
    is_away = t.chart.units[material] > t.market[material]
    price = f"for {t.raw_offer(material)} million" if is_away else "of which none is away"
    return Said(f"Sell {ONE_UNIT[material]} {price}", "ROT-4.9")


def trade(t: Rotterdam, action: int, product: int) -> Said:
    verb, rule = ("Buy", "ROT-8.3") if action < do.SELL else ("Sell", "ROT-8.2")
    return Said(f"{verb} {data.PRODUCTS[product]} for {t.price(product)} million", rule)


def take(t: Rotterdam, action: int, kind: int) -> Said | str:
    if action == do.DRAW:
        return "Draw the top card of the covered stack"
    if action == do.NO_CARD:
        return Said("Take no card", "ROT-6.3")
    return f"Take {data.CARDS[kind]} ({counted(int(t.chart.card_points[kind]), 'point')}): {CARD_WORDS[kind][0]}"


def bid(action: int, step: int, bid: int | None = None) -> Said:
    if action == do.PASS:
        return Said("Pass, and be out of this auction", "ROT-13.4")
    if bid is None:
        return Said(f"Bid {step + 1} more", "ROT-13.3")
    total = bid + step + 1
    return Said(f"Bid {step + 1} more, {total} in all", "ROT-13.3", total, "million")


def _rule(t: Rotterdam) -> str:
    """The rule of the question, for an action that answers several."""
    return t.game.questions[t.asked()].rule


LABELS: dict[str, Label | str] = {
    **by_name(worker, agent, play, raw, trade, take, bid),
    "colour": lambda t, colour: f"Name {data.CHANNELS[colour]}{moves_words(t, colour)}",
    "done": lambda t: Said("That is all", _rule(t)),
    "ship": lambda t, seat, position, names: Said(capitalised(ship_name(t, position, seat, names)), _rule(t)),
    "sail": lambda t, action: Said(f"To {t.chart.names[t.sail_end(action)]}", _rule(t)),
    "place": "Place a ship at {position}",
    "load": "Load {material}",
    "free": "Take a free unit of {material}",
    "demand": "Demand {product}",
    "give": "Give {product}",
    "from": "From {seat}",
    "factory": "A factory of {seat}",
    "stock": "Into your stock",
    "no ship": "Place no ship yet",
    "empty": "Leave the ship empty",
}
