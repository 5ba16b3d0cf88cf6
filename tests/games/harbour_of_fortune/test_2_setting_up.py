"""Section 2: setting up."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.harbour_of_fortune.table import WILD_WORDS, harbour, unpacked
from roadstead.games.harbour_of_fortune import GAME
from roadstead.games.harbour_of_fortune.data import NOBODY
from roadstead.games.harbour_of_fortune.generated import frames
from roadstead.kernel.state import UNKNOWN


def last_round_played(table):
    """Everybody ends their turns until the game is over."""
    while not table.state.over:
        name = table.asked()[0]
        table.play(name, "end turn" if table.may(name, "end turn") else table.menu(name)[0])
    return table.told("ended")[0]["round"]


@pytest.mark.rule("HOF-2.1")
@pytest.mark.parametrize(("options", "rounds"), [({}, 10), ({"rounds": 8}, 8), ({"rounds": 12}, 12)])
def test_the_game_lasts_as_long_as_agreed(options, rounds):
    assert last_round_played(harbour(**options).turn("blue")) == rounds


@pytest.mark.rule("HOF-2.1")
def test_no_other_length_is_played():
    with pytest.raises(ValueError, match="rounds"):
        GAME.new(2, options={"rounds": 9})


@pytest.mark.rule("HOF-2.2")
def test_what_a_family_begins_with():
    for seats in GAME.seats:
        table = harbour(seats)
        for name in table.names:
            assert table.has(name) == 8000
            assert table.members(name) == 8
            assert table.standing(name) == 0
            assert table.space(name) == 0
            assert not table.is_docked(name)


@pytest.mark.rule("HOF-2.3")
def test_a_hand_of_eight_from_a_pile_of_42():
    state = GAME.new(4, seed=5)
    assert list(state.held) == [8, 8, 8, 8]
    assert list(state.left) == [34, 34, 34, 34]
    assert [list(state.backs[seat * 4 : seat * 4 + 4]).index(8) for seat in range(4)] == [0, 1, 2, 3]


@pytest.mark.rule("HOF-2.4")
@pytest.mark.parametrize(
    ("rolls", "first"), [((6, 5, 4), 0), ((3, 5, 4), 1), ((5, 2, 5, 1, 4), 2), ((4, 4, 4, 2, 6, 6, 3, 1), 1)]
)
def test_the_highest_roll_begins_and_only_the_tied_roll_again(rolls, first):
    table = harbour(3, first_rolls=rolls)
    assert table.told("first player") == [{"seat": first}]
    assert [name for name, _ in table.dice.thrown].count("first player") == len(rolls)


@pytest.mark.rule("HOF-2.5")
def test_nobody_wears_the_hat_at_first_and_nobody_is_taxed():
    table = harbour(3).turn("blue", 1)
    assert table.wears() is None
    assert table.told("taxed") == []


@pytest.mark.rule("HOF-2.6")
def test_nobody_has_looked_into_the_wild_cards():
    table = harbour(3)
    assert all(table.view(name).bag == UNKNOWN for name in ("blue", "red", None))
    drawn = {tuple(harbour(3).draws_wild(word).turn("blue", 4).wild_cards("blue")) for word in WILD_WORDS}
    assert drawn == {(word,) for word in WILD_WORDS}
    assert len(unpacked(table.state.bag, WILD_WORDS)) == 10


@pytest.mark.rule("HOF-2.7")
def test_each_chooses_among_the_families_nobody_leads_and_the_last_of_four_is_not_asked():
    state = GAME.new(4, 5, {"families": "chosen"}, events=True)
    told = []
    for seat, family in ((0, "gold"), (1, "blue"), (2, "red")):
        assert state.actors() == [seat]
        assert f"family {family}" in [GAME.actions.text(action) for action in state.legal(seat)]
        state.play(seat, GAME.actions.parse(f"family {family}"))
        told += [event.facts for event in state.events if event.name == "family chosen"]
    assert told == [
        {"seat": 0, "family": 3},
        {"seat": 1, "family": 0},
        {"seat": 2, "family": 1},
        {"seat": 3, "family": 2},
    ]
    assert state.invariants() == []
    refused = GAME.new(2, 5, {"families": "chosen"})
    refused.play(0, GAME.actions.parse("family purple"))
    assert refused.why_not(1, GAME.actions.parse("family purple")).rule == "HOF-2.7"


@pytest.mark.rule("HOF-2.7", "HOF-8.1")
def test_whoever_names_a_family_means_the_player_who_leads_it():
    table = harbour(3).hand(blue="black 2, black 3").ship(red=1, purple=1)
    table.state.led_by = vec[i64]([1, NOBODY, 0, 2])
    table.acting("blue")
    assert table.offers("blue", "strike") == ["strike blue 2", "strike blue 3", "strike gold 2", "strike gold 3"]
    assert table.refused("blue", "strike red 2") == "HOF-1.1"
    assert table.refused("blue", "strike purple 2") == "HOF-8.1"
    table.play("blue", "strike gold 2")
    assert table.told("dealt") == [{"seat": 0, "foe": 2, "disaster": 2}]
    assert not table.active("purple", "father"), "the seat called purple leads the gold family here"


@pytest.mark.rule("HOF-2.7")
def test_unless_agreed_otherwise_everybody_leads_the_family_of_the_seat():
    state = GAME.new(3, 5)
    assert [state.family(seat) for seat in range(3)] == [0, 1, 2]
    assert state.asked() != frames.CHOOSE_FAMILY
