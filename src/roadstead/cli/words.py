"""`roadstead words check`: whether the catalogues and the code fit."""

import sys
from pathlib import Path

import cyclopts

from roadstead.cli.faults import BadInput

app = cyclopts.App(name="words", help="The catalogues: what is said, in each language.")


@app.command
def check(language: str = "", /) -> None:
    """Check that every message has its entry with just its facts, and that all languages have the same.

    Parameters
    ----------
    language
        Only what concerns this one, such as de; all where none is named.
    """
    import roadstead
    from roadstead.authoring.catalogue_check import faults, shared_faults

    games = roadstead.all_games()
    source = Path(roadstead.__file__).parent
    found = [f"{game.name}: {fault}" for game in games for fault in faults(game)]
    found += shared_faults(source.rglob("*.py"), source / "games")
    told = [fault for fault in found if not language or f"{language}.ftl" in fault]
    for fault in told:
        print(fault, file=sys.stderr)
    if told:
        raise BadInput(f"{len(told)} things in the catalogues do not fit")
    entries = {id for game in games for id in game.catalogue().entries}
    print(f"{len(entries):,} entries of {len(games)} games, and nothing amiss")
