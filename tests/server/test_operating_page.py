"""`docs/operating.md` says what is: limits, metrics and options by their names and numbers."""

import dataclasses
import re
from pathlib import Path

from roadstead import cli
from roadstead.server import connections, process, proving, webhooks
from roadstead.server.limits import Limits
from roadstead.server.requests import consent
from roadstead.server.settings import Settings
from roadstead.server.socket import session
from roadstead.server.tables import guest

PAGE = (Path(__file__).parents[2] / "docs" / "operating.md").read_text()
SAID = PAGE[PAGE.index("## What each limit means") :]


def test_every_limit_is_told_with_its_number():
    told = {int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", SAID)}
    limits = dataclasses.asdict(Limits())
    kilobytes = {"message", "body"}
    seconds_apart = {"chat", "files"}  # told as how many seconds lie between two
    milliseconds = {"work", "made"}
    for name, value in limits.items():
        wanted = value / 1024 if name in kilobytes else 1 / value if name in seconds_apart else value
        wanted = 1000 * value if name in milliseconds else wanted
        assert wanted in told, name
    settings = Settings()
    others = [
        settings.workers,
        settings.forget_days,
        settings.abandon_days,
        settings.bot_limit,
        connections.HEAD / 1024,
    ]
    others += [
        connections.REQUEST_WITHIN,
        process.UNTAKEN / 1000,
        process.OWN_FILES,
        session.HELLO_WITHIN,
        guest.WAITING,
    ]
    others += [
        settings.grace_seconds,
        settings.patience_hours,
        settings.host_seconds,
        settings.host_days,
        consent.PAUSE / 60,
    ]
    others += [guest.WAITING_BYTES / 1e6, proving.LIMIT, proving.MEMORY >> 30, webhooks.WITHIN, webhooks.PER_SITE]
    assert set(others) <= told


def test_every_metric_to_watch_is_there(server):
    counted = set(re.findall(r"^(?:# TYPE )?(roadstead_\w+)", server.http("/metrics")[2].decode(), re.M))
    watched = set(re.findall(r"roadstead_[a-z_]+", PAGE[PAGE.index("## Metrics") :]))
    assert len(watched) > 12
    assert watched <= counted


def test_every_option_and_command_of_the_page_exists(capsys):
    for command in ("serve", "backup", "verify"):
        cli.run([command, "--help"])
    known = capsys.readouterr().out
    lines = [line for line in PAGE.splitlines() if "roadstead" in line or line.strip().startswith("--")]
    options = {option for line in lines for option in re.findall(r"(?<![\w-])--[a-z][a-z-]+", line)}
    foreign = {"--system", "--home-dir", "--create-home", "--now", "--format", "--file", "--clean", "--dbname"}
    assert {option for option in options - foreign if option not in known} == set()
    assert {"--trust-proxy", "--metrics", "--log", "--database", "--no-limits"} <= options | set(
        re.findall(r"--[a-z-]+", PAGE)
    )
