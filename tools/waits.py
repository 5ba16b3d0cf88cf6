"""How long one waits between two decisions of one's own: games in a real browser, at normal speed, against Navigators.

    .venv/bin/python tools/waits.py --minutes 10             every game, each at most so long
    .venv/bin/python tools/waits.py --games jamaica --write   one, and its row in docs/beats.md
    .venv/bin/python tools/waits.py --games supremacy --seats 6 --option Turns=6

The own seat answers at random, with a click, as soon as it is asked.  So what is measured is what the page shows and what
the bots think, and nothing else.  It needs Chromium and a built client, and says more on a machine with nothing else to do.
"""

import argparse
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from roadstead import games

PAGE = Path(__file__).parents[1] / "docs" / "beats.md"
SERVE = [sys.executable, "-c", "from roadstead.cli import main; main()", "serve", "--port", "0"]
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
LEVEL = "navigator"
USUAL_SEATS = 4
OUT_AFTER = 120.0  # seconds in which nothing is asked: this seat has no part in the game any more
HEAD = "| game | seats | own decisions | median | 95 % | longest | after others: waits | median | 95 % |"
ROWS = re.compile(r"(<!-- waits -->\n).*?(<!-- end of waits -->)", re.DOTALL)

# Answers at random as soon as something is asked, and notes how long that took since the last answer.
PLAYS = """seed => {
  const waits = (window.waits = { all: [], others: [], shown: [], over: false, idle: 0 })
  let since = 0, shown = 0, last = 0, others = false, answered = '', dice = seed
  const below = count => { dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0; return Math.floor((dice / 2 ** 32) * count) }
  setInterval(() => {
    if (document.querySelector('.table')?.dataset.status === 'over') waits.over = true
    if (waits.over) return
    if (document.querySelector('.seats li.turn:not(.you)')) others = true
    document.querySelector('.panel .list')?.click()
    const question = document.querySelector('[data-question]')?.dataset.question ?? ''
    const choices = [...document.querySelectorAll('.panel button[data-do]:not([disabled])')].filter(one => one.getAttribute('aria-disabled') !== 'true')
    const now = performance.now()
    if (since) waits.idle = (now - since) / 1000
    if (document.querySelector('.beats')) shown += now - last
    last = now
    if (!question || !choices.length || document.querySelector('.beats') || (question === answered && now - since < 2000)) return
    if (since && question !== answered) {
      waits.all.push((now - since) / 1000)
      waits.shown.push(shown / 1000)
      if (others) waits.others.push((now - since) / 1000)
    }
    answered = question
    others = false
    shown = 0
    choices[below(choices.length)].click()
    since = performance.now()
  }, 15)
}"""

SLOW = "[...document.querySelectorAll('[data-part=log] .lines p')].filter(one => one.textContent.includes('was in trouble')).length"


class Waits(NamedTuple):
    """The seconds between decisions, in all and where others decided in between; ``end``: what to say if the game did not
    come to its end for this seat.

    ``slow``: how often a bot was given up because it took too long, which says that the machine had other things to do.
    """

    game: str
    seats: int
    all: list[float]
    others: list[float]
    end: str
    slow: int
    shown: list[float]  # of each wait, the seconds in which the page showed what happened

    def row(self) -> str:
        def told(found: list[float], part: float) -> str:
            return f"{sorted(found)[min(len(found) - 1, int(part * len(found)))]:.1f} s" if found else "–"

        count = f"{len(self.all) + 1}{self.end}"
        count += f"; {self.slow} times a bot took too long" if self.slow else ""
        median = f"{statistics.median(self.all):.1f} s" if self.all else "–"
        after = f"{statistics.median(self.others):.1f} s" if self.others else "–"
        longest = f"{max(self.all, default=0.0):.1f} s"
        title = games.find(self.game).title
        cells = [title, self.seats, count, median, told(self.all, 0.95), longest]
        return f"| {' | '.join(map(str, [*cells, len(self.others), after, told(self.others, 0.95)]))} |"


@contextmanager
def serving() -> Iterator[str]:
    """A server of our own with an empty database, at its usual pace; gives its address."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with log.open("w") as out:
            process = subprocess.Popen([*SERVE, "--database", f"{folder}/tables.db"], stdout=out, stderr=out)
        try:
            until = time.monotonic() + 60
            while not (found := ADDRESS.search(log.read_text())):
                if process.poll() is not None or time.monotonic() > until:
                    raise SystemExit(f"the server did not start:\n{log.read_text()}")
                time.sleep(0.1)
            yield found[0]
        finally:
            process.terminate()
            process.wait(20)


def waited(browser: Browser, address: str, name: str, said: argparse.Namespace) -> Waits:
    """Play one game of this name as long as is allowed."""
    seats = min(games.find(name).seats, key=lambda count: abs(count - said.seats))
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="no-preference")
    context.add_init_script(
        "try { localStorage.setItem('roadstead.table', JSON.stringify({ speed: 1, only: false })) } catch {}"
    )
    page = context.new_page()
    page.goto(f"{address}/new/{name}")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("group", name="Players").get_by_text(str(seats), exact=True).click()
    for option in said.option:
        group, choice = option.split("=")
        page.get_by_role("group", name=group).get_by_text(choice, exact=True).click()
    for seat in range(1, seats):
        page.locator(f"#seat-{seat}").select_option(LEVEL)
    page.get_by_role("button", name="Start the game").click()
    page.locator('.table[data-status="playing"]').wait_for(timeout=60_000)
    page.evaluate(PLAYS, said.seed)
    until = time.monotonic() + 60 * said.minutes
    told: dict[str, Any] = {}
    while time.monotonic() < until:
        page.wait_for_timeout(1000)
        told = page.evaluate("window.waits")
        if told["over"] or told["idle"] > OUT_AFTER or len(told["all"]) >= said.decisions:
            break
    slow = page.evaluate(SLOW)
    context.close()
    end = "" if told["over"] else ", then it was out" if told["idle"] > OUT_AFTER else ", not to the end"
    return Waits(name, seats, told["all"], told["others"], end, slow, told["shown"])


def write(found: Waits) -> None:
    """Put the row of this game in the place of its old one."""
    text = PAGE.read_text("utf-8")
    match = ROWS.search(text)
    if match is None:
        raise SystemExit(f"{PAGE.name} has no place for the waits")
    same = f"| {games.find(found.game).title} | {found.seats} |"
    kept = [row for row in match[0].splitlines()[3:-1] if not row.startswith(same)]
    rows = [HEAD, "|---" * HEAD[1:].count("|") + "|", *sorted([*kept, found.row()])]
    PAGE.write_text(ROWS.sub(lambda at: "".join([at[1], *(f"{row}\n" for row in rows), at[2]]), text), "utf-8")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", default=",".join(games.names()))
    asked.add_argument("--seats", type=int, default=USUAL_SEATS, help="or as near to it as the game allows")
    asked.add_argument("--option", action="append", default=[], help="of the table, as the page says it: Turns=6")
    asked.add_argument("--minutes", type=float, default=30.0, help="at most for each game")
    asked.add_argument("--decisions", type=int, default=10_000, help="own decisions, at most for each game")
    asked.add_argument("--seed", type=int, default=1, help="of the random answers")
    asked.add_argument("--address", default="", help="of a server that runs already")
    asked.add_argument("--write", action="store_true", help="into docs/beats.md")
    said = asked.parse_args()
    path = next(
        (
            found
            for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
            if (found := shutil.which(name))
        ),
        None,
    )
    if path is None:
        raise SystemExit("this needs Chromium: sh tools/browser.sh installs it")
    print(HEAD, flush=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for name in said.games.split(","):
            if said.address:
                told = waited(browser, said.address, name, said)
            else:
                with serving() as address:
                    told = waited(browser, address, name, said)
            print(told.row(), flush=True)
            print(f"  shown at most {max(told.shown, default=0.0):.1f} s of a wait", flush=True)
            if said.write:
                write(told)
        browser.close()


if __name__ == "__main__":
    main()
