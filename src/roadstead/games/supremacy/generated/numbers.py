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
IN_PILE: Final[i64] = 0
DISCARDED: Final[i64] = 1
HELD: Final[i64] = 2
UNUSED: Final[i64] = 3
FOLLOWED: Final[i64] = 4
RESOURCES: Final[tuple[str, ...]] = ('grain', 'oil', 'mineral')  # fmt: skip
