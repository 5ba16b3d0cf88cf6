"""The talk between a player and the table: questions, answers, and the commands one can type instead."""

import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from roadstead.cli.asking import ask
from roadstead.cli.faults import BadInput, in_one_line, shortened
from roadstead.cli.rules import show as show_rules
from roadstead.cli.show import Screen
from roadstead.cli.sitting import Sitting
from roadstead.games.rulebook import NoSuchClause, Rulebook, rulebook
from roadstead.games.rulebook import guide as guide_of
from roadstead.kernel.errors import IllegalAction
from roadstead.kernel.words import Said

COMMANDS = (
    ("a number", "do what stands there in the list"),
    ("an action", "its text does the same; tab completes it"),
    ("guide", "how to play, in two minutes"),
    ("table", "look at the table again"),
    ("log", "everything that has happened"),
    ("rules [CLAUSE]", "the rules, a section (`rules 4`), a clause (`rules 4.2`) or a word in them (`rules gold`)"),
    ("hint", "your best choices, how likely each wins, and why"),
    ("undo", "take your last decision back, unless it showed something"),
    ("save FILE", "keep the game in a file"),
    ("svg FILE", "draw the table as a picture"),
    ("quit", "leave; Ctrl-C and Ctrl-D do the same"),
)


class Leave(Exception):
    """The player has had enough for now."""


class Conversation:
    """Asks the player, answers the player, and plays what is decided."""

    def __init__(self, sitting: Sitting, screen: Screen, svg: Path | None = None) -> None:
        self.sitting = sitting
        self.screen = screen
        self.svg = svg
        self.menu: list[int] = []
        self._told = 0  # lines of the log the player has seen
        self._book: Rulebook | None = None
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "help": self.help,
            "guide": self.guide,
            "table": self.look,
            "log": self.log,
            "rules": self.rules,
            "hint": self.hint,
            "undo": self.undo,
            "save": self.save,
            "svg": self.draw,
            "quit": self.quit,
            "exit": self.quit,
        }
        if sys.stdin.isatty():
            self._complete_with_tab()

    def until_the_end(self) -> None:
        """Play on until the game is over or the player leaves."""
        sitting = self.sitting
        while not sitting.state.over:
            if not sitting.state.asks(sitting.seat):
                self._wait_for_others()
                continue
            self._keep_up()
            if self._news():
                self.table()
            self._decide()
        self._keep_up()
        self._news()
        self._result()

    def _wait_for_others(self) -> None:
        with self._thinking("The others think …"):
            self.sitting.others_move()

    def _thinking(self, words: str) -> AbstractContextManager[object]:
        """Shown while somebody thinks, where it would be seen."""
        console = self.screen.console
        return console.status(words, spinner="dots") if console.is_terminal else nullcontext()

    def _keep_up(self) -> None:
        """The record and the picture follow the game; a full disk does not end it."""
        try:
            with in_one_line():
                self.sitting.keep()
                if self.svg is not None:
                    self.sitting.draw(self.svg)
        except BadInput as error:
            self.screen.say(f"Not kept: {shortened(str(error))}.", style="red")

    def _news(self) -> bool:
        """What happened since the player last decided, if anything did."""
        lines = self.sitting.log[self._told :]
        self._told = len(self.sitting.log)
        if lines:
            self.screen.heading("What happened")
            self.screen.log(lines)
        return bool(lines)

    def _decide(self) -> None:
        """Ask until the player has answered with something legal, or has taken a decision back."""
        lines = len(self.sitting.match.record.lines)
        self._ask()
        while len(self.sitting.match.record.lines) == lines:
            answer = self._read()
            word, _, rest = answer.partition(" ")
            command = self._commands.get(word.lower())
            if command is not None:
                command(rest.strip())
            else:
                self._answer(answer)

    def _ask(self) -> None:
        sitting, view = self.sitting, self.sitting.view()
        self.menu = view.legal(sitting.seat)
        asked = sitting.words.prompt(view, sitting.seat, sitting.names)
        self.screen.console.print()
        self.screen.say(asked.words, asked.rule, "bold")
        self.screen.choices([(sitting.game.actions.text(action), self._label(action)) for action in self.menu])

    def _label(self, action: int) -> Said:
        said: Said = self.sitting.words.label(self.sitting.view(), self.sitting.seat, action, self.sitting.names)
        return said

    def _read(self) -> str:
        answer = " ".join(ask("> ").split())
        if not sys.stdin.isatty():
            print(answer)
        return answer

    def _answer(self, answer: str) -> None:
        """A number of the list or an action's text; what is not legal is told why."""
        sitting = self.sitting
        if not answer and len(self.menu) == 1:
            answer = "1"
        if not answer:
            self.screen.say("Type a number, an action, or ? for help.", style="dim")
            return
        if answer.isdecimal():
            number = int(answer[:9])
            if not 1 <= number <= len(self.menu):
                self.screen.say(f"The choices are numbered 1 to {len(self.menu)}.", style="red")
                return
            action = self.menu[number - 1]
        else:
            try:
                action = sitting.game.actions.parse(answer)
            except ValueError as error:
                told = shortened(str(error))
                self.screen.say(f"{told[0].upper()}{told[1:]}  (? lists what you can type)", style="red")
                return
        try:
            sitting.act(sitting.seat, action)
        except IllegalAction as error:
            self.screen.say(error.refusal.words, error.refusal.rule, "red")

    def _result(self) -> None:
        sitting, state = self.sitting, self.sitting.state
        self.screen.heading(f"{sitting.game.title}: the end")
        self.screen.sheet(sitting.words.read([sitting.words.breakdown(state, sitting.names)], sitting.names)[0])
        winners = [sitting.names[seat] for seat in state.winners()]
        if not winners:
            self.screen.say("Nobody wins.", style="bold")
        elif len(winners) == 1:
            self.screen.say(f"{winners[0]} wins!", style="bold")
        else:
            self.screen.say(f"{', '.join(winners[:-1])} and {winners[-1]} share the victory.", style="bold")

    # What can be typed instead of an answer

    def help(self, _: str = "") -> None:
        width = max(len(typed) for typed, _ in COMMANDS)
        for typed, does in COMMANDS:
            self.screen.say(f"  {typed:<{width}}  {does}")

    def look(self, _: str = "") -> None:
        self.table()
        self._ask()

    def table(self) -> None:
        sitting = self.sitting
        self.screen.heading("The table")
        words, names = sitting.words, sitting.names
        self.screen.sheets(words.read(words.sheets(sitting.view(), names), names))

    def log(self, _: str = "") -> None:
        self.screen.whole_log(self.sitting.log)

    def guide(self, _: str = "") -> None:
        show_rules(self.screen.console, guide_of(self.sitting.game))

    def rules(self, clause: str) -> None:
        self._book = self._book or rulebook(self.sitting.game)
        try:
            show_rules(self.screen.console, self._book.find(clause) if clause else self._book.text)
        except NoSuchClause as error:
            a_number = clause.isnumeric() or clause.upper().startswith(f"{self._book.prefix}-")
            found = [] if a_number else self._book.search(clause)
            if found:
                show_rules(self.screen.console, "\n\n".join(one.text for one in found), clause.split())
            else:
                self.screen.say(f"{shortened(str(error))}.", style="red")

    def hint(self, _: str = "") -> None:
        """The best choices with what speaks for each."""
        from roadstead.coach.reasons import advise, chance_words

        sitting = self.sitting
        with self._thinking("The coach looks ahead …"):
            advices = advise(sitting.view(), sitting.seat, sitting.names, seed=sitting.match.decisions)
        for number, advice in enumerate(advices, 1):
            self.screen.say(
                f"{number}. `{advice.do}`: {sitting.words.text(advice.words, sitting.names)}",
                style="bold" if number == 1 else "",
            )
            reasons = [sitting.words.text(each, sitting.names) for each in advice.because]
            self.screen.say(f"   {' '.join([f'{chance_words(advice)}, {advice.points} points.', *reasons])}")
            for line in advice.waste:
                self.screen.say(f"   Waste: {sitting.words.text(line, sitting.names)}", style="yellow")

    def undo(self, _: str = "") -> None:
        sitting = self.sitting
        try:
            sitting.undo()
        except IllegalAction as error:
            words = error.refusal.words.replace(f"Seat {sitting.seat} ", f"{sitting.names[sitting.seat]} ")
            self.screen.say(words, error.refusal.rule, "red")

    def save(self, name: str) -> None:
        if self._written(name, "Save to which file? Type `save FILE`.", self.sitting.match.save):
            self.sitting.kept_in = Path(name)
            self.screen.say(f"Saved in {name}, and from now on at every decision.")

    def draw(self, name: str) -> None:
        if self._written(name, "Draw into which file? Type `svg FILE`.", self.sitting.draw):
            self.screen.say(f"Drawn in {name}.")

    def _written(self, name: str, question: str, write: Callable[[Path], object]) -> bool:
        """Write a file, or say why not."""
        if not name:
            self.screen.say(question, style="red")
            return False
        try:
            with in_one_line():
                write(Path(name))
        except BadInput as error:
            self.screen.say(f"{shortened(str(error))}.", style="red")
            return False
        return True

    def quit(self, _: str = "") -> None:
        raise Leave

    def _complete_with_tab(self) -> None:
        try:
            import readline
        except ImportError:
            return

        def complete(text: str, which: int) -> str | None:
            known = [self.sitting.game.actions.text(action) for action in self.menu] + sorted(self._commands)
            fitting = [line for line in known if line.startswith(text.lower())]
            return fitting[which] if which < len(fitting) else None

        readline.set_completer_delims("")
        readline.set_completer(complete)
        readline.parse_and_bind("tab: complete")
