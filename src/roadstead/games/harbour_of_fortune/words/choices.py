"""What an action does, in a few words each."""

from roadstead.games.harbour_of_fortune import data
from roadstead.games.harbour_of_fortune.generated import do
from roadstead.games.harbour_of_fortune.rules import estate, investment
from roadstead.games.harbour_of_fortune.state import Harbour
from roadstead.games.harbour_of_fortune.words.harm import dealt, harm, suffered
from roadstead.games.harbour_of_fortune.words.names import WILD_DEEDS, head_of, mend_words
from roadstead.kernel.string_speech import Label, Names, by_name
from roadstead.kernel.words import Said


def captain(action: int) -> str:
    if action == do.WITH_CAPTAIN:
        return f"Pay the Captain {data.JACK_FEE} and sail a space more"
    return "Sail without the Captain"


def wild(action: int) -> Said:
    which = action - do.WILD_HAT
    deed, rule = WILD_DEEDS[which]
    return Said(f"{data.WILD_NAMES[data.WILD_OF[which]]}: {deed}", rule)


def build(t: Harbour, seat: int) -> str:
    price = max(estate.next_house_price(t, seat), data.HOUSE_PRICE)
    fee = " (the Builder's fee included)" if price > data.HOUSE_PRICE else ""
    return f"Build a house for {price}{fee}"


def marry(t: Harbour, which: int, names: Names) -> str:
    son, bride = data.CHILDREN[which // 8], data.CHILDREN[which % 2]
    whose = head_of(t, which // 2 % 4, names)
    return f"Marry your {son} son to the {bride} daughter of {whose} for {data.DOWRY}"


def strike(t: Harbour, which: int, names: Names) -> Said:
    family, card = divmod(which, 10)
    foe, number = int(t.led_by[family]), card + 1
    words = f"Deal {data.DISASTER_NAMES[number]} ({data.KIND_NAMES[card]}) to {head_of(t, family, names)}"
    if foe == data.NOBODY:
        return Said(words, "HOF-1.1")
    return Said(f"{words}: {dealt(t, foe, number)}", harm(t, foe, number).rule)


def target(action: int, place: int) -> Said:
    if action < do.ON_COUPLE:
        return Said(f"The {data.MEMBERS[place]} falls sick", "HOF-9.5")
    if action < do.ON_HOUSE:
        return Said(f"The {data.CHILDREN[place]} son is divorced", "HOF-9.7")
    return Said(f"The house with {data.TROUBLES[data.STORM + place][0]} burns", "HOF-9.10")


def answer(
    t: Harbour,
    action: int,
    place: int,
    names: Names,
    dealer: int = 0,
    victim: int = 0,
    disaster: int = 0,
    target: int = 0,
    trouble: int = -1,
) -> Said | str:
    if action == do.ACCEPT:
        if not disaster:
            return "Let it happen"
        what = suffered(t, victim, disaster, target, names[dealer])
        return Said(f"Let it happen: {what}", harm(t, victim, disaster).rule)
    if action == do.NURSE:
        return Said(f"The Housekeeper helps, for {data.NURSE_PRICE}", "HOF-9.6")
    deed = "Mend it" if trouble >= 0 else f"Stop {data.DISASTER_NAMES[disaster]}" if disaster else "Stop it"
    if action == do.RED_JOKER:
        return Said(f"{deed} with a Red Joker", "HOF-11.1")
    return f"{deed} with a red {place + 2}"


def means(trouble: int = -1) -> Said:
    price = f" {data.TROUBLE_PRICE[trouble]}" if trouble >= 0 else ""
    return Said(f"Pay the bank{price}", "HOF-10.1")


def stake(action: int) -> Said | str:
    """HOF-12.5: what may come back; of a stake that is no whole 50 some is lost, which is said before."""
    if action == do.DECLINE:
        return "Put nothing in"
    amount = int(investment.amount_of(action))
    half, twice = (int(investment.brings_back(amount, die)) for die in (3, 5))
    lost = amount * int(data.RETURN_PERCENT[3]) / 100 - half
    rounded = f" ({lost:.2f} lost to rounding)" if lost else ""
    return Said(f"Put in {amount}: nothing, {half}{rounded} or {twice} comes back", number=amount, unit="put in")


INVEST = f"(red ace, {data.INVESTMENT_FEE}): keep up to {data.INVESTMENT_CAP} of what the others put in"

LABELS: dict[str, Label | Said | str] = {
    **by_name(captain, wild, build, marry, strike, target, answer, means, stake),
    "mend": lambda trouble: f"Mend the {data.TROUBLES[trouble][0]} ({mend_words(trouble)})",
    "hire": lambda jack: f"Hire the {data.MEMBERS[data.CAPTAIN + jack]} for {data.HIRE_PRICE}",
    "roll": Said("Roll the die", "HOF-4.1"),
    "window": "Go on without a card",
    "end": "End the turn",
    "sabotage": f"Black Joker: pay {data.BLACK_JOKER_PRICE}, and a house of each opponent is damaged",
    "invest": f"Great Investment {INVEST}",
    "trade": f"Pay the Trader {data.JACK_FEE}: swap a card with {{head}}",
    "spy": f"Pay the Spy {data.JACK_FEE}: see what {{head}} holds",
    "give": "Give a {kind}",
    "discard": "Discard a {kind}",
    "family": "Lead the {family}",
}
