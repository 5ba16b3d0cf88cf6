"""What things are called: units, ships, assignments and players."""

from collections.abc import Sequence

from roadstead.games.rotterdam.data import FLEET, MOST_PRODUCTS, NO_CARGO, NO_SHIP, PRODUCTS, Chart
from roadstead.games.rotterdam.state import Rotterdam

ONE_UNIT = ("oil", "grain", "a container", "fruit")


def wanted(chart: Chart, job: int) -> list[str]:
    """The products that an assignment asks for."""
    first = job * int(MOST_PRODUCTS)
    return [PRODUCTS[chart.job_product[at]] for at in range(first, first + int(chart.job_size[job]))]


def seat_name(t: Rotterdam, seat: int, names: Sequence[str]) -> str:
    return names[seat] if seat < t.seats else "a player who is not there"


def ship_name(t: Rotterdam, position: int, seat: int, names: Sequence[str]) -> str:
    """The ship on a position, such as "your ship with oil at Maassluis"."""
    ship, where = t.berth[position], t.chart.names[position]
    if ship == NO_SHIP:
        return f"a ship at {where}, where there is none"
    owner, cargo = ship // FLEET, t.cargo[ship]
    whose = "your" if owner == seat else f"{names[owner]}'s"
    return f"{whose} {'empty ship' if cargo == NO_CARGO else f'ship with {ONE_UNIT[cargo]}'} at {where}"
