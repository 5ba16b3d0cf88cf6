"""What each action does, said before it is chosen."""

from roadstead.games.new_bedford import data
from roadstead.games.new_bedford.actions import STEPS
from roadstead.games.new_bedford.data import BOARD, GOODS, KINDS, LAY, MONEY, POINTS, WHALE_NAMES
from roadstead.games.new_bedford.generated import do, frames
from roadstead.games.new_bedford.rules import fleet, placing, returning, trading
from roadstead.games.new_bedford.state import NewBedford
from roadstead.games.new_bedford.words.names import (
    FIRST_THERE,
    amount,
    cost_words,
    does,
    ship_name,
    space_rule,
    the,
)
from roadstead.kernel.speech import Label, Names, by_name
from roadstead.kernel.words import Said, counted


def start(t: NewBedford, seat: int, action: int, names: Names) -> Said:
    if action >= do.START_WOOD:
        goods, count = data.WOOD, action - do.START_WOOD
    elif action >= do.START_FOOD:
        goods, count = data.FOOD, action - do.START_FOOD
    else:
        goods, count = data.BRICK, action
    taken = f"Take {amount(goods, count)} (${count * data.GOODS_WORTH[goods]})" if count else f"Take no {GOODS[goods]}"
    return Said(taken, number=count, unit=GOODS[goods])


def place(t: NewBedford, seat: int, action: int, names: Names) -> Said:
    """The space, what it does, and what else happens: the bonus, the fee, a purchase that it takes."""
    space = action - do.PLACE
    words = f"{data.SPACE_NAMES[space]}: {does(t, space)}"
    bonus, fee = t.bonus(space), t.fee(seat, space)
    if bonus:
        words += f", {FIRST_THERE[space]} as the first there"
    if fee and t.owner[space - BOARD] < t.seats:
        words += f" (${data.FEE} to {names[t.owner[space - BOARD]]})"
    asked = t.asked() == frames.PLACE and seat in t.actors()
    if asked and action in t.legal(seat) and not placing.possible(t, seat, space, bonus, fee, 0, 0):
        words += f", with a purchase for ${data.PURCHASE}"
    return Said(words, space_rule(t, space))


def extra(t: NewBedford, seat: int, action: int, names: Names) -> str:
    return f"Take {amount(action - do.EXTRA, 1)}"


def sell(t: NewBedford, seat: int, action: int, names: Names) -> Said | str:
    selling = t.asked() == frames.SELL
    if action == do.DONE:
        bonus = ", and take $1 as the first here" if selling and t.detail(2) else ""
        return Said(f"Sell nothing more{bonus}", "NB-5.6")
    goods, step = divmod(action - do.SELL, len(STEPS))
    every = STEPS[step] == "all"
    count = t.has(seat, goods) if every else int(STEPS[step])
    what = f"all your {GOODS[goods]} ({count})" if every else amount(goods, count)
    if not selling:
        return f"Sell {what}"
    space, sold = t.detail(0), t.detail(1)
    proceeds = trading.proceeds(space, sold, goods, count)
    return Said(f"Sell {what} for ${proceeds}", space_rule(t, space), int(count), f"{GOODS[goods]} to sell")


def build(t: NewBedford, seat: int, action: int, names: Names) -> Said:
    tile = action - do.BUILD
    goods = sum(int(t.cost(tile, kind)) for kind in range(KINDS) if kind != MONEY)
    fewer = min(goods, int(t.detail(1))) if t.asked() == frames.BUILD else 0
    less = f", {counted(fewer, 'good')} less" if fewer else ""
    what = f"Build {the(data.BUILDING_NAMES[tile])} for {cost_words(t, tile)}{less}"
    return Said(f"{what}: {does(t, BOARD + tile)}", "NB-5.10")


def less(t: NewBedford, seat: int, action: int, names: Names) -> Said:
    if action == do.LESS_NOTHING:
        return Said("Pay the rest in full", "NB-6.24")
    rule = "NB-6.24" if t.asked() == frames.LESS and t.detail(3) >= BOARD else "NB-5.8"
    return Said(f"Pay {amount(action - do.LESS, 1)} less", rule)


def launch(t: NewBedford, seat: int, action: int, names: Names) -> str:
    sail, price = (action - do.LAUNCH) // 6, (action - do.LAUNCH) % 6 + 1
    hunts = counted(fleet.hunts_from(t, price + t.inshore), "hunt")
    words = f"Launch {ship_name(sail)} to the {price}-food space: {hunts}"
    if t.asked() == frames.LAUNCH:
        words += f", for {fleet.food_price(t.detail(0), t.detail(1), price)} food"
    return words


def count(t: NewBedford, seat: int, action: int, names: Names) -> str:
    sail = action - do.COUNT
    return f"Take ${t.aboard(seat * 2 + sail)} for {ship_name(sail)}"


def clear(t: NewBedford, seat: int, action: int, names: Names) -> str:
    tokens = action - do.CLEAR + 1
    return f"Remove {tokens} Empty Sea for ${data.TAVERN_PAYS[tokens]}"


def try_out(t: NewBedford, seat: int, action: int, names: Names) -> str:
    sail, tokens = (action - do.TRY_OUT) // 3, (action - do.TRY_OUT) % 3 + 1
    return f"Bring {counted(tokens, 'Right Whale')} home from {ship_name(sail)}"


def keep_or_sell(t: NewBedford, seat: int, action: int, names: Names) -> Said:
    if action != do.KEEP:
        whale = action - do.SELL_WHALE
        return Said(f"Sell a {WHALE_NAMES[whale]} for ${LAY[whale] // 2}", "NB-8.5")
    if t.asked() != frames.COME_HOME:
        return Said("Keep the rest", "NB-8.4")
    ship = t.detail(0)
    free = returning.free_aboard(t, ship)
    gratis = f", {counted(free, 'Right Whale')} free" if free else ""
    what = "Keep the rest" if returning.on_offer(t) else "Keep everything"
    return Said(f"{what} for ${returning.lays(t, ship)}{gratis}", "NB-8.4")


def offer(t: NewBedford, seat: int, action: int, names: Names) -> Said | str:
    if action == do.PASS:
        return Said("Pass", "NB-8.11")
    whale = action - do.BUY_WHALE
    return f"Buy a {WHALE_NAMES[whale]} for ${LAY[whale]}: {counted(POINTS[whale], 'point')}"


def hunt(t: NewBedford, seat: int, action: int, names: Names) -> str:
    if action == do.LET_GO:
        return "Take none"
    whale = action - do.CATCH
    return f"Take a {WHALE_NAMES[whale]}: {counted(POINTS[whale], 'point')} for a lay of ${LAY[whale]}"


TOLD: dict[str, Label] = by_name(start, place, extra, sell, build, less, launch, count, clear, try_out, offer, hunt)
LABELS: dict[str, Label | str] = {
    **TOLD,
    "buy food": f"Buy {data.PURCHASED} food for ${data.PURCHASE}",
    "buy wood": f"Buy {data.PURCHASED} wood for ${data.PURCHASE}",
    "prepare": "Prepare {sail}",
    "outward": "Move {sail} one space out",
    "return": keep_or_sell,
}
