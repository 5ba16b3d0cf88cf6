"""The variants there are: those that come with a game, in its folder ``variants``, and files of one's own."""

from functools import cache
from importlib.resources import files
from pathlib import Path

from roadstead import games
from roadstead.kernel.game import Game
from roadstead.kernel.house_rules import HouseRules
from roadstead.kernel.variants import MARK, BadVariant, Variant, checked, game_of, in_memory, read


def shipped(game: Game) -> list[Variant]:
    """The variants that come with a game, by title, checked against it; rules of one's own have none."""
    if isinstance(game.rules, HouseRules):
        return []
    return _shipped(game.variant.game if game.variant else game.name)


@cache
def _shipped(name: str) -> list[Variant]:
    game = games.find(name)
    folder = files(game.package).joinpath("variants")
    if not folder.is_dir():
        return []
    found = [
        checked(read(file.read_text("utf-8")), game) for file in folder.iterdir() if file.name.endswith(games.FILE)
    ]
    return sorted(found, key=lambda variant: variant.title)


def in_folder(folder: Path) -> list[Variant]:
    """The variants in a folder, by title; a file that is not a variant is named in a warning."""
    found = []
    for file in sorted(folder.glob(f"*{games.FILE}")):
        found.append(in_file(file))
    return sorted(found, key=lambda variant: variant.title)


def of_text(text: str) -> Variant:
    """What a file says, checked against its game."""
    variant = read(text)
    if variant.game not in games.names():
        line = variant.lines.of("game")
        raise BadVariant(f"there is no game {variant.game[:40]!r} (there are: {', '.join(games.names())})", line)
    return checked(variant, games.find(variant.game))


def with_variant(text: str) -> Game:
    """The game that a variant's file tells."""
    variant = of_text(text)
    return game_of(variant, games.find(variant.game))


def in_file(file: Path) -> Variant:
    """What a file says, checked against its game; what is wrong is told with the file's name."""
    try:
        return of_text(file.read_text("utf-8"))
    except UnicodeDecodeError:
        raise BadVariant(f"{file}: this is no text in UTF-8") from None
    except BadVariant as error:
        raise BadVariant("\n".join(f"{file}: {wrong}" for wrong in str(error).split("\n"))) from None
    except OSError as error:
        raise BadVariant(f"{file}: {error.strerror or error}") from None


def find(name: str) -> Game:
    """The variant in a file, one that was played before, or one that comes with its game."""
    if name.endswith(games.FILE):
        variant = in_file(Path(name))
        return game_of(variant, games.find(variant.game))
    if name in in_memory():
        return in_memory()[name]
    base = name.partition(MARK)[0]
    if base not in games.names():
        raise ValueError(f"there is no game {base!r} (there are: {', '.join(games.names())})")
    game = games.find(base)
    for variant in shipped(game):
        if name in (variant.name, variant.short_name):
            return game_of(variant, game)
    have = ", ".join(variant.short_name for variant in shipped(game)) or "none"
    raise ValueError(
        f"{game.title} has no variant {name!r} (it has: {have}; others are named by their file, such as my.toml)"
    )
