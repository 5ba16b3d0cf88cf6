"""Stages 1 and 2: interest, loans, late settlements, salaries, production."""

from mypy_extensions import i64

from roadstead.games.supremacy import data
from roadstead.games.supremacy.generated import do, frames, streams, told
from roadstead.games.supremacy.rules import blockade, land, loads, loans, officers
from roadstead.games.supremacy.state import Supremacy


def begin(t: Supremacy) -> None:
    """SUP-4.1: one player after the other: interest, loans, settlements, units, companies."""
    for company in range(data.COMPANIES):
        t.run[company] = 0
    for back in range(t.seats):
        seat = t.seats - 1 - back
        if not t.out[seat]:
            t.then(frames.RUNNING_COMPANIES, seat)
            t.then(frames.WAGES, seat)
            t.then(frames.SETTLING, seat)
            t.then(frames.LOANS_DUTY, seat)
            if len(t.notes) > 0:
                t.then(frames.NOTES, seat)
            t.then(frames.INTEREST, seat)


# Loans


def borrow(t: Supremacy, seat: i64, loans: i64) -> None:
    """SUP-4.7: so many loans of $1,000M."""
    t.loans[seat] += loans
    t.cash[seat] += loans * data.LOAN
    t.announce(told.BORROWED, seat, loans)


def can_pay(t: Supremacy, seat: i64, amount: i64) -> bool:
    """SUP-4.9: with cash and as many loans as the bank still gives."""
    return t.cash[seat] + t.credit(seat) * data.LOAN >= amount


def pay(t: Supremacy, seat: i64, amount: i64) -> None:
    """SUP-4.9: pay the bank, with the fewest loans that cover it."""
    short = amount - t.cash[seat]
    if short > 0:
        borrow(t, seat, (short + data.LOAN - 1) // data.LOAN)
    t.cash[seat] -= amount


def interest(t: Supremacy, seat: i64) -> None:
    """SUP-4.8, SUP-4.10: $50M a loan; whoever cannot pay it even with new loans is bankrupt."""
    due = t.loans[seat] * data.INTEREST
    if due == 0 or t.out[seat]:
        return
    if not can_pay(t, seat, due):
        t.announce(told.BANKRUPT, seat)
        land.fall(t, seat)
        return
    pay(t, seat, due)
    t.announce(told.INTEREST, seat, due)


def notes_due(t: Supremacy, seat: i64) -> None:
    """SUP-11.7: notes are paid when they fall due, with bank loans if need be; the rest stays due next turn."""
    if t.out[seat]:
        return
    for creditor in range(t.seats):
        at = loans.row(t, seat, creditor)
        due = t.notes[at]
        paid: i64 = 0
        if due > 0:
            if t.cash[seat] < due:
                borrow_for(t, seat, due)
            paid = min(due, t.cash[seat])
            t.cash[seat] -= paid
            t.cash[creditor] += paid
            t.announce(told.NOTE_PAID, seat, creditor, paid)
            if paid < due:
                t.announce(told.NOTE_UNPAID, seat, creditor, due - paid)
        t.notes[at] = t.notes[at + 1] + due - paid
        t.notes[at + 1] = t.notes[at + 2]
        t.notes[at + 2] = 0


def borrow_for(t: Supremacy, seat: i64, amount: i64) -> None:
    """The fewest loans that cover it, or as many as the bank still gives."""
    wanted = min((amount - t.cash[seat] + data.LOAN - 1) // data.LOAN, t.credit(seat))
    if wanted > 0:
        borrow(t, seat, wanted)


def ask_loans(t: Supremacy, seat: i64, way: i64) -> None:
    if not t.out[seat]:
        t.ask(frames.LOANS, 1 << seat, seat, way)


def loan_choices(t: Supremacy, seat: i64, way: i64) -> list[i64]:
    """SUP-4.9: borrow or repay in thousands, not both in one turn."""
    found: list[i64] = [do.DONE]
    if way >= 0 and t.credit(seat) > 0:
        found.append(do.BORROW)
    if way <= 0 and t.loans[seat] > 0 and t.cash[seat] >= data.LOAN:
        found.append(do.REPAY)
    return found


def loan(t: Supremacy, seat: i64, action: i64) -> None:
    if action == do.BORROW:
        borrow(t, seat, 1)
        ask_loans(t, seat, 1)
    elif action == do.REPAY:
        t.loans[seat] -= 1
        t.cash[seat] -= data.LOAN
        t.announce(told.REPAID, seat)
        ask_loans(t, seat, -1)


# Late settlements


def ask_settle(t: Supremacy, seat: i64) -> None:
    if not t.out[seat] and len(t.mark_company) > 0:
        t.ask(frames.SETTLE, 1 << seat, seat)


def settle_choices(t: Supremacy, seat: i64) -> list[i64]:
    """FOR-2.10: each own outage that has not been tried this turn."""
    found: list[i64] = []
    for company in range(data.COMPANIES):
        if t.owner[company] == seat and open_mark(t, company) >= 0:
            found.append(do.COMPANY + company)
    found.append(do.DONE)
    return found


def open_mark(t: Supremacy, company: i64) -> i64:
    """The first outage of a company that may still be tried this turn, -1 where there is none."""
    for at in range(len(t.mark_company)):
        if t.mark_company[at] == company and t.mark_tried[at] < t.turn:
            return at
    return -1


def settle(t: Supremacy, seat: i64, action: i64) -> None:
    """FOR-2.10, FOR-2.11: roll a die; with the cash in hand the owner must pay, without it may borrow."""
    if action == do.DONE:
        return
    t.then(frames.SETTLING, seat)
    company = action - do.COMPANY
    at = open_mark(t, company)
    t.mark_tried[at] = t.turn
    amount = (t.dice.below(6, streams.SETTLE) + 1) * t.mark_rate[at]
    t.announce(told.SETTLE_ROLL, seat, company, amount)
    if t.cash[seat] >= amount:
        settled(t, seat, at, amount)
    else:
        t.ask(frames.SETTLE_BORROW, 1 << seat, seat, at, amount)


def borrow_choices(t: Supremacy, seat: i64, amount: i64) -> list[i64]:
    """FOR-2.6, FOR-2.11: pay, with loans if need be, or refuse."""
    if can_pay(t, seat, amount):
        return [do.PAY, do.REFUSE]
    return [do.REFUSE]


def answer_settlement(t: Supremacy, seat: i64, mark: i64, amount: i64, action: i64) -> None:
    if action == do.PAY:
        settled(t, seat, mark, amount)


def settled(t: Supremacy, seat: i64, at: i64, amount: i64) -> None:
    pay(t, seat, amount)
    t.announce(told.SETTLED, seat, t.mark_company[at])
    land.drop_mark(t, at)


# Units


def wages(t: Supremacy, seat: i64) -> None:
    """SUP-4.2, SUP-4.3: $10M a unit; whoever is short borrows or removes units."""
    if t.out[seat]:
        return
    due = t.units(seat) * data.UNIT_SALARY
    if due > t.cash[seat]:
        t.ask(frames.DISBAND, 1 << seat, seat)
        return
    t.cash[seat] -= due
    if due > 0:
        t.announce(told.UNITS_PAID, seat, due)


def disband_choices(t: Supremacy, seat: i64) -> list[i64]:
    """SUP-4.3: one unit stays in each zone as long as possible."""
    crowded: list[i64] = []
    every: list[i64] = []
    for zone in range(data.LAND + data.SEAS):
        units = t.units_in(seat, zone)
        if units > 0:
            every.append(do.ZONE + zone)
            if units > 1:
                crowded.append(do.ZONE + zone)
    found = crowded if crowded else every
    if t.credit(seat) > 0:
        found.append(do.BORROW)
    return found


def disband(t: Supremacy, seat: i64, action: i64) -> None:
    """SUP-4.3: another loan, or a unit of this zone."""
    t.then(frames.WAGES, seat)
    if action == do.BORROW:
        borrow(t, seat, 1)
        return
    zone = action - do.ZONE
    if zone < data.LAND:
        t.announce(told.DISBANDED, seat, zone, 0)
        remove_army(t, seat, zone, loads.ON_LAND)
    else:
        t.ask(frames.DISBAND_WHAT, 1 << seat, seat, zone)


def disband_what_choices(t: Supremacy, seat: i64, zone: i64) -> list[i64]:
    """SUP-4.3: at sea, as in a battle: an army, or a navy without any aboard."""
    at = loads.index(seat, zone)
    return loads.loss_choices(loads.of(t, at), t.navies[at])


def disband_what(t: Supremacy, seat: i64, zone: i64, action: i64) -> None:
    load = loads.lost_from(loads.of(t, loads.index(seat, zone)), action)
    t.announce(told.DISBANDED, seat, zone, 1 if load == 0 else 0)
    if load == 0:
        remove_navy(t, seat, zone)
    else:
        remove_army(t, seat, zone, load)


def remove_army(t: Supremacy, seat: i64, zone: i64, load: i64) -> None:
    """One army less, on land or off a ship with so many aboard; a territory may be vacated by it."""
    if zone < data.LAND:
        t.armies[zone] -= 1
        if t.armies[zone] == 0:
            land.vacate(t, zone)
    else:
        at = loads.index(seat, zone)
        loads.lie(t, at, t.aboard[at] - 1, loads.of(t, at) + loads.ONE[load - 1] - loads.ONE[load])
    officers.left_alone(t, seat, zone)


def remove_navy(t: Supremacy, seat: i64, zone: i64) -> None:
    """One navy less, an empty one; a sea may be left by it."""
    t.navies[loads.index(seat, zone)] -= 1
    land.leave_sea(t, zone, seat)
    officers.left_alone(t, seat, zone)


# Companies


def runs(t: Supremacy, seat: i64, company: i64) -> bool:
    """SUP-4.6, SUP-8.11, FOR-2.9: whether this seat could run this company now; no meteor stops it (FOR-6.6)."""
    if t.owner[company] != seat or t.run[company]:
        return False
    zone = t.board.place[company]
    marked = t.marked_by(zone) != data.NOBODY
    if marked or t.outages(company) > 0 or (t.blockade and blockade.cut_off(t, seat, company)):
        return False
    holder = t.holder[zone]
    if holder in (seat, data.NOBODY, data.WARLORD):
        return True
    return t.may_work[holder * t.seats + seat] >= t.turn


def passage(t: Supremacy, company: i64) -> i64:
    """FOR-4.6: what a pirate takes of a company that has no port but on pirate seas."""
    beset = False
    for sea in t.board.seas[t.board.place[company]]:
        if t.pirates[sea - data.LAND] > 0:
            beset = True
        elif not (t.blockade and blockade.shuts(t, sea, t.owner[company])):
            return 0
    return data.PASSAGE_MONEY if beset else 0


def salary(t: Supremacy, company: i64) -> i64:
    """SUP-4.4, FOR-4.6: what it costs to run a company this turn."""
    return data.COMPANY_SALARY + (passage(t, company) if t.warlords else 0)


def ask_run(t: Supremacy, seat: i64) -> None:
    if not t.out[seat]:
        t.ask(frames.RUN, 1 << seat, seat)


def run_choices(t: Supremacy, seat: i64) -> list[i64]:
    """SUP-4.4: any company that can be run and paid, all at once if there is money for all."""
    found: list[i64] = []
    due: i64 = 0
    companies: i64 = 0
    if t.cash[seat] >= data.COMPANY_SALARY:
        owner = t.owner
        for company in range(data.COMPANIES):
            if owner[company] == seat and runs(t, seat, company):
                companies += 1
                due += salary(t, company)
                if t.cash[seat] >= salary(t, company):
                    found.append(do.COMPANY + company)
    found.append(do.DONE)
    if companies > 1 and t.cash[seat] >= due:
        found.append(do.RUN_ALL)
    return found


def run(t: Supremacy, seat: i64, action: i64) -> None:
    if action == do.DONE:
        return
    paid: i64 = 0
    for company in range(data.COMPANIES):
        if (action == do.RUN_ALL or action == do.COMPANY + company) and runs(t, seat, company):
            t.run[company] = 1
            t.cash[seat] -= salary(t, company)
            paid += 1
            if salary(t, company) > data.COMPANY_SALARY:
                t.announce(told.PASSAGE_MONEY, seat, data.PASSAGE_MONEY)
            if t.holder[t.board.place[company]] == data.WARLORD:
                t.announce(told.WARLORD_PAID, seat, data.COMPANY_SALARY)
    t.announce(told.COMPANIES_PAID, seat, paid)
    if action != do.RUN_ALL:
        t.then(frames.RUNNING_COMPANIES, seat)


def produce(t: Supremacy) -> None:
    """SUP-4.5: what was paid for comes into the supply centres."""
    for seat in range(t.seats):
        units: list[i64] = [0, 0, 0]
        for company in range(data.COMPANIES):
            if t.run[company] and t.owner[company] == seat:
                units[t.board.resource[company]] += t.board.units[company]
        lost: list[i64] = [0, 0, 0]
        for resource in range(3):
            if units[resource]:
                lost[resource] = t.store(seat, resource, units[resource])
        if units[0] + units[1] + units[2] > 0:
            t.announce(told.PRODUCED, seat, units[0], units[1], units[2])
        for resource in range(3):
            t.overflow(seat, resource, lost[resource])
