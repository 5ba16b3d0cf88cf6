"""What each choice does, in a few words: by the text of the action, or by its kind."""

from roadstead.games.supremacy import data
from roadstead.games.supremacy.generated import do, frames
from roadstead.games.supremacy.rules import counts, deals, market, payday
from roadstead.games.supremacy.state import Supremacy
from roadstead.games.supremacy.words import stores
from roadstead.games.supremacy.words.names import GOODS, MANY_PIECES, company, money, place, warlord, who
from roadstead.games.supremacy.words.offers import GIVEN, WANTED, items, on_the_table
from roadstead.games.supremacy.words.ships import a_ship, fleet
from roadstead.kernel.string_speech import Label, Names, by_name
from roadstead.kernel.words import Said, capitalised, counted

BUTTON = 80  # the letters that fit on a button
CARD, UNIT = money(int(data.CARD_PRICE)), money(int(data.UNIT_PRICE))

# What an action does whatever is asked, under its text.
PLAIN: dict[str, Label | Said | str] = {
    "play": "Play this stage",
    "pass": "Do not play this stage",
    "borrow": Said("Take a loan of $1,000M, for $50M of interest a turn", "SUP-4.7"),
    "repay": "Repay a loan of $1,000M, and save $50M of interest a turn",
    "turn card": Said(f"Turn another card for {CARD}", "SUP-9.5"),
    "stop": Said("Stop searching", "SUP-9.5"),
    "research nuke": Said(f"Research nukes, {CARD} a card", "SUP-9.5"),
    "research l-star": Said(f"Research L-stars, {CARD} a card", "SUP-9.5"),
    "build army": Said(f"Build armies at {UNIT}", "SUP-9.1"),
    "build navy": Said(f"Build navies at {UNIT}", "SUP-9.1"),
    "build nuke": Said(f"Build nukes at {money(data.WEAPON_PRICE[data.NUKE])} and 1 mineral", "SUP-9.7"),
    "build l-star": Said(f"Build L-stars at {money(data.WEAPON_PRICE[data.L_STAR])} and 2 minerals", "SUP-9.7"),
    "build k-sat": Said(f"Build K-sats at {money(data.WEAPON_PRICE[data.K_SAT])} and 1 mineral", "SUP-8.12"),
    "build neutron bomb": Said(
        f"Build neutron bombs at {money(data.WEAPON_PRICE[data.NEUTRON_BOMB])} and 1 mineral", "SUP-8.8"
    ),
    "draw antidote": f"Draw an antidote for {CARD}",
    "use antidote": Said("Use the antidote: nobody dies", "FOR-5.4"),
    "keep antidote": Said("Use no antidote", "FOR-5.4"),
    "attack": Said("Attack, for a supply set", "SUP-7.5"),
    "airborne": Said("Add airborne armies, 2 oil each", "SUP-7.4"),
    "strike": Said("Fire nukes", "SUP-8.1"),
    "neutron strike": Said("Fire neutron bombs", "SUP-8.9"),
    "fire k-sats": Said("Fire K-sats at satellites", "SUP-8.13"),
    "duel": Said("Fire L-stars at another power's L-stars", "SUP-8.16"),
    "space burst": Said("Set a nuke off in space: every satellite is lost on a 6", "SUP-8.17"),
    "fight": Said("Fight with a supply set: two dice", "SUP-7.7"),
    "fight bare": Said("Fight without supplies: one die", "SUP-7.7"),
    "retreat": Said("Retreat to a neighbouring zone", "SUP-7.10"),
    "surrender": Said("Surrender: your forces change sides", "SUP-7.11"),
    "march": Said("March: a grain an army and territory", "SUP-6.1"),
    "sail": Said("Sail: an oil a navy and sea", "SUP-6.2"),
    "airlift": Said("Airlift: 2 oil an army, any distance", "SUP-6.3"),
    "load": Said("Load armies into navies", "SUP-6.4"),
    "unload": Said("Unload armies", "SUP-6.4"),
    "shift": Said("Shift armies from ship to ship", "SUP-1.8"),
    "lose army": "Remove an army",
    "lose navy": Said("Remove a navy with none aboard", "SUP-7.9"),
    "satellite l-star": Said("An L-star", "FOR-3.12"),
    "satellite k-sat": Said("A K-sat", "FOR-3.12"),
    "sell nuke": f"Sell a nuke to a warlord for {money(2 * data.WEAPON_PRICE[data.NUKE])}",
    "sell l-star": f"Sell an L-star to a warlord for {money(2 * data.WEAPON_PRICE[data.L_STAR])}",
    "in return": "That is the offer: name what you want in return",
    "withdraw": "Withdraw the offer",
    "decline": "Decline the trade",
    **{f"add cash {cash}": f"Add {money(cash)}" for cash in data.ITEM_CASH},
    **{f"add {goods}": f"Add 1 {goods}" for goods in ("grain", "oil", "mineral")},
    "add nuke": "Add a nuke",
    "add l-star": "Add an L-star",
    "add k-sat": "Add a K-sat",
    "add neutron bomb": "Add a neutron bomb",
    "add leave to pass": "Add leave to pass",
    "add leave to work": "Add leave to work",
    **{
        f"add note {due} in {term}": Said(
            f"Note of {money(due)}, {'next turn' if term == 1 else f'in {term} turns'}", "SUP-11.6"
        )
        for due in data.NOTE_SUMS
        for term in range(1, data.NOTE_TERMS + 1)
    },
}

# What it means to be done, and the verb before a company, by question.
DONE: dict[str, Said] = {
    "loans": Said("No more loans", "SUP-4.9"),
    "settle": Said("Settle nothing more", "FOR-2.10"),
    "run": Said("Pay no more companies", "SUP-4.4"),
    "attack with": Said("These attack", "SUP-7.5"),
    "occupy": Said("Move nobody in", "SUP-7.12"),
    "counter": Said("Do not counter-attack", "SUP-7.13"),
    "reinforce": Said("No more reinforcements", "SUP-7.14"),
    "strike at": Said("Fire", "SUP-8.1"),
    "shield": Said("Help no more", "SUP-8.15"),
}
# What is done in a zone that is named, by question.
THERE = {
    "disband": "Remove a unit in ",
    "build where": "Build in ",
    "move from": "From ",
    "move to": "To ",
    "attack where": "Attack ",
    "attack with": "With the forces in ",
    "retreat to": "Retreat to ",
    "lose where": "Remove a unit in ",
    "occupy": "Move in from ",
    "strike at": "Aim at ",
    "shield": "Cover ",
    "revolt from": "Send an army from ",
    "arm whom": "Sell to ",
    "place": "Place a unit in ",
    "shift in": "In ",
}
VERBS = {"run": "Run ", "settle": "Settle with ", "deal": "Add "}


def asked(t: Supremacy) -> str:
    """The name of the question that is asked."""
    return t.game.questions[t.asked()].name


def zone(t: Supremacy, seat: int, action: int, names: Names) -> str:
    """What is done there, and who stands there."""
    return THERE.get(asked(t), "") + _standing(t, action - do.ZONE, names)


def _standing(t: Supremacy, zone: int, names: Names) -> str:
    name, holder = place(t.board, zone), t.holder[zone]
    if zone < data.LAND and t.cloud[zone]:
        return f"{name}, under a mushroom cloud"
    if t.marked_by(zone) != data.NOBODY:
        return f"{name}, with the neutron marker of {who(t, t.marked_by(zone), names)}"
    if holder == data.NOBODY:
        return name
    if holder == data.WARLORD:
        forces = (
            counted(t.armies[zone], "army") if zone < data.LAND else counted(t.pirates[zone - data.LAND], "pirate ship")
        )
        return f"{name}: {warlord(t, zone)}, {forces}"
    forces = counted(t.armies[zone], "army") if zone < data.LAND else fleet(t, holder, zone)
    return f"{name}: {who(t, holder, names)}, {forces}"


def company_card(t: Supremacy, seat: int, action: int, names: Names) -> Said | str:
    card = action - do.COMPANY
    name = company(t.board, card)
    lost = stores.amounts(stores.lost_by_running(t, seat, [card])) if t.asked() == frames.RUN else ""
    without = f", with no room for {lost}" if lost else ""
    if t.asked() == frames.RUN and payday.salary(t, card) > data.COMPANY_SALARY:
        return Said(f"Run {name}{without}, passage money and all for $100M", "FOR-4.6")
    words = VERBS.get(asked(t), "") + name + without
    return Said(words, "SUP-1.5") if lost else words


def run_all(t: Supremacy, seat: int) -> Said | str:
    lost = stores.amounts(stores.lost_by_running(t, seat, stores.running(t, seat)))
    return Said(f"Run all companies, with no room for {lost}", "SUP-1.5") if lost else "Run all companies"


# What is counted, by question; of everything else units.
COUNTED = {
    "shift count": "armies",
    "officers along": "officers",
    "strike count": "bombs",
    "k-sat count": "K-sats",
    "duel count": "L-stars",
}


def unit(t: Supremacy) -> str:
    """What is counted now."""
    if t.asked() in (frames.SELL_COUNT, frames.BUY_COUNT):
        return GOODS[t.detail(1)]
    if t.asked() == frames.BUILD_COUNT:
        return MANY_PIECES[t.detail(1)]
    return COUNTED.get(asked(t), "units")


def count(t: Supremacy, seat: int, action: int, names: Names) -> Said:
    """In an offer, how many the item added last is to be; of everything else the number is enough."""
    if t.asked() == frames.DEAL and t.detail(3):
        return item_count(t, seat, action)
    if action == do.ALL:
        return Said("All", number=most(t, seat), unit=unit(t))
    units = action - do.COUNT
    if t.asked() == frames.BUY_COUNT:
        return bought(t, seat, units, t.detail(1))
    return Said(str(units), number=units, unit=unit(t))


def item_count(t: Supremacy, seat: int, action: int) -> Said:
    """What the item added last becomes; `all` is the most that may be given of it (SUP-11.5)."""
    partner, side, last = t.detail(1), t.detail(2), t.detail(3)
    units = int(counts.meant(action, deals.most_of(t, seat if side == GIVEN else partner, side, last)))
    item = t.game.actions.text(last).removeprefix("add ")
    if item.startswith("cash "):
        made = money(units * int(item.removeprefix("cash ")))
    elif item in ("grain", "oil", "mineral"):
        made = f"{units} {'minerals' if item == 'mineral' else item}"
    else:
        made = counted(units, item.replace("l-star", "L-star").replace("k-sat", "K-sat"))
    return Said(f"Make it {made}{', the most' if action == do.ALL else ''}", "SUP-11.5")


def ship(t: Supremacy, aboard: int) -> Said | str:
    """A navy by what it carries, or an army off it where that is lost."""
    if t.asked() in (frames.LOSE_WHAT, frames.DISBAND_WHAT):
        return Said(f"Remove an army off {a_ship(aboard)}", "SUP-7.9")
    return capitalised(a_ship(aboard))


def most(t: Supremacy, seat: int) -> int:
    """The number that `all` stands for: of what is bought what can be stored, else the most there is."""
    if t.asked() == frames.BUY_COUNT:
        return int(market.most(t, seat, t.detail(1)))
    most = max((other - do.COUNT for other in t.look(seat) if do.COUNT <= other < do.ALL), default=0)
    return int(most + (most == data.MOST_COUNTED))


def bought(t: Supremacy, seat: int, units: int, resource: int) -> Said:
    """SUP-5.4: more may be bought than there is room for, and is lost."""
    lost = max(0, units - stores.room(t, seat, resource))
    if not lost:
        return Said(str(units), number=units, unit=unit(t))
    part = f"{lost} of them lost" if lost < units else "all lost" if units > 1 else "lost"
    return Said(f"{stores.amount(resource, units)}, {part}: no room", "SUP-5.4", units, unit(t), lost)


def bill(t: Supremacy, seat: int, action: int, amount: int = 0) -> Said:
    if t.asked() == frames.REVOLT_FROM:
        return Said("Send nobody and lose the territory", "FOR-3.8")
    if action == do.REFUSE:
        return Said("Do not pay", "FOR-2.6")
    loans = max(0, -(-(amount - t.cash[seat]) // data.LOAN))
    borrowed = f", borrowing {money(data.LOAN * loans)}" if loans and payday.can_pay(t, seat, amount) else ""
    return Said(f"Pay {money(amount)}{borrowed}", "FOR-2.6")


# Other powers


def power(t: Supremacy, seat: int, power: int, names: Names) -> str:
    other, name = t.seat_of[power], t.board.power_names[power]
    if other == seat:
        return f"Keep the {name}"
    return f"Lead the {name}" + (f", which {names[other]} has drawn" if other != data.NOBODY else "")


def leader(t: Supremacy, power: int, names: Names) -> str:
    seat = t.seat_of[power]
    return who(t, seat, names) if seat != data.NOBODY else t.board.power_names[power]


def against(t: Supremacy, power: int, names: Names) -> Said:
    whom = leader(t, power, names)
    if t.asked() == frames.K_SAT_WHOM:
        return Said(f"Fire at {whom}'s satellites", "SUP-8.13")
    if t.asked() == frames.DUEL_WHOM:
        return Said(f"Fire at {whom}'s L-stars, {t.l_stars[t.seat_of[power]]}", "SUP-8.16")
    return Said(f"Attack {whom}", "SUP-7.5")


def buy(t: Supremacy, seat: int, resource: int) -> Said:
    full = "" if stores.room(t, seat, resource) else ", with no room for more"
    return Said(f"Buy {GOODS[resource]} at {money(data.LADDER[t.market[resource]])}{full}", "SUP-5.3")


def propose(t: Supremacy, seat: int) -> Said:
    """What changes hands, where it fits on a button; the question has all of it."""
    return _trade(t, seat, WANTED, "Make the offer", "Make the offer: {given} for {wanted}")


def accept(t: Supremacy, seat: int) -> Said:
    return _trade(t, seat, GIVEN, "Accept the trade", "Accept: get {given}, give {wanted}")


def _trade(t: Supremacy, seat: int, taken: int, plain: str, full: str) -> Said:
    if not on_the_table(t):
        return Said(plain, "SUP-11.2")
    said = full.format(given=items(t, GIVEN), wanted=items(t, WANTED))
    lost = stores.amounts(stores.lost_in_trade(t, seat, taken))
    without = f"; there is no room for {lost}" if lost else ""
    return Said((said if len(said + without) <= BUTTON else plain) + without, "SUP-11.2")


BY_KIND: dict[str, Label] = {
    **by_name(zone, count, ship, bill, power, against, buy, propose, accept),
    "done": lambda t: DONE.get(asked(t), Said("Done", "SUP-3.1")),
    "sell": lambda t, resource: Said(f"Sell {GOODS[resource]} at {money(data.LADDER[t.market[resource]])}", "SUP-5.2"),
    "prospect": lambda resource: Said(f"Prospect for {GOODS[resource]}, $200M a card", "SUP-10.1"),
    "offer": lambda t, power, names: f"Offer {leader(t, power, names)} a trade",
}
LABELS: dict[str, Label | Said | str] = {**PLAIN, **BY_KIND, "company": company_card, "run all": run_all}
