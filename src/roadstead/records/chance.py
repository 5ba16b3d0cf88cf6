"""The dice of a recorded game: played back, and checked against their commitment."""

import hashlib

from msgspec import UNSET

from roadstead.kernel.dice import Dice, SeededDice
from roadstead.kernel.errors import BadOutcome, NeedsOutcome
from roadstead.kernel.fair import FairDice, commitment
from roadstead.kernel.game import Game
from roadstead.records.format import Commitment, Header


class OtherOutcome(ValueError):
    """The recorded outcome is not the one that the source of the dice gives."""


class RecordedDice(Dice):
    """Outcomes from a record; with a ``source``, each is drawn again and must be the same."""

    def __init__(self, source: Dice | None) -> None:
        super().__init__()
        self.source = source
        self.script: list[int] = []
        self.at = 0

    def feed(self, outcomes: list[int]) -> None:
        """The outcomes of the next decision."""
        self.script = outcomes
        self.at = 0

    def pick(self, sides: int, stream: int) -> int:
        if self.at >= len(self.script):
            raise NeedsOutcome(sides, stream)
        outcome = self.script[self.at]
        self.at += 1
        if outcome >= sides:
            raise BadOutcome(f"outcome {self.at} is {outcome}, where the die has 0 to {sides - 1}")
        if self.source is not None:
            drawn = self.source.below(sides, stream)
            if drawn != outcome:
                raise OtherOutcome(f"outcome {self.at} is {outcome}, where the dice gave {drawn}")
        return outcome


def commit(dice: Dice) -> Commitment | None:
    """The commitment of fresh dice, before a game begins; ``None`` for dice without a secret."""
    if isinstance(dice, SeededDice):
        if any(dice.counts):
            raise ValueError("a game begins with dice that have not been drawn from")
        return Commitment("seeded", hashlib.sha256(secret_of(dice).encode()).hexdigest())
    if isinstance(dice, FairDice):
        if dice.at:
            raise ValueError("a game begins with dice that have not been drawn from")
        return Commitment("fair", commitment(dice.secret), list(dice.lines))
    return None


def secret_of(dice: Dice) -> str:
    """The secret that is revealed at the end; empty for dice without one."""
    if isinstance(dice, SeededDice):
        return str(int(dice.seed))
    if isinstance(dice, FairDice):
        return dice.secret.hex()
    return ""


def fresh_dice(game: Game, header: Header, secret: str | None) -> Dice | None:
    """The dice as they were before the game, from the open seed or the revealed secret; ``None`` when neither is told.

    Raises ``ValueError`` when the secret is not the one committed to.
    """
    if header.seed is not UNSET:
        if secret is not None:
            raise ValueError("a secret is revealed that nothing was committed to")
        return game.seeded(header.seed)
    if secret is None:
        return None
    if header.commitment is UNSET:
        raise ValueError("a secret is revealed that nothing was committed to")
    bound = header.commitment
    try:
        dice = _from_secret(game, bound, secret)
        matches = commit(dice) == bound and secret_of(dice) == secret
    except (ValueError, OverflowError):
        matches = False
    if not matches:
        raise ValueError("the secret revealed is not the one that the header's commitment is of")
    return dice


def _from_secret(game: Game, bound: Commitment, secret: str) -> Dice:
    if bound.source == "fair":
        return FairDice(bytes.fromhex(secret), bound.lines)
    return game.seeded(int(secret))
