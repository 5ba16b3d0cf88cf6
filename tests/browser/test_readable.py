"""Every table can be read and hit: the most seats, mid-game and late, on eight screens, measured in a real browser.

No text that a player needs is below 11 px (10 on a phone), no target below 24x24 px (40x40 for a finger), nothing that can be
chosen is covered or outside, and nothing scrolls sideways.  What the scene marks as an ornament is the only exception.
"""

import random
import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

import pytest

import roadstead
from browser.people import DESKTOP, PHONE, SIDEWAYS, Person, guests, open_table, play_on
from browser.stretches import ANNA, Stretches, played
from roadstead import games

MEASURE = (Path(__file__).parent / "readable.js").read_text("utf-8")
# Nothing has changed its place for a fifth of a second.
SETTLED = """async () => {
  const places = () => [...document.querySelectorAll('.surface, .surface .world, .can > .face, button[data-do]')]
    .map(one => { const { x, y, width } = one.getBoundingClientRect(); return [x, y, width].map(Math.round) }).join()
  let [last, still] = ['', 0]
  for (let looks = 0; looks < 200 && still < 4; looks++) {
    await new Promise(on => setTimeout(() => requestAnimationFrame(on), 50))
    const now = places()
    still = now === last ? still + 1 : 0
    last = now
  }
}"""
MOUSE = {"HD": (1920, 1080), "large": (1440, 900), "laptop": (1366, 768), "small laptop": (1280, 720)}
TOUCH = {"tablet": (820, 1180), "tablet lying": (1180, 820), "phone": (390, 844), "phone lying": (844, 390)}
PHONES = ("phone", "phone lying")
SURFACES_SHARE = 0.65  # of a laptop's window, with the most seats
WITH_FEW_SEATS = 0.5  # there is less to be shown
FEW = 6
MID = 0.4  # of a game
FURTHER = (9, 20, 50, 80)  # from one look at it to the next: early, in the middle and late


@dataclass
class Seen:
    """What is wrong with a table on one screen."""

    screen: str
    small: list[str]
    unreachable: list[str]
    sideways: int
    share: float
    hidden: list[str]  # what ends or answers and is not in sight


def look(person: Person, screen: str, *, touch: bool) -> Seen:
    width, height = (TOUCH if touch else MOUSE)[screen]
    person.page.set_viewport_size({"width": width, "height": height})
    if not touch:
        person.page.mouse.move(1, 1)  # what the last click left it on would be lit too
    settle(person)
    limits = {"text": 10 if screen in PHONES else 11, "target": 40 if touch else 24}
    found = person.page.evaluate(MEASURE, limits)
    good, wrong, small = set(found["good"]), dict(found["wrong"]), list(found["small"])
    for again in person.ways_to_see_more():
        if set(found["onTable"]) <= good:
            break
        again()
        settle(person)
        more = person.page.evaluate(MEASURE, limits)
        good |= set(more["good"])
        wrong |= more["wrong"]
        small += more["small"]
    unreachable = [
        wrong.get(action, f"{action}: not on the screen") for action in found["onTable"] if action not in good
    ]
    hidden = [action for action in found["closing"] if action not in person.choices_in_sight()]
    return Seen(screen, sorted(set(small)), unreachable, person.sideways(), found["share"], hidden)


def settle(person: Person) -> None:
    """Until the table is drawn as the window is now, and nothing on it moves any more; no mouse rests on a choice meanwhile."""
    if not person.touch:
        person.page.mouse.move(1, 1)
    person.page.evaluate(SETTLED)


def play_to(person: Person, clicks: int, chooser: random.Random) -> bool:
    """Play on for so many clicks, and until there is something to choose from; whether it came to that."""
    if play_on([person], chooser, clicks=clicks):
        return False
    while True:
        person.page.wait_for_function(
            """() => document.querySelector('.table').dataset.status === 'over' ||
              (document.querySelector('button[data-do]') && !document.querySelector('button[data-do][aria-disabled=true]'))"""
        )
        if person.look()["status"] == "over":
            return False
        if len(person.choices()) > 1:
            return True
        play_on([person], chooser, clicks=1)


@pytest.fixture
def both(server, chromium, person):
    """One player with a mouse and a finger: the same seat in two windows."""

    def seated(game: str, seats: int) -> tuple[Person, Person]:
        ann = person("Ann")
        # Nothing is answered but by a click, so that it is the same game every time.
        ann.context.add_init_script(
            "try { localStorage.setItem('roadstead.table', JSON.stringify({ only: false, speed: 0 })) } catch {}"
        )
        link = open_table(ann, game, seats=seats, bots=dict.fromkeys(range(1, seats), "greedy"), options={})
        finger = person("Ann", dict(zip(("width", "height"), TOUCH["phone"], strict=True)))
        finger.go("/")
        for key, value in ann.page.evaluate("Object.entries(localStorage)"):
            finger.page.evaluate("([key, value]) => localStorage.setItem(key, value)", [key, value])
        finger.go(link)
        finger.page.locator('.table[data-status="playing"]').wait_for()
        return ann, finger

    return seated


def check(
    ann: Person,
    finger: Person,
    mouse: Iterable[str] = MOUSE,
    touch: Iterable[str] = TOUCH,
    share: float = SURFACES_SHARE,
) -> None:
    seen = [look(ann, screen, touch=False) for screen in mouse] + [look(finger, screen, touch=True) for screen in touch]
    faults = [f"{each.screen}: {fault}" for each in seen for fault in (*each.small, *each.unreachable)]
    faults += [f"{each.screen}: scrolls sideways" for each in seen if each.sideways]
    faults += [f"{each.screen}: {action} is out of sight" for each in seen for action in each.hidden]
    assert faults == [], "\n".join(faults[:40])
    laptop = next(each for each in seen if each.screen == "laptop")
    assert laptop.share >= share
    size = dict(zip(("width", "height"), MOUSE["small laptop"], strict=True))
    ann.page.set_viewport_size(size)
    ann.page.evaluate("document.querySelector('.panel .list')?.click()")
    settle(ann)
    assert len(ann.choices_in_sight()) >= min(FEW, len(ann.choices()))


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    made = Stretches(tmp_path_factory.mktemp("read"))
    yield made
    made.stop()


def transferred(person: Person, path: str) -> int:
    """The bytes over the wire for a page that is loaded for the first time."""
    session = person.context.new_cdp_session(person.page)
    session.send("Network.enable")
    found: list[int] = []
    session.on("Network.loadingFinished", lambda event: found.append(event["encodedDataLength"]))
    person.go(path)
    person.page.wait_for_load_state("networkidle")
    return sum(found)


@pytest.mark.parametrize("game", games.names())
def test_a_table_in_the_middle_of_a_game_is_light_and_everything_can_be_read_and_hit(tables, chromium, game):
    """Each game on a laptop and a phone, which is turned round at last; on all eight screens in the soak."""
    tables.put_at(game, roadstead.game(game).seats[-1], 1, MID)
    link = f"/t/{tables.anna.table}#seat={tables.anna.token}"
    with guests() as made:

        def come(size: dict[str, int]) -> Person:
            made.append(Person(chromium, tables.address, "Anna", size))
            return made[-1]

        ann, finger = come(DESKTOP), come(PHONE)
        tables.seat(ann)
        settle(ann)  # a board that was sent once is compressed better, which takes a moment
        weight = transferred(finger, link)
        for _ in range(4):  # or several, where much else is going on
            if weight > 150_000:
                ann.page.wait_for_timeout(5_000)
                weight = transferred(come(PHONE), link)
        assert 20_000 < weight < 150_000
        finger.page.locator("button[data-do], [data-numbers]").first.wait_for()
        check(ann, finger, ["laptop"], ["phone"])
        finger.page.set_viewport_size(SIDEWAYS)
        settle(finger)
        assert finger.page.locator(".prompt h2").is_visible()
        listed = finger.page.get_by_role("button", name=re.compile("Choose on the table, or list"))
        if listed.count():  # a long list of what can be chosen on the table is only shown when asked for
            listed.click()
        assert len(finger.choices_in_sight()) >= min(2, len(finger.choices()))
        assert finger.sideways() == 0


def test_the_market_that_one_buys_from_comes_to_the_table_by_itself(tables, chromium):
    """Although the bell that ends the turn lies on the board: to end something is no reason to stay there."""
    game = games.find("rotterdam")
    state = game.new(4, 3)

    def buying(deed: tuple[int, int]) -> bool:
        offered = [game.actions.text(action).split()[0] for action in state.legal(deed[0])]
        return deed[0] == ANNA and len(offered) > 2 and {*offered} == {"buy", "done"}

    before = list(takewhile(lambda deed: not buying(deed), played(state, random.Random(3))))
    tables.lay(game, 4, 3, {}, before)
    with guests() as made:
        made.append(Person(chromium, tables.address, "Anna", {"width": 1366, "height": 768}))
        anna = made[0]
        tables.seat(anna)
        settle(anna)
        assert set(anna.choices()) >= {"done"}
        market = anna.page.locator(".surface.market:has(.can)")
        assert market.count() == 1
        assert anna.page.locator(".surface.board .can").count() == 1, "the bell"


@pytest.mark.soak
@pytest.mark.parametrize("start", range(3))
@pytest.mark.parametrize("game", games.names())
def test_everything_can_be_read_and_hit_all_the_way(both, game, start):
    """Several positions of several games, mid-game and late, on all eight screens."""
    seats = roadstead.game(game).seats
    ann, finger = both(game, seats[-1] if start else seats[0])
    chooser = random.Random(start)
    for clicks in FURTHER:
        if not play_to(ann, clicks, chooser):
            return
        check(ann, finger, share=SURFACES_SHARE if start else WITH_FEW_SEATS)
