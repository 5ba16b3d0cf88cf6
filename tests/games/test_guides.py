"""What every game in our own source has besides: its guide and its rules are installed, and the list begins with the easiest."""

import re
import tomllib
from fnmatch import fnmatch
from importlib.resources import files
from pathlib import Path

import roadstead
from roadstead.games import find, own
from roadstead.games.rulebook import PICTURE, guide, picture

CAPTION = re.compile(r"^!\[([^\]]+)\]\(pictures/", re.MULTILINE)
GAMES = [find(name) for name in sorted(own())]


def test_what_is_read_of_a_game_is_installed_with_the_package():
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    patterns = project["tool"]["setuptools"]["package-data"]["roadstead.games"]
    assert GAMES
    for game in GAMES:
        for name in ("GUIDE.md", "RULES.md", "card.svg", "pictures/table.png"):
            assert files(game.package).joinpath(name).is_file()
            assert any(fnmatch(f"{game.name}/{name}", pattern) for pattern in patterns)


def test_the_games_are_listed_from_the_easiest_to_the_heaviest():
    listed = roadstead.all_games()
    assert [game.weight for game in listed] == sorted(game.weight for game in listed)
    assert {game.weight for game in GAMES} == set(range(1, 6))
    assert all(5 <= game.minutes <= 300 for game in listed)


def test_every_guide_has_pictures_and_only_where_they_can_be_seen():
    for game in roadstead.all_games():
        names = PICTURE.findall(guide(game, pictures=True))
        assert len(names) >= 2, game.name
        for name in names:
            drawn = picture(game, name)
            assert drawn is not None
            assert drawn.startswith(b"\x89PNG"), name
            assert len(drawn) < 150_000, f"{game.name}/{name} is not light"
        assert "](" not in guide(game)
        assert picture(game, "RULES.md") is None
        assert picture(game, "../card.svg") is None


def test_what_is_said_of_a_picture_holds_when_it_is_drawn_again():
    """The pictures are of games among bots, which may go another way one day: no round and no count is named."""
    for game in GAMES:
        for said in CAPTION.findall(guide(game, pictures=True)):
            assert not any(letter.isdigit() for letter in said), f"{game.name}: {said}"
