"""What a state is besides a game in progress: something to look at, to write down and to copy."""

from typing import TYPE_CHECKING, Any, cast

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from roadstead.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The base of every state.  Nothing here is in the way of a decision; the game does the work."""

    game: "Game"

    def __repr__(self) -> str:
        return self.game.describe(cast(Any, self))

    def __str__(self) -> str:
        return self.game.text(cast(Any, self))

    def _repr_svg_(self) -> str:
        """The table as a drawing: what a notebook shows."""
        return self.game.svg(cast(Any, self))

    def __eq__(self, other: object) -> bool:
        """Whether the same lies on both tables; how one came there, and the dice to come, do not matter."""
        if not isinstance(other, Position):
            return False
        return self is other or bool(self.game.key(cast(Any, self)) == other.game.key(cast(Any, other)))

    def __hash__(self) -> int:
        """By what lies on the table now: it changes when the game goes on."""
        return hash(self.game.key(cast(Any, self)))

    def position(self) -> str:
        """The table as one line of text; ``game.position`` makes it a state again."""
        return self.game.written(cast(Any, self))

    def play_text(self, seat: i64, text: str) -> None:
        """``play`` with the action's line of text: ``state.play_text(0, "card forward/food")``."""
        cast(Any, self).play(seat, self.game.actions.parse(text))

    def __copy__(self) -> object:
        return self.game.copy(cast(Any, self), {})

    def __deepcopy__(self, memo: dict[int, object]) -> object:
        return self.game.copy(cast(Any, self), memo)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return self.game.reduced(cast(Any, self))

    def to_dict(self) -> dict[str, object]:
        """The table as plain JSON; ``game.restore`` makes it a state again.

        What was told of the last decision, and whether it may be taken back, is not on the table and not stored.
        """
        return self.game.store(cast(Any, self))
