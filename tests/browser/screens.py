"""Takes the pictures in docs/screens: each game in the middle of play, on a desktop and on a phone.

Bots play every seat for a while, one of them for a person who then takes the seat back: so the pictures show what a
player sees when it is their turn.  `cd tests && ../.venv/bin/python -m browser.screens [GAME ...]`
"""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from browser.conftest import BROWSERS, FLAGS
from browser.people import DESKTOP, PHONE, Person, open_table
from serving import Serving

# How many decisions into the game, and how many sit at the table.
GAMES = {
    "jamaica": (45, 4),
    "new_bedford": (90, 4),
    "harbour_of_fortune": (80, 4),
    "rotterdam": (110, 4),
    "supremacy": (220, 4),
}
SCREENS = Path(__file__).parents[2] / "docs" / "screens"


def menu(page: Page, button: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=button).first.click()


def play_to(page: Page, decisions: int) -> None:
    """Let a bot play the seat until so much is decided, then until it is the person's turn again."""
    menu(page, "Let a bot play for me")
    page.wait_for_function(
        "least => Math.max(0, ...[...document.querySelectorAll('.log small, .log .n')].map(e => +e.innerText || 0)) >= least",
        arg=decisions,
        timeout=180_000,
    )
    page.get_by_role("button", name="Take my seat back").first.click()
    page.locator("button[data-do]").first.wait_for(timeout=60_000)
    page.wait_for_timeout(1_500)


def main(wanted: list[str]) -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Serving(Path(folder), "--pace", "0.3").start()
        path = next(found for name in BROWSERS if (found := shutil.which(name)))
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            home = Person(browser, server.address, "Ann", fine=True)
            home.go("/")
            home.page.wait_for_load_state("networkidle")
            home.page.screenshot(path=SCREENS / "first-page.jpg", type="jpeg", quality=80)
            home.leave()
            for game in wanted or GAMES:
                decisions, seats = GAMES[game]
                ann = Person(browser, server.address, "Ann", fine=True)
                bots = dict.fromkeys(range(1, seats), "greedy")
                table = open_table(ann, game, seats=seats, bots=bots, options={})
                ann.page.get_by_role("button", name="No, thank you").click()
                play_to(ann.page, decisions)
                ann.page.screenshot(path=SCREENS / f"{game}-desktop.jpg", type="jpeg", quality=80)
                ann.page.set_viewport_size(PHONE)
                ann.page.wait_for_timeout(800)
                ann.page.screenshot(path=SCREENS / f"{game}-phone.jpg", type="jpeg", quality=80)
                ann.page.set_viewport_size(DESKTOP)
                print(game, table)
                ann.leave()
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main(sys.argv[1:])
