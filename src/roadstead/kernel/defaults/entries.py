"""Entries of a catalogue from a game's declarations, for a game that brings none of its own: in the words that stand there."""

import re
from typing import TYPE_CHECKING

from roadstead.kernel.messages import slug
from roadstead.kernel.words import TOTAL

if TYPE_CHECKING:
    from roadstead.kernel.game import Game

FACT = re.compile(r"\{(\w+)\}")
COUNT = re.compile(r"\{(\w+):([A-Za-z -]+)\}")  # so many of a thing


def declared(game: "Game") -> str:
    """The file: a line of the log for each event, what is waited for, when each action is done, how much more there is of a quantity."""
    lines = [f"title = {game.printed.title}"]
    for kind in game.events:
        if kind.sentence:
            lines.append(f"event-{slug(kind.name)} = {_sentence(kind.sentence)}")
    for question in game.questions.rows:
        name = slug(question.name)
        if question.awaited:
            lines.append(f"waiting-{name} = Waiting for {{ $who }} {question.awaited}.")
        if question.now:
            lines.append(f"prompt-{name} = {question.now[:1].upper()}{question.now[1:]}.")
            lines.append(f"now-{name} = Now {question.now}.")
    for kind_of_action, said in game.occasions.items():
        if said.message:
            lines.append(f"when-{slug(kind_of_action)} = {said.message}.")
    for quantity in game.quantities:
        if quantity.name == TOTAL:  # all games say that alike
            continue
        more = "{ $how ->\n    [more] more\n   *[less] fewer\n  }"
        lines.append(f"apart-{quantity.name} = {{ $n }} {more} {quantity.name.replace('-', ' ')}")
    return "\n".join(lines) + "\n"


def _sentence(told: str) -> str:
    """``{ship} loads {tokens}.`` as the catalogue has it; what begins a sentence has a capital letter."""
    told = COUNT.sub(lambda found: _counted(found[1], found[2]), told)
    first = FACT.match(told)
    rest = FACT.sub(r"{ $\1 }", told[first.end() :] if first else told)
    return f"{{ CAP(${first[1]}) }}{rest}" if first else f"{rest[:1].upper()}{rest[1:]}"


def _counted(fact: str, thing: str) -> str:
    """``1 army``, ``2 armies``"""
    things = thing[:-1] + "ies" if thing.endswith("y") and thing[-2:-1] not in "aeiou" else thing + "s"
    return f"{{ ${fact} ->\n    [one] 1 {thing}\n   *[other] {{ ${fact} }} {things}\n  }}"
