"""What a player is asked, in one sentence each."""

from roadstead.games.new_bedford import data
from roadstead.games.new_bedford.data import BOARD, BRICK, FOOD, SAILS, SPACE_NAMES, WOOD
from roadstead.games.new_bedford.rules import returning
from roadstead.games.new_bedford.state import NewBedford
from roadstead.games.new_bedford.words.names import aboard, the, tokens_of, track_name
from roadstead.kernel.string_speech import Prompt, by_name
from roadstead.kernel.words import Said, counted, joined

HOW_MUCH = ("much food", "much wood", "many bricks")
STILL_TO_TAKE = {BRICK: (BRICK, FOOD, WOOD), FOOD: (FOOD, WOOD), WOOD: (WOOD,)}


def start(goods: int, left: int) -> str:
    """NB-2.3: bricks first, then food, then wood; what they cost, and what is left for it."""
    still = STILL_TO_TAKE[goods]
    prices = joined(f"{data.GOODS[kind]} ${data.GOODS_WORTH[kind]}" for kind in still)
    budget = f"You start with ${left} for goods" if goods == BRICK else f"You have ${left} left for goods"
    each = " each" if len(still) > 1 else ""
    return f"{budget}: {prices}{each}. The rest stays money. How {HOW_MUCH[goods]} do you take?"


def place(t: NewBedford, which: int, from_inn: int) -> Said | str:
    worker = f"{'second' if which else 'first'} worker"
    if from_inn:
        return Said(f"The Inn: where do you place your {worker} again?", "NB-6.26")
    return f"Round {t.round}: where do you place your {worker}?"


def sell(space: int, sold: int) -> Said:
    more = "What else" if sold else "What"
    return Said(f"{more} do you sell at the {SPACE_NAMES[space]}?", "NB-5.4" if space < BOARD else "NB-5.6")


def build(space: int, less: int) -> Said:
    paying = f", paying {counted(less, 'good')} less" if less else ""
    return Said(f"What do you build{paying}?", "NB-5.7" if space < BOARD else "NB-6.24")


def less(tile: int, space: int) -> Said:
    rule = "NB-5.8" if space < BOARD else "NB-6.24"
    return Said(f"What do you pay one less of for {the(data.BUILDING_NAMES[tile])}?", rule)


def come_home(t: NewBedford, ship: int) -> str:
    free = returning.free_aboard(t, ship)
    gratis = f" ({counted(free, 'Right Whale')} free)" if free else ""
    sold = f", besides {tokens_of(t.batch)} sold" if returning.on_offer(t) else ""
    home = f"Your {SAILS[ship % 2]} ship is home with {aboard(t, ship)}{sold}."
    return f"{home} Keeping it all costs ${returning.lays(t, ship)}{gratis}. What do you sell?"


PROMPTS: dict[str, Prompt | str] = {
    **by_name(start, place, sell, build, less, come_home),
    "prepare": lambda bonus: f"Which ship do you prepare, for {2 - bonus} wood?",
    "launch": lambda space: Said("Which ship do you launch, and how far?", "NB-7.3" if space < BOARD else "NB-7.6"),
    "offer": lambda t, seller, names: f"{names[seller]} has sold {tokens_of(t.batch)}. Do you buy one?",
    "hunt": lambda t, ship: f"Which whale does your {SAILS[ship % 2]} ship on {track_name(t, t.place[ship])} take?",
    "need": f"What do you buy for ${data.PURCHASE} so that you can use {{space}}?",
    "extra": "You are first at the Warehouse. Which good do you take besides?",
    "outward": "Which ship does Clark's Point Light guide farther out?",
    "count": "For which ship does the Cooperage pay you?",
    "clear": "How many Empty Sea tokens do you remove?",
    "try out": "How many Right Whales does the Tryworks bring home, and from which ship?",
}
