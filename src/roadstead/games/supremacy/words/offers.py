"""An offer in words: what is given and what is wanted for it.  Offers lie open to everybody (SUP-11.1)."""

from roadstead.games.supremacy import data
from roadstead.games.supremacy.state import Supremacy
from roadstead.games.supremacy.words.names import GOODS, company, money
from roadstead.kernel.words import counted, joined

GIVEN, WANTED = 0, 1
FEW = 3  # things of an offer that are named one by one even where it is told in few words
WEAPONRY = (
    (data.DEAL_NUKES, "nuke"),
    (data.DEAL_L_STARS, "L-star"),
    (data.DEAL_K_SATS, "K-sat"),
    (data.DEAL_NEUTRON_BOMBS, "neutron bomb"),
)


def note_words(amount: int, term: int) -> str:
    """A promise of so much in so many turns."""
    return f"a note of {money(amount)} due {'next turn' if term == 1 else f'in {term} turns'}"


def items(t: Supremacy, side: int, *, brief: bool = False) -> str:
    """One side of an offer, such as "2 grain and $100M"; ``brief``: of many companies or notes only how many."""
    at = side * data.DEAL
    found = []
    for resource, good in enumerate(GOODS):
        count = t.deal[at + data.DEAL_SUPPLIES + resource]
        if count:
            found.append(f"{count} {good.removesuffix('s') if count == 1 else good}")
    if t.deal[at + data.DEAL_CASH]:
        found.append(money(t.deal[at + data.DEAL_CASH]))
    found += [counted(t.deal[at + item], name) for item, name in WEAPONRY if t.deal[at + item]]
    companies = [company(t.board, card) for card, given in enumerate(t.deal_cards) if given == side + 1]
    promised = [(t.deal[at + data.DEAL_NOTES + term], term + 1) for term in range(data.NOTE_TERMS)]
    notes = [note_words(amount, term) for amount, term in promised if amount]
    many = len(found) + len(companies) + len(notes) > FEW
    found += [counted(len(companies), "company")] if brief and len(companies) > (0 if many else 1) else companies
    found += [counted(len(notes), "note")] if brief and len(notes) > (0 if many else 1) else notes
    if t.deal[at + data.DEAL_PASS]:
        found.append("leave to pass")
    if t.deal[at + data.DEAL_WORK]:
        found.append("leave to work")
    return joined(found)


def asked_for_more(t: Supremacy, side: int, whom: str) -> str:
    """The question to one who is making an offer: what lies on the table, and what else?"""
    if t.deal[side * data.DEAL + data.DEAL_ITEMS]:
        wanted = f" for {items(t, WANTED, brief=True)}" if side == WANTED else ""
        return f"You offer {whom} {items(t, GIVEN, brief=True)}{wanted}. What else{' do you want' if wanted else ''}?"
    if side == GIVEN:
        return f"What do you offer {whom}?"
    return f"You offer {whom} {items(t, GIVEN, brief=True)}. What do you want for it?"


def on_the_table(t: Supremacy) -> bool:
    """Whether there is an offer to speak of."""
    return len(t.deal_cards) > 0
