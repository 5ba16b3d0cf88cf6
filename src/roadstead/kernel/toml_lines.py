"""Where the entries of a TOML file stand, and whether it is nested deeper than anybody needs.

It is read once, from its first letter to its last, before ``tomllib`` is asked: that takes time that grows with the square of
a key's parts, and goes as deep as a file is nested.  What is no TOML is told by ``tomllib``; we stop reading there.
"""

import re
from dataclasses import dataclass, field

Path = tuple[str, ...]

DEEPEST = 6  # parts of a key with those of its table, and brackets within brackets

# One letter after another decides which of these comes: no text can be read in two ways.
TOKEN = re.compile(
    r"(?P<blank>[ \t\r]+)|(?P<end>\n)|(?P<comment>#[^\n]*)|(?P<long>\"\"\"|''')"
    r"|(?P<text>\"(?:[^\"\\\n]|\\.)*\"|'[^'\n]*')|(?P<word>[A-Za-z0-9_+:-]+)|(?P<mark>[\[\]{}=.,])"
)
ESCAPED = re.compile(r"\\(.)")


class TooDeep(ValueError):
    """A key has too many parts, or a value too many brackets within brackets."""

    def __init__(self, line: int) -> None:
        super().__init__("it is nested too deep")
        self.line = line


@dataclass
class _Reader:
    """What has been read so far: where we are, and where each entry was first named."""

    found: dict[Path, int] = field(default_factory=dict)
    line: int = 1
    table: Path = ()  # of the last heading
    key: list[str] = field(default_factory=list)  # the parts of the key that is being read
    in_key: bool = True
    in_heading: bool = False
    inside: list[Path | None] = field(default_factory=list)  # open brackets: of a table its path, of a list nothing
    path: Path = ()  # of the entry whose value is being read

    def end_of_line(self) -> None:
        self.line += 1
        if not self.inside:
            self.key, self.in_key, self.in_heading = [], True, False

    def part(self, name: str) -> None:
        """A part of a key, or a value."""
        if self.in_key:
            self.key.append(name)
            if len(self._above()) + len(self.key) > DEEPEST:
                raise TooDeep(self.line)

    def mark(self, sign: str) -> None:
        if sign == "=":
            self._named()
        elif sign == "[" and self.in_key and not self.inside:
            self.in_heading = True
        elif sign in "[{":
            self._open(sign)
        elif sign == "]" and self.in_heading and self.in_key:
            self._named()
            self.table = self.path
        elif sign in "]}":
            self._close()
        elif sign == "," and self.inside and self.inside[-1] is not None:
            self.key, self.in_key = [], True

    def _above(self) -> Path:
        if self.inside:
            return self.inside[-1] or ()
        return () if self.in_heading else self.table

    def _named(self) -> None:
        """The key is whole: note it, and what it stands in."""
        self.path = (*self._above(), *self.key)
        for length in range(1, len(self.path) + 1):
            self.found.setdefault(self.path[:length], self.line)
        self.key, self.in_key = [], False

    def _open(self, sign: str) -> None:
        self.inside.append(self.path if sign == "{" else None)
        if len(self.inside) > DEEPEST:
            raise TooDeep(self.line)
        self.key, self.in_key = [], sign == "{"

    def _close(self) -> None:
        if self.inside:
            self.inside.pop()
        self.key, self.in_key = [], False


def lines_of(text: str) -> dict[Path, int]:
    """The line where each entry, and each table, is first named; raises ``TooDeep``."""
    reader = _Reader()
    at = 0
    while at < len(text):
        token = TOKEN.match(text, at)
        if token is None:
            break
        kind, said, at = token.lastgroup, token[0], token.end()
        if kind == "end":
            reader.end_of_line()
        elif kind == "mark":
            reader.mark(said)
        elif kind == "word":
            reader.part(said)
        elif kind == "text":
            reader.part(ESCAPED.sub(r"\1", said[1:-1]) if said[0] == '"' else said[1:-1])
        elif kind == "long":
            end = _end_of_long(text, at, said)
            reader.line += text.count("\n", at, end)
            reader.part(said)
            at = end
    return reader.found


def _end_of_long(text: str, at: int, quotes: str) -> int:
    """Where a text that may have several lines ends: after its last quotes, of which two more may be its own."""
    end = text.find(quotes, at)
    while end >= 0:
        slash = text.find("\\", at, end) if quotes[0] == '"' else -1
        if slash < 0:
            end += len(quotes)
            return end + sum(text.startswith(quotes[0] * more, end) for more in (1, 2))
        at = slash + 2
        if at > end:
            end = text.find(quotes, at)
    return len(text)
