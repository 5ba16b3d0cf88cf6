"""What each action does, said before it is chosen."""

from roadstead.games.new_bedford import data
from roadstead.games.new_bedford.actions import STEPS
from roadstead.games.new_bedford.data import BOARD, BRICK, FOOD, KINDS, LAY, MONEY, POINTS, RIGHT, WOOD
from roadstead.games.new_bedford.generated import do, frames
from roadstead.games.new_bedford.rules import fleet, placing, returning, trading
from roadstead.games.new_bedford.state import NewBedford
from roadstead.games.new_bedford.words.names import (
    FIRST_THERE,
    GOODS_CALLED,
    SHIPS,
    SPACES,
    THE_BUILDINGS,
    WHALES_CALLED,
    amount,
    cost,
    does,
    listed,
    money,
    points,
    space_rule,
    tokens,
)
from roadstead.kernel.messages import Fact, Message, say
from roadstead.kernel.messages import seat as seated
from roadstead.kernel.speech import Label, by_name
from roadstead.kernel.words import Said


def start(action: int, count: int) -> Said:
    goods = BRICK if action < do.START_FOOD else FOOD if action < do.START_WOOD else WOOD
    called, price = GOODS_CALLED[goods], money(count * data.GOODS_WORTH[goods])
    said = (
        say("label-start", goods=amount(goods, count), price=price) if count else say("label-start-none", goods=called)
    )
    return Said(said, number=count, unit=called)


def place(t: NewBedford, seat: int, action: int, space: int) -> Said:
    """The space, what it does, and what else happens: the bonus, the fee, a purchase that it takes."""
    bonus, fee = t.bonus(space), t.fee(seat, space)
    asked = t.asked() == frames.PLACE and seat in t.actors()
    helped = asked and action in t.legal(seat) and not placing.possible(t, seat, space, bonus, fee, 0, 0)
    facts: dict[str, Fact] = {
        "space": SPACES[space],
        "does": does(t, space),
        "purchase": int(data.PURCHASE) if helped else 0,
    }
    if bonus:
        said = say("label-place-first", first=FIRST_THERE[space], **facts)
    elif fee and t.owner[space - BOARD] < t.seats:
        said = say("label-place-fee", fee=money(data.FEE), owner=seated(t.owner[space - BOARD]), **facts)
    else:
        said = say("label-place", **facts)
    return Said(said, space_rule(t, space))


def purchase(action: int) -> Message:
    return say(
        "label-purchase",
        goods=amount(FOOD if action == do.BUY_FOOD else WOOD, data.PURCHASED),
        cost=money(data.PURCHASE),
    )


def sell(
    t: NewBedford, seat: int, action: int, nth: int, space: int = -1, sold: int = 0, bonus: int = 0
) -> Said | Message:
    if action == do.DONE:
        return Said(say("label-done-first" if bonus else "label-done"), "NB-5.6")
    goods, step = divmod(nth, len(STEPS))
    every = STEPS[step] == "all"
    count = int(t.has(seat, goods) if every else STEPS[step])
    what = say("all-goods", goods=GOODS_CALLED[goods], n=count) if every else amount(goods, count)
    if space < 0:
        return say("label-sell", goods=what)
    said = say("label-sell-for", goods=what, money=money(trading.proceeds(space, sold, goods, count)))
    return Said(said, space_rule(t, space), count, say("goods-to-sell", goods=GOODS_CALLED[goods]))


def build(t: NewBedford, tile: int, less: int = 0) -> Said:
    goods = sum(int(t.cost(tile, kind)) for kind in range(KINDS) if kind != MONEY)
    facts: dict[str, Fact] = {"cost": cost(t, tile), "less": min(goods, less), "does": does(t, BOARD + tile)}
    return Said(say("label-build", building=THE_BUILDINGS[tile], **facts), "NB-5.10")


def less(action: int, goods: int, space: int = 0) -> Said:
    if action == do.LESS_NOTHING:
        return Said(say("label-less-nothing"), "NB-6.24")
    return Said(say("label-less", goods=amount(goods, 1)), "NB-6.24" if space >= BOARD else "NB-5.8")


def launch(t: NewBedford, nth: int, space: int = -1, bonus: int = 0) -> Message:
    sail, price = nth // 6, nth % 6 + 1
    facts: dict[str, Fact] = {"ship": SHIPS[sail], "price": price, "hunts": int(fleet.hunts_from(t, price + t.inshore))}
    if space < 0:
        return say("label-launch", **facts)
    return say("label-launch-for", food=listed([fleet.food_price(space, bonus, price)]), **facts)


def count(t: NewBedford, seat: int, sail: int) -> Message:
    return say("label-count", money=money(t.aboard(seat * 2 + sail)), ship=SHIPS[sail])


def clear(nth: int) -> Message:
    return say("label-clear", n=nth + 1, money=money(data.TAVERN_PAYS[nth + 1]))


def try_out(nth: int) -> Message:
    return say("label-try-out", rights=tokens(RIGHT, nth % 3 + 1), ship=SHIPS[nth // 3])


def keep_or_sell(t: NewBedford, action: int, whale: int, ship: int = -1) -> Said:
    if action != do.KEEP:
        return Said(say("label-sell-whale", whale=WHALES_CALLED[whale], money=money(LAY[whale] // 2)), "NB-8.5")
    if ship < 0:
        return Said(say("label-keep-the-rest"), "NB-8.4")
    what = "rest" if returning.on_offer(t) else "all"
    due, free = money(returning.lays(t, ship)), int(returning.free_aboard(t, ship))
    return Said(say("label-keep", what=what, money=due, free=free), "NB-8.4")


def offer(action: int, whale: int) -> Said | Message:
    if action == do.PASS:
        return Said(say("label-pass"), "NB-8.11")
    return say("label-offer", whale=WHALES_CALLED[whale], lay=money(LAY[whale]), points=points(POINTS[whale]))


def hunt(action: int, whale: int) -> Message:
    if action == do.LET_GO:
        return say("label-catch-none")
    return say("label-hunt", whale=WHALES_CALLED[whale], lay=money(LAY[whale]), points=points(POINTS[whale]))


LABELS: dict[str, Label | Said] = {
    **by_name(start, place, purchase, sell, build, less, launch, count, clear, try_out, offer, hunt),
    "return": keep_or_sell,
}
