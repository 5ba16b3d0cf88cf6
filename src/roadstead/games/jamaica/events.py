"""Everything that can happen in Jamaica: its name, the rule it follows, and the facts it carries.

Ships are numbered as the seats are; the Ghost Ship comes after the last seat.
"""

from typing import Final

from mypy_extensions import i64

from roadstead.kernel.events import EventKind

CAPTAIN: Final[i64] = 0
ROLLED: Final[i64] = 1
PLACED: Final[i64] = 2
TURNED_UP: Final[i64] = 3
LOADED: Final[i64] = 4
DUMPED: Final[i64] = 5
NO_ROOM: Final[i64] = 6
SAILED: Final[i64] = 7
FINISHED: Final[i64] = 8
PAID: Final[i64] = 9
SHORTAGE: Final[i64] = 10
RETREATED: Final[i64] = 11
ATTACKED: Final[i64] = 12
FIRED: Final[i64] = 13
COMBAT_ROLL: Final[i64] = 14
REROLLED: Final[i64] = 15
WON: Final[i64] = 16
DRAWN_BATTLE: Final[i64] = 17
TOOK_NOTHING: Final[i64] = 18
STOLE_HOLD: Final[i64] = 19
STOLE_POWER: Final[i64] = 20
STOLE_CARD: Final[i64] = 21
SAW_CARD: Final[i64] = 22
GAVE_CURSED: Final[i64] = 23
GAVE_GHOST: Final[i64] = 24
GAVE_VALUE: Final[i64] = 25
TREASURE: Final[i64] = 26
TREASURE_SEEN: Final[i64] = 27
POWER_UP: Final[i64] = 28
GHOST_LAIR: Final[i64] = 29
RESHUFFLED: Final[i64] = 30
DREW: Final[i64] = 31
DREW_CARD: Final[i64] = 32
LAST_ROUND: Final[i64] = 33
ENDED: Final[i64] = 34
GHOST_MOVES: Final[i64] = 35
UNLOADED: Final[i64] = 36
GHOST_NOTHING: Final[i64] = 37
GHOST_HOLD: Final[i64] = 38
GHOST_SANK: Final[i64] = 39
GHOST_POWER: Final[i64] = 40
GHOST_CARD: Final[i64] = 41
GHOST_KEPT: Final[i64] = 42
GHOST_ROBBED: Final[i64] = 43
GHOST_LOST_CARD: Final[i64] = 44
GHOST_CARD_SEEN: Final[i64] = 45
GHOST_CARD_UP: Final[i64] = 46
GAVE_GHOST_VALUE: Final[i64] = 47
GHOST_TURNS: Final[i64] = 48


EVENTS: Final = (
    EventKind("captain", "JAM-3.9", ("ship", "round")),
    EventKind("rolled", "JAM-3.1", ("ship", "first", "second")),
    EventKind("placed", "JAM-3.1", ("ship", "morning", "evening")),
    EventKind("turned up", "JAM-3.4", ("ship", "card")),
    EventKind("loaded", "JAM-4.1", ("ship", "goods", "tokens", "hold")),
    EventKind("dumped", "JAM-4.2", ("ship", "goods", "tokens", "hold")),
    EventKind("no room", "JAM-4.3", ("ship", "goods", "tokens")),
    EventKind("sailed", "JAM-5.1", ("ship", "start", "space", "lap")),
    EventKind("finished", "JAM-5.7", ("ship",)),
    EventKind("paid", "JAM-6.1", ("ship", "goods", "tokens", "space")),
    EventKind("shortage", "JAM-6.6", ("ship", "goods", "tokens", "space")),
    EventKind("retreated", "JAM-6.7", ("ship", "start", "space", "lap")),
    EventKind("attacked", "JAM-7.1", ("ship", "foe", "space")),
    EventKind("fired", "JAM-7.3", ("ship", "tokens")),
    EventKind("combat roll", "JAM-7.6", ("ship", "die", "strength")),
    EventKind("rerolled", "JAM-7.11", ("ship", "roller", "die")),
    EventKind("won", "JAM-7.6", ("ship", "foe", "strength", "against")),
    EventKind("drawn battle", "JAM-7.7", ("ship", "foe", "strength")),
    EventKind("took nothing", "JAM-8.1", ("ship", "foe")),
    EventKind("stole hold", "JAM-8.2", ("ship", "foe", "goods", "tokens")),
    EventKind("stole power", "JAM-8.3", ("ship", "foe", "power")),
    EventKind("stole card", "JAM-8.3", ("ship", "foe", "back")),
    EventKind("saw card", "JAM-9.5", ("ship", "foe", "back", "face")),
    EventKind("gave cursed", "JAM-9.6", ("ship", "foe", "back")),
    EventKind("gave ghost", "JAM-10.13", ("ship", "back")),
    EventKind("gave value", "JAM-9.6", ("ship", "foe", "back", "face")),
    EventKind("treasure", "JAM-6.4", ("ship", "space", "back")),
    EventKind("treasure seen", "JAM-9.2", ("ship", "space", "back", "face")),
    EventKind("power up", "JAM-9.1", ("ship", "power", "back")),
    EventKind("ghost lair", "JAM-10.5", ("space", "back")),
    EventKind("reshuffled", "JAM-3.8", ("ship",)),
    EventKind("drew", "JAM-3.6", ("ship", "cards")),
    EventKind("drew card", "JAM-3.6", ("ship", "card")),
    EventKind("last round", "JAM-11.1", ("round",)),
    EventKind("ended", "JAM-11.8", ("round",)),
    EventKind("ghost moves", "JAM-10.2", ("steps", "forward", "chosen")),
    EventKind("unloaded", "JAM-10.10", ("goods", "tokens")),
    EventKind("ghost took nothing", "JAM-10.11", ("ship", "foe")),
    EventKind("ghost took hold", "JAM-10.8", ("ship", "foe", "goods", "tokens")),
    EventKind("ghost sank", "JAM-10.8", ("goods", "tokens")),
    EventKind("ghost took power", "JAM-10.9", ("ship", "foe", "power")),
    EventKind("ghost took card", "JAM-10.9", ("ship", "foe", "back")),
    EventKind("ghost kept", "JAM-10.10", ("goods", "tokens")),
    EventKind("ghost robbed", "JAM-10.12", ("ship", "foe", "goods", "tokens")),
    EventKind("ghost lost card", "JAM-10.12", ("ship", "foe", "back")),
    EventKind("ghost card seen", "JAM-10.14", ("ship", "foe", "back", "face")),
    EventKind("ghost card up", "JAM-10.14", ("ship", "power", "back")),
    EventKind("gave ghost value", "JAM-10.13", ("ship", "foe", "back", "face")),
    EventKind("ghost turns", "JAM-10.16", ("steps",)),
)
