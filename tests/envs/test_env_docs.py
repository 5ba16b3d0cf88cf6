"""Whatever the documents show is run: each snippet by itself, as a reader would paste it."""

import re
import shlex
from pathlib import Path

import pytest

from roadstead.cli import run

pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "docs/research.md")
SNIPPETS = [
    pytest.param(code, id=f"{page}-{nth}")
    for page in PAGES
    for nth, code in enumerate(re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text("utf-8"), re.M | re.S), 1)
]
LAB_COMMANDS = re.findall(r"^roadstead (lab .+)$", (ROOT / "docs/lab.md").read_text("utf-8"), re.M)


def test_there_is_a_snippet_for_each_interface():
    text = (ROOT / "docs/research.md").read_text("utf-8")
    for interface in ("envs.pettingzoo(", "envs.gymnasium(", "envs.open_spiel(", "envs.vector(", ".imagined("):
        assert interface in text


@pytest.mark.parametrize("code", SNIPPETS)
def test_a_snippet_runs_and_is_short(code, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert len(code.strip().splitlines()) <= 13
    exec(compile(code, "snippet", "exec"), {"__name__": "snippet"})


@pytest.mark.parametrize("command", LAB_COMMANDS)
def test_the_labs_commands_run_with_fewer_games(command, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    words = shlex.split(command)
    words[words.index("--games") + 1] = "2"
    assert run(words) == 0


def test_the_labs_figures_are_there():
    text = (ROOT / "docs/lab.md").read_text("utf-8")
    figures = re.findall(r"!\[[^]]+\]\(([^)]+)\)", text)
    assert len(figures) >= 2
    for figure in figures:
        assert (ROOT / "docs" / figure).read_text("utf-8").startswith("<svg")
