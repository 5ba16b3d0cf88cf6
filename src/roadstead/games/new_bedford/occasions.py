"""What belongs where: the kinds of action that answer each question, and when each kind of action is done."""

from roadstead.games.new_bedford.rules import frames
from roadstead.kernel.words import Asked, Said

ASKED = {
    frames.START: Asked(("start",), "Now starting goods are to be chosen"),
    frames.PLACE: Asked(("place", "purchase"), "Now a worker is to be placed"),
    frames.NEED: Asked(("purchase",), "Now food or wood is to be bought"),
    frames.EXTRA: Asked(("extra",), "Now one more good is to be taken"),
    frames.SELL: Asked(("sell",), "Now goods are to be sold"),
    frames.BUILD: Asked(("build",), "Now a building is to be chosen"),
    frames.LESS: Asked(("less",), "Now say of which goods to pay less"),
    frames.PREPARE: Asked(("prepare",), "Now a ship is to be prepared"),
    frames.LAUNCH: Asked(("launch",), "Now a ship is to be launched"),
    frames.OUTWARD: Asked(("outward",), "Now a ship is to be moved out"),
    frames.COUNT: Asked(("count",), "Now a ship is to be chosen for the Cooperage"),
    frames.CLEAR: Asked(("clear",), "Now Empty Sea is to be removed"),
    frames.TRY_OUT: Asked(("try out",), "Now Right Whales are to be brought home"),
    frames.COME_HOME: Asked(("return",), "Now whales are to be kept or sold"),
    frames.OFFER: Asked(("offer",), "Now a whale is to be bought, or passed on"),
    frames.HUNT: Asked(("hunt",), "Now a whale is to be taken, or none"),
}

OCCASIONS = {
    "start": Said("Starting goods are taken before the first round", "NB-2.2"),
    "place": Said("Workers are placed one at a time in turn, two a round", "NB-3.1"),
    "purchase": Said("Food or wood is bought for $3 along with a worker, before its action", "NB-4.1"),
    "extra": Said("One more good is taken by the first worker at the Warehouse", "NB-5.3"),
    "sell": Said(
        "Goods are sold by a worker at the General Store, the Market or, wood alone, the Lumber Mill", "NB-5.4"
    ),
    "build": Said("A building is built by a worker at the Town Hall or the Courthouse", "NB-5.7"),
    "less": Said("Paying less is for the first worker at the Town Hall and for the Courthouse", "NB-5.8"),
    "prepare": Said("A ship is prepared by a worker at the Shipyard", "NB-7.1"),
    "launch": Said("A ship is launched by a worker at the City Pier, the Wharf or the Dry Dock", "NB-7.3"),
    "outward": Said("A ship is moved out by a worker at Clark's Point Light", "NB-6.11"),
    "count": Said("The tokens of a ship bring money to a worker at the Cooperage", "NB-6.23"),
    "clear": Said("Empty Sea is removed by a worker at the Tavern", "NB-6.14"),
    "try out": Said("In the published edition a worker at the Tryworks brings Right Whales home", "NB-6.22"),
    "return": Said("Whales are kept or sold when a ship of yours has come home", "NB-8.9"),
    "offer": Said("A whale is bought when another player has sold it on coming home", "NB-8.10"),
    "hunt": Said("Whales are caught in the whaling phase, when your ship's turn has come", "NB-9.5"),
}
