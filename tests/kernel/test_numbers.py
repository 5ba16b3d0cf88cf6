"""Choices that are numbers of one thing say so: how many, and of what."""

import random

import pytest

from roadstead import games
from roadstead.kernel.words import Said


def numbers_of(state, seat):
    """The numbers that this seat can choose from, by what they count, and which of these ``all`` means; and all that it can choose."""
    view = state.redacted(seat)
    names = [f"seat {at}" for at in range(state.seats)]
    menu = view.legal(seat)
    labels = [state.game.words.label(view, seat, action, names) for action in menu]
    found: dict[str, list[int]] = {}
    whole: dict[str, int] = {}
    for action, label in zip(menu, labels, strict=True):
        if label.number is not None and state.game.actions.text(action) == "count all":
            whole[label.unit] = label.number
        elif label.number is not None:
            found.setdefault(label.unit, []).append(label.number)
    return found, whole, labels


@pytest.mark.parametrize("game", ["jamaica", "new_bedford", "harbour_of_fortune", "supremacy"])
def test_numbers_are_declared_with_what_they_count(game):
    chooser = random.Random(2)
    state = games.find(game).new(3, 2)
    longest: list[int] = []
    for _ in range(1200):
        if state.over:
            state = games.find(game).new(3, chooser.getrandbits(30))
        seat = chooser.choice(state.actors())
        found, whole, labels = numbers_of(state, seat)
        for unit, number in whole.items():
            wasteful = any(label.lost for label in labels if label.unit == unit)
            assert number in found[unit] if wasteful else number >= max(found[unit]), "all that fit, or all there are"
        for unit, numbers in found.items():
            assert unit
            assert numbers == sorted(numbers), "from the least to the most"
            assert len(set(numbers)) == len(numbers), "each once"
            longest = max(longest, numbers, key=len)
        assert all(label.rule for label in labels)
        state.play(seat, chooser.choice(state.legal(seat)))
    assert len(longest) >= 4, "a number is asked for now and then"


def test_a_label_without_a_rule_rests_on_that_of_the_question():
    state = games.find("new_bedford").new(3, 2)
    seat = state.actors()[0]
    label = games.find("new_bedford").words.label(state.redacted(seat), seat, state.legal(seat)[0], ["a", "b", "c"])
    assert label.rule.startswith("NB-")
    assert Said("Take 2 food", number=2, unit="food").rule == ""
