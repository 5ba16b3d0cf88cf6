"""`roadstead words check`: whether the catalogues and the code fit."""

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
    shared = [path for path in source.rglob("*.py") if not path.is_relative_to(source / "games")]
    found = [f"{game.name}: {fault}" for game in games for fault in faults(game)] + shared_faults(shared)
    told = [fault for fault in found if not language or f"{language}.ftl" in fault]
    if told:
        raise BadInput("\n".join(told))
    entries = {id for game in games for id in game.catalogue().entries}
    print(f"{len(entries):,} entries of {len(games)} games, and nothing amiss")
