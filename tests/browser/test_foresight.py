"""What a choice would bring is seen before it is made: ghosts on the table, a card beside the choices, and nothing is played."""

import re

import pytest

from browser.people import DESKTOP, ON_A_PHONE, PHONE, Person, guests, seat_all

READY = """() => document.querySelector('button[data-do]') && !document.querySelector('button[data-do][aria-disabled=true]')"""
CHANGED = "was => document.querySelector('[data-question]').dataset.question !== was"
EVERY_QUESTION = """try {
  const kept = JSON.parse(localStorage.getItem('roadstead.table') ?? '{}')
  localStorage.setItem('roadstead.table', JSON.stringify({ only: false, ...kept }))
} catch {}"""
TOLD = "do_ => document.querySelector('[data-foreseen]')?.dataset.foreseen === do_"


@pytest.fixture(scope="module")
def jamaica(server, chromium):
    """Ann at a table of Jamaica with two bots; each test goes on from where the one before has left it."""
    with guests() as made:

        def person(name: str, size: dict[str, int]) -> Person:
            made.append(Person(chromium, server.address, name, size))
            return made[-1]

        yield seated(person, "jamaica", seats=3)


def seated(person, game: str, *, seats: int = 2, size: dict[str, int] = DESKTOP) -> Person:
    """One person among bots, who answers every question, also where there is only one answer."""
    ann = person("Ann", size)
    ann.context.add_init_script(EVERY_QUESTION)
    seat_all([ann], game, seats=seats)
    ann.page.wait_for_function(READY)
    return ann


def answer(ann: Person, action: str) -> None:
    question = ann.look()["question"]
    ann.click(action)
    ann.page.wait_for_function(CHANGED, arg=question)
    ann.page.wait_for_function(READY)


def point_at(ann: Person, action: str) -> None:
    ann.page.locator(f'button[data-do="{action}"]').hover()
    ann.page.wait_for_function(TOLD, arg=action)


def to_a_ghost(ann: Person) -> str:
    """Play on until the first choice would move something that can be seen to move."""
    for _ in range(40):
        action = ann.choices()[0]
        point_at(ann, action)
        if ann.page.locator("[data-ghost]").count() and ann.page.locator("[data-fading]").count():
            return action
        answer(ann, action)
    raise AssertionError("nothing ever moves")


def test_resting_on_a_choice_shows_what_it_would_bring_and_leaves_no_trace(jamaica):
    ann = jamaica
    to_a_ghost(ann)
    before = ann.look()
    decided = ann.page.locator(".log .n").last.inner_text()
    card = ann.page.locator(".foreseen")
    assert card.locator("p").first.inner_text().lower() == "this would happen"
    assert card.locator("li, .row, .open").count()
    assert ann.page.locator("[data-fading]").count()
    assert ann.barriers(".foreseen") == []
    ann.page.locator(".prompt").hover()
    card.wait_for(state="detached")
    assert ann.page.locator("[data-ghost], [data-fading], svg.ghosts").count() == 0
    assert ann.look() == before
    assert ann.page.locator(".log .n").last.inner_text() == decided


def test_a_card_shows_where_the_ship_would_sail(jamaica):
    ann = jamaica
    while not ann.choices()[0].startswith("card"):
        answer(ann, ann.choices()[0])
    sails = ann.page.locator("button[data-do^=card]").filter(has_text="sail").filter(has_not_text="lane")
    point_at(ann, sails.first.get_attribute("data-do"))
    ann.page.locator('[data-ghost="ship-0"]').wait_for()
    assert "if nothing comes in between" in ann.page.locator(".foreseen").inner_text()


def test_what_was_foreseen_is_what_the_log_then_says(jamaica):
    ann = jamaica
    for _ in range(40):
        action = ann.choices()[0]
        point_at(ann, action)
        lines = ann.page.locator(".foreseen ol li").all_inner_texts()
        lines = [line for line in lines if not re.fullmatch(r"and \d+ more", line)]  # of many the first few are shown
        answer(ann, action)
        if len(lines) > 1:
            break
    told = [" ".join(line.split()) for line in ann.log()]
    assert all(any(line in one for one in told) for line in lines), (lines, told[-20:])


def test_with_the_keyboard_too(server, person):
    ann = seated(person, "jamaica")
    action, question = ann.choices()[-1], ann.look()["question"]
    ann.page.locator(".prompt").focus()
    for _ in range(12):
        ann.page.keyboard.press("Tab")
        if ann.page.evaluate("document.activeElement.dataset.do") == action:
            break
    assert ann.page.evaluate("document.activeElement.dataset.do") == action
    ann.page.wait_for_function(TOLD, arg=action)
    assert ann.page.locator(".foreseen").is_visible()
    assert ann.look()["question"] == question


def test_a_finger_taps_once_to_see_and_again_to_do(server, person):
    ann = seated(person, "jamaica", size=PHONE)
    hand = ann.page.get_by_role("region", name="Your hand").get_by_role("button")
    for where in ("on the panel", "on the table"):
        while not ann.choices()[0].startswith("card "):
            answer(ann, ann.choices()[0])
        action, question = ann.choices()[0], ann.look()["question"]
        target = ann.page.locator(f'button[data-do="{action}"]') if where == "on the panel" else hand.first
        target.tap()
        ann.page.get_by_text("Tap again to do it").wait_for()
        ann.page.wait_for_timeout(300)
        assert ann.look()["question"] == question
        target.tap()
        ann.page.wait_for_function(CHANGED, arg=question)
        ann.page.wait_for_function(READY)


def test_one_tap_does_it_for_who_wants_that(server, person):
    ann = seated(person, "jamaica", size=PHONE)
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_label("the first tap shows").uncheck()
    ann.page.get_by_role("button", name="Close", exact=True).click()
    question = ann.look()["question"]
    ann.page.locator("button[data-do]").first.tap()
    ann.page.wait_for_function(CHANGED, arg=question)
    assert ann.look()["question"] != question
    assert ann.page.get_by_text("Tap again to do it").count() == 0


def test_every_chip_shows_points_and_place_and_opens_the_breakdown(jamaica):
    ann = jamaica
    answer(ann, ann.choices()[0])
    chips = ann.page.locator(".seats .points")
    assert chips.count() == 3
    assert all("place of 3" in chip.text_content() for chip in chips.all())
    written = [text.rpartition(" ")[2] for text in chips.locator("b").all_text_contents()]
    chips.first.click()
    rows = ann.page.get_by_role("dialog", name="How it stands").get_by_role("row")
    totals = [row.get_by_role("cell").nth(3).inner_text() for row in rows.all()[1:]]
    assert sorted(totals) == sorted(written)
    assert ann.barriers("dialog[open]") == []
    ann.page.get_by_role("dialog").get_by_role("button", name="Rule JAM-11.6").click()
    ann.page.get_by_text("JAM-11.6").last.wait_for()
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("Escape")


def until_asked(ann: Person, wanted: str, prefer: tuple[str, ...]) -> None:
    """Answer with what is preferred, or with what ends it, until the page shows what is wanted."""
    for _ in range(40):
        if ann.page.locator(wanted).count():
            return
        choices = ann.choices()
        answer(ann, next((each for each in choices if each.startswith(prefer)), choices[-1]))
    raise AssertionError(f"{wanted} never came")


@pytest.mark.parametrize("size", ON_A_PHONE)
def test_where_dice_decide_the_chances_are_told(server, person, size):
    ann = seated(person, "harbour_of_fortune", seats=3, size=size)
    until_asked(ann, "button[data-do=roll]", ("end turn",))
    if size == DESKTOP:
        point_at(ann, "roll")
    else:
        ann.page.locator("button[data-do=roll]").tap()
        ann.page.wait_for_function(TOLD, arg="roll")
    chances = [row.get_attribute("data-chance").split("/") for row in ann.page.locator(".foreseen .chances li").all()]
    assert len(chances) in (2, 3)
    assert sum(int(times) for times, _ in chances) == int(chances[0][1])
    assert "1 in 6 17 %" in " ".join(ann.page.locator(".foreseen .share").first.inner_text().split())
    assert ann.sideways() == 0
    assert ann.barriers(".foreseen") == []


def test_one_stepper_answers_how_many(server, person):
    ann = seated(person, "supremacy")
    until_asked(ann, "[data-numbers]", ("sell ", "play", "run all"))
    stepper = ann.page.locator("[data-numbers]")
    assert ann.page.locator("button[data-do^='count']").count() == 1, "one button for all numbers"
    stepper.get_by_role("button", name="One more").click()
    stepper.get_by_role("spinbutton").press("ArrowUp")
    ann.page.wait_for_function(TOLD, arg="count 3")
    told = ann.page.locator(".foreseen .cell").first.inner_text()
    assert "cash" in told
    assert "→" in told
    stepper.get_by_role("button", name="All").click()
    every = stepper.locator("button[data-do]").get_attribute("data-do")
    ann.page.wait_for_function(TOLD, arg=every)
    most = stepper.get_by_role("spinbutton").input_value()
    stepper.get_by_role("spinbutton").fill("2")
    question = ann.look()["question"]
    stepper.get_by_role("spinbutton").press("Enter")
    ann.page.wait_for_function(CHANGED, arg=question)
    assert int(most) > 2
    assert any("sells 2 " in line for line in ann.log())


def test_a_trade_is_a_table_of_two_columns_and_is_offered_with_one_press(server, person):
    ann = seated(person, "supremacy")
    until_asked(ann, "button[data-do^='offer ']", ("play", "run all"))
    answer(ann, next(each for each in ann.choices() if each.startswith("offer ")))
    trade = ann.page.locator(".trade")
    offer = trade.get_by_role("button", name="Offer", exact=True)
    assert offer.is_disabled()
    trade.get_by_role("button", name="More grain: you give").click(click_count=2)
    trade.get_by_label("You get: cash").fill("300")
    trade.get_by_label("You get: cash").press("Enter")
    assert re.search(r"At the market \$[\d,]+M for \$300M", trade.inner_text())
    assert ann.barriers(".trade") == []
    offer.click()
    ann.page.wait_for_function(
        "() => [...document.querySelectorAll('[data-part=log] .lines p')].some(p => p.textContent.includes('2 grain for $300M'))"
    )


def to_an_offer(people: list[Person]) -> tuple[Person, Person]:
    """Answer for both until one may make an offer: who may, and the other."""
    answered: set[str] = set()
    for _ in range(400):
        for who in people:
            choices = who.choices()
            if any(each.startswith("offer ") for each in choices):
                return who, next(other for other in people if other is not who)
            asked = f"{who.name} {who.look()['question']} {choices}"
            if choices and asked not in answered:
                answered.add(asked)
                who.click(next((each for each in choices if each.startswith(("play", "run all"))), choices[-1]))
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody may ever offer anything")


def offers(who: Person, cash: str) -> None:
    who.click(next(each for each in who.choices() if each.startswith("offer ")))
    trade = who.page.locator(".trade")
    trade.get_by_role("button", name="More grain: you give").click()
    trade.get_by_label("You get: cash").fill(cash)
    trade.get_by_label("You get: cash").press("Enter")
    trade.get_by_role("button", name="Offer", exact=True).click()


def test_offers_and_counter_offers_of_a_deal_are_remembered(server, person):
    ann, ben = person("Ann"), person("Ben")
    seat_all([ann, ben], "supremacy", seats=2)
    giver, taker = to_an_offer([ann, ben])
    offers(giver, "300")
    trade = taker.page.locator(".trade")
    assert trade.get_by_label("This deal so far").count() == 0, "the first offer is all there is"
    trade.get_by_role("button", name="Counter-offer…").click()
    assert trade.get_by_label("You give: cash").input_value() == "300", "it begins with what was offered"
    trade.get_by_label("You give: cash").fill("200")
    trade.get_by_label("You give: cash").press("Enter")
    trade.get_by_role("button", name="Decline and say this").click()
    giver.page.wait_for_function(
        "() => [...document.querySelectorAll('button[data-do]')].some(b => b.dataset.do.startsWith('offer '))"
    )
    offers(giver, "200")
    past = trade.get_by_label("This deal so far").get_by_role("listitem")
    past.nth(2).wait_for()
    told = [" ".join(line.split()) for line in past.all_text_contents()]
    assert told == [
        f"{giver.name} offers {taker.name} 1 grain for $300M.",
        f"{taker.name} (you) “I would take 1 grain for $200M.”",
        f"{giver.name} offers {taker.name} 1 grain for $200M.",
    ]
    assert taker.barriers(".trade") == []
    taker.page.reload()
    past.nth(2).wait_for()
    assert past.count() == 3, "and it is still known to one who comes back"
    taker.click("decline")
    taker.page.wait_for_function("() => !document.querySelector('.trade')")
    offerer, _ = to_an_offer([taker, giver])
    offerer.click(next(each for each in offerer.choices() if each.startswith("offer ")))
    trade = offerer.page.locator(".trade")
    trade.get_by_role("button", name="1 earlier").click()
    assert trade.get_by_label("This deal so far").get_by_role("listitem").count() == 4


def test_what_happened_since_my_last_turn_is_told_a_line_a_player(jamaica):
    ann = jamaica
    strip = ann.page.get_by_label("Since your last turn")
    for _ in range(12):
        answer(ann, ann.choices()[0])
        if strip.locator("li").count() > 1:
            break
    seats = strip.locator("li:not(.me) .sr").all_text_contents()
    assert len(seats) == len(set(seats)) >= 1, "one line a player"
    assert strip.get_by_role("link").first.get_attribute("href").startswith("/t/")
    ann.page.get_by_role("button", name="Only Blue").click()
    lines = ann.page.locator("[data-part=log] .block .lines p:first-child").all_text_contents()
    assert lines
    assert all("Blue" in line for line in lines)
    assert ann.barriers("[data-part=log]") == []
    strip.get_by_role("button", name="Put away").click()
    strip.wait_for(state="detached")
