"""What goes by a number, and what it is called.  Written by tools/generate.py from numbers.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

GRAIN: Final[i64] = 0
OIL: Final[i64] = 1
MINERAL: Final[i64] = 2
ARMY: Final[i64] = 0
NAVY: Final[i64] = 1
A_NUKE: Final[i64] = 2
AN_L_STAR: Final[i64] = 3
A_K_SAT: Final[i64] = 4
A_NEUTRON_BOMB: Final[i64] = 5
MARCH: Final[i64] = 0
SAIL: Final[i64] = 1
AIRLIFT: Final[i64] = 2
LOADING: Final[i64] = 3
UNLOADING: Final[i64] = 4
ATTACKING: Final[i64] = 0
DEFENDING: Final[i64] = 1
RUNNING: Final[i64] = 0
SUPREMACY: Final[i64] = 1
DETENTE: Final[i64] = 2
HOLOCAUST_ENDING: Final[i64] = 3
NOBODY_LEFT: Final[i64] = 4
MARKET: Final[i64] = 0
BILLED: Final[i64] = 1
EARTHQUAKE: Final[i64] = 2
TYPHOON: Final[i64] = 3
DISEASE: Final[i64] = 4
TRIBUTE: Final[i64] = 5
REVOLT: Final[i64] = 6
PIRATES: Final[i64] = 7
SOLAR_STORM: Final[i64] = 8
NO_ONE_PAYS: Final[i64] = 0
OCCUPANT_PAYS: Final[i64] = 1
COMPANY_PAYS: Final[i64] = 2
STOPS_NONE: Final[i64] = 0
STOPS_ALL: Final[i64] = 1
STOPS_OWN: Final[i64] = 2
STOPS_NAMED: Final[i64] = 3
IN_PILE: Final[i64] = 0
DISCARDED: Final[i64] = 1
HELD: Final[i64] = 2
UNUSED: Final[i64] = 3
FOLLOWED: Final[i64] = 4
RESOURCES: Final[tuple[str, ...]] = ('grain', 'oil', 'mineral')  # fmt: skip
