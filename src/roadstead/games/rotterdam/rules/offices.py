"""The Shipping agent, the Cashier and the Manufacturer."""

from mypy_extensions import i64

from roadstead.games.rotterdam import data
from roadstead.games.rotterdam.generated import streams, told
from roadstead.games.rotterdam.rules import stacks
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel import bits
from roadstead.kernel.events import EVERYBODY


def open_job(t: Rotterdam, place: i64) -> None:
    """ROT-2.4, ROT-9.3: an assignment from the covered stack, while there is one."""
    t.job[place] = data.NO_JOB
    if t.jobs_left == 0:
        return
    job = bits.nth(t.jobs_left, t.dice.below(bits.size(t.jobs_left), streams.ASSIGNMENTS))
    t.jobs_left &= ~bits.BIT[job]
    t.job[place] = job
    t.reveal()
    t.announce(told.NEW_JOB, job)


def complete(t: Rotterdam, seat: i64, place: i64) -> None:
    """ROT-9.1 to ROT-9.3: the products go under their stacks as printed, and the next assignment is opened."""
    chart = t.chart
    job = t.job[place]
    was_certain = somebody_has_enough(t)
    t.done[seat] |= bits.BIT[job]
    t.earned[seat] += chart.job_points[job]
    t.announce(told.COMPLETED, seat, job, chart.job_points[job])
    for i in range(chart.job_size[job]):
        product = chart.job_product[job * data.MOST_PRODUCTS + i]
        stacks.give_up(t, seat, product)
        stacks.put_under(t, product)
    open_job(t, place)
    if t.telling and not was_certain and somebody_has_enough(t) and not t.by_rounds:
        t.tell(told.LAST_ROUND, EVERYBODY, (t.round,))


def somebody_has_enough(t: Rotterdam) -> bool:
    """ROT-12.1: whether this round is the last by the points of assignments."""
    return any(t.earned[seat] >= data.END_POINTS for seat in range(t.seats))


def cash(t: Rotterdam, seat: i64, column: i64) -> None:
    """ROT-9.4."""
    t.collect(seat, data.CASHIER_FIELDS[column])
    t.announce(told.CASHED, seat, data.CASHIER_FIELDS[column])


def can_build(t: Rotterdam, seat: i64, port: i64) -> bool:
    """ROT-3.4, ROT-10.1 to ROT-10.4: once a round, a free site, a factory left, and the money."""
    if (t.built >> seat) & 1:
        return False
    site = t.sites_built(port)
    chart = t.chart
    if site == chart.sites[port] or t.money[seat] < chart.site_price[port * data.MOST_SITES + site]:
        return False
    return t.factories(seat) < data.FACTORIES


def build(t: Rotterdam, seat: i64, port: i64) -> None:
    """ROT-10.2: on the first free site."""
    site = t.sites_built(port)
    price = t.chart.site_price[port * data.MOST_SITES + site]
    t.pay(seat, price)
    t.factory[port * data.MOST_SITES + site] = seat
    t.built |= 1 << seat
    t.announce(told.BUILT, seat, port, price)
