"""What each action does, said before it is chosen."""

from roadstead.games.new_bedford import data
from roadstead.games.new_bedford.actions import STEPS
from roadstead.games.new_bedford.data import BOARD, GOODS, KINDS, LAY, MONEY, POINTS, WHALE_NAMES
from roadstead.games.new_bedford.generated import do, frames
from roadstead.games.new_bedford.rules import fleet, placing, returning, trading
from roadstead.games.new_bedford.state import NewBedford
from roadstead.games.new_bedford.words.names import FIRST_THERE, amount, cost_words, does, ship_name, space_rule, the
from roadstead.kernel.string_speech import Label, Names, by_name
from roadstead.kernel.words import Said, counted


def start(action: int, count: int) -> Said:
    goods = data.BRICK if action < do.START_FOOD else data.FOOD if action < do.START_WOOD else data.WOOD
    taken = f"Take {amount(goods, count)} (${count * data.GOODS_WORTH[goods]})" if count else f"Take no {GOODS[goods]}"
    return Said(taken, number=count, unit=GOODS[goods])


def place(t: NewBedford, seat: int, action: int, space: int, names: Names) -> Said:
    """The space, what it does, and what else happens: the bonus, the fee, a purchase that it takes."""
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


def sell(t: NewBedford, seat: int, action: int, nth: int, space: int = -1, sold: int = 0, bonus: int = 0) -> Said | str:
    if action == do.DONE:
        first = ", and take $1 as the first here" if bonus else ""
        return Said(f"Sell nothing more{first}", "NB-5.6")
    goods, step = divmod(nth, len(STEPS))
    every = STEPS[step] == "all"
    count = t.has(seat, goods) if every else int(STEPS[step])
    what = f"all your {GOODS[goods]} ({count})" if every else amount(goods, count)
    if space < 0:
        return f"Sell {what}"
    proceeds = trading.proceeds(space, sold, goods, count)
    return Said(f"Sell {what} for ${proceeds}", space_rule(t, space), int(count), f"{GOODS[goods]} to sell")


def build(t: NewBedford, tile: int, less: int = 0) -> Said:
    goods = sum(int(t.cost(tile, kind)) for kind in range(KINDS) if kind != MONEY)
    fewer = f", {counted(min(goods, less), 'good')} less" if min(goods, less) else ""
    what = f"Build {the(data.BUILDING_NAMES[tile])} for {cost_words(t, tile)}{fewer}"
    return Said(f"{what}: {does(t, BOARD + tile)}", "NB-5.10")


def less(action: int, goods: int, space: int = 0) -> Said:
    if action == do.LESS_NOTHING:
        return Said("Pay the rest in full", "NB-6.24")
    return Said(f"Pay {amount(goods, 1)} less", "NB-6.24" if space >= BOARD else "NB-5.8")


def launch(t: NewBedford, nth: int, space: int = -1, bonus: int = 0) -> str:
    sail, price = nth // 6, nth % 6 + 1
    hunts = counted(fleet.hunts_from(t, price + t.inshore), "hunt")
    words = f"Launch {ship_name(sail)} to the {price}-food space: {hunts}"
    return f"{words}, for {fleet.food_price(space, bonus, price)} food" if space >= 0 else words


def keep_or_sell(t: NewBedford, action: int, whale: int, ship: int = -1) -> Said:
    if action != do.KEEP:
        return Said(f"Sell a {WHALE_NAMES[whale]} for ${LAY[whale] // 2}", "NB-8.5")
    if ship < 0:
        return Said("Keep the rest", "NB-8.4")
    free = returning.free_aboard(t, ship)
    gratis = f", {counted(free, 'Right Whale')} free" if free else ""
    what = "Keep the rest" if returning.on_offer(t) else "Keep everything"
    return Said(f"{what} for ${returning.lays(t, ship)}{gratis}", "NB-8.4")


def offer(action: int, whale: int) -> Said | str:
    if action == do.PASS:
        return Said("Pass", "NB-8.11")
    return f"Buy a {WHALE_NAMES[whale]} for ${LAY[whale]}: {counted(POINTS[whale], 'point')}"


def hunt(action: int, whale: int) -> str:
    if action == do.LET_GO:
        return "Take none"
    return f"Take a {WHALE_NAMES[whale]}: {counted(POINTS[whale], 'point')} for a lay of ${LAY[whale]}"


LABELS: dict[str, Label | str] = {
    **by_name(start, place, sell, build, less, launch, offer, hunt),
    "extra": lambda goods: f"Take {amount(goods, 1)}",
    "count": lambda t, seat, sail: f"Take ${t.aboard(seat * 2 + sail)} for {ship_name(sail)}",
    "clear": lambda nth: f"Remove {nth + 1} Empty Sea for ${data.TAVERN_PAYS[nth + 1]}",
    "try out": lambda nth: f"Bring {counted(nth % 3 + 1, 'Right Whale')} home from {ship_name(nth // 3)}",
    "buy food": f"Buy {data.PURCHASED} food for ${data.PURCHASE}",
    "buy wood": f"Buy {data.PURCHASED} wood for ${data.PURCHASE}",
    "prepare": "Prepare {sail}",
    "outward": "Move {sail} one space out",
    "return": keep_or_sell,
}
