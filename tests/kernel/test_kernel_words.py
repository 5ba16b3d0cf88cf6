"""Small ways of saying things that every game shares."""

from roadstead.kernel.words import Said, joined


def test_several_are_said_with_commas_and_one_and():
    assert joined([]) == "nothing"
    assert joined(["Red"]) == "Red"
    assert joined(name for name in ("Red", "Blue")) == "Red and Blue"
    assert joined(["Red", "Blue", "Green"]) == "Red, Blue and Green"


def test_a_bare_number_is_called_with_what_it_counts():
    assert Said("2", number=2, unit="minerals").called == "2 minerals"
    assert Said("1", number=1, unit="armies").called == "1 army"
    assert Said("3", number=3, unit="grain").called == "3 grain"
    assert Said("All", number=7, unit="grain").called == "All"
    assert Said("Take 2 food ($2)", number=2, unit="food").called == "Take 2 food ($2)"
    assert Said("End the turn").called == "End the turn"
