"""Everything that can happen in Jamaica: its name, the rule it follows, the facts it carries, and its line of the log.

Ships are numbered as the seats are; the Ghost Ship comes after the last seat.  `words/log.py` says how facts are called,
and has the lines that are no plain sentence.
"""

from typing import Final

from roadstead.kernel.events import EventKind

# fmt: off
EVENTS: Final = (
    EventKind("captain", "JAM-3.9", ("ship", "round"), "Round {round}: {ship} is Captain."),
    EventKind("rolled", "JAM-3.1", ("ship", "first", "second"), "{ship} throws {first} and {second}."),
    EventKind("placed", "JAM-3.1", ("ship", "morning", "evening"),
              "{ship} sets the morning die to {morning}, the evening die to {evening}."),
    EventKind("turned up", "JAM-3.4", ("ship", "card"), "{ship} turns up {card}."),
    EventKind("loaded", "JAM-4.1", ("ship", "goods", "tokens", "hold"), "{ship} loads {tokens} {goods} into hold {hold}."),
    EventKind("dumped", "JAM-4.2", ("ship", "goods", "tokens", "hold"), "{ship} throws {tokens} {goods} overboard."),
    EventKind("no room", "JAM-4.3", ("ship", "goods", "tokens"), "{ship} has no room for {tokens} {goods}."),
    EventKind("sailed", "JAM-5.1", ("ship", "start", "space", "lap"), "{ship} sails from {start} to {space}{lap}."),
    EventKind("finished", "JAM-5.7", ("ship",), "{ship} comes home to Port Royal."),
    EventKind("paid", "JAM-6.1", ("ship", "goods", "tokens", "space"), "{ship} pays {tokens} {goods} at {space}."),
    EventKind("shortage", "JAM-6.6", ("ship", "goods", "tokens", "space")),
    EventKind("retreated", "JAM-6.7", ("ship", "start", "space", "lap"), "{ship} falls back from {start} to {space}{lap}."),
    EventKind("attacked", "JAM-7.1", ("ship", "foe", "space"), "{ship} attacks {foe} at {space}."),
    EventKind("fired", "JAM-7.3", ("ship", "tokens"), "{ship} fires {tokens} gunpowder."),
    EventKind("combat roll", "JAM-7.6", ("ship", "die", "strength")),
    EventKind("rerolled", "JAM-7.11", ("ship", "roller", "die"), "{ship} draws Saran's Sabre: {roller} rolls {die} instead."),
    EventKind("won", "JAM-7.6", ("ship", "foe", "strength", "against"), "{ship} beats {foe}."),
    EventKind("drawn battle", "JAM-7.7", ("ship", "foe", "strength"), "{ship} and {foe} part with equal strength {strength}."),
    EventKind("took nothing", "JAM-8.1", ("ship", "foe"), "{ship} takes nothing from {foe}."),
    EventKind("stole hold", "JAM-8.2", ("ship", "foe", "goods", "tokens"), "{ship} takes {tokens} {goods} from {foe}."),
    EventKind("stole power", "JAM-8.3", ("ship", "foe", "power"), "{ship} takes {power} from {foe}."),
    EventKind("stole card", "JAM-8.3", ("ship", "foe", "back"), "{ship} takes face-down {back} from {foe}."),
    EventKind("saw card", "JAM-9.5", ("ship", "foe", "back", "face"), "the {back} that {ship} took from {foe} is {face}."),
    EventKind("gave cursed", "JAM-9.6", ("ship", "foe", "back"), "{ship} gives {foe} the cursed {back}."),
    EventKind("gave ghost", "JAM-10.13", ("ship", "back"), "{ship} leaves face-down {back} with the Ghost Ship."),
    EventKind("gave value", "JAM-9.6", ("ship", "foe", "back", "face"), "{ship} gives {foe} {back}: it is {face}."),
    EventKind("treasure", "JAM-6.4", ("ship", "space", "back"), "{ship} digs up {back} at {space}."),
    EventKind("treasure seen", "JAM-9.2", ("ship", "space", "back", "face"),
              "{ship} digs up {back} at {space}: it is {face}."),
    EventKind("power up", "JAM-9.1", ("ship", "power", "back"), "{ship} now has {power}."),
    EventKind("ghost lair", "JAM-10.5", ("space", "back"), "the Ghost Ship takes {back} of {space}, unseen."),
    EventKind("reshuffled", "JAM-3.8", ("ship",), "{ship} shuffles the discards into a new pile."),
    EventKind("drew", "JAM-3.6", ("ship", "cards"), "{ship} draws {cards}."),
    EventKind("drew card", "JAM-3.6", ("ship", "card"), "{ship} draws {card}."),
    EventKind("last round", "JAM-11.1", ("round",), "Round {round} is the last."),
    EventKind("ended", "JAM-11.8", ("round",), "the game ends after {round} rounds."),
    EventKind("ghost moves", "JAM-10.2", ("steps", "forward", "chosen")),
    EventKind("unloaded", "JAM-10.10", ("goods", "tokens"), "the Ghost Ship throws {tokens} {goods} into the sea."),
    EventKind("ghost took nothing", "JAM-10.11", ("ship", "foe"), "{ship} takes nothing from {foe}."),
    EventKind("ghost took hold", "JAM-10.8", ("ship", "foe", "goods", "tokens"), "{ship} takes {tokens} {goods} from {foe}."),
    EventKind("ghost sank", "JAM-10.8", ("goods", "tokens"), "the Ghost Ship throws {tokens} {goods} into the sea."),
    EventKind("ghost took power", "JAM-10.9", ("ship", "foe", "power"), "{ship} takes {power} from {foe}."),
    EventKind("ghost took card", "JAM-10.9", ("ship", "foe", "back"), "{ship} takes face-down {back} from {foe}."),
    EventKind("ghost kept", "JAM-10.10", ("goods", "tokens"), "the Ghost Ship stows the {tokens} {goods} from the 6th Hold."),
    EventKind("ghost robbed", "JAM-10.12", ("ship", "foe", "goods", "tokens"), "{ship} takes {tokens} {goods} from {foe}."),
    EventKind("ghost lost card", "JAM-10.12", ("ship", "foe", "back"), "{ship} takes face-down {back} from {foe}."),
    EventKind("ghost card seen", "JAM-10.14", ("ship", "foe", "back", "face"),
              "the {back} that {ship} took from {foe} is {face}."),
    EventKind("ghost card up", "JAM-10.14", ("ship", "power", "back"), "{ship} now has {power}."),
    EventKind("gave ghost value", "JAM-10.13", ("ship", "foe", "back", "face"), "{ship} gives {foe} {back}: it is {face}."),
    EventKind("ghost turns", "JAM-10.16", ("steps",), "the Ghost Ship, having sailed a full lap, sails {steps} back."),
)
# fmt: on
