"""`roadstead variants`: games with other numbers, and what of a game can be changed."""

from __future__ import annotations

import json as json_text
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter as Told

from roadstead.cli.choices import chosen_game
from roadstead.cli.faults import in_one_line

if TYPE_CHECKING:
    from rich.console import Console

    from roadstead.kernel.game import Game
    from roadstead.kernel.variants import Variant

MOST_ENTRIES = 8  # of one parameter, in a list for people


def variants(
    game: Annotated[str, Told(help="A game, or a variant: its file, or its name such as jamaica~rich-lairs.")] = "",
    /,
    *,
    json: bool = False,
) -> None:
    """The variants that come with the games; of one game also what a variant may change.

    With a variant's file, or the name of one that comes with its game: it is checked, and what differs is listed.

    Parameters
    ----------
    json
        Print the list as JSON.
    """
    import roadstead
    from roadstead.games import FILE
    from roadstead.games.variants import in_file, shipped

    if game.endswith(FILE):
        with in_one_line():
            found = [in_file(Path(game))]
        games: list[Game] = []
    else:
        games = [chosen_game(game)] if game else roadstead.all_games()
        found = [variant for each in games for variant in shipped(each)]
        if games[0].variant is not None:
            found, games = [games[0].variant], []
    if json:
        changeable = [described(each) for each in games] if game else []
        told = {"variants": [plain(variant) for variant in found], "changeable": changeable}
        print(json_text.dumps(told, indent=2))
        return
    from rich.console import Console

    console = Console(highlight=False)
    for variant in found:
        _show(console, variant)
    if game:
        for each in games:
            _parameters(console, each)


def plain(variant: Variant) -> dict[str, object]:
    """A variant as plain data."""
    import roadstead
    from roadstead.kernel.variants import differences

    base = roadstead.game(variant.game)
    return {
        "name": variant.short_name,
        "game": variant.game,
        "title": variant.title,
        "reason": variant.reason,
        "options": dict(variant.options),
        "changes": dict(variant.changes),
        "differs": differences(variant, base),
    }


def described(game: Game) -> dict[str, object]:
    """What a variant of this game may change."""
    from roadstead.kernel.variants import parameters, tables_of

    tables = tables_of(game)
    rows = [
        {
            "name": one.name,
            "words": one.words,
            "from": one.low,
            "to": one.high,
            "printed": one.stock(tables)[""] if one.single else one.stock(tables),
        }
        for one in parameters(game)
    ]
    return {"game": game.name, "options": [option.name for option in game.options], "changes": rows}


def _show(console: Console, variant: Variant) -> None:
    from rich.text import Text

    told = plain(variant)
    console.print(Text.assemble((f"{variant.title}", "bold"), f"  {variant.short_name}"))
    console.print(Text(f"  {variant.reason}"))
    differs = told["differs"]
    assert isinstance(differs, list)
    for line in differs:
        console.print(Text(f"  - {line}"))


def _parameters(console: Console, game: Game) -> None:
    from rich.text import Text

    from roadstead.kernel.variants import parameters, tables_of

    if not parameters(game):
        options = ", ".join(option.name for option in game.options) or "none"
        words = f"A variant of {game.title} may set its options under [options] ({options}), and no numbers."
        console.print(Text(words, "bold"))
        return
    tables = tables_of(game)
    console.print(
        Text(f"A variant of {game.title} may set these under [changes], and its options under [options]:", "bold")
    )
    for one in parameters(game):
        stock = one.stock(tables)
        if one.single:
            printed = f"{stock['']:,}"
        else:
            shown = [f"{name} {number}" for name, number in list(stock.items())[:MOST_ENTRIES]]
            printed = ", ".join(shown) + (f" and {len(stock) - MOST_ENTRIES} more" if len(stock) > MOST_ENTRIES else "")
        bounds = f"{one.low:,} to {one.high:,}"
        console.print(Text.assemble(("  " + one.name, "cyan"), f"  {one.words}: {printed} ({bounds})"))
