"""What each choice does, in a few words."""

from typing import cast

from roadstead.games.supremacy import actions as do
from roadstead.games.supremacy.data import COMPANY_SALARY, LADDER, LAND, NOBODY, NOTE_SUMS, NOTE_TERMS, WARLORD
from roadstead.games.supremacy.deal_words import GIVEN, WANTED, items, note_words, on_the_table
from roadstead.games.supremacy.places import GOODS, Names, company, money, place, some, warlord, who
from roadstead.games.supremacy.rules import frames, payday
from roadstead.games.supremacy.ship_words import a_ship
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel.state import State
from roadstead.kernel.words import Said

# What an action does whatever is asked; zones, companies, counts, powers and prices are added by the functions below.
PLAIN: dict[int, tuple[str, str]] = {
    int(do.PLAY): ("Play this stage", "SUP-3.3"),
    int(do.PASS): ("Do not play this stage", "SUP-3.3"),
    int(do.REPAY): ("Repay a loan of $1,000M, and save $50M of interest a turn", "SUP-4.9"),
    int(do.BORROW): ("Take a loan of $1,000M, for $50M of interest a turn", "SUP-4.7"),
    int(do.RUN_ALL): ("Run all companies", "SUP-4.4"),
    int(do.TURN_CARD): ("Turn another card for $200M", "SUP-9.5"),
    int(do.STOP): ("Stop searching", "SUP-9.5"),
    int(do.RESEARCH): ("Research nukes, $200M a card", "SUP-9.5"),
    int(do.RESEARCH) + 1: ("Research L-stars, $200M a card", "SUP-9.5"),
    int(do.BUILD) + int(do.ARMY): ("Build armies at $100M", "SUP-9.1"),
    int(do.BUILD) + int(do.NAVY): ("Build navies at $100M", "SUP-9.1"),
    int(do.BUILD) + int(do.A_NUKE): ("Build nukes at $500M and 1 mineral", "SUP-9.7"),
    int(do.BUILD) + int(do.AN_L_STAR): ("Build L-stars at $1,000M and 2 minerals", "SUP-9.7"),
    int(do.ANTIDOTE): ("Draw an antidote for $200M", "FOR-5.3"),
    int(do.USE_ANTIDOTE): ("Use the antidote: nobody dies", "FOR-5.4"),
    int(do.KEEP_ANTIDOTE): ("Use no antidote", "FOR-5.4"),
    int(do.ATTACK): ("Attack, for a supply set", "SUP-7.5"),
    int(do.AIRBORNE): ("Add airborne armies, 2 oil each", "SUP-7.4"),
    int(do.STRIKE): ("Fire nukes", "SUP-8.1"),
    int(do.FIGHT): ("Fight with a supply set: two dice", "SUP-7.7"),
    int(do.FIGHT_BARE): ("Fight without supplies: one die", "SUP-7.7"),
    int(do.RETREAT): ("Retreat to a neighbouring zone", "SUP-7.10"),
    int(do.SURRENDER): ("Surrender: your forces change sides", "SUP-7.11"),
    int(do.MOVE) + int(do.MARCH): ("March: a grain an army and territory", "SUP-6.1"),
    int(do.MOVE) + int(do.SAIL): ("Sail: an oil a navy and sea", "SUP-6.2"),
    int(do.MOVE) + int(do.AIRLIFT): ("Airlift: 2 oil an army, any distance", "SUP-6.3"),
    int(do.MOVE) + int(do.LOADING): ("Load armies into navies", "SUP-6.4"),
    int(do.MOVE) + int(do.UNLOADING): ("Unload armies", "SUP-6.4"),
    int(do.LOSE_ARMY): ("Remove an army", "SUP-7.9"),
    int(do.LOSE_NAVY): ("Remove a navy", "SUP-7.9"),
    int(do.IN_RETURN): ("That is the offer: name what you want in return", "SUP-11.1"),
    int(do.WITHDRAW): ("Withdraw the offer", "SUP-11.1"),
    int(do.DECLINE): ("Decline the trade", "SUP-11.2"),
    int(do.BUILD_MORE): ("Build K-sats at $500M and 1 mineral", "SUP-8.12"),
    int(do.BUILD_MORE) + 1: ("Build neutron bombs at $500M and 1 mineral", "SUP-8.8"),
    int(do.FIRE_K_SATS): ("Fire K-sats at satellites", "SUP-8.13"),
    int(do.NEUTRON_STRIKE): ("Fire neutron bombs", "SUP-8.9"),
    int(do.SATELLITE): ("An L-star", "FOR-3.12"),
    int(do.SATELLITE) + 1: ("A K-sat", "FOR-3.12"),
    int(do.SELL_ARMS): ("Sell a nuke to a warlord for $1,000M", "FOR-4.7"),
    int(do.SELL_ARMS) + 1: ("Sell an L-star to a warlord for $2,000M", "FOR-4.7"),
    int(do.DUEL): ("Fire L-stars at another power's L-stars", "SUP-8.16"),
    int(do.SPACE_BURST): ("Set a nuke off in space: every satellite is lost on a 6", "SUP-8.17"),
    int(do.ADD_MORE): ("Add a K-sat", "SUP-11.1"),
    int(do.ADD_MORE) + 1: ("Add a neutron bomb", "SUP-11.1"),
    int(do.SHIFT): ("Shift armies from ship to ship", "SUP-1.8"),
}

DONE: dict[int, tuple[str, str]] = {
    int(frames.LOANS): ("No more loans", "SUP-4.9"),
    int(frames.SETTLE): ("Settle nothing more", "FOR-2.10"),
    int(frames.RUN): ("Pay no more companies", "SUP-4.4"),
    int(frames.ATTACK_WITH): ("These attack", "SUP-7.5"),
    int(frames.OCCUPY): ("Move nobody in", "SUP-7.12"),
    int(frames.COUNTER): ("Do not counter-attack", "SUP-7.13"),
    int(frames.REINFORCE): ("No more reinforcements", "SUP-7.14"),
    int(frames.STRIKE_AT): ("Fire", "SUP-8.1"),
    int(frames.SHIELD): ("Help no more", "SUP-8.15"),
}


WEAPON_NAMES = {"nuke": "nuke", "l-star": "L-star", "k-sat": "K-sat", "neutron bomb": "neutron bomb"}
BUTTON = 80  # the letters that fit on a button


def label(view: State, seat: int, action: int, names: Names) -> Said:
    """What an action does."""
    t = cast(Supremacy, view)
    if action in PLAIN:
        return Said(*PLAIN[action])
    if action in (do.PROPOSE, do.ACCEPT):
        return Said(_deal(t, action), "SUP-11.2")
    if action < do.COMPANY:
        return Said(_zone(t, action - do.ZONE, names), "SUP-13.1")
    if action < do.DONE:
        card = action - do.COMPANY
        if t.asked() == frames.RUN and payday.salary(t, card) > COMPANY_SALARY:
            return Said(f"Run {company(t.board, card)}, passage money and all for $100M", "FOR-4.6")
        verb = {frames.RUN: "Run ", frames.SETTLE: "Settle with ", frames.DEAL: "Add "}.get(t.asked(), "")
        return Said(f"{verb}{company(t.board, card)}", "SUP-4.4")
    if action >= do.COUNT:
        return _count(t, action)
    if action == do.DONE:
        return Said(*DONE.get(t.asked(), ("Done", "SUP-3.1")))
    if do.SHIP <= action < do.LEAD:
        return Said(a_ship(action - do.SHIP).capitalize(), "SUP-1.8")
    if action in (do.PAY, do.REFUSE):
        return _bill(t, seat, action)
    return _bargain(t, seat, action, names)


def _count(t: Supremacy, action: int) -> Said:
    if action == do.ALL:
        return Said("All", "SUP-13.1")
    count = action - do.COUNT
    if t.asked() != frames.DEAL or t.detail(3) == 0:
        return Said(str(count), "SUP-13.1")
    last = t.detail(3)
    if last < do.ADD + len(do.ITEM_CASH):
        return Said(f"Make it {money(count * do.ITEM_CASH[last - do.ADD])}", "SUP-11.5")
    if last < do.ADD + len(do.ITEM_CASH) + len(GOODS):
        return Said(f"Make it {count} {GOODS[last - do.ADD - len(do.ITEM_CASH)]}", "SUP-11.5")
    item = do.MORE_ITEMS[last - do.ADD_MORE] if last >= do.ADD_MORE else do.ITEMS[last - do.ADD]
    return Said(f"Make it {some(count, WEAPON_NAMES[item])}", "SUP-11.5")


def _deal(t: Supremacy, action: int) -> str:
    """What changes hands, where it fits on a button; the question has all of it."""
    plain = "Make the offer" if action == do.PROPOSE else "Accept the trade"
    if not on_the_table(t):
        return plain
    given, wanted = items(t, GIVEN), items(t, WANTED)
    said = f"{plain}: {given} for {wanted}" if action == do.PROPOSE else f"Accept: get {given}, give {wanted}"
    return said if len(said) <= BUTTON else plain


def _zone(t: Supremacy, zone: int, names: Names) -> str:
    name = place(t.board, zone)
    holder = t.holder[zone]
    if zone < len(t.cloud) and t.cloud[zone]:
        return f"{name} (mushroom cloud)"
    if t.marked_by(zone) != NOBODY:
        return f"{name} (neutron marker of {who(t, t.marked_by(zone), names)})"
    if holder == NOBODY:
        return name
    if holder == WARLORD:
        return f"{name} ({warlord(t, zone)}, {t.armies[zone] if zone < LAND else t.pirates[zone - LAND]})"
    forces = f", {t.armies[zone]}" if zone < len(t.armies) else ""
    return f"{name} ({who(t, holder, names)}{forces})"


def _bill(t: Supremacy, seat: int, action: int) -> Said:
    if t.asked() == frames.REVOLT_FROM:
        return Said("Send nobody and lose the territory", "FOR-3.8")
    if action == do.REFUSE:
        return Said("Do not pay", "FOR-2.6")
    amount = {frames.BILL: t.detail(1), frames.SETTLE_BORROW: t.detail(2)}.get(t.asked(), 0)
    loans = max(0, -(-(amount - t.cash[seat]) // 1000))
    borrowed = f", borrowing {money(1000 * loans)}" if loans and payday.can_pay(t, seat, amount) else ""
    return Said(f"Pay {money(amount)}{borrowed}", "FOR-2.6")


# What an offer can have in it, row by row of do.ITEMS.
ADDED = (
    *(money(cash) for cash in do.ITEM_CASH),
    *("1 grain", "1 oil", "1 mineral", "a nuke", "an L-star", "leave to pass", "leave to work"),
)


NOTED = tuple(note_words(due, term) for due in NOTE_SUMS for term in range(1, NOTE_TERMS + 1))


def _lead(t: Supremacy, seat: int, power: int, names: Names) -> Said:
    other, name = t.seat_of[power], t.board.power_names[power]
    if other == seat:
        return Said(f"Keep the {name}", "SUP-2.8")
    if other == NOBODY:
        return Said(f"Lead the {name}", "SUP-2.8")
    return Said(f"Lead the {name}, which {names[other]} has drawn", "SUP-2.8")


def _bargain(t: Supremacy, seat: int, action: int, names: Names) -> Said:
    if do.SELL <= action < do.BUY:
        resource = action - do.SELL
        return Said(f"Sell {GOODS[resource]} at {money(LADDER[t.market[resource]])}", "SUP-5.2")
    if do.BUY <= action < do.PROSPECT:
        resource = action - do.BUY
        return Said(f"Buy {GOODS[resource]} at {money(LADDER[t.market[resource]])}", "SUP-5.3")
    if do.PROSPECT <= action < do.TURN_CARD:
        return Said(f"Prospect for {GOODS[action - do.PROSPECT]}, $200M a card", "SUP-10.1")
    if do.LEAD <= action < do.ADD_NOTE:
        return _lead(t, seat, action - do.LEAD, names)
    if do.ADD_NOTE <= action < do.DUEL:
        return Said(f"Add {NOTED[action - do.ADD_NOTE]}", "SUP-11.6")
    if do.OFFER <= action < do.ADD:
        power = (action - do.OFFER) % 6
        whom = who(t, t.seat_of[power], names) if t.seat_of[power] != NOBODY else t.board.power_names[power]
        if action < do.AGAINST:
            return Said(f"Offer {whom} a trade", "SUP-11.1")
        if t.asked() == frames.K_SAT_WHOM:
            return Said(f"Fire at {whom}'s satellites", "SUP-8.13")
        if t.asked() == frames.DUEL_WHOM:
            return Said(f"Fire at {whom}'s L-stars, {t.l_stars[t.seat_of[power]]}", "SUP-8.16")
        return Said(f"Attack {whom}", "SUP-7.5")
    return Said(f"Add {ADDED[action - do.ADD]}", "SUP-11.1")
