"""What things are called: families, cards, and what a disaster strikes."""

from collections.abc import Sequence

from roadstead.games.harbour_of_fortune import data
from roadstead.games.harbour_of_fortune.state import Harbour

# What each way to play a Wild Card does, in the order of the actions, and the rule.
WILD_DEEDS = (
    ("take the hat", "HOF-13.4"),
    ("build a house for nothing", "HOF-13.6"),
    *((f"repair {data.TROUBLES[data.STORM + kind][0]}", "HOF-13.7") for kind in range(3)),
    *((f"the {jack}", "HOF-13.8") for jack in data.MEMBERS[data.CAPTAIN : data.SPY + 1]),
    (f"{data.WILD_MONEY} from the bank", "HOF-13.9"),
    ("roll twice, the higher counts", "HOF-13.10"),
)


def head_of(t: Harbour, family: int, names: Sequence[str]) -> str:
    """What a family's head is called."""
    seat = int(t.led_by[family])
    return names[seat] if seat != data.NOBODY else f"the {data.FAMILIES[family]} family, which does not play"


def packed_words(cards: int, names: Sequence[str] = data.KIND_NAMES) -> str:
    """A packed set of cards, such as "black 4, 2 x red 7"."""
    copies = ((cards >> (2 * kind) & 3, name) for kind, name in enumerate(names))
    return ", ".join(name if count == 1 else f"{count} x {name}" for count, name in copies if count)


def red_from(number: int) -> str:
    """The red cards of at least this number."""
    return f"red {number}" if number == 10 else f"red {number} or higher"


def mend_words(trouble: int) -> str:
    """What mends a trouble, in a few words."""
    return f"{data.TROUBLE_PRICE[trouble]} or a {red_from(data.TROUBLE_RED[trouble])}"


def target_name(disaster: int, target: int) -> str:
    """What a disaster strikes, such as "Butler", "oldest son" or "house with storm damage"."""
    if data.DISASTER_VERB[disaster] == data.SICKEN:
        return data.MEMBERS[target]
    if data.DISASTER_VERB[disaster] == data.PART:
        return data.MEMBERS[data.OLDEST_SON + target]
    return f"house with {data.TROUBLES[data.STORM + target][0]}"


def disaster_words(disaster: int, target: int) -> str:
    """A disaster and what it strikes."""
    name = data.DISASTER_NAMES[disaster]
    if target == data.NOBODY:
        return name
    return f"{name} {'in' if data.DISASTER_VERB[disaster] == data.BURN else 'of'} the {target_name(disaster, target)}"
