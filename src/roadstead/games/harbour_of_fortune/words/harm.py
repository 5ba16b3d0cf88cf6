"""What a disaster would do, in a clause: told to the one it strikes and to the one who deals it."""

from typing import NamedTuple

from roadstead.games.harbour_of_fortune import data
from roadstead.games.harbour_of_fortune.state import Harbour
from roadstead.games.harbour_of_fortune.words.names import target_name


class Harm(NamedTuple):
    """The rule, what the victim is told, what the dealer is told, and the trouble that is left, if any."""

    rule: str
    suffered: str
    dealt: str
    trouble: int = data.NOBODY


LOSS = Harm("HOF-9.8", "lose {paid} to the bank{all}", "they lose {paid} to the bank{all}")

# By what the disaster does.
# fmt: off
HARMS = {
    data.DIE_TO_DEALER: Harm("HOF-9.1", "roll a die and pay {dealer} {amount} for each pip",
                             "they roll a die and pay you {amount} for each pip"),
    data.FAIL: Harm("HOF-9.2", "your Father earns nothing until mended ({price})",
                    "their Father earns nothing until mended", data.FAILURE),
    data.RAID: Harm("HOF-9.3", "your ship goes back to space {space} ({price} wins it back)",
                    "their ship goes back a space", data.LOST_SPACE),
    data.SICKEN: Harm("HOF-9.5", "{target} is sick and idle until healed ({price})",
                      "one of their household, whom you name, falls sick", data.FATHER),
    data.PART: Harm("HOF-9.7", "{target} is divorced and his bride goes home",
                    "a son of theirs is divorced and his bride goes home"),
    data.TO_DEALER: Harm("HOF-9.8", "pay {dealer} {paid}{all}", "they pay you {paid}{all}"),
    data.TO_BANK: LOSS,
    data.DAMAGE: Harm("HOF-9.9", "a house of yours brings no rent until mended ({price})",
                      "a house of theirs brings no rent until mended", data.STORM),
    data.BURN: Harm("HOF-9.10", "{target} burns down ({price} puts it back)",
                    "a house of theirs burns down", data.FIRE),
}
# fmt: on
SOMEBODY = {data.SICKEN: "one of your household", data.PART: "a son of yours", data.BURN: "a house of yours"}


def harm(t: Harbour, victim: int, disaster: int) -> Harm:
    """HOF-9.4: a raid in harbour takes money; HOF-11.2: the Saboteur is no card of its own number."""
    if data.DISASTER_VERB[disaster] == data.RAID and t.docked[victim]:
        return LOSS._replace(rule="HOF-9.4")
    found = HARMS[data.DISASTER_VERB[disaster]]
    return found._replace(rule="HOF-11.2") if disaster == data.SABOTEUR else found


def suffered(t: Harbour, victim: int, disaster: int, target: int, dealer: str) -> str:
    """What happens to the victim who lets it happen: "pay Purple 500"."""
    found, verb, amount = harm(t, victim, disaster), data.DISASTER_VERB[disaster], data.DISASTER_AMOUNT[disaster]
    trouble = found.trouble + (amount if verb == data.DAMAGE else 0)
    return found.suffered.format(
        dealer=dealer,
        price=data.TROUBLE_PRICE[trouble] if trouble != data.NOBODY else 0,
        space=t.space[victim] - 1,
        target=SOMEBODY.get(verb, "") if target == data.NOBODY else f"your {target_name(disaster, target)}",
        **_payment(t, victim, amount, "you"),
    )


def dealt(t: Harbour, victim: int, disaster: int) -> str:
    """What happens to a victim without an answer, told to the dealer: "they pay you 500"."""
    return harm(t, victim, disaster).dealt.format(**_payment(t, victim, data.DISASTER_AMOUNT[disaster], "they"))


def effect(kind: int) -> str:
    """What a card of the hand is good for, in a sentence."""
    if kind == data.RED_ACE:
        return "For a fee of 100 the others may put in 600 or more, of which you get up to 800."
    if kind == data.RED_JOKER:
        return "It stops any disaster dealt to you, or mends any one trouble that lasts."
    if kind == data.BLACK_JOKER:
        red = data.DISASTER_RED[data.SABOTEUR]
        return f"For {data.BLACK_JOKER_PRICE} it damages a house of every opponent who cannot answer with a red {red} or higher."
    if kind >= data.RED:
        number = data.NUMBERS[kind - data.RED]
        return (
            f"It stops a disaster of {number} or lower dealt to you, or mends a trouble that asks for no higher card."
        )
    disaster = kind + 1
    amount, red = data.DISASTER_AMOUNT[disaster], data.DISASTER_RED[disaster]
    done = HARMS[data.DISASTER_VERB[disaster]].dealt.format(amount=amount, paid=amount, all="")
    stops = (
        "No red card stops it"
        if red == data.NO_RED
        else f"A red {red}{' or higher' if red < len(data.NUMBERS) else ''} stops it"
    )
    return f"Dealt to an opponent: {done}. {stops}."


def _payment(t: Harbour, victim: int, amount: int, who: str) -> dict[str, object]:
    """HOF-8.9: who cannot pay in full pays what there is; without any money it is not dealt at all (HOF-8.3)."""
    paid = min(amount, t.money[victim]) or amount
    return {"amount": amount, "paid": paid, "all": f", all {who} have" if paid < amount else ""}
