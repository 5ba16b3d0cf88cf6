"""What a viewer is given of a row that is not for all eyes; called from the generated copy of each game's state."""

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.kernel import rows
from roadstead.kernel.state import ALL_SEEING


def by_owner(row: vec[i64], viewer: i64, per: i64) -> vec[i64]:
    """A viewer's own entries, ``per`` for each seat; all of them only in a copy of the whole table."""
    if viewer == ALL_SEEING:
        return row[:]
    found = rows.unknowns(len(row))
    if viewer >= 0:
        for at in range(viewer * per, viewer * per + per):
            found[at] = row[at]
    return found


def by_nobody(row: vec[i64], viewer: i64) -> vec[i64]:
    """Nothing but its length, except in a copy of the whole table."""
    if viewer == ALL_SEEING:
        return row[:]
    return rows.unknowns(len(row))
