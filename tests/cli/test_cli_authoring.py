"""Games from outside: written from the scaffold, checked, found, played and studied; a broken one hides nothing else."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import roadstead
from roadstead.authoring import scaffold, written

EXAMPLES = Path(__file__).parents[2] / "examples"
MOST_LINES = 450


def run(*arguments, paths=()):
    """The command in a process of its own, with packages on its path as if they were installed."""
    paths = [str(path) for path in paths] + [path for path in sys.path if path]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, "-m", "roadstead.cli", *map(str, arguments)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def installed(folder, name, module):
    """What an installer leaves behind of a package that offers a game."""
    info = folder / f"{name}-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-package\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[roadstead.games]\n{name} = {module}\n")
    return folder


@pytest.fixture
def with_salvage(tmp_path):
    return [installed(tmp_path / "site", "salvage", "salvage"), EXAMPLES / "salvage" / "src"]


@pytest.mark.parametrize("part", ["generated", "clauses", "tests"])
def test_salvage_passes_what_is_its_own_without_being_installed(part):
    done = run("check", EXAMPLES / "salvage", "--part", part)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
    assert done.stdout.splitlines()[-1].startswith("salvage: all is well")


@pytest.mark.soak
def test_salvage_passes_every_check_without_being_installed():
    done = run("check", EXAMPLES / "salvage")
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()[-5:]] == ["ok"] * 4 + ["salvage:"]
    assert "failed" not in done.stdout.splitlines()[-4]


def test_salvage_is_as_short_as_its_page_says():
    files = [path for path in (EXAMPLES / "salvage").rglob("*") if path.suffix in (".py", ".md", ".toml", ".svg")]
    own = [path for path in files if "generated" not in path.parts]
    assert len(own) > 10
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in own)
    assert lines <= MOST_LINES
    assert f"(../examples/salvage): {lines} lines," in (EXAMPLES.parent / "docs" / "adding_a_game.md").read_text(
        "utf-8"
    )


def test_a_game_from_outside_is_listed_played_simulated_and_read(with_salvage):
    listed = json.loads(run("games", "--json", paths=with_salvage).stdout)
    assert {game["name"] for game in listed} == {*(game.name for game in roadstead.all_games()), "salvage"}
    simulated = run("simulate", "salvage", "--games", "6", "--seats", "3", "--seed", "1", "--jobs", "2", "--json",
                    "--bots", "greedy,random,captain:20", paths=with_salvage)  # fmt: skip
    assert simulated.returncode == 0, simulated.stderr
    found = json.loads(simulated.stdout)
    assert (found["game"], found["games"], sum(found["wins"])) == ("salvage", 6, pytest.approx(6))
    assert "**SAL-2.3**" in run("rules", "salvage", "2.3", paths=with_salvage).stdout


def test_a_broken_package_gets_one_line_and_hides_nothing(tmp_path, with_salvage):
    broken = installed(tmp_path / "broken", "wreckage", "wreckage")
    (broken / "wreckage.py").write_text("import nothing_of_the_kind\n")
    done = run("games", "--json", paths=[broken, *with_salvage])
    assert done.returncode == 0
    assert "salvage" in {game["name"] for game in json.loads(done.stdout)}
    assert done.stderr.splitlines() == [
        "the game 'wreckage' of the package wreckage-package cannot be loaded: "
        "ModuleNotFoundError: No module named 'nothing_of_the_kind'"
    ]
    asked = run("rules", "wreckage", paths=[broken])
    assert asked.returncode == 2
    assert asked.stderr.splitlines()[-1].startswith("roadstead: there is no game 'wreckage' (there are: ")


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("GAME = 5\n", "is left out: wreckage has no GAME"),
        ("from salvage import GAME\n", "is left out: it calls itself 'salvage'"),
    ],
)
def test_what_is_no_game_of_its_name_is_left_out(tmp_path, with_salvage, source, told):
    broken = installed(tmp_path / "broken", "wreckage", "wreckage")
    (broken / "wreckage.py").write_text(source)
    done = run("games", "--json", paths=[broken, *with_salvage])
    assert told in done.stderr
    assert "wreckage" not in done.stdout


def test_a_package_cannot_take_the_name_of_one_of_our_games(tmp_path):
    name = roadstead.all_games()[0].name
    done = run("games", "--json", paths=[installed(tmp_path, name, "json")])
    assert "there is one of that name already" in done.stderr
    assert len(json.loads(done.stdout)) == len(roadstead.all_games())


def test_a_new_game_passes_every_check_at_once(tmp_path):
    made = run("new-game", "tide_pool", "--package", tmp_path / "tide")
    assert made.returncode == 0, made.stderr
    assert made.stdout.splitlines()[-1] == f"Now: roadstead check {tmp_path / 'tide'}"
    done = run("check", tmp_path / "tide")
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
    assert done.stdout.splitlines()[-1].startswith("tide_pool: all is well")


def test_a_fault_is_found_and_named(tmp_path):
    scaffold.package("tide_pool", tmp_path / "tide")
    game = tmp_path / "tide" / "src" / "tide_pool"
    rounds = game / "rules" / "rounds.py"
    rounds.write_text(rounds.read_text().replace("t.points[winner] += t.prize", "t.points[winner] += 1"))
    (game / "generated" / "do.py").unlink()
    (game / "RULES.md").write_text((game / "RULES.md").read_text() + "\n**TID-3.2** Nobody tests this.\n")
    done = run("check", tmp_path / "tide")
    assert done.returncode == 1
    told = done.stdout.splitlines()
    assert any(line.startswith("FAIL  generated code  do.py: not what is declared") for line in told)
    assert any(line.startswith("FAIL  clauses         clauses without a test: TID-3.2") for line in told)
    assert told[-1].startswith("tide_pool: 4 of 4 parts failed")
    written.write(game, "tide_pool")
    done = run("check", tmp_path / "tide", "--part", "tests")
    told = done.stdout.splitlines()
    assert any(line.startswith("FAIL  its own tests   2 passed, 2 failed") for line in told), told[-5:]
    assert told[-1].startswith("tide_pool: 1 of 1 parts failed")


def test_a_part_that_there_is_not_is_told_in_one_line():
    done = run("check", "jamaica", "--part", "luck")
    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        "roadstead: there is no part 'luck' (there are: generated, conformance, clauses, tests)"
    ]


@pytest.mark.parametrize("name", ["Tide", "tide-pool", "1tide", "", "tide__pool", "x" * 41])
def test_a_name_that_cannot_be_a_folder_is_refused(tmp_path, name):
    with pytest.raises(ValueError, match="small letters"):
        scaffold.checked_name(name)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("class", "'class' is a word of Python itself"),
        ("match", "'match' is a word of Python itself"),
        ("os", "there is a Python package 'os' already"),
        ("roadstead", "there is a Python package 'roadstead' already"),
        ("sys", "there is a Python package 'sys' already"),
    ],
)
def test_a_name_that_python_has_already_is_refused_before_anything_is_written(tmp_path, name, told):
    done = run("new-game", name, "--package", tmp_path / "new")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"roadstead: {told}: choose another name\n"
    assert not (tmp_path / "new").exists()


def test_a_mere_folder_does_not_take_a_name(tmp_path, monkeypatch):
    (tmp_path / "tide_pool").mkdir()
    monkeypatch.syspath_prepend(str(tmp_path))
    assert scaffold.checked_name("tide_pool") == "tide_pool"


def test_nothing_is_written_over(tmp_path):
    (tmp_path / "mine.txt").write_text("keep me")
    done = run("new-game", "tide_pool", "--package", tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "is there already and not empty" in done.stderr
    assert run("new-game", "jamaica", "--package", tmp_path / "new").returncode == 2


def test_a_game_in_our_own_source_has_its_folder_and_its_tests(tmp_path):
    (tmp_path / "src" / "roadstead" / "games").mkdir(parents=True)
    made = scaffold.inside("tide_pool", tmp_path)
    assert all(path.is_file() for path in made)
    game = tmp_path / "src" / "roadstead" / "games" / "tide_pool"
    assert "from roadstead.games.tide_pool.state import TidePool" in (game / "generated" / "dispatch.py").read_text()
    assert "tools/generate.py" in (game / "generated" / "do.py").read_text()
    assert (tmp_path / "tests" / "games" / "tide_pool" / "test_1_rules.py") in made
    with pytest.raises(ValueError, match="not the source of Roadstead"):
        scaffold.inside("tide_pool", tmp_path / "elsewhere")


@pytest.mark.parametrize(
    "text", ["", "[project]\n", "[project\n", '[project.entry-points."roadstead.games"]\na = "a"\n']
)
def test_a_folder_that_offers_no_game_is_told_so_in_one_line(tmp_path, text):
    (tmp_path / "pyproject.toml").write_text(text)
    done = run("check", tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("roadstead: ")
    assert len(done.stderr.splitlines()) == 1
