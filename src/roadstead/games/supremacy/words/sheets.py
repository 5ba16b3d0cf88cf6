"""The table in words and numbers, and what each player is worth."""

from roadstead.games.supremacy import data, scoring
from roadstead.games.supremacy.rules import building, loans, market
from roadstead.games.supremacy.state import Supremacy
from roadstead.games.supremacy.words.names import STAGES, WEAPONS, Names, company, disease, money, place, warlord, who
from roadstead.games.supremacy.words.ships import laden
from roadstead.kernel.words import Row, Sheet, counted


def sheets(t: Supremacy, names: Names) -> list[Sheet]:
    """The turn and its markets, the powers, the map, companies and, for those who have them, antidotes."""
    prices = tuple(f"{money(market.price(t, r))} (step {t.market[r] + 1} of 18)" for r in range(3))
    stage = f"{t.stage}: {STAGES[t.stage]}" if t.stage else "the opening"
    turn = Sheet("Supremacy", ("turn", "stage", "grain", "oil", "minerals", "clouds", "Fortuna cards left"))
    left = sum(1 for at in t.card_at if at == 0)
    turn.rows.append(Row((f"{t.turn} of {t.turns}", stage, *prices, str(t.clouds), str(left) if t.fortuna else "none")))
    columns = (
        "power",
        "cash",
        "loans",
        "grain, oil, minerals",
        "nukes",
        "L-stars",
        "units",
        "territories",
        "companies",
        "stages",
    )
    powers = Sheet("Powers", columns + tuple(f"{WEAPONS[weapon]}s" for weapon in _further(t)))
    for seat in range(t.seats):
        powers.rows.append(_power(t, seat, names))
    found = [turn, powers, _map(t, names), _companies(t, names)]
    notes = _notes(t, names)
    if notes.rows:
        found.append(notes)
    if t.unconventional and t.viewer >= 0:
        hand = Sheet("Your antidotes", ("disease", "cards"))
        for number in range(data.DISEASES):
            cards = t.antidotes[t.viewer * data.DISEASES + number]
            if cards:
                hand.rows.append(Row((disease(number), str(cards))))
        found.append(hand)
    return found


def _power(t: Supremacy, seat: int, names: Names) -> Row:
    name = who(t, seat, names)
    if t.out[seat]:
        return Row((name, "out", *[""] * 8, *("" for _ in _further(t))), seat)
    stock = ", ".join(str(t.supplies[seat * 3 + r]) for r in range(3))
    techs = [WEAPONS[tech] for tech in (1, 2) if (t.tech[seat] >> tech) & 1]
    nukes = f"{t.nukes[seat]}{' (known)' if 'nuke' in techs else ''}"
    stars = f"{t.l_stars[seat]}{' (known)' if 'L-star' in techs else ''}"
    units = counted(t.units(seat), "unit")
    if t.unconventional:
        alive = [zone for zone in t.officers[seat * 3 : seat * 3 + 3] if zone < data.LAND + data.SEAS]
        units += f", {counted(len(alive), 'officer')}, {counted(t.in_hand[seat], 'antidote')}"
    cells = (
        money(t.cash[seat]),
        money(data.LOAN * t.loans[seat]),
        stock,
        nukes,
        stars,
        units,
        str(sum(1 for zone in range(data.LAND) if t.holder[zone] == seat)),
        str(scoring.company_count(t, seat)),
        f"{t.plays[seat]} of 3 used",
    )
    return Row((name, *cells, *(str(building.stock(t, seat, weapon)) for weapon in _further(t))), seat)


def _further(t: Supremacy) -> list[int]:
    """The weapons beyond nukes and L-stars that this table plays with."""
    return [int(weapon) for weapon in (data.K_SAT, data.NEUTRON_BOMB) if building.in_use(t, weapon)]


def _map(t: Supremacy, names: Names) -> Sheet:
    sheet = Sheet("Map", ("zone", "holder", "forces"))
    for zone in range(data.LAND):
        if t.cloud[zone]:
            sheet.rows.append(Row((place(t.board, zone), "mushroom cloud", "")))
        elif t.marked_by(zone) != data.NOBODY:
            sheet.rows.append(Row((place(t.board, zone), f"neutron marker of {who(t, t.marked_by(zone), names)}", "")))
        elif t.holder[zone] != data.NOBODY:
            held = t.holder[zone]
            forces = counted(t.armies[zone], "army")
            ruler = who(t, held, names) if held < t.seats else warlord(t, zone)
            row = Row((place(t.board, zone), ruler, forces), held if held < t.seats else None)
            sheet.rows.append(row)
    for sea in range(data.SEAS):
        for seat in range(t.seats):
            at = seat * data.SEAS + sea
            if t.navies[at]:
                forces = counted(t.navies[at], "navy") + (f", {laden(t, at)}" if t.aboard[at] else "")
                sheet.rows.append(Row((place(t.board, data.LAND + sea), who(t, seat, names), forces), seat))
        if t.holder[data.LAND + sea] == data.WARLORD:
            ships = counted(t.pirates[sea], "pirate ship")
            sheet.rows.append(Row((place(t.board, data.LAND + sea), warlord(t, data.LAND + sea), ships)))
    return sheet


def _companies(t: Supremacy, names: Names) -> Sheet:
    sheet = Sheet("Companies", ("company", "owner", "state"))
    for card, owner in enumerate(t.owner):
        if owner == data.NOBODY:
            continue
        outages = t.outages(card)
        state = f"out of play ({counted(outages, 'marker')})" if outages else "paid" if t.run[card] else "idle"
        sheet.rows.append(Row((company(t.board, card), who(t, owner, names), state), owner))
    return sheet


def _notes(t: Supremacy, names: Names) -> Sheet:
    """SUP-11.6: who has promised whom how much, and when."""
    sheet = Sheet("Notes", ("from", "to", "next turn", "in 2 turns", "in 3 turns"))
    for debtor in range(t.seats):
        for creditor in range(t.seats):
            if loans.owed(t, debtor, creditor):
                at = loans.row(t, debtor, creditor)
                sums = (money(due) if due else "" for due in t.notes[at : at + data.NOTE_TERMS])
                sheet.rows.append(Row((who(t, debtor, names), who(t, creditor, names), *sums), debtor))
    return sheet


def breakdown(t: Supremacy, names: Names) -> Sheet:
    """SUP-12.5: what each player is worth, thing by thing."""
    sheet = Sheet(
        "Worth (SUP-12.5)",
        ("player", "power", "cash", "supplies", "companies", "units", "nukes", "L-stars")
        + tuple(f"{WEAPONS[weapon]}s" for weapon in _further(t))
        + ("loans", "notes", "total"),
    )
    for seat in range(t.seats):
        parts = [
            t.cash[seat],
            scoring.stock_worth(t, seat),
            data.COMPANY_WORTH * scoring.company_count(t, seat),
            data.UNIT_WORTH * t.units(seat),
            *(data.WEAPON_WORTH[weapon] * building.stock(t, seat, weapon) for weapon in (1, 2, *_further(t))),
            -data.LOAN * t.loans[seat],
            loans.balance(t, seat),
        ]
        power = t.board.power_names[t.power[seat]]
        total = "out" if t.out[seat] else money(scoring.worth(t, seat))
        sheet.rows.append(Row((names[seat], power, *[money(part) for part in parts], total), seat))
    return sheet
