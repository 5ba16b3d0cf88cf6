"""What is said, read as somebody would: every message has its entry, with just the facts that it has, and reads well."""

from functools import cache

from roadstead.conformance.tables import Table
from roadstead.kernel.game import Game
from roadstead.kernel.messages import SEAT, Fact, Message
from roadstead.kernel.words import Sheet


def read(table: Table, fact: Fact) -> str:
    """The words of a message; those seen before are known."""
    text = _read(table.game, tuple(table.names), fact if isinstance(fact, (str, Message)) else Held(fact))
    assert text.strip(), f"{fact} says nothing"
    assert "9999" not in text, f"what is unknown is told as a number: {text!r}"
    return text


class Held:
    """A fact that cannot be looked up by itself."""

    def __init__(self, fact: Fact) -> None:
        self.fact = fact


@cache
def _read(game: Game, names: tuple[str, ...], fact: "str | Message | Held") -> str:
    held = fact.fact if isinstance(fact, Held) else fact
    check(game, held)
    return game.words.text(held, names)


def check(game: Game, fact: Fact) -> None:
    """Every message in it has its entry, which names just these facts."""
    if isinstance(fact, list):
        for one in fact:
            check(game, one)
    if not isinstance(fact, Message) or fact.id == SEAT:
        return
    catalogue = game.catalogue()
    assert fact.id in catalogue, f"the catalogue has no {fact.id} ({', '.join(fact.facts)})"
    assert catalogue.facts_of(fact.id) == fact.facts.keys(), f"{fact.id} is given {', '.join(fact.facts)}"
    for inner in fact.facts.values():
        check(game, inner)


def read_sheet(table: Table, sheet: Sheet) -> None:
    """A sheet as a whole."""
    read(table, sheet.title)
    assert all(read(table, column) for column in sheet.columns)
    for row in sheet.rows:
        assert len(row.cells) == len(sheet.columns)
        for cell in row.cells:
            for one in cell if isinstance(cell, list) else [cell]:
                if one != "":
                    read(table, one)
    assert any(cell != "" for row in sheet.rows for cell in row.cells) or not sheet.rows
