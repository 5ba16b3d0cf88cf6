"""The numbers of the choices: a choice keeps its own while the question stands, and what ends a turn is never 1."""

import random
from collections.abc import Callable

import pytest

from browser.people import DESKTOP, PHONE, Person, guests
from browser.stretches import ANNA, Stretches
from roadstead import games

MANY = 12  # more are only listed when asked for, where they lie on the table
NUMBERS = """() => Object.fromEntries([...document.querySelectorAll('.panel button[data-do]')].flatMap(button => {
  const number = button.querySelector('kbd')?.textContent
  return number && button.offsetParent ? [[button.dataset.do, +number]] : []
}))"""
# One tap does it.
ONE_TAP = "try { localStorage.setItem('roadstead.table', JSON.stringify({ speed: 0, twice: false })) } catch {}"
CHANGED = "was => document.querySelector('[data-question]').dataset.question !== was"


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    made = Stretches(tmp_path_factory.mktemp("numbers"))
    yield made
    made.stop()


@pytest.fixture
def anna(chromium, tables):
    """Makes Anna's browser, at the table as it stands."""
    with guests() as made:

        def come(size: dict[str, int] = DESKTOP) -> Person:
            made.append(Person(chromium, tables.address, "Anna", size))
            made[-1].context.add_init_script(ONE_TAP)
            made[-1].go(f"/t/{tables.anna.table}#seat={tables.anna.token}")
            made[-1].page.locator(".panel.mine").wait_for()
            return made[-1]

        yield come


def until(game: str, seats: int, seed: int, wanted: Callable[[list[str]], bool]) -> list[tuple[int, int]]:
    """What is done until Anna is asked something of which these are the choices; everybody ends their turns as soon as they may."""
    found = games.find(game)
    state = found.new(seats, seed)
    chooser = random.Random(seed)
    done: list[tuple[int, int]] = []
    while not state.over:
        seat = int(state.actors()[-1])
        called = {found.actions.text(action): int(action) for action in state.legal(seat)}
        if seat == ANNA and wanted(list(called)):
            return done
        action = called.get("end turn") or chooser.choice(list(called.values()))
        state.play(seat, action)
        done.append((seat, action))
    raise AssertionError("Anna is never asked that: take another seed")


def numbers(person: Person) -> dict[str, int]:
    return person.page.evaluate(NUMBERS)


def test_a_choice_keeps_its_number_when_a_hint_comes_and_goes(tables, anna):
    """Harbour of Fortune: what can be chosen on the board is listed with the hint, and stays so."""
    before = until("harbour_of_fortune", 4, 3, lambda choices: len(choices) > MANY + 3 and "end turn" in choices)
    tables.lay(games.find("harbour_of_fortune"), 4, 3, {}, before)
    person = anna()
    page = person.page
    page.locator(".panel .list").wait_for()
    first = numbers(person)
    assert first["end turn"] == 9
    question = person.look()["question"]
    page.keyboard.press("1")
    page.locator(".panel .list").wait_for(state="detached")
    assert person.look()["question"] == question, "what was not seen is shown, and not done"
    page.reload()
    page.locator(".panel .list").wait_for()
    place = page.locator('button[data-do="end turn"]').bounding_box()
    page.keyboard.press("h")
    page.locator(".coaching").wait_for()
    with_hint = numbers(person)
    assert with_hint["end turn"] == 9
    assert first.items() <= with_hint.items()
    assert sorted(with_hint.values()) == list(range(1, 10))
    page.get_by_role("button", name="Close the hint").click()
    page.locator(".coaching").wait_for(state="detached")
    assert numbers(person) == with_hint
    assert page.locator('button[data-do="end turn"]').bounding_box()["y"] >= place["y"], "and does not come nearer"
    page.locator(".panel input[type=search]").fill("end")
    page.wait_for_function("() => document.querySelectorAll('.panel button[data-do]').length < 4")
    assert numbers(person).items() <= with_hint.items()
    page.locator(".panel input[type=search]").fill("")
    page.locator(".prompt").focus()
    chosen = next(do for do, number in with_hint.items() if number == 1)
    page.keyboard.press("1")
    page.wait_for_function(CHANGED, arg=question)
    room = tables.server.hall.rooms.awake[tables.anna.table]
    assert room.match.record.lines[-1].do == chosen


def test_arrows_change_a_number_that_a_key_has_opened(tables, anna):
    """Supremacy: a key chooses what to sell, and the arrows how much of it."""
    before = until("supremacy", 2, 1, lambda choices: any(choice.startswith("sell ") for choice in choices))
    tables.lay(games.find("supremacy"), 2, 1, {}, before)
    person = anna()
    page = person.page
    sells = next(do for do in numbers(person) if do.startswith("sell "))
    page.keyboard.press(str(numbers(person)[sells]))
    stepper = page.locator("[data-numbers]")
    stepper.wait_for()
    number = stepper.get_by_role("spinbutton")
    assert number.input_value() == "1"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    assert number.input_value() == "3"
    page.keyboard.press("ArrowDown")
    assert number.input_value() == "2"
    question = person.look()["question"]
    page.keyboard.press("1")
    page.wait_for_function(CHANGED, arg=question)
    assert any("sells 2 " in line for line in person.log())


def test_the_whole_board_on_a_phone_stays_whole_at_the_next_decisions(tables, anna):
    """Rotterdam: until then the board comes close to what can be chosen by itself."""
    tables.put_at("rotterdam", 2, 5, 0.3)
    person = anna(PHONE)
    page = person.page
    whole = page.get_by_role("button", name="Whole board")
    chooser = random.Random(4)

    def close_by_itself(decisions: int) -> int:
        """At how many of the next questions the board is close."""
        count = 0
        for _ in range(decisions):
            page.wait_for_function("() => document.querySelector('button[data-do]:not([aria-disabled=true])')")
            page.wait_for_timeout(400)
            count += whole.is_visible()
            question = person.look()["question"]
            person.press(chooser.choice(person.choices()))
            page.wait_for_function(CHANGED, arg=question)
            others_answer(tables)
        return count

    assert close_by_itself(8) > 1
    while not whole.is_visible():
        close_by_itself(1)
        page.wait_for_timeout(400)
    whole.tap()
    assert close_by_itself(8) == 0
    page.get_by_role("button", name="Show my choices").tap()
    whole.wait_for()


def others_answer(tables: Stretches) -> None:
    """Whoever else is asked answers at once, until Anna is asked again."""
    room = tables.server.hall.rooms.awake[tables.anna.table]
    for line in tables.others.values():
        while not room.match.over and not room.match.state.asks(ANNA):
            line.until(lambda p: p.choices or room.match.state.asks(ANNA))
            if line.choices and not room.match.state.asks(ANNA):
                question = line.asked["question"]
                line.play(line.choices[-1])
                line.answered(question)
