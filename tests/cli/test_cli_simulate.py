"""`roadstead simulate`: what it prints, what it writes, and how it stops."""

import json
import os
import signal
import time

import pytest

KEYS = ("game", "seats", "bots", "games", "decisions", "seconds", "decisions_per_second", "wins", "mean_scores")
QUICK = "--option rounds=5"


def test_json_has_what_it_promises(roadstead):
    said = roadstead(f"simulate jamaica --games 20 --bots greedy,random,random --seed 1 --jobs 2 {QUICK} --json")
    assert said.code == 0
    found = json.loads(said.out)
    assert set(KEYS) <= set(found)
    assert (found["game"], found["seats"], found["games"]) == ("jamaica", 3, 20)
    assert found["bots"] == ["greedy", "random", "random"]
    assert sum(found["wins"]) == pytest.approx(20)
    assert len(found["mean_scores"]) == 3
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"], rel=0.1)
    assert "interrupted" not in found


def test_one_bot_sits_everywhere(roadstead):
    found = json.loads(roadstead(f"simulate jamaica --games 2 --seats 5 --bots random --seed 1 {QUICK} --json").out)
    assert found["bots"] == ["random"] * 5
    assert len(found["wins"]) == len(found["mean_scores"]) == 5


def test_a_seed_that_was_not_given_is_told_and_gives_the_same_games(roadstead):
    first = json.loads(roadstead(f"simulate jamaica --games 5 {QUICK} --json").out)
    again = json.loads(roadstead(f"simulate jamaica --games 5 {QUICK} --json --seed {first['seed']}").out)
    assert first["mean_scores"] == again["mean_scores"]


def test_people_get_a_table_with_error_bars(roadstead):
    said = roadstead(f"simulate jamaica --games 10 --bots greedy,random --seed 1 {QUICK}")
    assert "greedy" in said.out
    assert "random" in said.out
    assert "±" in said.out
    assert "10 games" in said.out
    assert said.err == ""


def test_out_writes_a_row_a_game_and_the_summary(roadstead, tmp_path):
    polars = pytest.importorskip("polars")
    folder = tmp_path / "new" / "run"
    line = f"simulate jamaica --games 12 --bots greedy,random --seed 1 {QUICK} --json --out {folder}"
    found = json.loads(roadstead(line).out)
    assert json.loads((folder / "summary.json").read_text()) == found
    table = polars.read_parquet(folder / "games.parquet")
    told = polars.read_parquet_metadata(folder / "games.parquet")
    assert (told["roadstead.game"], told["roadstead.seed"], told["roadstead.games"]) == ('"jamaica"', "1", "12")
    assert table["game"].to_list() == list(range(12))
    assert table["decisions"].sum() == found["decisions"]
    assert table["bots"].to_list()[:2] == [["greedy", "random"], ["random", "greedy"]]
    greedy = [
        score
        for bots, scores in zip(table["bots"], table["scores"], strict=True)
        for bot, score in zip(bots, scores, strict=True)
        if bot == "greedy"
    ]
    assert sum(greedy) / 12 == pytest.approx(found["mean_scores"][0])


SIMULATION = f"simulate jamaica --games 4 --bots greedy,random --seed 1 {QUICK} --jobs 1 --out"
TOURNAMENT = f"tournament jamaica --games 4 --bots greedy,random --seed 1 {QUICK} --jobs 1 --out"


@pytest.mark.parametrize(
    ("first", "other", "told"),
    [
        (SIMULATION, SIMULATION.replace("--seed 1", "--seed 2"), "another simulation"),
        (SIMULATION, SIMULATION.replace("--seed 1", ""), "another simulation"),
        (SIMULATION, SIMULATION.replace("greedy,random", "random,random"), "another simulation"),
        (SIMULATION, TOURNAMENT, "something else than a tournament"),
        (TOURNAMENT, SIMULATION, "a tournament"),
    ],
)
def test_what_is_in_a_folder_is_not_written_over(roadstead, tmp_path, first, other, told):
    pytest.importorskip("polars")
    folder = tmp_path / "run"
    assert roadstead(f"{first} {folder}").code == 0
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    said = roadstead(f"{other} {folder}")
    assert (said.code, said.out) == (2, "")
    assert said.err == f"roadstead: {folder} holds {told}: choose another folder\n"
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before
    assert roadstead(f"{first} {folder}").code == 0  # the same may be done again


@pytest.mark.parametrize("name", ["summary.json", "games.parquet"])
def test_a_folder_of_something_else_is_left_alone(roadstead, tmp_path, name):
    pytest.importorskip("polars")
    (tmp_path / name).write_text("mine")
    assert "choose another folder" in roadstead(f"{SIMULATION} {tmp_path}").err
    assert (tmp_path / name).read_text() == "mine"


@pytest.mark.parametrize("bots", ["random", "captain:100000"])
def test_ctrl_c_stops_at_once_and_what_was_finished_counts(start, tmp_path, bots):
    polars = pytest.importorskip("polars")
    process = start(
        *f"simulate jamaica --games 1000000 --seats 3 --bots {bots} --seed 1 --json --out {tmp_path}".split(),
        start_new_session=True,
    )
    workers = at_work(process.pid, seconds=1.5)
    began = time.perf_counter()
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=20)
    taken = time.perf_counter() - began
    assert process.returncode == 130
    assert taken < 5.0
    assert err == ""
    found = json.loads(out)
    assert found["interrupted"] is True
    assert 0 <= found["games"] < 1000000
    assert sum(found["wins"]) == pytest.approx(found["games"])
    if bots == "random":
        assert found["games"] > 100
    table = polars.read_parquet(tmp_path / "games.parquet")
    assert len(table) == found["games"]
    assert not any(os.path.exists(f"/proc/{worker}") for worker in workers)


def at_work(pid: int, seconds: float) -> list[int]:
    """The workers of a process, once they have had the processor for so long: a busy machine takes its time."""
    patience = time.monotonic() + 60
    while time.monotonic() < patience:
        workers = children_of(pid)
        if workers and sum(map(processor_seconds, workers)) >= seconds:
            return workers
        time.sleep(0.05)
    raise AssertionError("the workers did not begin")


def processor_seconds(pid: int) -> float:
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        user, system = file.read().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def children_of(pid: int) -> list[int]:
    with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as file:
        return [int(child) for child in file.read().split()]
