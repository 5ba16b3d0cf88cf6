"""People at the table: a browser each, driven by clicks and keys as a person would."""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Position, TimeoutError

from server.harness import Door, play_out
from server.harness import Person as Line

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}  # a phone, held so
# A phone in every run, since there is less room; a desktop too in the soak.
ON_A_PHONE = [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, id="desktop", marks=pytest.mark.soak)]
EMBLEM: Position = {"x": 14, "y": 14}  # on a seat's chip: beside it there may be points
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

# What a page shows, looked up in one go: the choices offered, and which question they answer.
LOOK = """() => {
  const table = document.querySelector('[data-status]')
  const panel = document.querySelector('[data-question]')
  const choices = [...document.querySelectorAll('button[data-do]')]
  return {
    status: table?.dataset.status ?? '',
    question: panel?.dataset.question ?? '',
    choices: choices.map(button => button.dataset.do),
    busy: choices.some(button => button.getAttribute('aria-disabled') === 'true'),
  }
}"""

# Where on the screen a piece that stands for an action can be hit; nothing else may be nearer there.
WHERE = """action => {
  for (const face of document.querySelectorAll(`.can[data-does="${CSS.escape(action)}"] > .face`)) {
    const box = face.getBoundingClientRect()
    const cell = face.closest('.surface').getBoundingClientRect()
    const seen = (x, y) => x > cell.left && x < cell.right && y > cell.top && y < cell.bottom && document.elementsFromPoint(x, y).includes(face)
    const tries = [[0.5, 0.5], [0.5, 0.25], [0.25, 0.5], [0.75, 0.5], [0.5, 0.75], [0.3, 0.3], [0.7, 0.7]]
    for (const [a, b] of tries) {
      const [x, y] = [box.left + a * box.width, box.top + b * box.height]
      if (seen(x, y)) return [x, y]
    }
  }
  return null
}"""

# Numbers of one thing have one stepper: set it to the one that is meant.
SET_NUMBER = """action => {
  for (const stepper of document.querySelectorAll('[data-numbers]')) {
    const at = stepper.dataset.numbers.slice(1, -1).split('|').indexOf(action)
    if (at < 0) continue
    const slider = stepper.querySelector('input[type=range]')
    slider.value = at
    slider.dispatchEvent(new Event('input', { bubbles: true }))
  }
}"""


# Presses the button for an action where it is, without a mouse on its way there; whether there was one.
PRESS = """async action => {
  const button = () => document.querySelector(`button[data-do="${CSS.escape(action)}"]`)
  if (!button()) document.querySelector('.panel .list')?.click()
  ;(SET_NUMBER)(action)
  await new Promise(on => setTimeout(on))
  const found = button()
  found?.click()
  return found !== null
}""".replace("SET_NUMBER", SET_NUMBER)

# What happened is shown at once, unless somebody is there to watch it.
AT_ONCE = """try {
  const kept = JSON.parse(localStorage.getItem('roadstead.table') ?? '{}')
  localStorage.setItem('roadstead.table', JSON.stringify({ speed: 0, ...kept }))
} catch {}"""


# What a browser adds to a table's dice is always the same.
SAME_LINE = """const drawn = crypto.getRandomValues.bind(crypto)
crypto.getRandomValues = array => (array.length === 24 ? array.fill(7) : drawn(array))"""

# Nobody looks, so nothing is painted, which took a fifth of the time where it was measured.  Everything is still where it is, as large as it is,
# and can be hit.
UNSEEN = """{
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { opacity: 0 }')
  document.adoptedStyleSheets = [sheet]
}"""
# What axe finds.  It says of each rule how grave a breach of it is: those that are never serious need not be tried.
FOUND = """part => {
  const slight = axe._audit.rules.filter(rule => ['minor', 'moderate'].includes(rule.impact))
  const rules = Object.fromEntries(slight.map(rule => [rule.id, { enabled: false }]))
  return axe.run({ include: [part] }, { resultTypes: ['violations'], rules }).then(found => found.violations)
}"""
SEEN = "seen => { for (const sheet of document.adoptedStyleSheets) sheet.disabled = seen }"


class Person:
    """One person's browser window.  Whatever it complains about on its console is kept, and is a fault at the end.

    One who is ``watching`` is shown what happens moment by moment at the usual pace, the others at once.  Only where a picture
    is taken is it drawn, and as ``fine`` as on a screen: everything is measured in the page's own pixels, and nobody looks.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        size: dict[str, int] = DESKTOP,
        *,
        watching: bool = False,
        motion: bool = False,
        fine: bool = False,
    ) -> None:
        self.name = name
        self.address = address
        self.touch = size is not DESKTOP
        self.context = browser.new_context(
            viewport=size,
            device_scale_factor=1 if fine else 0.5,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size is not DESKTOP,
            is_mobile=size is not DESKTOP,
        )
        self.context.add_init_script(SAME_LINE)
        if not fine:
            self.context.add_init_script(UNSEEN)
        if not watching:
            self.context.add_init_script(AT_ONCE)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.complaints: list[str] = []
        self.away = False  # the server is down on purpose: failed connections are no fault then
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, message: object) -> None:
        kind, text = message.type, message.text  # type: ignore[attr-defined]
        if kind in ("error", "warning") and not self.away:
            self.complaints.append(f"{kind}: {text}")

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def look(self) -> dict[str, object]:
        return self.page.evaluate(LOOK)

    def choices(self) -> list[str]:
        return list(self.look()["choices"])  # type: ignore[call-overload]

    def click(self, action: str) -> bool:
        """Press the panel's button for an action; whether it was still there to be pressed."""
        self.page.evaluate("document.querySelector('.panel .list')?.click()")  # a long list is shown when asked for
        self.page.evaluate(SET_NUMBER, action)
        try:
            self.page.locator(f'button[data-do="{action}"]').click(timeout=15_000)
        except TimeoutError:
            assert action not in self.choices(), f"{action!r} is offered and cannot be pressed"
            return False
        return True

    def press(self, action: str) -> bool:
        """The same without a mouse, which would show on its way what the choice brings: quick, to get somewhere."""
        return bool(self.page.evaluate(PRESS, action))

    def choose_on_the_table(self, action: str) -> bool:
        """Choose a piece that stands for an action where it lies, by touch on a phone; whether there was one to be hit."""
        only_just_put_there = [lambda: None] * 5
        for again in chain(self.ways_to_see_more(), only_just_put_there):
            at = self.page.evaluate(WHERE, action)
            if at:
                self.tap(*at) if self.touch else self.page.mouse.click(*at)
                return True
            again()
            self.page.wait_for_timeout(250)
        return False

    def ways_to_see_more(self) -> Iterator[Callable[[], None]]:
        """What is a tap away, and what is too close together on a small screen, is shown when it is asked for."""
        calls = self.page.locator(".seats li.calls button[aria-pressed=false]")
        for name in calls.all_text_contents():  # which of them call, and in what place, changes with what is shown
            if (call := calls.filter(has_text=name)).count():
                yield lambda call=call: call.first.click(position=EMBLEM)
        for _ in range(30 if self.touch else 0):
            offers = self.page.get_by_role("button", name="Show my choices")
            if not offers.count():
                return
            yield offers.click

    def tap(self, x: float, y: float) -> None:
        """Tap a choice with a finger: the first tap shows what it would bring, the second does it."""
        question = self.look()["question"]
        self.page.touchscreen.tap(x, y)
        self.page.wait_for_function(
            "was => document.querySelector('.again') || document.querySelector('[data-question]').dataset.question !== was",
            arg=question,
        )
        if self.page.locator(".again").count():
            self.page.touchscreen.tap(x, y)

    def choices_in_sight(self) -> list[str]:
        """The choices that are wholly on the screen, nothing lying over them."""
        return self.page.evaluate(
            """() => [...document.querySelectorAll('button[data-do]')].filter(button => {
              const { left, right, top, bottom, width } = button.getBoundingClientRect()
              if (!width || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false
              return [top + 3, bottom - 3].every(y => button.contains(document.elementFromPoint((left + right) / 2, y)))
            }).map(button => button.dataset.do)"""
        )

    def log(self) -> list[str]:
        """The lines of the log, shown or not."""
        return self.page.evaluate(
            "[...document.querySelectorAll('[data-part=log] .lines p')].map(line => line.textContent)"
        )

    def sideways(self) -> int:
        """How far the page can be scrolled sideways, which it should not be."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))

    def barriers(self, within: str = "html") -> list[str]:
        """What axe finds that is serious or critical, and still finds a moment later: bots may be at play meanwhile.

        A whole table takes it two seconds: where only something on it is new, it looks ``within`` that.
        """
        assert self.page.locator(within).count()
        found = self._barriers(within)
        if found:
            self.page.wait_for_timeout(500)
            found = [each for each in self._barriers(within) if each in found]
        return found

    def _barriers(self, within: str) -> list[str]:
        if self.page.evaluate("typeof axe === 'undefined'"):
            self.page.evaluate(AXE.read_text())
        self.page.evaluate(SEEN, True)  # it measures colours, as they are seen
        found = self.page.evaluate(FOUND, within)
        self.page.evaluate(SEEN, False)
        return [
            f"{each['id']}: {each['help']} {[node['target'] for node in each['nodes'][:3]]}"
            for each in found
            if each["impact"] in ("serious", "critical")
        ]

    def leave(self) -> None:
        self.context.close()


@contextmanager
def guests() -> Iterator[list[Person]]:
    """Those who come while a test runs; at its end nobody's browser may have complained."""
    made: list[Person] = []
    yield made
    complaints = [complaint for each in made for complaint in each.complaints]
    for each in made:
        each.leave()
    assert complaints == []


def play_on(
    people: Sequence[Person],
    chooser: random.Random,
    *,
    clicks: int = 10_000,
    seconds: float = 300.0,
    choose: Callable[[Person, str], object] = Person.press,
) -> bool:
    """Everybody answers whatever comes, until the game is over (true) or so many answers are given."""
    made = 0
    answered: dict[str, str] = {}
    until = time.monotonic() + seconds
    while made < clicks:
        idle = True
        for person in people:
            seen = person.look()
            if seen["status"] == "over":
                return True
            question, choices = str(seen["question"]), list(seen["choices"])  # type: ignore[call-overload]
            fresh = answered.get(person.name) != f"{question} {choices}"
            if choices and not seen["busy"] and fresh:
                choose(person, chooser.choice(choices))
                answered[person.name] = f"{question} {choices}"
                made += 1
                idle = False
        if idle:
            answered = {} if time.monotonic() % 3 < 0.06 else answered
            assert time.monotonic() < until, f"nothing moves: {[person.look() for person in people]}"
            people[0].page.wait_for_timeout(40)
    return False


def leave_to_a_bot(person: Person) -> None:
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Let a bot play for me").click()


def bots_finish(*people: Person) -> None:
    """Everybody leaves the rest of the game to a bot."""
    for person in people:
        leave_to_a_bot(person)
    for person in people:
        person.page.locator('.table[data-status="over"]').wait_for(timeout=60_000)


def seat_all(
    people: Sequence[Person],
    game: str,
    *,
    seats: int,
    bots: str = "greedy",
    listed: bool = False,
    over: bool = False,
    **options: object,
) -> str:
    """A game that has begun, or is over, by plain connections: these people have the first seats, bots the others.

    Then each of them comes to the table in a browser.  It is the quick way there, where the way is not what is tested.
    """
    host, *others = people
    door = Door(int(host.address.rpartition(":")[2]))
    lines = [door.make(game, seats, player=host.name, options=options, listed=listed)]
    for at, other in enumerate(others, 1):
        lines.append(Line(door, lines[0].table, None, f"line {at}"))
        lines[-1].sit(at, other.name)
    if seats > len(people):
        lines[0].ask("fill", bot=bots)
    lines[0].ask("start")
    for line in lines:
        line.until(lambda p: p.lobby["status"] == "playing" and p.view)
    if over:
        play_out(lines, random.Random(game))
    for line in lines:
        line.close()
    link = f"/t/{lines[0].table}"
    for person, line in zip(people, lines, strict=True):
        person.go(f"{link}#seat={line.token}")
    for person in people:
        person.page.locator(f'.table[data-status="{"over" if over else "playing"}"]').wait_for()
    return link


# No page offers greedy and casual any more; these play as quickly.
OFFERED = {"greedy": "boatswain", "casual": "deckhand"}


def open_table(
    host: Person, game: str, *, seats: int, bots: dict[int, str], options: dict[str, str], listed: bool = False
) -> str:
    """The host sets up a table on the page for it and tells the link to share; with bots alone the game begins at once."""
    page = host.page
    host.go(f"/new/{game}")
    page.get_by_label("Your name").fill(host.name)
    page.get_by_role("group", name="Players").get_by_text(str(seats), exact=True).click()
    for option, choice in options.items():
        page.get_by_role("group", name=option).get_by_text(choice, exact=True).click()
    for seat, level in bots.items():
        page.locator(f"#seat-{seat}").select_option(OFFERED.get(level, level))
    if listed:
        page.get_by_label("List the table on the first page").check()
    everybody = len(bots) == seats - 1
    page.get_by_role("button", name="Start the game" if everybody else "Open the table").click()
    if everybody:
        page.locator('.table[data-status="playing"]').wait_for()
    else:
        page.get_by_role("button", name="Start the game").wait_for()
    return page.url.removeprefix(host.address)


def sit(guest: Person, link: str) -> None:
    """A friend follows the link and takes the first free seat."""
    guest.go(link)
    guest.page.get_by_label("Your name").fill(guest.name)
    guest.page.get_by_role("button", name="Sit here").first.click()
    guest.page.get_by_role("button", name="Stand up").wait_for()


def start(host: Person, *others: Person) -> None:
    host.page.get_by_role("button", name="Start the game").click()
    for person in (host, *others):
        person.page.locator('.table[data-status="playing"]').wait_for()
