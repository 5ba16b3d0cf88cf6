"""Dice that nobody at the table can steer, and that everybody can check afterwards.

The table publishes ``commitment(secret)`` before anyone sits down; every seat adds a line of its own; outcome k of the
game is HMAC(secret, lines, k).  When the game is over the secret is published and the whole game can be drawn again.
"""

import hashlib
import hmac

from roadstead.kernel.dice import Dice


def commitment(secret: bytes) -> str:
    """What is published beforehand: it binds the table to its secret without telling it."""
    return hashlib.sha256(secret).hexdigest()


class FairDice(Dice):
    """HMAC-SHA256 over the seats' lines and a counter, rejection-sampled so that every outcome is equally likely."""

    def __init__(self, secret: bytes, lines: list[str], at: int = 0) -> None:
        super().__init__()
        self.secret = secret
        self.lines = list(lines)
        self.at = at
        # The lengths keep ["ab", "c"] and ["a", "bc"] apart.
        self._prefix = b"".join(len(raw).to_bytes(4, "big") + raw for raw in (line.encode() for line in self.lines))

    def pick(self, sides: int, stream: int) -> int:
        limit = (1 << 64) - (1 << 64) % sides
        attempt = 0
        while True:
            counter = self.at.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            word = hmac.new(self.secret, self._prefix + counter, hashlib.sha256).digest()[:8]
            value = int.from_bytes(word, "big")
            if value < limit:
                self.at += 1
                return value % sides
            attempt += 1

    def clone(self) -> "FairDice":
        twin = FairDice(self.secret, self.lines, self.at)
        twin.draws = self.draws
        return twin

    def to_dict(self) -> dict[str, object]:
        return {"source": "fair", "secret": self.secret.hex(), "lines": list(self.lines), "at": self.at}
