"""New Bedford's log: how the facts of an event are told, one by one and together."""

from roadstead.games.new_bedford.data import FEE, GOODS, POSTAGE, PURCHASE, PURCHASED, RIGHT, WOOD
from roadstead.games.new_bedford.words.names import (
    GOODS_CALLED,
    SHIPS,
    STORES,
    THE_BUILDINGS,
    THE_SPACES,
    WHALES_CALLED,
    amount,
    listed,
    money,
    tokens,
    tokens_of,
    track_name,
)
from roadstead.kernel.messages import seat
from roadstead.kernel.speech import Together, Told

CATCH = ("right", "bowhead", "sperm", "empty")

TOLD: dict[str, Told] = {
    "owner": lambda owner, t: seat(owner),
    "space": THE_SPACES,
    "goods": GOODS_CALLED,
    "start goods": lambda goods, t: GOODS[goods],  # the question is worded otherwise for each
    "left": lambda left, t: money(left),
    "money": lambda dollars, t: money(dollars),
    "wood": lambda wood, t: amount(WOOD, wood),
    "building": THE_BUILDINGS,
    "sail": SHIPS,
    "place": lambda place, t: track_name(t, place),
    "whale": WHALES_CALLED,
}

TOGETHER: dict[str, Together] = {
    "stores": lambda facts: listed(facts.get(kind, 0) for kind in STORES),
    "amount": lambda facts: amount(facts["goods"], facts["count"]),
    "bought": lambda facts: amount(facts["goods"], PURCHASED),
    "cost": lambda facts: money(PURCHASE),
    "fee": lambda facts: money(FEE),
    "postage": lambda facts: money(POSTAGE),
    "catch": lambda facts: tokens_of(facts.get(token, 0) for token in CATCH),
    "rights": lambda facts: tokens(RIGHT, facts["tokens"]),
}
