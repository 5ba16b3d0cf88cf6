"""Each game played to its end by clicking: two browsers and a bot, a reload and a restart on the way.

In every run a bot plays the rest for one of the two, who comes back for the end; in the soak both click to the end.
"""

import random

import pytest

from browser.people import DESKTOP, PHONE, Person, leave_to_a_bot, open_table, play_on, seat_all, sit, start
from roadstead import games

# What makes a game shorter, where something does.
SHORTEST = {
    "jamaica": {"Rounds": "5"},
    "harbour_of_fortune": {"Rounds": "8"},
    "rotterdam": {"Length": "Rounds"},
    "supremacy": {"Turns": "3", "Trades": "No"},
}
# The same by the names that the rules have for it.
SHORT = {
    "jamaica": {"rounds": 5},
    "harbour_of_fortune": {"rounds": 8},
    "rotterdam": {"length": "rounds"},
    "supremacy": {"turns": 3, "trades": False},
}
# The easiest in every run, the others in the soak: what differs between them is what the server says, which other tests read.
NAMES = sorted(games.own())
EASIEST = min(NAMES, key=lambda name: games.find(name).weight)
GAMES = [name if name == EASIEST else pytest.param(name, marks=pytest.mark.soak) for name in NAMES]


def fine(person: Person) -> None:
    """Nothing sticks out sideways, and nobody is shut out."""
    assert person.sideways() == 0
    assert person.barriers() == []


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking(server, person, game):
    for result in play_a_game(server, person, game, SHORTEST.get(game, {}), rest=Person.press, leaves=True):
        assert "Ann" in result
        assert "Ben" in result


@pytest.mark.soak
@pytest.mark.parametrize("game", NAMES)
def test_a_game_of_full_length_by_clicking(server, person, game):
    for result in play_a_game(server, person, game, {}, rest=Person.click):
        assert "Ann" in result
        assert "Ben" in result


def play_a_game(server, person, game, options, rest, leaves=False) -> list[str]:
    """To its end, with a reload and a restart on the way: what the result says to each of the two.

    With a mouse at first; how the ``rest`` is played is said, and whether Ben ``leaves`` it to a bot.
    """
    chooser = random.Random(game)
    ann, ben = person("Ann"), person("Ben", PHONE)
    link = open_table(ann, game, seats=3, bots={2: "greedy"}, options=options)
    sit(ben, link)
    fine(ben)
    start(ann, ben)
    fine(ann)
    assert ben.sideways() == 0

    assert not play_on([ann, ben], chooser, clicks=6, choose=Person.click)
    before = ben.log()
    assert before
    ben.page.reload()
    ben.page.locator('.table[data-status="playing"]').wait_for()
    ben.page.wait_for_function("document.querySelector('[data-part=log] .lines p')")
    assert ben.log()[: len(before)] == before

    assert not play_on([ann, ben], chooser, clicks=4, choose=rest)
    ann.away = ben.away = True
    server.stop()
    server.start()
    for each in (ann, ben):
        each.page.locator('.table[data-status="playing"]').wait_for()
        each.page.wait_for_function("() => document.querySelector('[data-live]')?.dataset.live === 'live'")
        each.away = False

    if leaves:
        leave_to_a_bot(ben)
        ben.go("/")
    assert play_on([ann] if leaves else [ann, ben], chooser, seconds=1200, choose=rest)
    if leaves:
        ben.go(link)
    told = []
    for each in (ann, ben):
        result = each.page.get_by_role("dialog", name="The game is over")
        result.wait_for()
        told.append(result.inner_text())
        assert each.sideways() == 0
        assert each.barriers("dialog[open]") == []
    return told


# The list of choices is for those who want it: whatever lies on the table is chosen there, with a mouse and with a finger.
SIZES = {"mouse": DESKTOP, "finger": PHONE}


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param(
            game, SIZES[how], id=f"{game}-{how}", marks=() if (game, how) == (EASIEST, "mouse") else pytest.mark.soak
        )
        for game in NAMES
        for how in SIZES
    ],
)
def test_a_whole_game_by_choosing_on_the_table(server, person, game, size):
    ann = person("Ann", size)
    seat_all([ann], game, seats=2, **SHORT.get(game, {}))
    chosen, missed = [], []

    def choose(who: Person, action: str) -> None:
        on_table = who.page.locator(f'button[data-do="{action}"][data-on-table]').count()
        if not on_table:
            who.click(action)
        elif who.choose_on_the_table(action):
            chosen.append(action)
        else:
            missed.append(action)
            who.click(action)

    assert play_on([ann], random.Random(game), seconds=600, choose=choose)
    assert missed == []
    assert len(chosen) > 5
