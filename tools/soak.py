"""`make soak`: the long tests.  Says at its start how long they take, can be run in parts, and goes on where it was stopped.

What has passed, and how long each test took, is kept in build/soak.json until a source or a test changes.
"""

import argparse
import hashlib
import json
import sys
import time
from pathlib import Path
from typing import Any

import pytest

KEPT = Path("build/soak.json")
TIMES = Path("tests/soak_times.json")  # seconds of each test on two cores, for the first estimate
USUALLY = 20.0  # seconds of a test that nobody has timed yet


class Soak:
    """A pytest plug-in: chooses this part's tests that have not passed yet, and writes down how each went."""

    def __init__(self, part: int, parts: int, again: bool) -> None:
        self.part = part
        self.parts = parts
        self.digest = digest()
        kept = json.loads(KEPT.read_text()) if KEPT.is_file() else {}
        same = kept.get("digest") == self.digest and not again
        self.passed: set[str] = set(kept.get("passed", ())) if same else set()
        self.seconds: dict[str, float] = (json.loads(TIMES.read_text()) if TIMES.is_file() else {}) | kept.get(
            "seconds", {}
        )

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        mine = share(items, self.part, self.parts, self._expected)
        left = [item for item in mine if item.nodeid not in self.passed]
        config.hook.pytest_deselected(items=[item for item in items if item not in left])
        items[:] = left
        minutes = sum(map(self._expected, left)) / 60
        of = f" of part {self.part} of {self.parts}" if self.parts > 1 else ""
        done = f"; {len(mine) - len(left)} have passed already (--again runs them too)" if len(left) < len(mine) else ""
        ends = time.strftime("%H:%M", time.localtime(time.time() + minutes * 60))
        print(f"\n{len(left)} long tests{of}, about {minutes:.0f} minutes, until {ends}{done}.")
        print("Ctrl-C stops it; `make soak` goes on from there, PART=2/6 runs the second sixth.", flush=True)

    def _expected(self, item: pytest.Item) -> float:
        return self.seconds.get(item.nodeid, USUALLY)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.passed.add(report.nodeid)
            self.seconds[report.nodeid] = round(report.duration, 1)
            KEPT.parent.mkdir(exist_ok=True)
            kept: dict[str, Any] = {"digest": self.digest, "passed": sorted(self.passed), "seconds": self.seconds}
            KEPT.write_text(json.dumps(kept, indent=1))


def share(items: list[pytest.Item], part: int, parts: int, expected: Any) -> list[pytest.Item]:
    """One part of all tests: neighbours stay together, and all parts take about as long."""
    whole = sum(map(expected, items)) or 1.0
    mine, before = [], 0.0
    for item in items:
        if int(parts * before / whole) == part - 1:
            mine.append(item)
        before += expected(item)
    return mine


def digest() -> str:
    """Of every source and test: what passed before one of them changed has to pass again."""
    seen = hashlib.sha256()
    for folder in ("src", "tests", "web/src"):
        for file in sorted(Path(folder).rglob("*")):
            if file.suffix in {".py", ".ts", ".svelte", ".json", ".jsonl", ".md"} and "static" not in file.parts:
                seen.update(str(file).encode() + file.read_bytes())
    return seen.hexdigest()


def part_of(text: str) -> tuple[int, int]:
    part, _, parts = text.partition("/")
    if not (part.isdecimal() and parts.isdecimal() and 1 <= int(part) <= int(parts)):
        raise argparse.ArgumentTypeError(f"{text}: a part is such as 2/6, the second sixth")
    return int(part), int(parts)


def main() -> int:
    parser = argparse.ArgumentParser(description="Run the long tests.")
    parser.add_argument("--part", type=part_of, default=(1, 1), help="such as 2/6: the second sixth of them")
    parser.add_argument("--again", action="store_true", help="also those that have passed already")
    given, more = parser.parse_known_args()  # the rest is for pytest
    part, parts = given.part
    code = int(pytest.main(["-q", "-m", "soak", *more], plugins=[Soak(part, parts, given.again)]))
    return 0 if code == pytest.ExitCode.NO_TESTS_COLLECTED else code


if __name__ == "__main__":
    sys.exit(main())
