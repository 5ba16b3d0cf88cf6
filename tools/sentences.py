"""Keeps every sentence that the English table says in thousands of positions, and compares two such books.

    .venv/bin/python tools/sentences.py write BEFORE                  plays games of all five and writes what is said
    .venv/bin/python tools/sentences.py write AFTER --as BEFORE       says anew what is said in the same games
    .venv/bin/python tools/sentences.py compare BEFORE AFTER          what differs, grouped by what became of what

A change of wording is reviewed so: write before it, write after it, and read what differs.  A book is a folder with two files
a game.  `GAME.games` has the games as they were played, so that a bot that has changed changes no position.  `GAME.txt` has a sentence a
line, sorted: its kind, what it belongs to (a question, an action, an event), the sentence with its rule, and where it was
first said (game:decision/place).  Everything that is said is read as text, whatever it is made of.
"""

import argparse
import json
import re
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from itertools import chain
from pathlib import Path

from sentences_games import NAMES, again, fresh, missed, scouted
from sentences_reader import Reader, Where

import roadstead

Key = tuple[str, str]
CHANGING = re.compile(rf"\d[\d,]*|{'|'.join(NAMES)}")


def write(folder: Path, names: Sequence[str], before: Path | None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        began = time.process_time()
        game = roadstead.game(name)
        reader, games, decisions = Reader(game), [], 0
        source = again(game, before / f"{name}.games") if before else chain(fresh(game), scouted(game, reader.met))
        for number, (played, steps, match) in enumerate(source):
            try:
                reader.play(number, steps, match)
            except ValueError as fault:
                print(f"  {name}, game {number}: other rules from decision {match.decisions + 1} on: {fault}")
            if match.over and not played.gifts:  # what was given is in no record
                reader.ending(match)
            games.append(played)
            decisions += len(played.play)
        reader.declared()
        lines = reader.book.lines()
        (folder / f"{name}.txt").write_text("\n".join(lines) + "\n", "utf-8")
        (folder / f"{name}.games").write_text("".join(json.dumps(one._asdict()) + "\n" for one in games), "utf-8")
        took = time.process_time() - began
        print(f"{name}: {len(games)} games, {decisions} decisions, {len(lines)} sentences, {took:.0f} s", flush=True)
        for what, never in missed(game, reader.met).items():
            if never:
                print(f"  no {what}: {', '.join(never)}")


def read(file: Path) -> dict[Key, dict[str, Where]]:
    found: dict[Key, dict[str, Where]] = defaultdict(dict)
    if file.is_file():
        for line in file.read_text("utf-8").splitlines():
            kind, what, said, where = line.split("\t")
            found[kind, what][said] = where
    return found


def differences(before: Mapping[str, Where], after: Mapping[str, Where]) -> Iterator[tuple[str, str]]:
    """What became of what: sentences of the same place, then what only one of the two says."""
    new: dict[Where, list[str]] = defaultdict(list)
    for said, where in after.items():
        if said not in before:
            new[where].append(said)
    for said, where in before.items():
        if said not in after:
            yield said, new[where].pop(0) if new[where] else ""
    for left in new.values():
        for said in left:
            yield "", said


def change(old: str, new: str) -> str:
    """The words that differ, with numbers and names left open, so that like changes are one."""
    if not old or not new:
        return f"{'gone' if old else 'new'}: {CHANGING.sub('#', old or new)}"
    one, two = (CHANGING.sub("#", said).split(" ") for said in (old, new))
    found = []
    for tag, a, b, c, d in SequenceMatcher(None, one, two, autojunk=False).get_opcodes():
        if tag != "equal":
            found.append(f"{' '.join(one[a:b]) or '()'} => {' '.join(two[c:d]) or '()'}")
    return "; ".join(found) or "numbers or names alone"


def compare(before: Path, after: Path, names: Sequence[str], kinds: Sequence[str], examples: int) -> bool:
    """Prints what differs; whether anything does."""
    differ = False
    for name in names:
        old, new = read(before / f"{name}.txt"), read(after / f"{name}.txt")
        groups: dict[tuple[str, str], list[tuple[str, str, str]]] = defaultdict(list)
        for key in sorted(old.keys() | new.keys()):
            for was, now in differences(old.get(key, {}), new.get(key, {})):
                groups[key[0], change(was, now)].append((key[1], was, now))
        told = {key: rows for key, rows in groups.items() if not kinds or key[0] in kinds}
        sentences = sum(len(rows) for rows in told.values())
        print(f"== {name}: {sentences} sentences differ, in {len(told)} ways")
        for (kind, what), rows in sorted(told.items(), key=lambda each: (each[0][0], -len(each[1]))):
            print(f"\n{kind} x{len(rows)}: {what}")
            print(f"  of: {', '.join(sorted({row[0] for row in rows})[:8])}")
            for _, was, now in rows[:examples]:
                print(f"  - {was}\n  + {now}" if was and now else f"  - {was}" if was else f"  + {now}")
        differ = differ or bool(told)
    return differ


def main() -> int:
    every = [game.name for game in roadstead.all_games()]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes = parser.add_subparsers(dest="wish", required=True)
    writing = wishes.add_parser("write")
    writing.add_argument("folder", type=Path)
    writing.add_argument("--as", type=Path, dest="before", metavar="FOLDER", help="the games of this book, once more")
    comparing = wishes.add_parser("compare")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    comparing.add_argument("--kinds", nargs="+", default=[], metavar="KIND", help="such as label, prompt, 'log line'")
    comparing.add_argument("--examples", type=int, default=2)
    for wishing in (writing, comparing):
        wishing.add_argument("--games", nargs="+", default=every, choices=every, metavar="GAME")
    wish = parser.parse_args()
    if wish.wish == "write":
        write(wish.folder, wish.games, wish.before)
        return 0
    return int(compare(wish.before, wish.after, wish.games, wish.kinds, wish.examples))


if __name__ == "__main__":
    sys.exit(main())
