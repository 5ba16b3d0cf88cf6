"""What a game's folder says of the game, found by the names that its modules have in every game."""

from importlib import import_module
from typing import Any, TypedDict

from roadstead.kernel.actions import Actions
from roadstead.kernel.events import EventKind
from roadstead.kernel.fields import Field
from roadstead.kernel.questions import Questions
from roadstead.kernel.rules import Rules


class Declared(TypedDict):
    """As ``Game`` takes it: ``Game(title=..., **declared(__name__))``."""

    name: str
    package: str
    rules: Rules
    actions: Actions
    events: tuple[EventKind, ...]
    fields: tuple[Field, ...]
    questions: Questions
    streams: tuple[str, ...]


def declared(package: str, rules: Rules | None = None, actions: Actions | None = None) -> Declared:
    """The declarations in a game's folder; rules and actions that depend on a map or a chart are handed in."""

    def said(module: str, name: str) -> Any:
        return getattr(import_module(f"{package}.{module}"), name)

    return {
        "name": package.rpartition(".")[2],
        "package": package,
        "rules": rules or said("generated.dispatch", "Dispatch")(),
        "actions": actions or said("actions", "ACTIONS"),
        "events": said("events", "EVENTS"),
        "fields": said("fields", "FIELDS"),
        "questions": said("questions", "QUESTIONS"),
        "streams": said("rules.streams", "STREAMS"),
    }
