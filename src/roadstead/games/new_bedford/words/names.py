"""What things are called: goods, tokens, ships and where they are, and what the spaces do."""

from collections.abc import Iterable
from functools import cache

from roadstead.games.new_bedford import data
from roadstead.games.new_bedford.data import AMOUNT, BOARD, GOODS, KINDS, MONEY, SAILS, SPACE_NAMES, WHALE_NAMES, WHALES
from roadstead.games.new_bedford.state import NewBedford
from roadstead.kernel.messages import Message, entries, say, slug

STORES = (*GOODS, "money")
TOKENS = [slug(name) for name in (*WHALE_NAMES, "Empty Sea")]
GOODS_CALLED = entries("goods", GOODS)
WHALES_CALLED = entries("whale", WHALE_NAMES)
SHIPS = entries("ship", SAILS)
RANKS = entries("rank", ("1st", "2nd", "3rd"))
SPACES = entries("space", SPACE_NAMES)
THE_SPACES = entries("the", SPACE_NAMES)  # in a sentence: "the Wharf", but "Clark's Point Light"
THE_BUILDINGS = THE_SPACES[BOARD:]
FIRST_THERE = entries("first", SPACE_NAMES[:BOARD])


def things(*several: Message) -> Message:
    """Things one after the other: ``2 food and 1 brick``; ``nothing`` of none."""
    return say("things", things=list(several)) if several else say("nothing")


# Goods and tokens


def amount(kind: int, count: int) -> Message:
    """``2 food``, ``1 brick``, ``$5``; kind 3 is money."""
    return say(f"amount-{STORES[kind]}", n=int(count))


def money(dollars: int) -> Message:
    return amount(MONEY, dollars)


def points(number: int) -> Message:
    return say("amount-points", n=int(number))


def listed(counts: Iterable[int]) -> Message:
    """Food, wood, brick and money."""
    return things(*(amount(kind, count) for kind, count in enumerate(counts) if count))


def cost(t: NewBedford, tile: int) -> Message:
    return listed(int(t.cost(tile, kind)) for kind in range(KINDS))


def tokens(token: int, count: int) -> Message:
    """``1 Right Whale``, ``2 Empty Sea``"""
    return say(f"tokens-{TOKENS[token]}", n=int(count))


def tokens_of(counts: Iterable[int]) -> Message:
    """Tokens of each kind."""
    return things(*(tokens(token, count) for token, count in enumerate(counts) if count))


def aboard(t: NewBedford, ship: int) -> Message:
    """The tokens on a ship."""
    return tokens_of(t.hold[ship * WHALES : ship * WHALES + WHALES])


# Ships


def track_name(t: NewBedford, place: int) -> Message:
    price = int(place - t.inshore)
    return say("track-food", price=price) if price > 0 else say("track-inshore")


def ship_place(t: NewBedford, ship: int) -> Message:
    """Where a ship is, in a few words."""
    place = int(t.place[ship])
    if place in (data.ASHORE, data.DOCK):
        return say("at-board" if place == data.ASHORE else "at-dock")
    rank = RANKS[t.rank[ship]]
    return (
        say("at-return", rank=rank) if place == data.RETURN else say("at-track", place=track_name(t, place), rank=rank)
    )


# Spaces

SPACE_RULES = (
    "NB-5.1", "NB-5.2", "NB-5.3", "NB-5.4", "NB-5.7", "NB-7.1", "NB-7.3",
    "NB-6.1", "NB-6.8", "NB-6.11", "NB-6.6", "NB-6.2", "NB-6.14", "NB-6.16", "NB-6.10",
    "NB-6.3", "NB-6.4", "NB-6.23", "NB-6.24", "NB-6.26", "NB-6.7", "NB-6.32", "NB-6.5",
    "NB-11.3", "NB-11.5", "NB-11.4", "NB-11.3",
)  # fmt: skip
BONUS_POINTS = {BOARD + data.BETHEL: data.BETHEL_POINTS, BOARD + data.MANSION: data.MANSION_POINTS}


def space_rule(t: NewBedford, space: int) -> str:
    return "NB-6.22" if t.published and data.VERB[space] == data.TRY_OUT else SPACE_RULES[space]


def does(t: NewBedford, space: int) -> Message:
    """What an action space does, in a few words."""
    return _does(space, t.published, t.per_ship)


@cache
def _does(space: int, published: bool, per_ship: bool) -> Message:
    if data.VERB[space] == data.TAKE:
        return say("does-take", goods=listed(AMOUNT[space * KINDS : space * KINDS + KINDS]))
    if data.VERB[space] == data.TRY_OUT:
        return say(f"does-tryworks{'-published' if published else '-per-ship' if per_ship else ''}")
    if space in BONUS_POINTS:
        return say("does-bonus", n=int(BONUS_POINTS[space]))
    if data.VERB[space] == data.TAKE_OVER:
        return say("does-post-office", money=money(data.POSTAGE))
    return say(f"does-{slug(SPACE_NAMES[space])}")
