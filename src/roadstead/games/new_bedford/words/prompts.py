"""What a player is asked, where it takes more than the numbers of the question."""

from roadstead.games.new_bedford.data import BOARD, KINDS
from roadstead.games.new_bedford.rules import building, returning
from roadstead.games.new_bedford.state import NewBedford
from roadstead.games.new_bedford.words.names import (
    SHIPS,
    THE_BUILDINGS,
    THE_SPACES,
    aboard,
    listed,
    money,
    tokens_of,
    track_name,
)
from roadstead.kernel.messages import Message, say, seat
from roadstead.kernel.speech import Prompt, by_name
from roadstead.kernel.words import Said


def place(t: NewBedford, which: int, from_inn: int) -> Said | Message:
    if from_inn:
        return Said(say("prompt-place-inn", which=which), "NB-6.26")
    return say("prompt-place", round=int(t.round), which=which)


def sell(space: int, sold: int) -> Said:
    said = say("prompt-sell", sold=1 if sold else 0, space=THE_SPACES[space])
    return Said(said, "NB-5.4" if space < BOARD else "NB-5.6")


def build(space: int, less: int) -> Said:
    return Said(say("prompt-build", less=less), "NB-5.7" if space < BOARD else "NB-6.24")


def less(t: NewBedford, tile: int, less: int, waived: int, space: int) -> Said:
    left = [int(t.cost(tile, kind) - building.reduced(waived, kind)) for kind in range(KINDS)]
    said = say("prompt-less", building=THE_BUILDINGS[tile], cost=listed(left), less=less)
    return Said(said, "NB-5.8" if space < BOARD else "NB-6.24")


def launch(space: int) -> Said:
    return Said(say("prompt-launch"), "NB-7.3" if space < BOARD else "NB-7.6")


def come_home(t: NewBedford, ship: int) -> Message:
    """NB-8.9: what is aboard, what keeping it would cost, and what has been sold of it."""
    cost, free, left = money(returning.lays(t, ship)), int(returning.free_aboard(t, ship)), aboard(t, ship)
    if returning.on_offer(t):
        return say(
            "prompt-come-home-sold", sold=tokens_of(t.batch), ship=SHIPS[ship % 2], left=left, cost=cost, free=free
        )
    return say("prompt-come-home", ship=SHIPS[ship % 2], left=left, cost=cost, free=free)


def offer(t: NewBedford, seller: int) -> Message:
    return say("prompt-offer", seller=seat(seller), sold=tokens_of(t.batch))


def hunt(t: NewBedford, ship: int) -> Message:
    return say("prompt-hunt", ship=SHIPS[ship % 2], place=track_name(t, t.place[ship]))


PROMPTS: dict[str, Prompt] = by_name(place, sell, build, less, launch, come_home, offer, hunt)
