"""The tables about bots in docs/ are made by one command, and are those that it would make."""

import shlex
from pathlib import Path

import roadstead
from roadstead.bots import bot
from tools import bot_tables as tool

ROOT = Path(__file__).resolve().parents[2]


def test_the_ladders_in_the_docs_are_those_of_the_games():
    text = (ROOT / "docs" / "bots.md").read_text("utf-8")
    assert tool.LADDERS.search(text)
    assert tool.with_ladders(text) == text, "run `python tools/bot_tables.py ladders`"


def test_every_game_has_a_matrix_whose_command_names_the_bots_of_its_table():
    text = (ROOT / "docs" / "research.md").read_text("utf-8")
    games = set()
    for found in tool.MATRIX.finditer(text):
        words = shlex.split(found[2])
        game = roadstead.game(words[2])
        games.add(game.name)
        names = words[words.index("--bots") + 1].split(",")
        assert found[3].splitlines()[0] == "| | " + " | ".join(f"`{name}`" for name in names) + " |"
        assert "--seed" in words
        for name in names:
            bot(name, game)
    assert games == {game.name for game in roadstead.all_games()}


def test_only_the_wanted_table_is_played_again():
    text = (
        "`roadstead lab matrix one`\n\n| old |\n|---|\n\nwords\n\n`roadstead lab matrix two`\n\n| old |\n|---|\nmore\n"
    )
    heard = []

    def play(command):
        heard.append(command)
        return "| new |\n"

    assert tool.with_matrix(text, 1, play) == text.replace("two`\n\n| old |\n|---|\n", "two`\n\n| new |\n")
    assert heard == ["lab matrix two"]
