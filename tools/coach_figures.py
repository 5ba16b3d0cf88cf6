"""Measures the coach: whether its chances come true, and whether luck-adjusted results name the better player.

    tools/coach_figures.py chances jamaica --games 500 --seconds 540
    tools/coach_figures.py better jamaica --games 300 --seconds 540
    tools/coach_figures.py tell

The first plays fresh games between captains of mixed levels and judges each at some moments, for every seat as it could
then know.  The second has a captain play a beginner and analyses the game.  Each game is a line in `build/coach/`, written
when it is done: what is stopped goes on later with the same command, and after ``--seconds`` it stops by itself.
``tell`` prints the tables of `docs/coach.md` and draws its plot, `docs/coach_chances.svg`.
"""

import argparse
import json
import os
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from math import sqrt
from pathlib import Path
from typing import Any

import roadstead
from roadstead import coach, records
from roadstead.bots import bot
from roadstead.kernel.dice import SeededDice

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "coach"
PLOT = ROOT / "docs" / "coach_chances.svg"
CAPTAINS = ("captain:6", "captain:12", "captain:25", "captain:50")
SEATS = {"new_bedford": 3, "supremacy": 3}  # of the games that are judged; the others have four
MOMENTS = 6  # of a game
WORLDS = 48  # imagined futures for a chance
FIRST_SEED = 910_000
QUICK = coach.Sampling(64, 48)  # less than half of what the command tries, so that many games are done
BETTER, WORSE = "captain:200", "landlubber"
BINS = 10
DRAWS = 100  # how often winners are drawn to see what luck alone would do


def played(game: Any, seats: int, seed: int, specs: list[str]) -> records.Record:
    """A fresh game between these bots."""
    match = records.Match.new(game, seats=seats, seed=seed, open_seed=True)
    players = [bot(spec, game, seed=64 * seed + seat) for seat, spec in enumerate(specs)]
    while not match.over:
        seat = match.state.actor()
        match.play(seat, players[seat].choose(match.state.redacted(seat), seat))
    return match.record


def chances(name: str, number: int) -> dict[str, Any]:
    """One game: chances stated on the way, each with what the seat got in the end."""
    game, seed = roadstead.game(name), FIRST_SEED + number
    seats = SEATS.get(name, 4)
    specs = [CAPTAINS[(number + seat * (1 + number // 4 % 3)) % 4] for seat in range(seats)]
    record = played(game, seats, seed, specs)
    decisions = sum(isinstance(line, records.Decision) for line in record.lines)
    lots = SeededDice(seed, 1)
    wanted = {int(lots.below(decisions, 0)) for _ in range(MOMENTS)}
    rows, result = [], records.replay(record).result()
    for step in records.steps(record):
        if isinstance(step.line, records.Decision) and step.line.n in wanted and not step.state.over:
            for seat in range(seats):
                told = coach.judge(step.state, seat, worlds=WORLDS, seed=number)
                rows.append([round(told.shares[seat], 4), result[seat]])
    return {"seed": seed, "seats": specs, "rows": rows}


def better(name: str, number: int) -> dict[str, Any]:
    """One game of two, with its analysis; who plays better sits first in every other game."""
    game, seed = roadstead.game(name), FIRST_SEED + number
    first = number % 2
    specs = [BETTER, WORSE] if not first else [WORSE, BETTER]
    record = played(game, 2, seed, specs)
    told = coach.analyse(record, QUICK)
    strong, weak = told.seats[first], told.seats[1 - first]
    return {
        "seed": seed,
        "result": strong.result - weak.result,
        "adjusted": strong.adjusted - weak.adjusted,
        "error": sqrt(strong.error**2 + weak.error**2),
        "accuracy": strong.accuracy - weak.accuracy,
        "own": [round(strong.own, 4), round(weak.own, 4)],
        "luck": [round(strong.luck, 4), round(weak.luck, 4)],
        "gaps": [[round(seat.gap, 4), round(seat.gap_error, 4)] for seat in told.seats],
    }


WORK: dict[str, Callable[[str, int], dict[str, Any]]] = {"chances": chances, "better": better}


def kept(what: str, name: str) -> list[dict[str, Any]]:
    """The games that are done; a line half written is left out."""
    file = KEPT / f"{what}-{name}.jsonl"
    if not file.is_file():
        return []
    found = []
    for row in file.read_text().split("\n")[:-1]:
        found.append(json.loads(row))
    return found


def jobs(what: str, name: str, games: int) -> Iterator[int]:
    done = {row["seed"] for row in kept(what, name)}
    return (number for number in range(games) if FIRST_SEED + number not in done)


def measure(what: str, name: str, games: int, seconds: float, processes: int) -> None:
    """Play what is missing, as long as there is time."""
    KEPT.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + seconds
    left = jobs(what, name, games)
    with ProcessPoolExecutor(processes) as pool, (KEPT / f"{what}-{name}.jsonl").open("a") as file:
        under_way: set[Future[dict[str, Any]]] = set()
        while True:
            while len(under_way) < processes and time.monotonic() < until and (number := next(left, None)) is not None:
                under_way.add(pool.submit(WORK[what], name, number))
            if not under_way:
                break
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                file.write(json.dumps(future.result()) + "\n")
                file.flush()
                os.fsync(file.fileno())
    print(f"{name}: {len(kept(what, name))} games", flush=True)


def binned(rows: list[list[float]]) -> list[tuple[float, float, int]]:
    """For each tenth: the mean of what was stated, how often it came true, and how many there are."""
    found = []
    for at in range(BINS):
        here = [row for row in rows if min(BINS - 1, int(row[0] * BINS)) == at]
        if here:
            found.append((sum(row[0] for row in here) / len(here), sum(row[1] for row in here) / len(here), len(here)))
    return found


def off(bins: list[tuple[float, float, int]]) -> float:
    """How far stated chances are from what came true, on average over all judgements."""
    return sum(abs(stated - true) * count for stated, true, count in bins) / sum(count for _, _, count in bins)


def by_luck_alone(games: list[dict[str, Any]], seats: int) -> float:
    """How far chances that are quite right would be off in so few games, on average.

    The winner of each game is drawn by what was stated last, again and again.
    """
    lots = random.Random(1)
    found = []
    for _ in range(DRAWS):
        rows = []
        for one in games:
            stated = [row[0] for row in one["rows"]]
            if stated:
                winner = lots.choices(range(seats), [share + 1e-9 for share in stated[-seats:]])[0]
                rows += [[share, float(at % seats == winner)] for at, share in enumerate(stated)]
        found.append(off(binned(rows)))
    return sum(found) / len(found)


def tell() -> None:
    print("| game | games | judgements | off by | by luck alone | the ten bins alike |\n|---|---|---|---|---|---|")
    curves = {}
    for game in roadstead.all_games():
        games = kept("chances", game.name)
        rows = [row for one in games for row in one["rows"]]
        if rows:
            bins = curves[game.title] = binned(rows)
            plain = sum(abs(stated - true) for stated, true, _ in bins) / len(bins)
            seats = SEATS.get(game.name, 4)
            alone = by_luck_alone(games, seats)
            print(
                f"| {game.title}, {seats} seats | {len(games)} | {len(rows)} | {off(bins):.3f} | {alone:.3f} | {plain:.3f} |"
            )
    for title, bins in curves.items():
        print(f"\n| {title}, stated | " + " | ".join(f"{stated:.2f}" for stated, _, _ in bins) + " |")
        print("|---" * (len(bins) + 1) + "|")
        print("| came true | " + " | ".join(f"{true:.2f}" for _, true, _ in bins) + " |")
        print("| judgements | " + " | ".join(str(count) for _, _, count in bins) + " |")
    if curves:
        PLOT.write_text(plot(curves))
    print("\n| game | games | result names | without luck names | accuracy names | error |\n|---|---|---|---|---|---|")
    for game in roadstead.all_games():
        games = kept("better", game.name)
        if games:
            shares = [
                sum((one[what] > 0) + 0.5 * (one[what] == 0) for one in games) / len(games)
                for what in ("result", "adjusted", "accuracy")
            ]
            error = sum(one["error"] for one in games) / len(games)
            cells = " | ".join(f"{share:.1%}" for share in shares)
            print(f"| {game.title} | {len(games)} | {cells} | {error:.2f} |")
            sizes = [gap / error for one in games for gap, error in one["gaps"] if error]
            print(
                f"<!-- gaps: rms {sqrt(sum(x * x for x in sizes) / len(sizes)):.2f} errors, most {max(map(abs, sizes)):.1f} -->"
            )


COLOURS = ("#b5452c", "#2f7f93", "#b9820f", "#4d7c3a", "#6b4f93")


def plot(curves: dict[str, list[tuple[float, float, int]]]) -> str:
    """Stated against true; the area of a dot is the number of judgements."""
    side, edge = 420, 50
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side + edge + 260} {side + 2 * edge}" font-family="Georgia, serif" font-size="15">',
        '<rect width="100%" height="100%" fill="#fffdf7"/>',
        f'<path d="M{edge} {edge + side}L{edge + side} {edge}" stroke="#9aa5a8" stroke-dasharray="5 4"/>',
    ]
    for tenth in range(0, 11, 2):
        x, y = edge + side * tenth / 10, edge + side * (10 - tenth) / 10
        parts.append(f'<path d="M{x:g} {edge}V{edge + side}M{edge} {y:g}H{edge + side}" stroke="#e4dac2"/>')
        parts.append(f'<text x="{x:g}" y="{edge + side + 18}" text-anchor="middle">{tenth / 10:g}</text>')
        parts.append(f'<text x="{edge - 6}" y="{y + 5:g}" text-anchor="end">{tenth / 10:g}</text>')
    parts.append(f'<text x="{edge + side / 2}" y="{side + 2 * edge - 10}" text-anchor="middle">chance stated</text>')
    parts.append(f'<text x="{edge}" y="{edge - 14}">came true</text>')
    for at, (title, bins) in enumerate(curves.items()):
        colour = COLOURS[at % len(COLOURS)]
        most = max(count for _, _, count in bins)
        points = [(edge + side * stated, edge + side * (1 - true), count) for stated, true, count in bins]
        way = " ".join(f"{x:.1f},{y:.1f}" for x, y, _ in points)
        parts.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for x, y, count in points:
            parts.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{2 + 6 * sqrt(count / most):.1f}" fill="{colour}" fill-opacity="0.7"/>'
            )
        y = edge + 30 + 26 * at
        parts.append(
            f'<circle cx="{edge + side + 26}" cy="{y - 5}" r="6" fill="{colour}"/><text x="{edge + side + 40}" y="{y}">{title}</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="what", required=True)
    for what in WORK:
        command = commands.add_parser(what)
        command.add_argument("games_of", metavar="game", nargs="+")
        command.add_argument("--games", type=int, default=500)
        command.add_argument("--seconds", type=float, default=540.0)
        command.add_argument("--processes", type=int, default=2)
    commands.add_parser("tell")
    asked = parser.parse_args()
    if asked.what == "tell":
        tell()
        return
    for name in asked.games_of:
        measure(asked.what, name, asked.games, asked.seconds / len(asked.games_of), asked.processes)


if __name__ == "__main__":
    main()
