"""What a seat is asked, in one sentence each."""

from roadstead.games.rotterdam.data import CHANNELS, FLEET, HAND_LIMIT, HARBOURS, MATERIALS, NOBODY, TRANSACTIONS
from roadstead.games.rotterdam.rules import deck_hand, ship_owner
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel import bits
from roadstead.kernel.string_speech import Names, Prompt, by_name


def bid(bid: int, leader: int, names: Names) -> str:
    if leader == NOBODY:
        return "The Harbour Master's pawn is up for auction. What do you bid?"
    return f"{names[leader]} bids {bid} for the Harbour Master's pawn. Do you go higher?"


def owner(t: Rotterdam, placed: int, free: int, trades: int) -> str:
    if bits.size(ship_owner.empties(t, placed)) > 1:
        return "Two ships lie empty: load one of them."
    begun = placed or free or trades
    return "You are the Ship owner. What next?" if begun else "What does the Ship owner do?"


def name_colour(which: int) -> str:
    return "Which colour do you name second?" if which else "You are the Captain. Which channel colour do you name?"


def move_where(t: Rotterdam, ship: int, hue: int) -> str:
    where = t.chart.names[t.where[ship]]
    return f"Your ship at {where} is before two {CHANNELS[hue]} channels. Which one does it take?"


def take_card(t: Rotterdam, seat: int, due: int) -> str:
    if t.cards_held(seat) == HAND_LIMIT:
        return "Your hand is full. Do you play a shipping card to make room for another?"
    own = deck_hand.own_due(due)
    more = f", and {own - 1} more after it" if own > 1 else ""
    return f"You may take a shipping card{more}."


def name_factory(ship: int, port: int, names: Names) -> str:
    return f"Whose factory processes the {MATERIALS[port]} of {names[ship // FLEET]} in {HARBOURS[port]}?"


def trade(bought: int, sold: int) -> str:
    return f"What do you trade? {TRANSACTIONS - bits.size(bought | sold)} of three transactions are left."


PROMPTS: dict[str, Prompt | str] = {
    **by_name(bid, owner, name_colour, move_where, take_card, name_factory, trade),
    "stow": lambda unit: f"Where does the unit of {MATERIALS[unit & 3]} go?",
    "start ship": "Where does your first ship start, if you place one?",
    "start cargo": "What does it carry? The unit is free.",
    "place worker": "Where do you put your dock worker?",
    "load on": "Which ship is loaded with {material}?",
    "move which": "{hue} is open. Which of your ships moves next?",
    "cards after": "Do you play a shipping card before your turn ends?",
    "tug which": "Which of your ships does the tugboat pull?",
    "tug where": "Where does the tugboat pull the ship?",
    "pilot colour": "Which colour do your ships follow the pilot on?",
    "ebb which": "Which ship does the ebb tide take back?",
    "ebb where": "Where does the ebb tide take it?",
    "fog colour": "Over which colour does the fog come down?",
    "swap first": "Which ship changes its place?",
    "swap second": "With which ship does it change places?",
    "shift first": "Which ship exchanges its cargo?",
    "shift second": "With which ship does it exchange cargo?",
    "smuggle what": "Whose cargo do the smugglers take?",
    "smuggle where": "Where do the smugglers bring it?",
    "police which": "Which ship's cargo do the police seize?",
    "barter what": "Which product do you demand?",
    "barter whom": "Of whom do you demand {product}?",
    "barter give": "Which card does {other} get for the {product}?",
    "sea load what": "Which unit do you load at sea?",
    "sea load where": "Which ship takes it on board?",
}
