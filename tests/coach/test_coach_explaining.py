"""What a gain in chance goes with, in futures that are made up."""

import pytest

from roadstead.coach.explaining import Have, Part, parts, rounded, worths
from roadstead.kernel.messages import Message, say
from roadstead.kernel.quantities import LESS, NEITHER, Quantity


def counted(name: str, better: int = 1, *, decides: bool = False, room: bool = False) -> Quantity:
    return Quantity(name, lambda view, seat: 0, better, decides, room=room)


GOLD, FOOD = counted("gold", decides=True), counted("food")
# Eight futures: what is had of two things that have nothing to do with each other.
UP_AND_DOWN = (1, -1, 1, -1, 1, -1, 1, -1)
NOW_AND_THEN = (1, 1, -1, -1, 1, 1, -1, -1)
NOTHING = dict.fromkeys(("gold", "food", "to-go", "holds"), 0.0)


def futures(**columns: list[float]) -> list[Have]:
    return [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]


def around(mean: float, by: tuple[int, ...], size: float = 1.0) -> list[float]:
    return [mean + size * each for each in by]


def chances(*told: tuple[float, list[float]], mean: float = 0.5) -> list[float]:
    """What the chance is in each future: so much for each one more of this than on average."""
    count = len(told[0][1])
    means = [sum(column) / count for _, column in told]
    return [mean + sum(w * (c[k] - m) for (w, c), m in zip(told, means, strict=True)) for k in range(count)]


def one(found: list[Part], name: str) -> Part:
    return next(part for part in found if part.quantity.name == name)


def test_what_drives_the_chance_gets_the_credit_and_what_only_goes_along_gets_none() -> None:
    """Of both there is much more with the first choice; the chance follows the gold alone."""
    gold, food = around(6, UP_AND_DOWN), around(9, NOW_AND_THEN)
    less_gold, less_food = around(3, UP_AND_DOWN), around(4, NOW_AND_THEN)
    mine, theirs = futures(gold=gold, food=food), futures(gold=less_gold, food=less_food)
    ends = (chances((0.05, gold), mean=0.5), chances((0.05, less_gold), mean=0.35))
    first, second = parts([FOOD, GOLD], mine, theirs, ends, NOTHING)
    assert (first.quantity, second.quantity) == (GOLD, FOOD)
    assert 0.1 < first.explains < 0.15, "a little drawn towards nothing"
    assert second.explains == pytest.approx(0.0, abs=1e-9)
    assert first.apart == 3.0


def test_what_is_worth_more_explains_more_though_it_differs_less() -> None:
    gold, food = around(5, UP_AND_DOWN), around(19, NOW_AND_THEN)
    less_gold, less_food = around(4, UP_AND_DOWN), around(9, NOW_AND_THEN)
    ends = (
        chances((0.08, gold), (0.001, food), mean=0.5),
        chances((0.08, less_gold), (0.001, less_food), mean=0.41),
    )
    found = parts([FOOD, GOLD], futures(gold=gold, food=food), futures(gold=less_gold, food=less_food), ends, NOTHING)
    assert [part.quantity for part in found] == [GOLD, FOOD]


def test_what_never_varies_is_given_what_nothing_else_explains() -> None:
    """A treasure that one choice always brings: within the choices nothing shows what it is worth."""
    gold = around(5, UP_AND_DOWN)
    mine = futures(gold=gold, food=[2.0] * 8)
    theirs = futures(gold=gold, food=[1.0] * 8)
    ends = (chances((0.05, gold), mean=0.6), chances((0.05, gold), mean=0.4))
    (part,) = parts([GOLD, FOOD], mine, theirs, ends, NOTHING)
    assert part.quantity == FOOD
    assert part.explains == pytest.approx(0.2)
    assert part.exact


def test_two_that_never_vary_share_it_and_what_speaks_against_the_gain_has_none_of_it() -> None:
    mine, theirs = futures(gold=[5.0] * 8, food=[5.0] * 8), futures(gold=[3.0] * 8, food=[4.0] * 8)
    found = parts([GOLD, FOOD], mine, theirs, ([0.5] * 8, [0.3] * 8), NOTHING)
    assert [part.explains for part in found] == pytest.approx([0.1, 0.1])
    worse = futures(gold=[5.0] * 8, food=[2.0] * 8)
    found = parts([GOLD, FOOD], worse, theirs, ([0.5] * 8, [0.3] * 8), NOTHING)
    assert one(found, "gold").explains == pytest.approx(0.2)
    assert one(found, "food").explains == 0.0
    assert not one(found, "food").good, "less food is no gain, whatever it explains"


def test_of_what_more_is_better_one_more_is_never_worth_less_than_nothing() -> None:
    """Whoever is ahead has spent more food: that does not make food bad.  Of debts it is the other way round."""
    food = around(5, UP_AND_DOWN)
    ends = chances((-0.05, food))
    have = [(futures(food=food), ends), (futures(food=food), ends)]
    assert worths([FOOD], have) == {"food": 0.0}
    worth = worths([counted("food", LESS)], have)["food"]
    assert worth is not None
    assert -0.05 < worth < -0.03
    assert worths([counted("food", NEITHER)], have) == {"food": worth}, (
        "of what is neither good nor bad it is as it seems"
    )


def test_when_something_is_left_out_the_others_are_weighed_anew() -> None:
    """Food that goes along with gold, and only looks bad beside it, does not make the gold look better."""
    gold = around(5, UP_AND_DOWN)
    food = [2 * each + 0.1 * other for each, other in zip(gold, NOW_AND_THEN, strict=True)]
    ends = chances((0.05, gold), (-0.01, [0.1 * float(each) for each in NOW_AND_THEN]))
    both = worths([GOLD, FOOD], [(futures(gold=gold, food=food), ends)])
    alone = worths([GOLD], [(futures(gold=gold), ends)])
    assert both["gold"] is not None
    assert alone["gold"] is not None
    assert both["food"] is not None
    assert both["gold"] <= alone["gold"]
    assert both["food"] >= 0.0


def test_fewer_spaces_to_go_speak_for_a_choice() -> None:
    """JAM-1.4: a ship wants few spaces to go."""
    to_go = counted("to-go", LESS, decides=True)
    near, far = around(10, UP_AND_DOWN), around(14, UP_AND_DOWN)
    ends = (chances((-0.02, near), mean=0.5), chances((-0.02, far), mean=0.42))
    ahead, behind = futures(**{"to-go": near}), futures(**{"to-go": far})
    (part,) = parts([to_go], ahead, behind, ends, NOTHING)
    assert part.good
    assert part.explains > 0
    assert part.told() == say("apart-to-go", n=4, how="less")
    (back,) = parts([to_go], behind, ahead, (ends[1], ends[0]), NOTHING)
    assert not back.good
    assert back.told() == say("apart-to-go", n=4, how="more")


def test_a_difference_that_explains_nothing_is_good_or_bad_by_itself() -> None:
    assert Part(GOLD, 2.0, 0.0, True, False).good
    assert not Part(GOLD, -2.0, 0.0, True, False).good
    assert Part(counted("to-go", LESS), -2.0, 0.0, True, False).good
    assert not Part(counted("lays", NEITHER), 2.0, 0.0, True, False).good


def test_by_chance_a_number_differs_by_two_standard_errors() -> None:
    """Of twenty numbers one does: only what differs by three is told."""
    mine, theirs = futures(food=[6, 6, 3, 6, 9, 6, 3, 9]), futures(food=[3, 3, 3, 6, 3, 6, 3, 6])
    same = ([0.5] * 8, [0.5] * 8)
    assert parts([FOOD], mine, theirs, same, NOTHING) == []
    surely = futures(food=[6, 6, 6, 9, 6, 9, 6, 9])
    assert [part.quantity for part in parts([FOOD], surely, theirs, same, NOTHING)] == [FOOD]


def test_half_a_brick_builds_nothing_and_half_a_point_is_a_reason() -> None:
    mine = futures(gold=[1.0, 0.0] * 16, food=[1.0, 0.0] * 16)
    theirs = futures(gold=[0.0] * 32, food=[0.0] * 32)
    same = ([0.5] * 32, [0.5] * 32)
    assert [part.quantity for part in parts([FOOD, GOLD], mine, theirs, same, NOTHING)] == [GOLD]


def test_of_much_a_little_is_not_worth_telling() -> None:
    """Of 300 food 10 are as good as none, and of 30 they are a third; what decides the game is told always."""
    same = ([0.5] * 8, [0.5] * 8)
    for much, told in ((300.0, [GOLD]), (30.0, [FOOD, GOLD])):
        mine, theirs = ({"food": had, "gold": had} for had in (much, much - 10))
        found = parts([FOOD, GOLD], [mine] * 8, [theirs] * 8, same, NOTHING)
        assert sorted(part.quantity.name for part in found) == [quantity.name for quantity in told]


def test_what_the_choices_bring_themselves_is_known_by_how_much_it_is() -> None:
    """SUP-5.2: whoever sells 5 minerals has 5 fewer; that it is 8 fewer at the next turn nobody sees at once."""
    same = ([0.5] * 8, [0.5] * 8)
    for apart, said in ((5.0, True), (4.0, True), (8.0, False), (-5.0, False)):
        mine, theirs = futures(food=[10.0 + apart] * 8), futures(food=[10.0] * 8)
        (part,) = parts([FOOD], mine, theirs, same, {"food": 5.0})
        assert part.at_once is said, apart
        (later,) = parts([FOOD], mine, theirs, same, {"food": 0.0})
        assert not later.at_once, "nothing of it comes at once"


def test_what_is_the_same_in_every_future_is_exact() -> None:
    mine, theirs = futures(gold=around(9, UP_AND_DOWN)), futures(gold=around(7, UP_AND_DOWN))
    same = ([0.5] * 8, [0.5] * 8)
    assert one(parts([GOLD], mine, theirs, same, NOTHING), "gold").exact, "by two in each, whatever there is"
    about = futures(gold=around(9, NOW_AND_THEN))
    assert not one(parts([GOLD], about, theirs, same, NOTHING), "gold").exact


@pytest.mark.parametrize(
    ("number", "told"),
    [(0.4321, 0.4), (0.96, 1.0), (1.44, 1.4), (2.4, 2.0), (19.4, 19.0), (23.4, 23.0), (112.4, 110.0), (191.0, 190.0)]
    + [(206.0, 210.0), (1139.4, 1100.0), (8620.0, 8600.0), (10_206.0, 10_000.0)],
)
def test_means_are_rounded_as_roughly_as_they_are_known(number: float, told: float) -> None:
    assert rounded(number, exact=False) == told


def test_what_is_exact_is_told_as_it_is() -> None:
    assert rounded(10_206.0, exact=True) == 10_206
    assert Part(GOLD, 10_206.0, 0.1, True, False).told() == say("apart-gold", n=10_206, how="more")
    assert Part(GOLD, -1.44, 0.1, False, False).told() == say("apart-gold", n=1.4, how="less")
    whole = Part(GOLD, 0.96, 0.1, False, False).told()
    assert isinstance(whole, Message)
    assert isinstance(whole.facts["n"], int), "1 treasure, not 1.0 treasures"
