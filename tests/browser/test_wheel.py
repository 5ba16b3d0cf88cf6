"""What `pip` installs is the product: the wheel, in an empty environment without Node and a compiler, serves the table."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import roadstead
from browser.people import DESKTOP, Person, open_table, play_on
from serving import Serving

HERE = Path(__file__).parents[2]
UV = str(Path(sys.executable).with_name("uv"))


def run(*command: str, **more: str) -> str:
    done = subprocess.run(
        command, cwd=HERE, env={**os.environ, **more}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert done.returncode == 0, done.stdout[-3000:]
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory) -> Path:
    """An environment with nothing but the wheel and what it needs to serve."""
    if not roadstead.compiled():
        pytest.skip("a wheel has the compiled rules in it")
    folder = tmp_path_factory.mktemp("wheel")
    # Libraries compiled before are linked again, not compiled again.
    run(UV, "build", "-q", "--python", sys.executable, "--no-build-isolation", "--wheel", "--out-dir", str(folder), ".")
    (wheel,) = folder.glob("roadstead-*.whl")
    run(UV, "venv", "-q", "--python", sys.executable, str(folder / "empty"))
    python = str(folder / "empty" / "bin" / "python")
    run(UV, "pip", "install", "-q", "--python", python, "-c", "requirements.lock", f"{wheel}[server]")
    return folder


@pytest.fixture
def serving(installed, tmp_path, monkeypatch):
    """Served from elsewhere: no clone, no Node, no compiler in reach."""
    monkeypatch.setenv("PATH", str(installed / "empty" / "bin"))
    for name in ("PYTHONPATH", "ROADSTEAD_EXPECT", "ROADSTEAD_PURE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    serving = Serving(tmp_path, "--pace", "0")
    serving.program = [str(installed / "empty" / "bin" / "roadstead")]
    yield serving.start()
    serving.kill()


def test_the_installed_wheel_serves_the_whole_table(serving, installed, chromium):
    told = subprocess.run([*serving.program, "--version"], stdout=subprocess.PIPE, text=True, check=True).stdout
    assert told.strip() == f"roadstead {roadstead.__version__} (compiled)"
    ann = Person(chromium, serving.address, "Ann", DESKTOP)
    open_table(ann, "jamaica", seats=2, bots={1: "greedy"}, options={})
    assert not play_on([ann], random.Random(1), clicks=3)
    assert len(ann.log()) > 2
    assert ann.complaints == []
    ann.leave()


def test_a_package_without_its_client_says_what_to_do(installed, tmp_path):
    folder = next((installed / "empty" / "lib").glob("python3*")) / "site-packages/roadstead/server/static"
    folder.rename(folder.with_name("elsewhere"))
    try:
        command = [str(installed / "empty" / "bin" / "roadstead"), "serve", "--port", "0"]
        environment = {
            name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ROADSTEAD"))
        }
        told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60, env=environment)
    finally:
        folder.with_name("elsewhere").rename(folder)
    assert told.returncode == 1
    assert "the page that people play on has not been built: run `make web`" in told.stderr
    assert len(told.stderr.splitlines()) == 1
    assert not list(tmp_path.iterdir())
