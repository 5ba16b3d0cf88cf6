"""Everything that can happen: its name, the rule it follows, the facts it carries, and its line of the log."""

from typing import Final

from roadstead.kernel.events import EventKind

EVENTS: Final = (
    EventKind("wreck", "SAL-2.1", ("round", "first", "second"), "Wreck {round}: the dice show {first} and {second}."),
    EventKind("bid", "SAL-2.3", ("player", "card"), "{player} has bid {card}."),
    EventKind("taken", "SAL-2.3", ("player", "worth"), "{player} takes the wreck, worth {worth}."),
    EventKind("sunk", "SAL-2.4", (), "the wreck sinks."),
    EventKind("drew", "SAL-2.5", ("player",), "{player} draws a chart."),
    EventKind("saw", "SAL-2.5", ("player", "chart"), "{player} draws a chart worth {chart}."),
    EventKind("charts", "SAL-3.1", ("player", "worth"), "{player} has charts worth {worth}."),
)
