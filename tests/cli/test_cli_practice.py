"""Practice in the terminal: the position, an answer, what it is worth; and the search for positions."""

import io

import pytest

import roadstead as games
from roadstead.coach.practice import practice

EXERCISES = practice(games.game("jamaica")).exercises
FIRST = EXERCISES[0]


@pytest.fixture
def practise(roadstead, monkeypatch):
    """Practise with these answers typed."""

    def typed(line, *answers):
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{answer}\n" for answer in answers)))
        return roadstead(f"practice {line}")

    return typed


def test_the_best_choice_is_praised_and_explained(practise):
    said = practise("jamaica", FIRST.best.do, "quit")
    assert said.code == 0
    assert f"Position 1 of {len(EXERCISES)}" in said.out
    assert "Yes: that is the best choice." in said.out
    assert f"{100 * FIRST.best.chance:.0f} % to win" in said.out
    assert FIRST.best.because[0] in " ".join(said.out.split())
    assert f"Position 2 of {len(EXERCISES)}" in said.out
    assert said.out.endswith("1 of 1 found.\n")


def test_another_choice_is_told_what_it_costs(practise):
    said = practise("jamaica", FIRST.usual[0])
    assert "Not the best choice." in said.out
    assert f"{100 * FIRST.worth(FIRST.usual[0]).behind:.1f} in a hundred fewer" in " ".join(said.out.split())
    assert "what a greedy player does" in " ".join(said.out.split())
    assert said.out.endswith("0 of 1 found.\n")


def test_what_cannot_be_chosen_is_refused_and_asked_again(practise):
    said = practise("jamaica --from 2", "nonsense", "99", "answer", "next", "quit")
    assert said.code == 0
    assert "Position 2 of" in said.out
    assert "nonsense" in said.out
    assert f"1. `{EXERCISES[1].best.do}`" in said.out
    assert said.out.endswith("Nothing was answered.\n")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("practice jamaica --from 0", "--from takes 1 to"),
        ("practice jamaica --from 1000", "--from takes 1 to"),
        ("practice jamaica~rich-lairs", "no positions to practise on"),
        ("practice whist", "whist"),
        ("lab practice jamaica --positions 0", "--positions"),
        ("lab practice jamaica --minutes 0", "--minutes"),
        ("lab practice jamaica~rich-lairs", "not for a variant"),
        ("lab practice jamaica --out /no/such/folder/file.json", "No such file or directory"),
    ],
)
def test_bad_input_gets_one_line(roadstead, line, said):
    told = roadstead(line)
    assert told.code == 2
    assert said in told.err
    assert told.err.count("\n") == 1


def test_a_search_that_is_stopped_goes_on_and_writes_what_it_found(roadstead, tmp_path):
    out = tmp_path / "found.json"
    stopped = roadstead(["lab", "practice", "jamaica", "--out", str(out), "--minutes", "0.000001"])
    assert stopped.code == 130
    assert "the same command goes on" in stopped.err
    assert not out.exists()
    part = tmp_path / "found.json.part"
    with part.open("a") as file:
        file.write("[]\n" * 3)
    told = roadstead(["lab", "practice", "jamaica", "--out", str(out), "--games", "3"])
    assert told.code == 0, told.err
    assert "0 positions of 3 games" in told.out
    assert out.is_file()
    assert not part.exists()
