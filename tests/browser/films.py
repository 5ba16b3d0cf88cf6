"""What a page showed between two decisions of one's own, compared with what the wire told of it.

A film is whole where every moment was shown in its order, with its words, and nobody was asked before its end.  Only the pace
of docs/beats.md leaves moments out: what one player does in a row has its seconds, and so has all that lies between two own
decisions.  Where those were not used up, nothing may be missing.
"""

from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

WATCH = Path(__file__).with_name("film_watch.js").read_text("utf-8")
SEEN = 60.0  # milliseconds that a moment has to be there to be seen
TURN = 3300.0  # after so many of one player's turn the rest of it may be there at once
WAIT = 8000.0  # and after so many since one's own decision anything may
TOLD_WITHIN_A_TURN = ("fight", "won", "prize")  # these belong to the turn in which they happen


class Film(NamedTuple):
    """Between two own decisions: ``told`` by the wire while nothing could be chosen, ``shown`` by the page."""

    begins: float
    ends: float
    told: list[dict[str, Any]]
    shown: list[dict[str, Any]]


def films(noted: dict[str, Any]) -> list[Film]:
    """The films of a game, the last one left out unless it has come to its end."""
    answers = noted["answers"]
    found = []
    for begins, following in zip([noted["mounted"], *answers], [*answers, None], strict=True):
        asked = next((one["when"] for one in noted["asked"] if one["when"] > begins), None)
        if asked is None or (following is not None and asked > following):
            continue
        # A question that is answered while nothing was shown before it has no film; one that stands open has none either.
        told = [
            {**beat, "when": view["when"]}
            for view in noted["views"]
            if (begins < view["when"] or begins == noted["mounted"]) and view["when"] <= asked
            for beat in view["beats"]
        ]
        shown = [one for one in noted["shown"] if begins <= one["when"] < asked and not one["again"]]
        found.append(Film(begins, asked, told, shown))
    return found


def faults(film: Film, lines: dict[str, str]) -> list[str]:
    """What is wrong with a film; nothing where it is whole."""
    wrong = []
    at = [one["at"] for one in film.shown]
    if at != sorted(set(at)):
        wrong.append(f"shown out of order: {at}")
    if extra := sorted(set(at) - {beat["at"] for beat in film.told}):
        wrong.append(f"shown and not told: {extra}")
    for one in film.shown:
        if one["words"] != lines.get(str(one["at"])):
            wrong.append(f"{one['at']} has the words {one['words']!r} instead of {lines.get(str(one['at']))!r}")
        if one["asked"]:
            wrong.append(f"one is asked while {one['words']!r} is shown")
    return wrong + missing(film, lines)


def missing(film: Film, lines: dict[str, str]) -> list[str]:
    """The moments that were not shown although there was time."""
    seen = {one["at"]: one for one in film.shown if one["until"] - one["when"] >= SEEN}
    wrong = []
    began: float | None = None  # the turn that is told of
    turn: int | None = None
    passed = since = film.begins
    for k, beat in enumerate(film.told):
        if beat["seat"] is not None and beat["kind"] not in TOLD_WITHIN_A_TURN and beat["seat"] != turn:
            turn, began = beat["seat"], None
        if beat["at"] in seen:
            one = seen[beat["at"]]
            began = one["when"] if began is None else began
            passed = one["until"]
            continue
        later = next((seen[each["at"]]["when"] for each in film.told[k + 1 :] if each["at"] in seen), film.ends)
        used_up = began is not None and later - began >= TURN
        if not used_up and later - since < WAIT and film.ends - since < WAIT:
            wrong.append(
                f"{beat['at']} was not shown: {lines.get(str(beat['at']))!r}, {passed - since:.0f} ms after the beginning"
            )
    return wrong


def whole(noted: dict[str, Any]) -> tuple[int, int, list[str]]:
    """How many films a game had, how many moments were shown in them, and all that is wrong."""
    wrong: list[str] = []
    count = moments = 0
    for film in films(noted):
        if not film.told and not film.shown:
            continue
        count += 1
        moments += len(film.shown)
        wrong += [f"film {count}: {each}" for each in faults(film, noted["lines"])]
    return count, moments, wrong + again(noted)


def again(noted: dict[str, Any]) -> list[str]:
    """What is wrong with what was shown once more."""
    if noted["again"] is None:
        return []
    if not noted["again"]["enabled"]:
        return ["again: the button was grey after a film"]
    pressed = noted["again"]["when"]
    once_more = [one["at"] for one in noted["shown"] if one["again"]]
    before = [film for film in films(noted) if film.ends <= pressed and film.shown]
    if not once_more:
        return ["again: nothing was shown"]
    if before and once_more[0] != before[-1].told[0]["at"]:
        return [f"again: {once_more} were shown, and {[beat['at'] for beat in before[-1].told]} had been told"]
    return [] if once_more == sorted(set(once_more)) else [f"again: shown out of order: {once_more}"]


class Seat:
    """A page that plays one seat of a fresh game at normal speed, and is watched."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.complaints: list[str] = []
        self.context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="no-preference")
        self.context.add_init_script(WATCH)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.address = address

    def begin(self, game: str, seats: int, level: str) -> None:
        """Make a table with bots, as a visitor does, and start."""
        page = self.page
        page.goto(f"{self.address}/new/{game}")
        page.get_by_label("Your name").fill("Ann")
        page.get_by_role("group", name="Players").get_by_text(str(seats), exact=True).click()
        for seat in range(1, seats):
            page.locator(f"#seat-{seat}").select_option(level)
        page.get_by_role("button", name="Start the game").click()
        page.locator('.table[data-status="playing"]').wait_for(timeout=60_000)

    def noted(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate("window.film")
        return found

    def leave(self) -> None:
        self.context.close()
