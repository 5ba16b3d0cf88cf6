"""Small ways of saying things that every game shares."""

from roadstead.kernel.words import joined


def test_several_are_said_with_commas_and_one_and():
    assert joined([]) == "nothing"
    assert joined(["Red"]) == "Red"
    assert joined(name for name in ("Red", "Blue")) == "Red and Blue"
    assert joined(["Red", "Blue", "Green"]) == "Red, Blue and Green"
