"""Help, the list of games and the rules."""

import io
import json
import re
import subprocess
import sys

import pytest
from rich.console import Console

import roadstead as library
from roadstead.cli.rules import show
from roadstead.games.rulebook import Rulebook, guide, rulebook

BOOK = """# Ludo

## 1. Moving

**LU-1.1** Throw the die; a six moves out.

**LU-1.2** Move as many spaces
as the die shows. *(ruling R-1)*

## 2. Winning

**LU-2.1** All four home wins, as **LU-1.2** says.

## Appendix

A table.
"""


def test_alone_it_prints_help_with_examples(roadstead):
    said = roadstead([])
    assert said.code == 0
    for name in ("games", "play", "rules", "simulate", "verify", "bench"):
        assert name in said.out
    assert "roadstead play jamaica" in said.out
    assert said.out == roadstead("--help").out


def test_version(roadstead):
    how = "compiled" if library.compiled() else "interpreted"
    assert roadstead("--version").out.strip() == f"roadstead {library.__version__} ({how})"


def test_help_loads_no_game_and_nothing_heavy():
    code = (
        "import sys; from roadstead import cli; cli.run(['--help']);"
        "heavy = {'roadstead.kernel.state', 'roadstead.lab', 'msgspec', 'polars', 'numpy', 'multiprocessing'};"
        "print(sorted(heavy & set(sys.modules)), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr.strip() == "[]"


def test_every_command_has_help(roadstead):
    for name in ("games", "play", "rules", "simulate", "verify", "bench"):
        said = roadstead([name, "--help"])
        assert said.code == 0
        assert f"roadstead {name}" in said.out


def test_games_lists_every_game_with_seats_and_options(roadstead):
    said = roadstead("games")
    listed = json.loads(roadstead("games --json").out)
    assert [game["name"] for game in listed] == [game.name for game in library.all_games()]
    for game in listed:
        assert game["title"] in said.out
        for option in game["options"]:
            assert option["default"] == option["choices"][0]
            assert f"{option['name']}={option['default']}" in said.out


def test_rules_whole_by_clause_by_section_and_by_word(roadstead):
    whole = roadstead("rules jamaica").out
    assert whole.startswith("# Jamaica")
    clause = roadstead("rules jamaica JAM-7.11").out
    assert clause.startswith("**JAM-7.11** ")
    assert "Sabre" in clause
    assert roadstead("rules jamaica 7.11").out == roadstead("rules jamaica jam-7.11").out == clause
    section = roadstead("rules jamaica 7").out
    assert section.startswith("## 7. ")
    assert clause.strip() in section
    assert "**JAM-8.1**" not in section
    found = roadstead(["rules", "jamaica", "--search", "saran's sabre"]).out
    assert clause.strip() in found
    assert len(found) < len(whole)


@pytest.mark.parametrize("game", library.all_games(), ids=lambda game: game.name)
def test_how_to_play_is_printed_on_its_own(roadstead, game):
    assert roadstead(f"rules {game.name} --guide").out == guide(game)
    said = roadstead(f"rules {game.name} 1 --guide")
    assert said.code == 2
    assert said.err == "roadstead: --guide is the whole guide: leave out the clause and --search\n"


def test_a_search_that_finds_nothing_says_so(roadstead):
    said = roadstead("rules jamaica --search submarine")
    assert said.code == 1
    assert said.err == "roadstead: no clause of Jamaica has the words 'submarine'\n"


def test_a_rulebook_is_cut_at_its_numbers():
    book = Rulebook(BOOK, "Ludo")
    assert [clause.number for clause in book.clauses] == ["LU-1.1", "LU-1.2", "LU-2.1"]
    assert book.find("1.2") == "**LU-1.2** Move as many spaces\nas the die shows."
    assert book.find("2") == "## 2. Winning\n\n**LU-2.1** All four home wins, as **LU-1.2** says."
    assert book.find("appendix").endswith("A table.")
    assert [clause.number for clause in book.search("DIE shows")] == ["LU-1.2"]


def test_where_a_clause_comes_from_is_not_told_to_players():
    text = "**LU-1.1** Six throws. *(R42)*\n\n**LU-1.2** Four tokens.\n*(ruling R-1, A10; number reconstructed)*"
    book = Rulebook(text, "Ludo")
    assert book.find("1.1") == "**LU-1.1** Six throws."
    assert book.find("1.2") == "**LU-1.2** Four tokens. *(number reconstructed)*"


@pytest.mark.parametrize("game", library.all_games(), ids=lambda game: game.name)
def test_no_clause_ends_in_a_mark_that_leads_nowhere(game):
    book = rulebook(game)
    assert "A mark at the end" not in book.text
    for clause in book.clauses:
        assert not re.search(r"\*\([^*]*(\b[A-Z]-?\d|ruling|amendment)[^*]*\)\*", clause.text), clause.text


@pytest.mark.parametrize("game", library.all_games(), ids=lambda game: game.name)
def test_every_rule_that_a_game_cites_can_be_read(game):
    book = rulebook(game)
    for event in game.events:
        assert book.find(event.rule).startswith(f"**{event.rule}** ")


def test_on_a_terminal_the_words_that_were_searched_for_stand_out():
    console = Console(file=io.StringIO(), force_terminal=True, color_system="standard", no_color=False, width=80)
    show(console, "**LU-1.1** Throw the *die*.", ["die"])
    assert "\x1b[1;30;43mdie\x1b[0m" in console.file.getvalue()
    assert "*" not in console.file.getvalue()
