"""ROT-14.5: a stack keeps its order when products are bought out of it, and nobody learns that order."""

from fractions import Fraction
from itertools import combinations

import pytest

from games.rotterdam.table import rotterdam
from roadstead.games.rotterdam import GAME
from roadstead.games.rotterdam.rules import stacks
from roadstead.kernel.dice import NeedsOutcome, ScriptedDice

pytestmark = pytest.mark.pure

EEM, SHOES, CLOTHES = 2, 4, 5


def next_top(table, name, port):
    """Every outcome of the die that turns up the next card, and which product it shows."""
    shown = []
    while True:
        state = table.state.clone()
        state.dice = ScriptedDice([len(shown)])
        try:
            state.play(table.seat(name), GAME.actions.parse("worker discharger"))
        except (NeedsOutcome, ValueError):
            return shown
        shown.append(int(state.top[port]))


@pytest.mark.rule("ROT-14.5", "ROT-8.6")
def test_with_gasoline_on_top_and_three_bought_the_next_card_is_gasoline_with_eight_in_seventeen():
    table = rotterdam().top(botlek="gasoline").ships(blue="botlek oil").money(red=40)
    assert next_top(table, "red", 0) == [0] * 8 + [1] * 9
    table.play("red", "worker trader", "buy gasoline", "buy gasoline", "buy gasoline", "done")
    assert next_top(table, "blue", 0) == [0] * 8 + [1] * 9, "what lies on top does not change"


class Heap:
    """A stack as it lies on a real table: the first card on top, all in one order from the beginning."""

    def __init__(self, cards):
        self.cards = list(cards)

    def draw(self):
        return self.cards.pop(0)

    def buy(self, product):
        """From the bottom upward; False when there is none."""
        for at in range(len(self.cards) - 1, -1, -1):
            if self.cards[at] == product:
                del self.cards[at]
                return True
        return False


def orders():
    """Every order in which the harbour of Eem can be shuffled, its open card first."""
    for places in combinations(range(12), 6):
        yield [SHOES if at in places else CLOTHES for at in range(12)]


# Draws and purchases in turn: few and many, of one product and of both, until one of them has run out.
STORIES = (
    ("draw", SHOES, SHOES, "draw", CLOTHES, "draw", "draw"),
    (SHOES, SHOES, SHOES, SHOES, "draw", "draw", "draw", "draw"),
    (SHOES, CLOTHES, SHOES, CLOTHES, CLOTHES, "draw", SHOES, "draw", "draw"),
    ("draw", CLOTHES, CLOTHES, CLOTHES, CLOTHES, SHOES, "draw", "draw", "draw", "draw"),
)


@pytest.mark.rule("ROT-14.5")
@pytest.mark.parametrize("story", STORIES)
def test_the_chances_of_every_course_are_those_of_a_shuffled_stack(story):
    real = {}
    for order in orders():
        heap = Heap(order[1:])
        course = (order[0], *[heap.draw() if step == "draw" else heap.buy(step) for step in story])
        real[course] = real.get(course, 0) + Fraction(1, 924)
    ours = {}
    for top in (SHOES, CLOTHES):
        table = rotterdam().top(eem="shoes" if top == SHOES else "clothes")
        follow(table.state.clone(), story, (top,), Fraction(1, 2), ours)
    assert ours == real


def follow(state, story, course, chance, found):
    """Every way on, with its chance; the open card is put aside, so that it is never the copy that is bought."""
    if not story:
        found[course] = found.get(course, 0) + chance
        return
    if story[0] != "draw":
        state.top[EEM] = 8
        follow(state, story[1:], (*course, stacks.find(state, story[0])), chance, found)
        return
    die = state.depth_covered[EEM] + state.bought_out[SHOES] + state.bought_out[CLOTHES]
    ways = {}
    for outcome in range(die):
        twin = state.clone()
        twin.dice = ScriptedDice([outcome])
        stacks.turn_up(twin, EEM)
        ways.setdefault(int(twin.top[EEM]), []).append(twin)
    for product, twins in ways.items():
        follow(twins[0], story[1:], (*course, product), chance * Fraction(len(twins), die), found)


@pytest.mark.rule("ROT-14.5")
def test_an_imagined_hand_is_as_likely_as_the_shuffles_that_fit():
    """A factory's covered card, then four shoes bought, then clothes on top three times: were those the last shoes?"""
    held = {SHOES: 0, CLOTHES: 0}
    for order in orders():
        heap = Heap(order[1:])
        covered = heap.draw()
        bought = all(heap.buy(SHOES) for _ in range(4))
        if order[0] == SHOES and bought and [heap.draw(), heap.draw(), heap.draw()] == [CLOTHES] * 3:
            held[covered] += 1
    table = rotterdam().top(eem="shoes").covered(blue="shoes").money(red=40)
    state = table.state
    for _ in range(4):
        assert stacks.find(state, SHOES)
        stacks.gain(state, 0, SHOES, True)
    for _ in range(3):
        stacks.gain(state, 2, int(state.top[EEM]), True)
        state.dice = ScriptedDice([state.covered[SHOES] + state.bought_out[SHOES]])
        stacks.turn_up(state, EEM)
    view = table.view("red")
    worlds = [view.imagined(seed) for seed in range(4000)]
    assert all(world.invariants() == [] for world in worlds)
    share = sum(int(world.hand[8 + SHOES]) for world in worlds) / len(worlds)
    assert abs(share - held[SHOES] / sum(held.values())) < 0.025


@pytest.mark.rule("ROT-14.5")
def test_nobody_sees_the_stack_only_what_was_bought():
    table = rotterdam().top(eem="shoes").money(red=40)
    table.play("red", "worker trader", "buy shoes", "buy shoes")
    for viewer in ("red", "blue", None):
        view = table.view(viewer)
        assert set(view.covered) == {9999}
        assert list(view.bought_out)[SHOES] == 2


@pytest.mark.rule("ROT-14.5")
def test_the_die_is_thrown_even_where_one_product_is_left():
    table = rotterdam().top(eem="shoes").covered(blue="5 shoes").ships(red="eem containers")
    assert next_top(table, "red", EEM) == [CLOTHES] * 6
