"""Section 16: the end."""

import pytest

from games.harbour_of_fortune.table import harbour


def ended(table, last="red"):
    """The last turn of the last round is over."""
    return table.in_round(10).acting(last).play(last, "end turn")


@pytest.mark.rule("HOF-16.1")
def test_the_game_ends_after_the_last_turn_of_the_last_round():
    table = harbour(3).in_round(10).money(blue=1000, red=2000, purple=3000).acting("red").play("red", "end turn")
    assert not table.state.over
    table.play("purple", "end turn")
    assert table.state.over
    assert table.scores() == {"blue": 1000, "red": 2000, "purple": 3150}
    assert table.winners() == ["purple"]


@pytest.mark.rule("HOF-16.2")
def test_six_undamaged_houses_bring_1500():
    assert harbour().houses(blue=6).scores()["blue"] == 9500
    assert harbour().houses(blue=6).damage(blue="storm").scores()["blue"] == 8000
    assert harbour().houses(blue=5).scores()["blue"] == 8000


@pytest.mark.rule("HOF-16.3")
def test_the_hat_brings_1500():
    assert harbour().hat("red").scores() == {"blue": 8000, "red": 9500}


@pytest.mark.rule("HOF-16.4")
def test_ten_active_members_bring_1500():
    table = harbour().hired(blue="spy").married("blue", "oldest", "red", "oldest")
    assert table.scores()["blue"] == 8000 + 1500 + 100
    table.sick(blue="oldest son's bride")
    assert table.scores()["blue"] == 8100


@pytest.mark.rule("HOF-16.5")
def test_each_jack_brings_100_sick_or_not():
    assert harbour().hired(blue="spy, captain, builder").sick(blue="spy, captain, father").scores()["blue"] == 8300


@pytest.mark.rule("HOF-16.6")
def test_troubles_cost_nothing_at_the_end():
    table = (
        harbour()
        .docked("blue")
        .failed("blue")
        .sick(blue="mother, butler")
        .houses(blue=2)
        .damage(blue="storm")
        .burnt(blue=3)
    )
    assert table.scores()["blue"] == 8000


@pytest.mark.rule("HOF-16.7")
def test_ties_go_to_the_most_undamaged_houses():
    table = ended(harbour().houses(blue=2, red=3).damage(red="storm, storm"))
    assert table.winners() == ["blue"]


@pytest.mark.rule("HOF-16.7")
def test_then_to_the_most_active_members():
    table = ended(harbour().houses(blue=1, red=1).sick(red="mother"))
    assert table.winners() == ["blue"]
    other = ended(harbour().sick(blue="mother"))
    assert other.winners() == ["red"]


@pytest.mark.rule("HOF-16.8")
def test_then_to_the_most_jacks():
    # Equal wealth, houses and members: red's third Jack is sick, and blue has 100 more in hand.
    table = harbour().money(blue=8100, red=8000).hired(blue="spy", red="spy, trader").sick(red="trader")
    assert ended(table).winners() == ["red"]


@pytest.mark.rule("HOF-16.8")
def test_then_to_the_most_money_before_bonuses():
    # Red's hat makes up for 1500 money.
    table = ended(harbour().money(blue=9500, red=8000).hat("red"))
    assert table.scores() == {"blue": 9500, "red": 9500}
    assert table.winners() == ["blue"]


@pytest.mark.rule("HOF-16.9")
def test_at_last_the_die_decides():
    table = ended(harbour().chance("final roll", 3, 5))
    assert table.winners() == ["red"]
    assert table.told("final roll") == [{"seat": 0, "die": 3}, {"seat": 1, "die": 5}]


@pytest.mark.rule("HOF-16.9")
def test_only_those_tied_in_everything_roll_and_roll_again():
    table = harbour(4).money(red=7000).chance("final roll", 4, 2, 4, 1, 6)
    ended(table, "gold")
    assert [(fact["seat"], fact["die"]) for fact in table.told("final roll")] == [
        (0, 4),
        (2, 2),
        (3, 4),
        (0, 1),
        (3, 6),
    ]
    assert table.winners() == ["gold"]
    assert table.state.result() == [0, 0, 0, 1]
