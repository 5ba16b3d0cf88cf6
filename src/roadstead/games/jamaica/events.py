"""Everything that can happen in Jamaica: its name, the rule it follows, the facts it carries, and how it is staged.

Ships are numbered as the seats are; the Ghost Ship comes after the last seat.  `words/log.py` says how facts are told.
"""

from typing import Final

from roadstead.kernel.events import EventKind

# fmt: off
EVENTS: Final = (
    EventKind("captain", "JAM-3.9", ("ship", "round"), beat="round"),
    EventKind("rolled", "JAM-3.1", ("ship", "first", "second"), beat="dice"),
    EventKind("placed", "JAM-3.1", ("ship", "morning", "evening"), beat="move", idle=True),
    EventKind("turned up", "JAM-3.4", ("ship", "card"), beat="card", idle=True),
    EventKind("loaded", "JAM-4.1", ("ship", "goods", "tokens", "hold"), beat="coin", tells=3, moment="a-rich-load", idle=True),
    EventKind("dumped", "JAM-4.2", ("ship", "goods", "tokens", "hold"), tells=1, moment="overboard", better=-1, waste=True),
    EventKind("no room", "JAM-4.3", ("ship", "goods", "tokens"), better=-1, waste=True),
    EventKind("sailed", "JAM-5.1", ("ship", "start", "space", "lap"), beat="move", tells=5, moment="a-bold-voyage"),
    EventKind("finished", "JAM-5.7", ("ship",), beat="prize", tells=7, moment="home-in-port-royal"),
    EventKind("paid", "JAM-6.1", ("ship", "goods", "tokens", "space"), beat="coin", tells=2, moment="a-heavy-toll", better=-1),
    EventKind("shortage", "JAM-6.6", ("ship", "goods", "tokens", "space"), beat="coin", tells=6, moment="an-empty-hold", better=-1, waste=True),
    EventKind("retreated", "JAM-6.7", ("ship", "start", "space", "lap"), beat="move", tells=4, better=-1),
    EventKind("attacked", "JAM-7.1", ("ship", "foe", "space"), beat="fight"),
    EventKind("fired", "JAM-7.3", ("ship", "tokens"), beat="fight", idle=True),
    EventKind("combat roll", "JAM-7.6", ("ship", "die", "strength"), beat="fight"),
    EventKind("rerolled", "JAM-7.11", ("ship", "roller", "die"), beat="fight"),
    EventKind("won", "JAM-7.6", ("ship", "foe", "strength", "against"), beat="won", tells=17, moment="a-battle-won"),
    EventKind("drawn battle", "JAM-7.7", ("ship", "foe", "strength"), beat="won"),
    EventKind("took nothing", "JAM-8.1", ("ship", "foe")),
    EventKind("stole hold", "JAM-8.2", ("ship", "foe", "goods", "tokens"), beat="prize", tells=13, moment="a-hold-plundered"),
    EventKind("stole power", "JAM-8.3", ("ship", "foe", "power"), beat="prize", tells=16, moment="a-treasure-stolen"),
    EventKind("stole card", "JAM-8.3", ("ship", "foe", "back"), beat="prize", tells=15, moment="a-treasure-stolen"),
    EventKind("saw card", "JAM-9.5", ("ship", "foe", "back", "face"), beat="card", tells=14),
    EventKind("gave cursed", "JAM-9.6", ("ship", "foe", "back"), beat="card", tells=11, moment="a-curse-passed-on"),
    EventKind("gave ghost", "JAM-10.13", ("ship", "back"), beat="card"),
    EventKind("gave value", "JAM-9.6", ("ship", "foe", "back", "face"), beat="card", tells=12, moment="a-curse-passed-on"),
    EventKind("treasure", "JAM-6.4", ("ship", "space", "back"), beat="prize", tells=9, moment="treasure"),
    EventKind("treasure seen", "JAM-9.2", ("ship", "space", "back", "face"), beat="prize", tells=10, moment="treasure"),
    EventKind("power up", "JAM-9.1", ("ship", "power", "back"), tells=8),
    EventKind("ghost lair", "JAM-10.5", ("space", "back"), beat="prize"),
    EventKind("reshuffled", "JAM-3.8", ("ship",)),
    EventKind("drew", "JAM-3.6", ("ship", "cards")),
    EventKind("drew card", "JAM-3.6", ("ship", "card")),
    EventKind("last round", "JAM-11.1", ("round",), beat="news"),
    EventKind("ended", "JAM-11.8", ("round",), beat="news"),
    EventKind("ghost moves", "JAM-10.2", ("steps", "forward", "chosen"), beat="move"),
    EventKind("unloaded", "JAM-10.10", ("goods", "tokens")),
    EventKind("ghost took nothing", "JAM-10.11", ("ship", "foe")),
    EventKind("ghost took hold", "JAM-10.8", ("ship", "foe", "goods", "tokens"), beat="prize"),
    EventKind("ghost sank", "JAM-10.8", ("goods", "tokens")),
    EventKind("ghost took power", "JAM-10.9", ("ship", "foe", "power"), beat="prize"),
    EventKind("ghost took card", "JAM-10.9", ("ship", "foe", "back"), beat="prize"),
    EventKind("ghost kept", "JAM-10.10", ("goods", "tokens")),
    EventKind("ghost robbed", "JAM-10.12", ("ship", "foe", "goods", "tokens"), beat="prize"),
    EventKind("ghost lost card", "JAM-10.12", ("ship", "foe", "back"), beat="prize"),
    EventKind("ghost card seen", "JAM-10.14", ("ship", "foe", "back", "face"), beat="card"),
    EventKind("ghost card up", "JAM-10.14", ("ship", "power", "back")),
    EventKind("gave ghost value", "JAM-10.13", ("ship", "foe", "back", "face"), beat="card"),
    EventKind("ghost turns", "JAM-10.16", ("steps",), beat="move"),
)
# fmt: on
