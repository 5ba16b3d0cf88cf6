"""Everything a player of Harbour of Fortune can decide: what the rules call it, its kind, and its texts."""

from typing import Final

from roadstead.games.harbour_of_fortune import data
from roadstead.games.harbour_of_fortune.data import CHILDREN, COLOURS, DAMAGES, JACK_NAMES, KIND_NAMES, NUMBERS
from roadstead.kernel.actions import Actions

COUPLES = [(son, colour, bride) for son in CHILDREN for colour in COLOURS for bride in CHILDREN]

ACTIONS: Final = Actions(
    (
        ("ROLL", "roll", ["roll"]),
        ("GO_ON", "window", ["go on"]),
        ("END", "end", ["end turn"]),
        ("WITH_CAPTAIN", "captain", ["sail with captain"]),
        ("WITHOUT_CAPTAIN", "captain", ["sail without captain"]),
        ("WILD_HAT", "wild", ["wild director-general"]),
        ("WILD_BUILD", "wild", ["wild build"]),
        ("WILD_REPAIR", "wild", [f"wild repair {damage}" for damage in DAMAGES]),
        ("WILD_JACK", "wild", [f"wild jack {jack}" for jack in JACK_NAMES]),
        ("WILD_HERO", "wild", ["wild hero bonus"]),
        ("WILD_ROLL_TWICE", "wild", ["wild roll twice"]),
        ("MEND", "mend", [f"mend {row[0].lower()}" for row in data.TROUBLES]),
        ("HIRE", "hire", [f"hire {jack}" for jack in JACK_NAMES]),
        ("BUILD", "build", ["build house"]),
        ("MARRY", "marry", [f"marry {son} son to {colour} {bride} daughter" for son, colour, bride in COUPLES]),
        ("STRIKE", "strike", [f"strike {colour} {number}" for colour in COLOURS for number in NUMBERS]),
        ("SABOTAGE", "sabotage", ["black joker"]),
        ("INVEST", "invest", ["great investment"]),
        ("TRADE", "trade", [f"trade {colour}" for colour in COLOURS]),
        ("SPY_ON", "spy", [f"spy {colour}" for colour in COLOURS]),
        ("ON_MEMBER", "target", [f"sicken {member.lower()}" for member in data.MEMBERS[:13]]),
        ("ON_COUPLE", "target", [f"divorce {son} son" for son in CHILDREN]),
        ("ON_HOUSE", "target", [f"burn house with {damage}" for damage in DAMAGES]),
        ("ACCEPT", "answer", ["accept"]),
        ("PAY", "means", ["pay"]),
        ("NURSE", "answer", ["housekeeper"]),
        ("RED_CARD", "answer", [f"red {number}" for number in NUMBERS[1:]]),
        ("RED_JOKER", "answer", ["red joker"]),
        ("DECLINE", "stake", ["decline"]),
        ("STAKE", "stake", [f"put in {amount}" for amount in data.STAKES]),
        ("GIVE", "give", [f"give {kind}" for kind in KIND_NAMES[:20]]),
        ("DISCARD", "discard", [f"discard {kind}" for kind in KIND_NAMES]),
        ("FAMILY", "family", [f"family {colour}" for colour in COLOURS]),
    )
)
