"""A record played from its beginning: the state, the decisions that stand, and which of them can still be taken back.

A decision can be taken back until it is sealed.  It is sealed at once when it drew chance or showed something hidden.
It is sealed later when another seat answers, unless both answered the same question and that one is still open.  A seal
is for good: nobody can unlearn what they have seen, whatever others take back afterwards.
"""

from bisect import bisect_left
from copy import copy
from dataclasses import dataclass

from roadstead.kernel.errors import IllegalAction, Refusal
from roadstead.kernel.state import ALL_SEEING, State

DREW = "It drew chance or showed something hidden, so it cannot be taken back."
ANSWERED = "Another seat has answered since, so it cannot be taken back."
OVER = "The game is over."
WENT_BACK = "Everybody went back to this point, so it stands."


@dataclass(eq=False, slots=True)
class Standing:
    """A decision that stands.  ``before`` is the table as it was, kept while the decision can be taken back."""

    n: int
    seat: int
    action: int
    kind: int  # of the question that it answered
    question: int
    questions: int
    before: State | None
    sealed: str = ""

    def seal(self, why: str) -> None:
        self.sealed = why
        self.before = None


@dataclass(eq=False, slots=True)
class Bookmark:
    """Where a fold was: a copy of the table with its dice, and the decisions that stood, with those not yet sealed."""

    state: State
    standing: list[Standing]
    written: int
    rewinds: int
    unsealed: list[tuple[Standing, State | None, int]]


class Fold:
    """A state and the decisions that led to it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.standing: list[Standing] = []
        self.written = 0  # decisions numbered so far, those taken back included
        self.rewinds = 0  # how often everybody went back
        self._first_questions = int(state.questions)
        self._unsealed: list[Standing] = []

    def decide(self, seat: int, action: int) -> Standing:
        """Play an action; raises ``IllegalAction``, and nothing has changed then."""
        state = self.state
        question = int(state.question())
        kind = int(state.asked())
        before = None if state.over else state.copied(ALL_SEEING)
        state.play(seat, action)
        self.written += 1
        decision = Standing(self.written, int(seat), int(action), kind, question, int(state.questions), before)
        self.standing.append(decision)
        self._unsealed.append(decision)
        self._seal(decision)
        return decision

    def _seal(self, newest: Standing) -> None:
        state = self.state
        if state.over or state.marked:
            for decision in self._unsealed:
                own = decision is newest or decision.seat == newest.seat
                decision.seal(OVER if state.over else DREW if own else ANSWERED)
            self._unsealed = []
            return
        still_open = newest.question == state.question()
        kept = []
        for decision in self._unsealed:
            if decision.seat == newest.seat or (still_open and decision.question == newest.question):
                kept.append(decision)
            else:
                decision.seal(ANSWERED)
        self._unsealed = kept

    def last_of(self, seat: int) -> Standing | None:
        """The last decision of this seat that stands."""
        for decision in reversed(self.standing):
            if decision.seat == seat:
                return decision
        return None

    def why_not_undo(self, seat: int) -> Refusal | None:
        """Why this seat cannot take its last decision back; ``None`` when it can."""
        if not 0 <= seat < self.state.seats:
            return Refusal("", f"There is no seat {seat}: they run from 0 to {self.state.seats - 1}.")
        if self.state.over:
            return Refusal("", OVER)
        last = self.last_of(seat)
        if last is None:
            return Refusal("", f"Seat {seat} has nothing to take back.")
        return Refusal("", last.sealed) if last.sealed else None

    def undo(self, seat: int) -> Standing:
        """Take the seat's last decision back; raises ``IllegalAction``, and nothing has changed then.

        The decisions after it answered the same open question.  They are played again.  None of them drew chance, so
        the dice go on where they were.
        """
        refusal = self.why_not_undo(seat)
        gone = self.last_of(seat)
        if refusal is not None or gone is None or gone.before is None:
            raise IllegalAction(refusal or Refusal("", "That cannot be taken back."))
        at = self.standing.index(gone)
        table = gone.before.copied(ALL_SEEING)
        later = []
        for decision in self.standing[at + 1 :]:
            before = None if decision.sealed else table.copied(ALL_SEEING)
            table.play(decision.seat, decision.action)
            later.append((decision, before, int(table.questions)))
        for decision, before, questions in later:
            decision.before = before
            decision.questions = questions
        table.dice = self.state.dice
        table.telling = self.state.telling
        table.events = []
        self.state = table
        self.standing.remove(gone)
        self._unsealed.remove(gone)
        return gone

    def bookmark(self) -> "Bookmark":
        """All that is needed to be here again."""
        open_ones = [(decision, decision.before, decision.questions) for decision in self._unsealed]
        return Bookmark(copy(self.state), self.standing[:], self.written, self.rewinds, open_ones)

    def return_to(self, mark: "Bookmark") -> None:
        """Be where the bookmark was put, dice and all."""
        self.state = mark.state
        self.standing = mark.standing
        self.written = mark.written
        self.rewinds = mark.rewinds
        self._unsealed = []
        for decision, before, questions in mark.unsealed:
            decision.sealed, decision.before, decision.questions = "", before, questions
            self._unsealed.append(decision)

    def why_not_rewind(self, n: int) -> Refusal | None:
        """Why the table cannot go back to before decision ``n``; ``None`` when it can."""
        if self.state.over:
            return Refusal("", OVER)
        if not any(decision.n == n for decision in self.standing):
            return Refusal("", f"There is no decision {n} to go back to.")
        return None

    def go_on_from(self, earlier: "Fold") -> None:
        """Go back to where another fold of the same game stands.  The dice and all numbers go on counting."""
        table = earlier.state
        table.dice = self.state.dice
        table.telling = self.state.telling
        table.events = []
        self.state = table
        self.standing = earlier.standing
        for decision in self.standing:
            decision.seal(WENT_BACK)
        self._unsealed = []
        self.rewinds += 1

    def question(self) -> str:
        """A name for the question now asked that no other question of this game ever has.

        The kernel uses its numbers again after an undo.  So the name also has the number of the decision that led to
        the question.  It stays the same while others answer the question or take their answers back.  Where everybody
        went back, the name also says how often they did.
        """
        asked = int(self.state.question())
        again = f".{self.rewinds}" if self.rewinds else ""
        return f"{self.led_here()}.{asked}{again}"

    def asked_since(self) -> int:
        """The number of the last decision that answered another question than the one now asked; 0 for the set-up."""
        asked = int(self.state.question())
        for decision in reversed(self.standing):
            if decision.question != asked:
                return decision.n
        return 0

    def led_here(self) -> int:
        """The number of the decision that led to the question now asked; 0 for the first questions of the game."""
        asked = int(self.state.question())
        if asked <= self._first_questions:
            return 0
        return self.standing[bisect_left(self.standing, asked, key=lambda decision: decision.questions)].n
