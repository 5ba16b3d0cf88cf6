"""What a game has to read: RULES.md, found by clause, by section and by word, and the short GUIDE.md.

RULES.md also marks where each clause comes from; whoever plays is not shown that.
"""

import difflib
import re
from dataclasses import dataclass
from importlib.resources import files

from roadstead.kernel.game import Game

SECTION = re.compile(r"^## +(?:([0-9A-Z]+)\. +)?(.+)$", re.MULTILINE)
MARK = re.compile(r"\s*\*\(([^*]+)\)\*")
SOURCE = re.compile(r"\b[A-Z]-?\d|\brulings?\b|\bamendments?\b|\bfacts\b")
ABOUT_MARKS = re.compile(r"^A mark at the end of a clause .+?\n\n", re.MULTILINE | re.DOTALL)
PICTURE = re.compile(r"^!\[[^\]\n]*\]\(pictures/([a-z_-]+\.png)\)\n\n", re.MULTILINE)
CLAUSE = re.compile(r"^\*\*(([A-Z]+)-([A-Z]?\d+(?:\.\d+)*[a-z]?))\*\* ", re.MULTILINE)


@dataclass(frozen=True)
class Clause:
    """A numbered paragraph: ``number`` is JAM-4.2, ``short`` is 4.2, ``text`` begins with the number in bold."""

    number: str
    short: str
    text: str

    @property
    def words(self) -> str:
        """What the clause says, on one line, without its number and its marks."""
        said = " ".join(CLAUSE.sub("", self.text).split())
        return MARK.sub("", said).replace("*", "")


@dataclass(frozen=True)
class Section:
    """A part of the rules under a heading; ``number`` is empty where the heading has none."""

    number: str
    title: str
    text: str
    intro: str  # what stands before the first clause
    clauses: list[Clause]


class NoSuchClause(ValueError):
    """The rules have no clause or section of this number."""


class Rulebook:
    """The rules of one game as they are written, without the marks of where they come from."""

    def __init__(self, text: str, title: str) -> None:
        text = without_marks(text)
        self.text = text
        self.title = title
        self.sections = [_section(heading, body) for heading, body in _cut(text, SECTION)]
        self.clauses = [
            Clause(start[1], start[3], re.split(r"\n\s*\n", body)[0].strip()) for start, body in _cut(text, CLAUSE)
        ]
        self.prefix = self.clauses[0].number.split("-")[0] if self.clauses else ""

    def find(self, wanted: str) -> str:
        """The clause (``JAM-4.2`` or ``4.2``) or the whole section (``4`` or ``JAM-4``) of this number."""
        asked = wanted.strip().upper()
        short = asked.removeprefix(f"{self.prefix}-")
        for clause in self.clauses:
            if clause.number.upper() == asked:
                return clause.text
        for clause in self.clauses:
            if clause.short.upper() == short:
                return clause.text
        for section in self.sections:
            if short and short in (section.number, section.title.upper()):
                return section.text
        known = {clause.short: clause.number for clause in self.clauses}
        near = difflib.get_close_matches(short, known, n=1)
        hint = f"; did you mean {known[near[0]]}?" if near else ""
        numbers = [section.number for section in self.sections if section.number]
        span = f" (sections {numbers[0]} to {numbers[-1]})" if numbers else ""
        raise NoSuchClause(f"the rules of {self.title} have no clause {wanted.strip()[:40]!r}{span}{hint}")

    def search(self, words: str) -> list[Clause]:
        """The clauses with every one of these words in them."""
        wanted = words.lower().split()
        return [clause for clause in self.clauses if all(word in clause.text.lower() for word in wanted)]


def without_marks(text: str) -> str:
    """Leave out the rulings and amendments that clauses rest on; that a number is reconstructed stays."""
    return MARK.sub(_mark_for_players, ABOUT_MARKS.sub("", text))


def _mark_for_players(mark: re.Match[str]) -> str:
    if SOURCE.search(mark[1]):
        parts = [part.strip() for part in re.split(r"[;,]", mark[1]) if not SOURCE.search(part)]
    else:
        parts = [mark[1]]
    kept = [part for part in parts if "reconstructed" in part.lower()]
    return f" *({'; '.join(kept)})*" if kept else ""


def rulebook(game: Game) -> Rulebook:
    """The rules of a game, from its own folder."""
    return Rulebook(files(game.package).joinpath("RULES.md").read_text("utf-8"), game.title)


def guide(game: Game, pictures: bool = False) -> str:
    """How a game is played, for somebody who has never seen it: two minutes to read, beginning with a heading.

    The lines that stand for ``pictures`` are left out where they cannot be shown.
    """
    text = files(game.package).joinpath("GUIDE.md").read_text("utf-8")
    return text if pictures else PICTURE.sub("", text)


def picture(game: Game, name: str) -> bytes | None:
    """A picture of the guide; ``None`` where the guide has none of this name."""
    if name not in PICTURE.findall(guide(game, pictures=True)):
        return None
    return files(game.package).joinpath("pictures", name).read_bytes()


def _section(heading: re.Match[str], body: str) -> Section:
    found = _cut(body, CLAUSE)
    intro = body[: found[0][0].start()] if found else body
    clauses = [Clause(start[1], start[3], whole) for start, whole in found]
    return Section(heading[1] or "", heading[2], body, intro.partition("\n")[2].strip(), clauses)


def _cut(text: str, where: re.Pattern[str]) -> list[tuple[re.Match[str], str]]:
    starts = list(where.finditer(text))
    ends = [start.start() for start in starts] + [len(text)]
    return [(start, text[start.start() : end].strip()) for start, end in zip(starts, ends[1:], strict=True)]
