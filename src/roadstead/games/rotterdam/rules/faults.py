"""What cannot be: units, cards, ships, factories or money that came from nowhere or went there."""

from mypy_extensions import i64

from roadstead.games.rotterdam import data
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel import bits, rows


def faults(t: Rotterdam) -> list[str]:
    """All that is wrong."""
    found: list[str] = []
    money = t.bank + rows.total(t.money)
    for seat in range(t.seats):
        if t.money[seat] < 0:
            found.append(f"seat {seat} owes {-t.money[seat]}")
        if t.stocked(seat) > data.STOCK_LIMIT:
            found.append(f"seat {seat} has {t.stocked(seat)} units in stock")
        if t.factories(seat) > data.FACTORIES:
            found.append(f"seat {seat} has {t.factories(seat)} factories")
    if money != data.ALL_MONEY:
        found.append(f"there are {money} millions instead of {data.ALL_MONEY}")
    for further in (ship_faults, unit_faults, product_faults, card_faults, job_faults):
        further(t, found)
    return found


def ship_faults(t: Rotterdam, found: list[str]) -> None:
    waters = t.chart.waters
    lying: i64 = 0
    for ship in range(t.seats * data.FLEET):
        position = t.where[ship]
        if ship % data.FLEET >= t.ships and position != data.NOWHERE:
            found.append(f"ship {ship} is not in this game")
        if position == data.NOWHERE:
            if t.cargo[ship] != data.NO_CARGO:
                found.append(f"ship {ship} has cargo and is not on the board")
        elif position < waters:
            lying += 1
            if t.berth[position] != ship:
                found.append(f"ship {ship} lies where another one does")
        elif position >= waters + data.PORTS or t.arrived[ship] == 0:
            found.append(f"ship {ship} is off the board")
    if lying != waters - rows.count(t.berth, data.NO_SHIP):
        found.append("a position has a ship that is elsewhere")
    for port in range(data.PORTS):
        sites = t.factory[port * data.MOST_SITES : (port + 1) * data.MOST_SITES]
        if data.MOST_SITES - rows.count(sites, data.NOBODY) != t.sites_built(port):
            found.append(f"a factory in harbour {port} skips a site")


def unit_faults(t: Rotterdam, found: list[str]) -> None:
    chart = t.chart
    for material in range(data.PORTS):
        count = t.market[material] + rows.count(t.cargo, material)
        for seat in range(t.seats):
            count += t.stock[seat * data.PORTS + material]
        if count != chart.units[material] or t.market[material] < 0:
            found.append(f"there are {count} units of material {material}")


def product_faults(t: Rotterdam, found: list[str]) -> None:
    chart = t.chart
    for product in range(data.WARES):
        port = product >> 1
        count = t.covered[product]
        if t.top[port] == product:
            count += 1
        for i in range(t.depth_under[port]):
            if (t.under[port] >> i) & 1 == product & 1:
                count += 1
        for seat in range(t.seats):
            own = t.hand[seat * data.WARES + product]
            count += own
            if own < t.known[seat * data.WARES + product]:
                found.append(f"seat {seat} is thought to hold more of product {product} than it does")
        if count != chart.copies[product] or t.covered[product] < 0:
            found.append(f"there are {count} cards of product {product}")
        if t.bought_out[product] < 0 or t.covered[product] + t.bought_out[product] > chart.copies[product]:
            found.append(f"{t.bought_out[product]} cards of product {product} were bought out of its stack")
        if t.lacks[product] and t.covered[product] > 0:
            found.append(f"product {product} was said to be missing and is not")
        if not 0 <= t.marker[product] < chart.squares[product]:
            found.append(f"the marker of product {product} is off its track")
    for port in range(data.PORTS):
        if t.covered[2 * port] + t.covered[2 * port + 1] != t.depth_covered[port]:
            found.append(f"the stack of harbour {port} is miscounted")
        if t.top[port] == data.NO_PRODUCT and t.depth_covered[port] + t.depth_under[port] > 0:
            found.append(f"the stack of harbour {port} shows no card")
        for seat in range(t.seats):
            at = seat * data.WARES + 2 * port
            if t.hand[at] + t.hand[at + 1] != t.held[seat * data.PORTS + port]:
                found.append(f"seat {seat}'s cards of harbour {port} are miscounted")


def card_faults(t: Rotterdam, found: list[str]) -> None:
    chart = t.chart
    for kind in range(data.CARD_KINDS):
        count = t.pile[kind] + t.discard[kind] + rows.count(t.open_card, kind) + rows.count(t.card, kind)
        if count != chart.card_copies[kind]:
            found.append(f"there are {count} shipping cards of kind {kind}")
        for batch in range(data.BATCHES):
            hidden = t.pile[kind] if batch == t.batch else 0
            for place in range(t.seats * data.HAND_LIMIT):
                if t.card[place] == kind and t.drawn_from[place] == batch and t.seen[place] != t.everybody():
                    hidden += 1
            if hidden != t.unseen[batch * data.CARD_KINDS + kind]:
                found.append(f"the unseen cards of kind {kind} in batch {batch} are miscounted")
    if rows.total(t.pile) != t.piled:
        found.append("the stack of shipping cards is miscounted")
    for place in range(t.seats * data.HAND_LIMIT):
        if t.card[place] == data.NO_CARD and t.seen[place] != t.everybody():
            found.append(f"an empty place for a card is hidden: {place}")


def job_faults(t: Rotterdam, found: list[str]) -> None:
    chart = t.chart
    count = bits.size(t.jobs_left)
    union = t.jobs_left
    for place in range(data.OPEN_JOBS):
        if t.job[place] != data.NO_JOB:
            count += 1
            union |= bits.BIT[t.job[place]]
    for seat in range(t.seats):
        points: i64 = 0
        for job in bits.members(t.done[seat]):
            points += chart.job_points[job]
        if points != t.earned[seat]:
            found.append(f"seat {seat} has {t.earned[seat]} points for assignments worth {points}")
        count += bits.size(t.done[seat])
        union |= t.done[seat]
    if count != chart.jobs or bits.size(union) != chart.jobs:
        found.append("the assignments are not each in one place")
