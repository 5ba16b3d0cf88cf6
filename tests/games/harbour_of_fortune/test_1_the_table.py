"""Section 1: families, cards, what lies open."""

import pytest

from games.harbour_of_fortune.table import KIND_NAMES, WILD_WORDS, harbour, unpacked
from roadstead.games.harbour_of_fortune import GAME
from roadstead.games.harbour_of_fortune.data import DECK, FAMILIES, MEMBERS
from roadstead.kernel.state import UNKNOWN


@pytest.mark.rule("HOF-1.1")
def test_two_to_four_families_of_equal_strength():
    assert GAME.seats == (2, 3, 4)
    assert list(zip(GAME.seat_names, FAMILIES, strict=True)) == [
        ("blue", "De Vries"),
        ("red", "Van Rijn"),
        ("purple", "Ten Hove"),
        ("gold", "De Witte"),
    ]
    t = harbour(4).state
    for row in (t.money, t.home, t.pile, t.houses):
        assert len(set(row)) == 1
    with pytest.raises(ValueError, match="2 to 4"):
        GAME.new(5)


@pytest.mark.rule("HOF-1.2")
def test_the_42_cards_beside_the_court_cards():
    deck = unpacked(DECK, KIND_NAMES)
    numbers = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10")
    assert len(deck) == 42
    for colour in ("black", "red"):
        assert [deck.count(f"{colour} {number}") for number in numbers] == [2] * 10
    assert deck.count("red joker") == deck.count("black joker") == 1


@pytest.mark.rule("HOF-1.3")
def test_the_eight_at_home():
    table = harbour()
    at_home = [member.lower() for member in MEMBERS if table.active("blue", member.lower())]
    assert sorted(at_home) == sorted(
        [
            "father",
            "oldest son",
            "youngest son",
            "butler",
            "mother",
            "oldest daughter",
            "youngest daughter",
            "housekeeper",
        ]
    )


@pytest.mark.rule("HOF-1.4")
def test_jacks_not_hired_count_for_nothing():
    table = harbour().hand(blue="black 4", red="red 2").docked("blue").acting("blue")
    assert table.members("blue") == 8
    assert table.scores()["blue"] == 8000
    assert table.refused("blue", "spy red") == "HOF-1.4"
    assert table.refused("blue", "trade red") == "HOF-1.4"
    table.play("blue", "strike red 4")
    assert not {"sicken captain", "sicken builder", "sicken trader", "sicken spy"} & set(table.menu("blue"))


@pytest.mark.rule("HOF-1.5")
def test_of_equal_cards_the_own_decks_is_used_first():
    table = harbour(3).hand(blue="black 7").hand("red", blue="black 7").acting("blue")
    table.play("blue", "strike red 7")
    assert table.out("blue") == ["black 7"]
    assert table.out("red") == []
    table.play("blue", "strike purple 7")
    assert table.out("red") == ["black 7"]


@pytest.mark.rule("HOF-1.6")
def test_ten_wild_cards_two_of_each_kind():
    t = harbour().state
    assert unpacked(t.bag, WILD_WORDS) == [word for word in WILD_WORDS for _ in range(2)]


@pytest.mark.rule("HOF-1.7")
def test_six_houses_and_a_bank_that_never_runs_out():
    table = harbour().money(blue=100000).houses(blue=6).acting("blue")
    assert table.refused("blue", "build house") == "HOF-15.1"
    assert table.scores()["blue"] == 101500


@pytest.mark.rule("HOF-1.8")
def test_hands_are_secret_and_their_backs_are_not():
    table = harbour(3).hand(blue="black 4, red 8").hand("red", blue="red 2").wild(blue="hero").acting("blue")
    for name in ("red", "purple", None):
        view = table.view(name)
        assert list(view.hand[:4]) == [UNKNOWN] * 4
        assert view.wild[0] == UNKNOWN
        assert view.bag == UNKNOWN
        assert list(view.backs[:3]) == [2, 1, 0]
        assert (view.held[0], view.wild_held[0]) == (3, 1)
        assert list(view.money) == list(table.state.money)
    assert list(table.view("blue").hand[:4]) == list(table.state.hand[:4])


@pytest.mark.rule("HOF-1.8")
def test_what_was_played_is_seen_by_all():
    table = harbour(3).hand(blue="black 7").acting("blue").play("blue", "strike red 7")
    assert all(unpacked(table.view(name).out[0], KIND_NAMES) == ["black 7"] for name in ("red", "purple", None))
