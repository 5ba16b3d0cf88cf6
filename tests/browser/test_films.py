"""Fresh games begun in a browser at normal speed: what happens between two decisions of one's own is shown to its end."""

import random
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route

from browser.films import Seat, films, whole
from roadstead import games
from server.harness import Server
from serving import Serving

GAMES = sorted(games.own())
LEVEL = "boatswain"
SEATS = 4
SLICES = 5  # of twenty games of each kind
TOGETHER = 4  # in so many pages at the same time
FILMS = 4  # of each game, at least
MOMENTS = 25  # and so many moments in them, where that does not take too long
QUICK = (3, 10)  # the same in every run
LONG = 90.0  # seconds
PATIENCE = 240.0  # seconds until a game has its films


@pytest.fixture(scope="module")
def served(tmp_path_factory) -> Iterator[Serving]:
    """At its usual pace, as visitors have it."""
    serving = Serving(tmp_path_factory.mktemp("films"), "--no-limits").start()
    yield serving
    serving.kill()


@pytest.fixture
def seat(chromium) -> Iterator[type]:
    """Makes seats that are watched, and clears them away."""
    made: list[Seat] = []

    def sit(address: str) -> Seat:
        made.append(Seat(chromium, address))
        return made[-1]

    yield sit
    for each in made:
        each.leave()


def seen_enough(noted: dict, count: int, moments: int) -> bool:
    """So many films, and one of them once more; or the whole game."""
    shown = [film for film in films(noted) if film.told]
    again = bool(noted["again"] and noted["again"]["over"])
    return noted["over"] or (again and len(shown) >= count and sum(len(film.told) for film in shown) >= moments)


def watched(seats: list[Seat], count: int, moments: int) -> list[dict]:
    """What each of these pages has noted when it has shown so many films and moments."""
    began = time.monotonic()
    found: dict[Seat, dict] = {}
    while len(found) < len(seats):
        seats[0].page.wait_for_timeout(500)
        took = time.monotonic() - began
        for each in seats:
            if each in found:
                continue
            noted = each.noted()
            if seen_enough(noted, count, moments) or (took > LONG and seen_enough(noted, count, 1)):
                found[each] = noted
        assert took < PATIENCE, [(len(films(each.noted())), each.page.url) for each in seats]
    return list(found.values())


def told(found: list[dict]) -> str:
    """How much was seen, for whoever reads the log of a run."""
    counted = [whole(noted)[:2] for noted in found]
    return f"{len(found)} games, {sum(films for films, _ in counted)} films, {sum(seen for _, seen in counted)} moments"


def all_are_whole(seats: list[Seat], count: int = FILMS, moments: int = MOMENTS) -> list[dict]:
    found = watched(seats, count, moments)
    assert [wrong for noted in found for wrong in whole(noted)[2]] == []
    assert [noted["again"] for noted in found if not (noted["again"] or noted["over"])] == [], "Again was never pressed"
    assert [complaint for each in seats for complaint in each.complaints] == []
    print(told(found))
    return found


def fresh(sit: type, address: str, game: str, count: int) -> list[Seat]:
    made = [sit(address) for _ in range(count)]
    for each in made:
        each.begin(game, SEATS, LEVEL)
    return made


def test_every_film_of_fresh_games_among_bots_is_whole(served, seat):
    """The bots lay their cards for the next round while the film of this one is shown."""
    all_are_whole(fresh(seat, served.address, "jamaica", 2), *QUICK)


def test_the_first_film_waits_for_a_board_that_is_long_in_coming(served, seat):
    """The page that shows it comes a second later, and the board's pictures a second after that."""

    def late(route: Route) -> None:
        time.sleep(1.0)
        route.continue_()

    made = [seat(served.address) for _ in range(2)]
    for each in made:
        each.page.route(re.compile(r"/assets/Table-|/board/"), late)
        each.begin("rotterdam", SEATS, LEVEL)
    for noted in all_are_whole(made, *QUICK):
        assert 0 < noted["drawn"] <= noted["shown"][0]["when"]


@pytest.mark.soak
@pytest.mark.parametrize("part", range(SLICES))
@pytest.mark.parametrize("game", GAMES)
def test_every_film_of_twenty_fresh_games_is_whole(served, seat, game, part):
    all_are_whole(fresh(seat, served.address, game, 20 // SLICES))


class People:
    """They sit at the table over plain connections, and answer whatever they are asked at once or a moment later."""

    def __init__(self, lines: list) -> None:
        self._lines = lines
        self._over = False
        self._chooser = random.Random(1)
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    def _play(self) -> None:
        while not self._over:
            for line in self._lines:
                asked = line.asked
                if choices := asked.get("choices"):
                    chosen = self._chooser.choice(choices)["do"]
                    line.try_to("play", question=asked["question"], do=[chosen])
                    line.answered(asked["question"])
                    time.sleep(self._chooser.choice([0, 0, 0.02, 0.6]))
            time.sleep(0.01)

    def leave(self) -> None:
        self._over = True
        self._thread.join(10)


def test_every_film_among_people_who_answer_at_once_is_whole(seat, tmp_path: Path):
    server = Server(tmp_path)
    try:
        anna, *others = server.playing(bots="", people=3, seats=3)
        anna.close()
        page = seat(f"http://127.0.0.1:{server.port}")
        page.page.goto(f"{page.address}/t/{anna.table}#seat={anna.token}")
        people = People(others)
        try:
            all_are_whole([page], *QUICK)
        finally:
            people.leave()
    finally:
        server.stop()
