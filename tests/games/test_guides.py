"""How to play: every game has a short guide, and what it refers to can be read in the rules."""

import re
import tomllib
from fnmatch import fnmatch
from importlib.resources import files
from pathlib import Path

import pytest

import roadstead
from roadstead.games.rulebook import guide, rulebook

GAMES = roadstead.all_games()
HEADINGS = ["What you are after", "The end", "Three tips for a first game"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_a_guide_of_two_minutes(game):
    text = guide(game)
    assert text.startswith(f"# How to play {game.title}\n")
    assert 250 <= len(text.split()) <= 450
    headings = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert [heading for heading in headings if heading in HEADINGS] == HEADINGS
    tips = text.partition(f"## {HEADINGS[-1]}")[2]
    assert re.findall(r"^(\d)\. ", tips, re.MULTILINE) == ["1", "2", "3"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_clause_and_section_a_guide_names_is_in_the_rules(game):
    text, book = " ".join(guide(game).split()), rulebook(game)
    named = re.findall(r"\b[A-Z]{2,4}-[0-9.]*[0-9][a-z]?", text)
    assert len(named) >= 5
    assert set(named) <= {clause.number for clause in book.clauses}
    assert set(re.findall(r"section (\w+)", text)) <= {section.number for section in book.sections}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_guide_is_in_our_own_words(game):
    """No stretch of ten words is the rulebook's: a guide that only repeats it explains nothing."""

    def stretches(text):
        words = re.findall(r"[a-z0-9']+", text.lower())
        return {tuple(words[i : i + 10]) for i in range(len(words) - 9)}

    assert not stretches(guide(game)) & stretches(rulebook(game).text)


def test_the_guides_are_installed_with_the_package():
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    patterns = project["tool"]["setuptools"]["package-data"]["roadstead.games"]
    for game in GAMES:
        assert files(game.package).joinpath("GUIDE.md").is_file()
        assert any(fnmatch(f"{game.name}/GUIDE.md", pattern) for pattern in patterns)


def test_the_games_are_listed_from_the_easiest_to_the_heaviest():
    assert [game.name for game in GAMES] == [
        "jamaica",
        "new_bedford",
        "harbour_of_fortune",
        "rotterdam",
        "supremacy",
    ]
    assert [game.weight for game in GAMES] == sorted(game.weight for game in GAMES)
    assert all(10 <= game.minutes <= 300 for game in GAMES)
