"""What a game's folder says of the game, found by the names that its modules have in every game."""

from importlib import import_module
from typing import Any

from roadstead.kernel.actions import Actions
from roadstead.kernel.components import fingerprint
from roadstead.kernel.rules import Rules


def declared(package: str, rules: Rules | None = None, actions: Actions | None = None) -> dict[str, Any]:
    """The declarations in a game's folder, as ``Game(title=..., **declared(__name__))`` takes them.

    Rules and actions that depend on a map or a chart are handed in.
    """

    def said(module: str, name: str, *otherwise: Any) -> Any:
        return getattr(import_module(f"{package}.{module}"), name, *otherwise)

    given = rules or said("generated.dispatch", "Dispatch")()
    return {
        "name": package.rpartition(".")[2],
        "package": package,
        "rules": given,
        "loaded": fingerprint(package, given),
        "actions": actions or said("actions", "ACTIONS"),
        "events": said("events", "EVENTS"),
        "fields": said("fields", "FIELDS"),
        "questions": said("questions", "QUESTIONS"),
        "streams": said("generated.streams", "STREAMS"),
        "thrown": said("generated.streams", "THROWN"),
    }
