"""Everything a player of Harbour of Fortune can decide, with its number and its text."""

from typing import Final

from mypy_extensions import i64

from roadstead.games.harbour_of_fortune.data import (
    CHILDREN,
    COLOURS,
    DAMAGES,
    KIND_NAMES,
    MEMBERS,
    NUMBERS,
    STAKES,
    TROUBLES,
)
from roadstead.kernel.actions import Actions

ROLL: Final[i64] = 0
GO_ON: Final[i64] = 1
END: Final[i64] = 2
WITH_CAPTAIN: Final[i64] = 3
WITHOUT_CAPTAIN: Final[i64] = 4
WILD_HAT: Final[i64] = 5
WILD_BUILD: Final[i64] = 6
WILD_REPAIR: Final[i64] = 7  # + kind of damage
WILD_JACK: Final[i64] = 10  # + Jack
WILD_HERO: Final[i64] = 14
WILD_ROLL_TWICE: Final[i64] = 15
MEND: Final[i64] = 16  # + trouble
HIRE: Final[i64] = 35  # + Jack
BUILD: Final[i64] = 39
MARRY: Final[i64] = 40  # + 8 x son + 2 x family + daughter
STRIKE: Final[i64] = 56  # + 10 x family + number - 1
SABOTAGE: Final[i64] = 96
INVEST: Final[i64] = 97
TRADE: Final[i64] = 98  # + family
SPY_ON: Final[i64] = 102  # + family
ON_MEMBER: Final[i64] = 106  # + member
ON_COUPLE: Final[i64] = 119  # + son
ON_HOUSE: Final[i64] = 121  # + kind of damage
ACCEPT: Final[i64] = 124
PAY: Final[i64] = 125
NURSE: Final[i64] = 126
RED_CARD: Final[i64] = 127  # + number - 2
RED_JOKER: Final[i64] = 136
DECLINE: Final[i64] = 137
STAKE: Final[i64] = 138  # + steps of 25 above 100
GIVE: Final[i64] = 159  # + kind of card
DISCARD: Final[i64] = 179  # + kind of card
FAMILY: Final[i64] = 201  # + family

JACK_NAMES: Final = tuple(name.lower() for name in MEMBERS[7:11])


ACTIONS: Final = Actions(
    (
        (ROLL, "roll", ["roll"]),
        (GO_ON, "window", ["go on"]),
        (END, "end", ["end turn"]),
        (WITH_CAPTAIN, "captain", ["sail with captain"]),
        (WITHOUT_CAPTAIN, "captain", ["sail without captain"]),
        (WILD_HAT, "wild", ["wild director-general"]),
        (WILD_BUILD, "wild", ["wild build"]),
        (WILD_REPAIR, "wild", [f"wild repair {damage}" for damage in DAMAGES]),
        (WILD_JACK, "wild", [f"wild jack {jack}" for jack in JACK_NAMES]),
        (WILD_HERO, "wild", ["wild hero bonus"]),
        (WILD_ROLL_TWICE, "wild", ["wild roll twice"]),
        (MEND, "mend", [f"mend {row[0].lower()}" for row in TROUBLES]),
        (HIRE, "hire", [f"hire {jack}" for jack in JACK_NAMES]),
        (BUILD, "build", ["build house"]),
        (
            MARRY,
            "marry",
            [
                f"marry {son} son to {colour} {daughter} daughter"
                for son in CHILDREN
                for colour in COLOURS
                for daughter in CHILDREN
            ],
        ),
        (STRIKE, "strike", [f"strike {colour} {number}" for colour in COLOURS for number in NUMBERS]),
        (SABOTAGE, "sabotage", ["black joker"]),
        (INVEST, "invest", ["great investment"]),
        (TRADE, "trade", [f"trade {colour}" for colour in COLOURS]),
        (SPY_ON, "spy", [f"spy {colour}" for colour in COLOURS]),
        (ON_MEMBER, "target", [f"sicken {member.lower()}" for member in MEMBERS[:13]]),
        (ON_COUPLE, "target", [f"divorce {son} son" for son in CHILDREN]),
        (ON_HOUSE, "target", [f"burn house with {damage}" for damage in DAMAGES]),
        (ACCEPT, "answer", ["accept"]),
        (PAY, "means", ["pay"]),
        (NURSE, "answer", ["housekeeper"]),
        (RED_CARD, "answer", [f"red {number}" for number in NUMBERS[1:]]),
        (RED_JOKER, "answer", ["red joker"]),
        (DECLINE, "stake", ["decline"]),
        (STAKE, "stake", [f"put in {amount}" for amount in STAKES]),
        (GIVE, "give", [f"give {kind}" for kind in KIND_NAMES[:20]]),
        (DISCARD, "discard", [f"discard {kind}" for kind in KIND_NAMES]),
        (FAMILY, "family", [f"family {colour}" for colour in COLOURS]),
    )
)
