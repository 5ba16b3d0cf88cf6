"""What a variant of Jamaica may change."""

from roadstead.games.jamaica import data
from roadstead.kernel.parameters import IN_ORDER, cells, entries, made, number

Rows = tuple[tuple[int, ...], ...]

# Sea spaces that become lairs one after the other, far from each other and from the lairs that there are.
MORE_LAIRS = (2, 29)  # of twelve treasures the Ghost Ship takes one, so there are eleven lairs at most
NO_MORE_COST = 3  # food, on a space that is no lair any more


def with_lairs(board: Rows, lairs: int) -> Rows:
    """The board with more lairs, or with fewer: the ones nearest the finish go first."""
    there = [space for space, row in enumerate(board) if row[0] == data.LAIR]
    kept = sorted([*there, *MORE_LAIRS][:lairs])
    return tuple(
        (data.LAIR, 0, *row[2:])
        if space in kept
        else (data.SEA, NO_MORE_COST, *row[2:])
        if row[0] == data.LAIR
        else row
        for space, row in enumerate(board)
    )


COSTS = {str(space): ((space, 1),) for space, row in enumerate(data.BOARD) if row[1]}
LAIRS = {"BOARD": with_lairs, "TREASURES_IN_PLAY": lambda _, lairs: lairs}
PARAMETERS = (
    number("finish_score", "FINISH_SCORE", 0, 40, "Points for coming home"),
    number("behind_score", "BEHIND_SCORE", -40, 0, "Points for a ship that is not past the line"),
    entries("treasures", "WORTH", 1, 20, "Treasure cards", IN_ORDER[:5], first=4),
    entries("cursed", "WORTH", -20, -1, "Cursed treasure cards", IN_ORDER[:3], first=9),
    entries("combat_die", "COMBAT_DIE", 0, 12, "Faces of the combat die (12 is the star)", IN_ORDER),
    cells("costs", "BOARD", 1, 9, "What a space costs, by its number", COSTS),
    made("lairs", 9, 3, 11, "Pirate lairs, each with a treasure", LAIRS),  # after the costs: a lair has none
    made("hand", 3, 2, 6, "Cards in hand", {"HAND": lambda _, hand: hand, "HAND_WITH_MAP": lambda _, hand: hand + 1}),
)
