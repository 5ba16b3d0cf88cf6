"""What is said at Supremacy's table: questions, choices and the score.  The log and the refusals are next door."""

from typing import cast

from roadstead.games.supremacy import actions as do
from roadstead.games.supremacy import scoring
from roadstead.games.supremacy.data import (
    COMPANY_WORTH,
    DISEASES,
    INTEREST,
    K_SAT,
    LAND,
    LOAN,
    NEUTRON_BOMB,
    NOBODY,
    NOTE_TERMS,
    SEAS,
    UNIT_WORTH,
    WARLORD,
    WEAPON_WORTH,
)
from roadstead.games.supremacy.deal_words import GIVEN, WANTED, asked_for_more, items
from roadstead.games.supremacy.labels import label
from roadstead.games.supremacy.log_words import line
from roadstead.games.supremacy.occasions import ASKED, QUESTION_RULES
from roadstead.games.supremacy.places import (
    GOODS,
    PIECES,
    STAGES,
    WEAPONS,
    Names,
    company,
    disease,
    headline,
    money,
    place,
    some,
    warlord,
    who,
)
from roadstead.games.supremacy.refusals import refusal
from roadstead.games.supremacy.rules import building, frames, loans, market
from roadstead.games.supremacy.ship_words import laden, ship_prompt
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel.state import State
from roadstead.kernel.words import Row, Said, Sheet, joined

__all__ = ["breakdown", "label", "line", "prompt", "refusal", "sheets", "waiting"]

MEANS = ("march", "sail", "be flown", "be loaded", "be landed")


# The question


def prompt(view: State, seat: int, names: Names) -> Said:
    """What this seat is asked."""
    t = cast(Supremacy, view)
    kind = t.asked()
    if kind == frames.STAGE_MENU:
        return Said(f"Turn {t.turn}, stage {t.stage}: {STAGES[t.stage]}. What do you do?", "SUP-3.1")
    rule = QUESTION_RULES[kind]
    if kind < frames.MOVE_FROM:
        return Said(_economy(t, seat, kind), rule)
    if kind <= frames.OFFICERS_ALONG:
        return Said(_moving(t, kind), rule)
    if kind <= frames.REINFORCE:
        return Said(_battle(t, seat, kind, names), rule)
    if kind <= frames.REVOLT_MEANS:
        return Said(_fate(t, seat, kind, names), rule)
    if frames.PLACE < kind <= frames.SHIFT_COUNT:
        return Said(ship_prompt(t, kind), rule)
    return Said(_weapons(t, seat, kind, names), rule)


def _economy(t: Supremacy, seat: int, kind: int) -> str:
    b, c = t.detail(1), t.detail(2)
    if kind == frames.LOANS:
        due = 10 * t.units(seat)
        owed = money(LOAN * t.loans[seat]) if t.loans[seat] else "nothing"
        return (
            f"You have {money(t.cash[seat])}, owe {owed}, and your units will cost {money(due)}."
            f" A loan is {money(LOAN)} now and costs {money(INTEREST)} of interest a turn. Any loans?"
        )
    if kind == frames.SETTLE:
        return "Which outage do you try to settle?"
    if kind == frames.SETTLE_BORROW:
        return f"Settling costs {money(c)}, more than you have. Borrow for it?"
    if kind == frames.DISBAND:
        return f"Your units cost {money(10 * t.units(seat))} and you have {money(t.cash[seat])}. Borrow, or which goes?"
    if kind == frames.RUN:
        return f"You have {money(t.cash[seat])}. Which companies do you run, at $50M each?"
    if kind == frames.BID:
        left = 3 - t.plays[seat]
        return f"Do you play stage {t.stage}, {STAGES[t.stage]}? You have {some(left, 'stage')} left this turn."
    if kind in (frames.SELL_COUNT, frames.BUY_COUNT):
        verb = "sell" if kind == frames.SELL_COUNT else "buy"
        return f"How many units of {GOODS[b]} do you {verb} at {money(market.price(t, b))}?"
    if kind == frames.SEARCH:
        what = GOODS[b] if b < frames.LOOK_NUKE else WEAPONS[b - 2]
        return f"No {what} yet. Turn another card for $200M? You have {money(t.cash[seat])}."
    if kind == frames.BUILD_WHERE:
        return f"Where do you build {'navies' if b == do.NAVY else 'armies'}?"
    return f"How many do you build: {PIECES[b]}?"


def _moving(t: Supremacy, kind: int) -> str:
    b, c, d = t.detail(1), t.detail(2), t.detail(3)
    if kind == frames.MOVE_FROM:
        return f"From where do forces {MEANS[b]}?"
    if kind == frames.MOVE_TO:
        return f"Where do the forces in {place(t.board, c)} {MEANS[b]} to?"
    if kind == frames.MOVE_COUNT:
        return f"How many {MEANS[b]} from {place(t.board, c)} to {place(t.board, d)}?"
    if kind == frames.MOVE_ABOARD:
        return f"How many armies sail along to {place(t.board, c)} aboard {some(d, 'navy')}?"
    return f"How many officers go along from {place(t.board, b)} to {place(t.board, c)}?"


def _battle(t: Supremacy, seat: int, kind: int, names: Names) -> str:
    b, d = t.detail(1), t.detail(3)
    target = place(t.board, t.target)
    if kind == frames.ATTACK_WHERE:
        return "Where do you attack?" if b == NOBODY else f"Which zone of {who(t, b, names)} do you attack?"
    if kind == frames.ATTACK_WHOM:
        return f"Whom do you attack in {place(t.board, b)}?"
    if kind == frames.ATTACK_WITH:
        return f"Whose armies are flown to {target}?" if b else f"Which forces attack {target}?"
    if kind == frames.ATTACK_COUNT:
        return f"How many attack {target} from {place(t.board, b)}?"
    if kind == frames.ATTACK_ABOARD:
        return f"How many armies aboard in the {place(t.board, b)} attack too?"
    if kind == frames.DEFEND:
        return f"{who(t, t.attacker, names)} attacks you in {target}. What do you do?"
    if kind == frames.RETREAT_TO:
        return f"Where do your forces in {target} retreat to?"
    if kind == frames.LOSE_WHERE:
        return "From where do you remove a unit?"
    if kind == frames.LOSE_WHAT:
        return f"What do you remove in {place(t.board, d)}?"
    if kind == frames.OCCUPY:
        return f"{target} is open. From where do you move in?"
    if kind == frames.OCCUPY_COUNT:
        return f"How many move from {place(t.board, b)} into {target}?"
    if kind == frames.OCCUPY_ABOARD:
        return f"How many armies sail along to {target}?"
    if kind == frames.COUNTER:
        return f"Do you counter-attack {who(t, b, names)}?"
    return "Do you move reinforcements?"


def _fate(t: Supremacy, seat: int, kind: int, names: Names) -> str:
    b, c = t.detail(1), t.detail(2)
    if kind == frames.STRIKE_AT:
        return f"What do the {WEAPONS[b]}s aim at? You have {building.stock(t, seat, b)} left."
    if kind == frames.STRIKE_COUNT:
        return f"How many {WEAPONS[c]}s at {place(t.board, b)}?"
    if kind == frames.SHIELD:
        return (
            f"{WEAPONS[c].capitalize()}s are coming. Which target does this L-star cover? {some(b, 'L-star')} to place."
        )
    if kind == frames.DEAL:
        return asked_for_more(t, c, who(t, b, names))
    if kind == frames.DEAL_ANSWER:
        return f"{who(t, b, names)} offers you {items(t, GIVEN)} for {items(t, WANTED)}. Do you accept?"
    if kind == frames.BILL:
        return f"{headline(t.board, c)}. Your bill is {money(b)}. Do you pay?"
    if kind == frames.STOP_WHICH:
        return "Which company is out of play?"
    if kind == frames.USE_ANTIDOTE:
        return f"{headline(t.board, b)}. Do you use an antidote?"
    if kind == frames.REVOLT_FROM:
        return f"A warlord revolts in {place(t.board, b)}. From where do you send an army?"
    return f"How does the army from {place(t.board, c)} get to {place(t.board, b)}?"


def _weapons(t: Supremacy, seat: int, kind: int, names: Names) -> str:
    b = t.detail(1)
    if kind == frames.K_SAT_WHOM:
        return f"Whose satellites do you fire at? You have {some(t.k_sats[seat], 'K-sat')}."
    if kind == frames.K_SAT_AT:
        return f"At which of {who(t, b, names)}'s satellites do the K-sats fire?"
    if kind == frames.K_SAT_COUNT:
        return f"How many K-sats at {who(t, b, names)}'s {WEAPONS[t.detail(2)]}s?"
    if kind == frames.STORM_LOSS:
        return f"The solar storm takes {some(b, 'satellite')} more. Which do you lose next?"
    if kind == frames.ARM_WHOM:
        return f"Who buys the {WEAPONS[b]}?"
    if kind == frames.LEAD:
        return f"You have drawn the {t.board.power_names[t.power[seat]]}. Which power do you lead?"
    if kind == frames.DUEL_WHOM:
        return f"Whose L-stars do yours fire at? You have {t.l_stars[seat]}."
    if kind == frames.DUEL_COUNT:
        foe = some(t.l_stars[b], "L-star")
        return f"How many of your L-stars fire? {who(t, b, names)} fires back with {foe}; 1 to 3 kills."
    return "Where do you place a unit: an army on home land, or a navy in a safe sea?"


def waiting(view: State, names: Names) -> str:
    """What the table is waiting for."""
    t = cast(Supremacy, view)
    if t.over:
        return "The game is over."
    seats = joined(who(t, seat, names) for seat in t.actors())
    if t.asked() == frames.STAGE_MENU:
        return f"Waiting for {seats}, stage {t.stage}: {STAGES[t.stage]}."
    return f"Waiting for {seats}. {ASKED[t.asked()].now}."


# The table in words


def sheets(view: State, names: Names) -> list[Sheet]:
    """The turn and its markets, the powers, the map, companies and, for those who have them, antidotes."""
    t = cast(Supremacy, view)
    prices = tuple(f"{money(market.price(t, r))} (step {t.market[r] + 1} of 18)" for r in range(3))
    stage = f"{t.stage}: {STAGES[t.stage]}" if t.stage else "the opening"
    turn = Sheet("Supremacy", ("turn", "stage", "grain", "oil", "minerals", "clouds", "Fortuna cards left"))
    left = sum(1 for at in t.card_at if at == 0)
    turn.rows.append(Row((f"{t.turn} of {t.turns}", stage, *prices, str(t.clouds), str(left) if t.fortuna else "none")))
    columns = ("power", "cash", "loans", "grain, oil, minerals", "nukes", "L-stars", "units", "stages")
    powers = Sheet("Powers", columns + tuple(f"{WEAPONS[weapon]}s" for weapon in _further(t)))
    for seat in range(t.seats):
        powers.rows.append(_power(t, seat, names))
    found = [turn, powers, _map(t, names), _companies(t, names)]
    notes = _notes(t, names)
    if notes.rows:
        found.append(notes)
    if t.unconventional and t.viewer >= 0:
        hand = Sheet("Your antidotes", ("disease", "cards"))
        for number in range(DISEASES):
            cards = t.antidotes[t.viewer * DISEASES + number]
            if cards:
                hand.rows.append(Row((disease(number), str(cards))))
        found.append(hand)
    return found


def _power(t: Supremacy, seat: int, names: Names) -> Row:
    name = who(t, seat, names)
    if t.out[seat]:
        return Row((name, "out", "", "", "", "", "", "", *("" for _ in _further(t))), seat)
    stock = ", ".join(str(t.supplies[seat * 3 + r]) for r in range(3))
    techs = [WEAPONS[tech] for tech in (1, 2) if (t.tech[seat] >> tech) & 1]
    nukes = f"{t.nukes[seat]}{' (known)' if 'nuke' in techs else ''}"
    stars = f"{t.l_stars[seat]}{' (known)' if 'L-star' in techs else ''}"
    units = some(t.units(seat), "unit")
    if t.unconventional:
        alive = [zone for zone in t.officers[seat * 3 : seat * 3 + 3] if zone < LAND + SEAS]
        units += f", {some(len(alive), 'officer')}, {some(t.in_hand[seat], 'antidote')}"
    cells = (money(t.cash[seat]), money(LOAN * t.loans[seat]), stock, nukes, stars, units, f"{t.plays[seat]} of 3 used")
    return Row((name, *cells, *(str(building.stock(t, seat, weapon)) for weapon in _further(t))), seat)


def _further(t: Supremacy) -> list[int]:
    """The weapons beyond nukes and L-stars that this table plays with."""
    return [int(weapon) for weapon in (K_SAT, NEUTRON_BOMB) if building.in_use(t, weapon)]


def _map(t: Supremacy, names: Names) -> Sheet:
    sheet = Sheet("Map", ("zone", "holder", "forces"))
    for zone in range(LAND):
        if t.cloud[zone]:
            sheet.rows.append(Row((place(t.board, zone), "mushroom cloud", "")))
        elif t.marked_by(zone) != NOBODY:
            sheet.rows.append(Row((place(t.board, zone), f"neutron marker of {who(t, t.marked_by(zone), names)}", "")))
        elif t.holder[zone] != NOBODY:
            held = t.holder[zone]
            forces = some(t.armies[zone], "army")
            ruler = who(t, held, names) if held < t.seats else warlord(t, zone)
            row = Row((place(t.board, zone), ruler, forces), held if held < t.seats else None)
            sheet.rows.append(row)
    for sea in range(SEAS):
        for seat in range(t.seats):
            at = seat * SEAS + sea
            if t.navies[at]:
                forces = some(t.navies[at], "navy") + (f", {laden(t, at)}" if t.aboard[at] else "")
                sheet.rows.append(Row((place(t.board, LAND + sea), who(t, seat, names), forces), seat))
        if t.holder[LAND + sea] == WARLORD:
            ships = some(t.pirates[sea], "pirate ship")
            sheet.rows.append(Row((place(t.board, LAND + sea), warlord(t, LAND + sea), ships)))
    return sheet


def _companies(t: Supremacy, names: Names) -> Sheet:
    sheet = Sheet("Companies", ("company", "owner", "state"))
    for card, owner in enumerate(t.owner):
        if owner == NOBODY:
            continue
        outages = t.outages(card)
        state = f"out of play ({some(outages, 'marker')})" if outages else "paid" if t.run[card] else "idle"
        sheet.rows.append(Row((company(t.board, card), who(t, owner, names), state), owner))
    return sheet


def _notes(t: Supremacy, names: Names) -> Sheet:
    """SUP-11.6: who has promised whom how much, and when."""
    sheet = Sheet("Notes", ("from", "to", "next turn", "in 2 turns", "in 3 turns"))
    for debtor in range(t.seats):
        for creditor in range(t.seats):
            if loans.owed(t, debtor, creditor):
                at = loans.row(t, debtor, creditor)
                sums = (money(due) if due else "" for due in t.notes[at : at + NOTE_TERMS])
                sheet.rows.append(Row((who(t, debtor, names), who(t, creditor, names), *sums), debtor))
    return sheet


def breakdown(view: State, names: Names) -> Sheet:
    """SUP-12.5: what each player is worth, thing by thing."""
    t = cast(Supremacy, view)
    sheet = Sheet(
        "Worth (SUP-12.5)",
        ("player", "power", "cash", "supplies", "companies", "units", "nukes", "L-stars")
        + tuple(f"{WEAPONS[weapon]}s" for weapon in _further(t))
        + ("loans", "notes", "total"),
    )
    for seat in range(t.seats):
        parts = (
            t.cash[seat],
            scoring.stock_worth(t, seat),
            COMPANY_WORTH * scoring.company_count(t, seat),
            UNIT_WORTH * t.units(seat),
            *(WEAPON_WORTH[weapon] * building.stock(t, seat, weapon) for weapon in (1, 2, *_further(t))),
            -LOAN * t.loans[seat],
            loans.balance(t, seat),
            scoring.worth(t, seat),
        )
        power = t.board.power_names[t.power[seat]]
        sheet.rows.append(Row((names[seat], power, *[money(part) for part in parts]), seat))
    return sheet
