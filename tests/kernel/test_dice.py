"""Where chance comes from: seeded, scripted and fair dice."""

import hashlib
import hmac
import itertools
from collections import Counter

import pytest

import roadstead
from roadstead.kernel.dice import NO_DICE, ScriptedDice, SeededDice
from roadstead.kernel.errors import BadOutcome, NeedsOutcome
from roadstead.kernel.fair import FairDice, commitment

pytestmark = pytest.mark.pure


def rolls(dice, times, sides=6, stream=0):
    return [dice.below(sides, stream) for _ in range(times)]


def chi_square(found, sides):
    expected = len(found) / sides
    counts = Counter(found)
    return sum((counts[face] - expected) ** 2 / expected for face in range(sides))


# The value that chi-square passes once in 100,000 fair samples, by degrees of freedom.
RARE = {1: 19.5, 5: 30.9, 11: 43.2, 50: 106.4}


def test_the_same_seed_rolls_the_same_and_another_does_not():
    assert rolls(SeededDice(7), 50) == rolls(SeededDice(7), 50)
    assert rolls(SeededDice(7), 50) != rolls(SeededDice(8), 50)
    assert rolls(SeededDice(7), 50) != rolls(SeededDice(7 + 2**40), 50)


def test_outcomes_never_change_between_builds_and_versions():
    """Shared experiments name their seeds, so these numbers are a promise."""
    assert rolls(SeededDice(7, 2), 10) == [3, 4, 0, 3, 1, 5, 4, 5, 5, 3]
    assert rolls(SeededDice(2**63 - 1, 2), 10, stream=1) == [3, 2, 2, 0, 2, 0, 1, 1, 3, 1]


def test_a_stream_is_not_disturbed_by_what_others_draw():
    alone = rolls(SeededDice(5, 3), 20, stream=1)
    dice = SeededDice(5, 3)
    mixed = []
    for _ in range(20):
        dice.below(6, 0)
        mixed.append(dice.below(6, 1))
        dice.below(9, 2)
        dice.below(9, 2)
    assert mixed == alone
    assert rolls(SeededDice(5, 3), 20, stream=0) != alone


@pytest.mark.parametrize("sides", [2, 6, 12, 51])
@pytest.mark.parametrize("seed", [0, 1, 2**62 + 1])
def test_every_outcome_is_equally_likely(sides, seed):
    found = rolls(SeededDice(seed, 2), 12_000, sides, 1)
    assert set(found) == set(range(sides))
    assert chi_square(found, sides) < RARE[sides - 1]


def test_neighbouring_seeds_streams_and_rolls_are_unrelated():
    first = [SeededDice(seed, 1).below(6) for seed in range(12_000)]
    assert chi_square(first, 6) < RARE[5]
    across = [SeededDice(seed, 1000).below(6, stream) for seed in range(4) for stream in range(1000)]
    assert chi_square(across, 6) < RARE[5]
    found = rolls(SeededDice(3), 12_001)
    assert chi_square([a * 6 + b for a, b in itertools.pairwise(found)], 36) < 90


def test_a_clone_rolls_the_same_future_without_touching_its_original():
    dice = SeededDice(9, 2)
    rolls(dice, 5, stream=1)
    twin = dice.clone()
    ahead = rolls(twin, 10, stream=1)
    assert dice.draws == 5
    assert twin.draws == 15
    assert rolls(dice, 10, stream=1) == ahead


def test_stored_dice_say_where_they_are():
    dice = SeededDice(9, 2)
    rolls(dice, 5, stream=1)
    assert dice.to_dict() == {"source": "seeded", "seed": 9, "counts": [0, 5]}


def test_one_side_is_no_chance():
    for dice in (SeededDice(1), ScriptedDice([]), FairDice(b"", [])):
        assert dice.below(1) == 0
        assert dice.draws == 0


def test_outcomes_are_listed_only_when_they_are_kept():
    dice = SeededDice(4)
    rolls(dice, 3)
    assert list(dice.drawn) == []
    dice.keep = True
    found = rolls(dice, 3)
    assert list(dice.drawn) == found
    assert dice.draws == 6


def test_no_dice_refuse_to_roll():
    with pytest.raises(ValueError, match="no dice"):
        NO_DICE.below(6)
    assert NO_DICE.to_dict() == {"source": "none"}


def test_scripted_dice_say_what_was_written_and_then_what_they_need():
    dice = ScriptedDice([3, 0])
    assert dice.left() == 2
    assert rolls(dice, 2) == [3, 0]
    assert dice.left() == 0
    with pytest.raises(NeedsOutcome) as needed:
        dice.below(6, 4)
    assert (needed.value.sides, needed.value.stream) == (6, 4)
    assert dice.draws == 2
    dice.feed([5])
    assert dice.below(6) == 5


@pytest.mark.parametrize("outcome", [-1, 6, 100])
def test_scripted_dice_have_only_the_faces_of_the_die(outcome):
    dice = ScriptedDice([outcome])
    with pytest.raises(BadOutcome, match="0 to 5"):
        dice.below(6)
    assert dice.left() == 1


def test_a_clone_of_scripted_dice_keeps_its_own_place():
    dice = ScriptedDice([1, 2, 3])
    dice.below(6)
    twin = dice.clone()
    assert rolls(twin, 2) == [2, 3]
    assert dice.left() == 2
    dice.feed([4])
    assert twin.left() == 0
    assert dice.to_dict() == {"source": "scripted", "script": [4], "at": 0}


def test_a_script_is_copied_not_shared():
    script = [1, 2]
    dice = ScriptedDice(script)
    script[0] = 5
    assert dice.below(6) == 1


SECRET = b"under the third palm"
LINES = ["heads", "tails", ""]


def drawn_by_hand(secret, lines, sides, count):
    """What anybody can compute once the secret is out, from the description alone."""
    prefix = b"".join(len(line.encode()).to_bytes(4, "big") + line.encode() for line in lines)
    found = []
    for k in range(count):
        attempt = 0
        while True:
            message = prefix + k.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            value = int.from_bytes(hmac.new(secret, message, hashlib.sha256).digest()[:8], "big")
            if value < 2**64 - 2**64 % sides:
                found.append(value % sides)
                break
            attempt += 1
    return found


@pytest.mark.parametrize("sides", [2, 6, 11, 3 * 2**61])
def test_fair_dice_can_be_checked_by_anybody_afterwards(sides):
    assert rolls(FairDice(SECRET, LINES), 60, sides) == drawn_by_hand(SECRET, LINES, sides, 60)


def test_fair_dice_reject_what_would_favour_some_outcomes():
    """With 3 x 2**61 sides every fourth word is too big; without rejection the low third would come up twice as often."""
    found = rolls(FairDice(SECRET, LINES), 3000, 3 * 2**61)
    assert chi_square([outcome // 2**61 for outcome in found], 3) < 23.1


def test_fair_dice_are_even():
    assert chi_square(rolls(FairDice(SECRET, LINES), 6000), 6) < RARE[5]


def test_every_seats_line_counts_and_lines_do_not_run_together():
    base = rolls(FairDice(SECRET, ["ab", "c"]), 40)
    assert rolls(FairDice(SECRET, ["a", "bc"]), 40) != base
    assert rolls(FairDice(SECRET, ["ab", "d"]), 40) != base
    assert rolls(FairDice(SECRET, ["ab", "c", ""]), 40) != base
    assert rolls(FairDice(b"elsewhere", ["ab", "c"]), 40) != base


def test_fair_dice_go_on_where_they_were():
    whole = rolls(FairDice(SECRET, LINES), 20)
    dice = FairDice(SECRET, LINES)
    rolls(dice, 8)
    twin = dice.clone()
    assert rolls(twin, 12) == whole[8:]
    assert dice.to_dict() == {"source": "fair", "secret": SECRET.hex(), "lines": LINES, "at": 8}
    assert rolls(FairDice(SECRET, LINES, 8), 12) == whole[8:]


def test_a_commitment_binds_and_tells_nothing():
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert commitment(SECRET) != commitment(SECRET + b" ")


def test_neighbouring_seeds_share_no_outcomes():
    """Games on the seeds 0, 1, 2 ... are independent: no row is another one in a different order."""
    rows = []
    for seed in range(8):
        dice = SeededDice(seed, 1)
        rows.append([int(dice.below(1_000_000, 0)) for _ in range(64)])
    for at, row in enumerate(rows):
        for other in rows[:at]:
            assert len(set(row) & set(other)) <= 1


def test_three_games_throw_dice_in_sight_of_all():
    """By these the chances of a choice are told: a game that lost them would tell none, and nothing would fail."""
    thrown = {game.name: game.thrown for game in roadstead.all_games() if game.thrown}
    assert thrown.keys() == {"harbour_of_fortune", "jamaica", "supremacy"}
    assert all(set(names) <= set(roadstead.game(game).streams) for game, names in thrown.items())
