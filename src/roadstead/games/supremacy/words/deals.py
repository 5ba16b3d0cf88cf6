"""A trade as a table of two columns: all that the two powers could give each other, and what of it is offered."""

from roadstead.games.supremacy import data
from roadstead.games.supremacy.events import EVENTS
from roadstead.games.supremacy.generated import frames
from roadstead.games.supremacy.state import Supremacy
from roadstead.games.supremacy.words.names import company, who
from roadstead.games.supremacy.words.offers import GIVEN, WANTED
from roadstead.games.supremacy.words.stores import FIRST_WEAPON, room
from roadstead.kernel.deals import Deal, Item, Step
from roadstead.kernel.string_speech import Names

WEAPONS = (
    ("nuke", "nukes", data.NUKE, data.DEAL_NUKES),
    ("l-star", "L-stars", data.L_STAR, data.DEAL_L_STARS),
    ("k-sat", "K-sats", data.K_SAT, data.DEAL_K_SATS),
    ("neutron bomb", "neutron bombs", data.NEUTRON_BOMB, data.DEAL_NEUTRON_BOMBS),
)
MOST_LENT = 2_000  # with notes of one term in one offer; who wants more lends with several offers
MONEY = "${}M"
HAGGLING = sorted({kind.rule for kind in EVENTS if kind.name in ("offered", "accepted", "declined")})


def deal(t: Supremacy, seat: int, names: Names) -> Deal | None:
    """The offer that this seat is making or has been made; SUP-11.1: it lies open to everybody."""
    if not t.asks(seat):
        return None
    if t.asked() == frames.DEAL:
        partner = int(t.detail(1))
        return Deal(
            partner,
            column(t, GIVEN, seat, partner),
            column(t, WANTED, partner, seat),
            "get" if t.detail(2) else "give",
            turn="in return",
            close="propose",
            leave="withdraw",
            count="count",
            most=int(data.MOST_ITEMS),
            money=MONEY,
            called=[who(t, seat, names), who(t, partner, names)],
            rules=HAGGLING,
        )
    if t.asked() == frames.DEAL_ANSWER:
        offerer = int(t.detail(1))
        give, get = column(t, WANTED, seat, offerer), column(t, GIVEN, offerer, seat)
        called = [who(t, seat, names), who(t, offerer, names)]
        return Deal(
            offerer, give, get, "answer", close="accept", leave="decline", money=MONEY, called=called, rules=HAGGLING
        )
    return None


def column(t: Supremacy, side: int, giver: int, taker: int) -> list[Item]:
    """SUP-11.1, SUP-11.3: what this power has to give, how much of it is on this side of the offer, and SUP-1.5: what there is room for."""
    row = [int(amount) for amount in t.deal[side * data.DEAL : (side + 1) * data.DEAL]]
    steps = [Step(f"add cash {cash}", cash) for cash in reversed(data.ITEM_CASH)]
    cash = Item("cash", int(t.cash[giver]), steps, row[data.DEAL_CASH], 1, counted=True, money=True)
    return [
        cash,
        *supplies(t, row, giver, taker),
        *weapons(t, row, giver, taker),
        *companies(t, side, giver),
        *promises(t, row),
    ]


def supplies(t: Supremacy, row: list[int], giver: int, taker: int) -> list[Item]:
    return [
        Item(
            "minerals" if name == "mineral" else name,
            int(t.supplies[giver * 3 + resource]),
            [Step(f"add {name}", 1)],
            row[data.DEAL_SUPPLIES + resource],
            int(data.LADDER[t.market[resource]]),
            counted=True,
            room=room(t, taker, resource),
        )
        for resource, name in enumerate(data.RESOURCES)
    ]


def weapons(t: Supremacy, row: list[int], giver: int, taker: int) -> list[Item]:
    stock = (t.nukes[giver], t.l_stars[giver], t.k_sats[giver], t.neutron_bombs[giver])
    return [
        Item(
            words,
            int(has),
            [Step(f"add {name}", 1)],
            row[at],
            int(data.WEAPON_WORTH[kind]),
            counted=True,
            room=room(t, taker, FIRST_WEAPON + kind - data.NUKE),
        )
        for (name, words, kind, at), has in zip(WEAPONS, stock, strict=True)
        if has
    ]


def companies(t: Supremacy, side: int, giver: int) -> list[Item]:
    return [
        Item(
            company(t.board, card),
            1,
            [Step(f"company {t.board.card_ids[card].lower()}", 1)],
            int(t.deal_cards[card] == side + 1),
            int(data.COMPANY_WORTH),
            "Companies",
        )
        for card in range(data.COMPANIES)
        if t.owner[card] == giver
    ]


def promises(t: Supremacy, row: list[int]) -> list[Item]:
    """SUP-11.4, SUP-11.6: leave for a turn, and notes that fall due before the agreed end."""
    found = []
    for term in range(data.NOTE_TERMS):
        if t.turn + term < t.turns:
            steps = [Step(f"add note {due} in {term + 1}", int(due)) for due in reversed(list(data.NOTE_SUMS))]
            words = "note due next turn" if term == 0 else f"note due in {term + 1} turns"
            now = row[data.DEAL_NOTES + term]
            found.append(Item(words, max(MOST_LENT, now), steps, now, 1, "Promises", money=True))
    for words, at in (("leave to pass", data.DEAL_PASS), ("leave to work", data.DEAL_WORK)):
        found.append(Item(words, 1, [Step(f"add {words}", 1)], row[at], 0, "Promises"))
    return found
