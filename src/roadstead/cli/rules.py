"""`roadstead rules`: a game's numbered rules on the terminal, or how to play it."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

from roadstead.cli.choices import chosen_game
from roadstead.cli.faults import BadInput, in_one_line
from roadstead.games import find
from roadstead.games.rulebook import guide as guide_of
from roadstead.games.rulebook import rulebook
from roadstead.kernel.house_rules import own_words
from roadstead.kernel.variants import differences

if TYPE_CHECKING:
    from rich.console import Console


def rules(game: str, clause: str = "", /, *, search: str = "", guide: bool = False) -> None:
    """A game's numbered rules, or one clause of them.

    Parameters
    ----------
    game
        Which game.
    clause
        A clause such as JAM-4.2 or 4.2, or a whole section such as 4.
    search
        Only the clauses with all of these words.
    guide
        How to play instead, for somebody new to the game: two minutes to read.
    """
    chosen = chosen_game(game)
    book = rulebook(chosen)
    differs = ""
    if chosen.variant is not None:
        lines = "\n".join(f"- {line}" for line in differences(chosen.variant, find(chosen.variant.game)))
        differs = f"This is the variant {chosen.variant.title}. {chosen.variant.reason}\n\n{lines}\n\n"
    elif own := own_words(chosen):
        differs = f"This is {chosen.title}. {chosen.words_about}\n\n{own}\n\nAll else is as follows.\n\n"
    if guide:
        if clause or search:
            raise BadInput("--guide is the whole guide: leave out the clause and --search")
        text = guide_of(chosen).strip()
    elif search.strip():
        found = book.search(search)
        if not found:
            raise BadInput(f"no clause of {book.title} has the words {search.strip()[:60]!r}", 1)
        text = "\n\n".join(one.text for one in found)
    else:
        with in_one_line():
            text = book.find(clause) if clause else differs + book.text
    if not sys.stdout.isatty():
        print(text)
        return
    from rich.console import Console

    show(Console(highlight=False), text, search.split())


def show(console: Console, text: str, words: list[str] | None = None) -> None:
    """Rules for a terminal, with the words that were searched for highlighted."""
    from rich.markdown import Markdown
    from rich.text import Text

    width = min(console.width, 100)
    if not words:
        console.print(Markdown(text), width=width)
        return
    plain = Text(re.sub(r"[*`]", "", text))
    plain.highlight_regex(r"^[A-Z]+-[\w.]+", "bold cyan")
    plain.highlight_words(words, "bold black on yellow", case_sensitive=False)
    console.print(plain, width=width)
