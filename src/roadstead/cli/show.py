"""The table on a terminal: sheets, choices, the log and the score, in the seats' colours."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table
from rich.text import Text

from roadstead.kernel.scene import SEAT_COLOURS
from roadstead.kernel.words import Said, TextSheet

RULE_STYLE = "dim"
TOWARDS_WHITE = 0.3
LATEST = 40


@dataclass(frozen=True)
class Line:
    """A line of the log and the rule that it follows."""

    words: str
    rule: str


def seat_style(seat: int) -> str:
    """The seat's colour, made a little lighter so that it can be read on a dark terminal too."""
    colour = SEAT_COLOURS[seat % len(SEAT_COLOURS)]
    channels = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    lighter = [round(channel + (255 - channel) * TOWARDS_WHITE) for channel in channels]
    return "bold #" + "".join(f"{channel:02x}" for channel in lighter)


class Screen:
    """Prints what a player sees.  ``names`` are the names of the seats; each is printed in its colour."""

    def __init__(self, console: Console, names: Sequence[str]) -> None:
        self.console = console
        self.names = names

    def say(self, words: str, rule: str = "", style: str = "") -> None:
        """Print a sentence, and its rule."""
        self.console.print(self._ruled(words, rule, style))

    def heading(self, words: str) -> None:
        self.console.print()
        self.console.rule(Text(words, "bold"), style="#4a7a9c", align="left")

    def log(self, lines: Sequence[Line]) -> None:
        """Print what happened, the latest last."""
        if len(lines) > LATEST:
            self.say(f"  … {len(lines) - LATEST} lines before these: `log` shows all", style=RULE_STYLE)
        self.whole_log(lines[-LATEST:])

    def whole_log(self, lines: Sequence[Line]) -> None:
        grid = Table.grid(padding=(0, 1))
        for line in lines:
            grid.add_row(" ", self._ruled(line.words, line.rule))
        self.console.print(grid)

    def sheets(self, sheets: Sequence[TextSheet]) -> None:
        """The table in words and numbers."""
        for sheet in sheets:
            if len(sheet.rows) == 1 and sheet.rows[0].seat is None:
                self.console.print(self._facts(sheet))
            elif sheet.rows:
                self.sheet(sheet)

    def sheet(self, sheet: TextSheet) -> None:
        self.console.print(Text(sheet.title, "bold"))
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for column, heading in enumerate(sheet.columns):
            table.add_column(Text(f"  {heading}" if column == 0 else heading), overflow="fold")
        for row in sheet.rows:
            first, *others = row.cells
            dot, style = ("●", seat_style(row.seat)) if row.seat is not None else (" ", "")
            table.add_row(Text(f"{dot} {first}", style), *(self._coloured(cell) for cell in others))
        self.console.print(table)

    def choices(self, choices: Sequence[tuple[str, Said]]) -> None:
        """A numbered list: what to type, what it does, and the rule."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold yellow", no_wrap=True)
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column()
        for number, (text, said) in enumerate(choices, 1):
            grid.add_row(str(number), Text(text), self._ruled(said.words, said.rule))
        self.console.print(grid)

    def _facts(self, sheet: TextSheet) -> Text:
        """A sheet with a single row that belongs to no seat, as one line."""
        found = Text.assemble((sheet.title, "bold"))
        for heading, cell in zip(sheet.columns, sheet.rows[0].cells, strict=True):
            found.append("  ")
            found.append(f"{heading} ", RULE_STYLE)
            found.append_text(self._coloured(cell))
        return found

    def _ruled(self, words: str, rule: str, style: str = "") -> Text:
        said = self._coloured(words, style)
        if rule:
            said.append(f"  {rule}", RULE_STYLE)
        return said

    def _coloured(self, words: str, style: str = "") -> Text:
        text = Text.assemble((words, style))
        for seat, name in enumerate(self.names):
            text.highlight_words([name], seat_style(seat))
        return text
