"""What belongs where: the kinds of action that answer each question, and when each kind of action is done."""

from roadstead.games.rotterdam.rules import frames
from roadstead.kernel.words import Asked, Said

ASKED: dict[int, Asked] = {
    frames.START_SHIP: Asked(("place", "no ship"), "Now a first ship may be placed"),
    frames.START_CARGO: Asked(("load", "empty"), "Now the first ship may be loaded"),
    frames.BID: Asked(("bid",), "Now the pawn is being auctioned"),
    frames.WORKER: Asked(("worker", "agent", "play"), "Now a dock worker is to be placed"),
    frames.CARDS_AFTER: Asked(("play", "done"), "Now only shipping cards may be played, or the turn ended"),
    frames.OWNER: Asked(("place", "load", "free", "raw", "done"), "Now the Ship owner is being played"),
    frames.STOW: Asked(("stock", "ship"), "Now the unit is to be stowed"),
    frames.LOAD_ON: Asked(("ship",), "Now the ship to be loaded is to be chosen"),
    frames.COLOUR: Asked(("colour", "play", "done"), "Now the Captain is to name a channel colour"),
    frames.MOVE_WHICH: Asked(("ship",), "Now the ship to move next is to be chosen"),
    frames.MOVE_WHERE: Asked(("sail",), "Now a channel is to be chosen"),
    frames.TAKE_CARD: Asked(("take", "play"), "Now a shipping card may be taken"),
    frames.NAME_FACTORY: Asked(("factory",), "Now a factory is to be named"),
    frames.TRADE: Asked(("trade", "done"), "Now the Trader is being played"),
    frames.TUG_WHICH: Asked(("ship",), "Now the ship for the tugboat is to be chosen"),
    frames.TUG_WHERE: Asked(("sail",), "Now the tugboat's way is to be chosen"),
    frames.PILOT_COLOUR: Asked(("colour",), "Now the pilot's colour is to be named"),
    frames.EBB_WHICH: Asked(("ship",), "Now the ship for the ebb tide is to be chosen"),
    frames.EBB_WHERE: Asked(("sail",), "Now the way of the ebb tide is to be chosen"),
    frames.FOG_COLOUR: Asked(("colour",), "Now the colour in fog is to be named"),
    frames.SWAP_FIRST: Asked(("ship",), "Now a ship to change places is to be chosen"),
    frames.SWAP_SECOND: Asked(("ship",), "Now the second ship to change places is to be chosen"),
    frames.SHIFT_FIRST: Asked(("ship",), "Now a ship to exchange cargo is to be chosen"),
    frames.SHIFT_SECOND: Asked(("ship",), "Now the second ship to exchange cargo is to be chosen"),
    frames.SMUGGLE_WHAT: Asked(("ship",), "Now the smugglers' prey is to be chosen"),
    frames.SMUGGLE_WHERE: Asked(("stock", "ship"), "Now the smuggled unit is to be stowed"),
    frames.POLICE_WHICH: Asked(("ship",), "Now the ship for the police is to be chosen"),
    frames.BARTER_WHAT: Asked(("demand",), "Now the product to demand is to be named"),
    frames.BARTER_WHOM: Asked(("from",), "Now a player to barter with is to be named"),
    frames.BARTER_GIVE: Asked(("give",), "Now a product is to be given in return"),
    frames.SEA_LOAD_WHAT: Asked(("load",), "Now the unit to load is to be chosen"),
    frames.SEA_LOAD_WHERE: Asked(("ship",), "Now the ship to load is to be chosen"),
}

OCCASIONS = {
    "worker": Said("A worker is placed at the beginning of your turn", "ROT-3.2"),
    "agent": Said("The Shipping agent is played with the worker of your turn", "ROT-3.2"),
    "play": Said(
        "Shipping cards are played before the worker, between the Captain's two colours, after the character, "
        "and by a Deck hand to make room",
        "ROT-11.1",
    ),
    "colour": Said("A colour is named by the Captain, or with the cards pilot and fog", "ROT-5.1"),
    "place": Said("Ships are placed by the Ship owner, and one before the first round", "ROT-4.2"),
    "load": Said("Ships are loaded by the Ship owner, with sea loading, and once before the first round", "ROT-4.3"),
    "free": Said("The free unit is for the Ship owner", "ROT-4.7"),
    "raw": Said("Raw materials are bought and sold by the Ship owner", "ROT-4.1"),
    "stock": Said("A unit goes into stock when it has just been bought, received or smuggled", "ROT-4.13"),
    "trade": Said("Products are bought and sold by the Trader", "ROT-8.1"),
    "demand": Said("A product is demanded with the card barter", "ROT-11.16"),
    "give": Said("A product is given in return with the card barter", "ROT-11.16"),
    "from": Said("A player is named with the card barter", "ROT-11.16"),
    "factory": Said("Factories are named by the Discharger, for each unit unloaded", "ROT-7.5"),
    "take": Said("Shipping cards are taken when the Deck hand is played", "ROT-6.1"),
    "no ship": Said("Going without a ship is for the placing before the first round", "ROT-2.8"),
    "empty": Said("Leaving the first ship empty is for the placing before the first round", "ROT-2.9"),
    "bid": Said("Bids are for the auction at the beginning of a round, where the table plays with it", "ROT-13.2"),
    "done": Said("Ship owner, Trader and the cards after the character are ended, but nobody may pass", "ROT-3.2"),
    "ship": Said("A ship is pointed out when a question asks which one", "ROT-14.10"),
    "sail": Said(
        "Ships sail when the Captain or a pilot names a colour, with a tugboat or with the ebb tide", "ROT-5.3"
    ),
}
