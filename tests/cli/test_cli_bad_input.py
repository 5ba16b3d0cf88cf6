"""Bad input gets one clear line on standard error, never a traceback, and the exit code that says so."""

import re
import sys

import pytest


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("pley", 'Did you mean "play"?'),
        ("games --jsno", "--jsno"),
        ("play", "which game?"),
        ("play jamaca", "there is no game 'jamaca'"),
        ("play jamaica --seats 7", "2 to 6 players, not 7"),
        ("play jamaica --seats four", "four"),
        ("play jamaica --seed -1", "seed"),
        ("play jamaica --seed 9223372036854775808", "seed"),
        ("play jamaica --seat 4", "they run from 0 to 3"),
        ("play jamaica --seat -1", "they run from 0 to 3"),
        ("play jamaica --seat pink", "red, blue, green, yellow"),
        ("play jamaica --bots nobody", "there is no bot 'nobody'"),
        ("play jamaica --seats 4 --bots random,random", "2 bots for 3 places"),
        ("play jamaica --bots random,,random", "greedy,random"),
        ("play jamaica --option rounds", "name=value"),
        ("play jamaica --option rounds=7", "one of 100, 50, 20, 10, 5"),
        ("play jamaica --option wind=strong", "has no option 'wind'"),
        ("play jamaica --option preset=picnic", "has no preset 'picnic' (it has: rulebook)"),
        ("play jamaica --save no/such/folder/x", "No such file"),
        ("play jamaica --svg no/such/folder/x", "No such file"),
        ("play --resume no-such-file", "no-such-file: No such file"),
        ("play --resume x --seed 1", "belong to a new game"),
        ("simulate", "GAME"),
        ("simulate jamaica --games 0", "--games is at least 1"),
        ("simulate jamaica --jobs 0", "--jobs is at least 1"),
        ("simulate jamaica --seats 7", "2 to 6 players, not 7"),
        ("simulate jamaica --bots random,random,random --seats 4", "3 bots for 4 places"),
        ("simulate jamaica --bots random,nobody", "there is no bot 'nobody'"),
        ("simulate jamaica --seed -1", "seed"),
        ("simulate jamaica --option rounds=7", "one of 100"),
        ("simulate jamaica --out /dev/null/x", "/dev/null/x"),
        ("rules jamaca", "there is no game 'jamaca'"),
        ("rules jamaica JAM-99.1", "no clause 'JAM-99.1'"),
        ("rules jamaica 1 2", "2"),
        ("play jamaica --seats 2.5", "'2.5' is no whole number"),
        ("simulate jamaica --games 1.5", "'1.5' is no whole number"),
        ("tournament jamaica --bots greedy,random --jobs 1.5", "'1.5' is no whole number"),
        ("lab compare jamaica --option rounds=100,5 --jobs 0", "--jobs is at least 1, not 0"),
        ("lab compare jamaica --option rounds=5,5", "differ from each other"),
        ("lab compare jamaica --option rounds=5,", "such as rounds=100,50"),
        ("lab compare jamaica --option rounds=100,5 --given rounds=20", "rounds is what is compared"),
        ("lab report jamaica --out no/such/folder/x.html", "no/such/folder/x.html: No such file"),
        ("play jamaica --option rounds=5 --option rounds=10", "'rounds' is given twice"),
        ("play jamaica --seed 1 --seed 2", "--seed specified multiple times"),
        ("tournament jamaica --bots nope", "there is no bot 'nope'"),
        (
            "tournament jamaica --bots greedy,random,casual --stop-when-sure",
            "two different entrants, of whom one is better, not 3",
        ),
        ("tournament jamaica --bots greedy,greedy --stop-when-sure", "not 1"),
        ("levels jamaica --games 0", "--games is at least 1, not 0"),
        ("levels jamaica --json --markdown", "leave one out"),
        ("levels jamaica --seats 4", "--seats is for ratings that are measured now: say how many --games"),
        ("levels jamaica --seed 0", "--seed is for ratings"),
        ("rules jamaica JAM-", "no clause 'JAM-'"),
        ("bench --seconds 0", "--seconds"),
        ("bench --seconds nan", "--seconds"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(roadstead, line, told):
    said = roadstead(line)
    assert said.code == 2
    assert said.out == ""
    assert told in said.err
    assert said.err.startswith("roadstead: ")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("line", ["verify no-such-file", "verify .", "verify /dev/null"])
def test_verify_says_1_for_what_is_no_record(roadstead, line):
    said = roadstead(line)
    assert said.code == 1
    assert said.out == ""
    assert said.err.count("\n") == 1


def test_a_reader_that_goes_away_is_no_fault(start):
    process = start("rules", "jamaica")
    process.stdout.close()
    process.wait(10)
    assert process.stderr.read() == ""


def test_bytes_that_are_no_text_are_an_unknown_action(start):
    process = start("play", "jamaica", "--seed", "1", text=False)
    out, err = process.communicate(b"\xff\xfe\n", 10)
    assert process.returncode == 0
    assert b"No action is called" in out
    assert err == b""


@pytest.mark.parametrize(
    ("module", "extra", "line"),
    [
        ("polars", "lab", "simulate jamaica --games 1 --out run"),
        ("polars", "lab", "tournament jamaica --bots greedy,random --games 2 --out run"),
        ("pyspiel", "peers", "bench --peers"),
        ("rlcard", "peers", "bench --peers"),
        ("pettingzoo", "peers", "bench --peers"),
        ("ray", "ray", "simulate jamaica --games 1 --engine ray --out run"),
        ("openskill", "lab", "tournament jamaica --bots greedy,random --games 2 --out run"),
        ("matplotlib", "lab", "lab report jamaica --games 2"),
        ("matplotlib", "lab", "lab compare jamaica --option rounds=100,5 --games 2 --out page.html"),
        ("polars", "lab", "lab dataset jamaica --games 2"),
    ],
)
def test_a_library_that_is_not_installed_is_named_with_its_extra(roadstead, monkeypatch, tmp_path, module, extra, line):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, module, None)
    said = roadstead(line)
    assert said.code == 2
    assert f"pip install 'roadstead[{extra}]'" in said.err
    assert ("`make build` in a clone" in said.err) == (extra != "ray")
    assert said.err.count("\n") == 1
    assert said.out == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("module", "extra", "made"),
    [
        ("pettingzoo", "envs", lambda envs: envs.pettingzoo("jamaica")),
        ("gymnasium", "envs", lambda envs: envs.gymnasium("jamaica")),
        ("numpy", "envs", lambda envs: envs.vector("jamaica")),
        ("pyspiel", "peers", lambda envs: envs.open_spiel("jamaica")),
    ],
    ids=["pettingzoo", "gymnasium", "vector", "open_spiel"],
)
def test_an_environment_names_the_extra_it_lacks(monkeypatch, module, extra, made):
    from roadstead import envs

    for name in [name for name in sys.modules if name.startswith("roadstead.envs.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(ImportError, match=rf"needs {module}.*make build.*roadstead\[{extra}\]"):
        made(envs)


def test_a_long_input_is_not_repeated_as_a_whole(roadstead):
    for call in (
        ["play", "x" * 5000],
        ["play", "jamaica", "--bots", "y " * 5000],
        ["simulate", "jamaica", "--games", "9" * 5000],
    ):
        said = roadstead(call)
        assert said.code == 2
        assert said.err.count("\n") == 1
        assert len(said.err) < 700


@pytest.mark.parametrize("name", ["Jamaica", "JAMAICA", "jamaica"])
def test_a_game_is_found_whatever_its_capitals(roadstead, name):
    assert roadstead(["rules", name, "3.1"]).out.startswith("**JAM-3.1**")


def test_a_game_of_several_words_is_found_as_it_is_spoken(roadstead):
    assert roadstead(["rules", "New Bedford"]).code == 0


def test_what_was_played_can_be_played_again(roadstead):
    assert "seed 11" in roadstead("tournament jamaica --bots greedy,random --games 2 --jobs 1 --seed 11").out
    call = "lab compare jamaica --option rounds=100,5 --games 2 --seats 2 --jobs 1 --seed 12"
    assert "seed 12" in roadstead(call).out


def test_the_laboratory_has_examples_of_its_own(roadstead):
    said = roadstead("lab --help").out
    for command in ("report", "compare", "dataset"):
        assert re.search(rf"^  roadstead lab {command} \w+ --", said, re.M)
    assert "roadstead bench" not in said
