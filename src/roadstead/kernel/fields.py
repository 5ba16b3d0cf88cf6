"""Which fields a state has, and who may see each."""

from enum import StrEnum
from typing import NamedTuple


class Seen(StrEnum):
    """Who may know a field: everybody, its owner, nobody, or each entry by those whom another field names."""

    ALL = "all"
    OWNER = "owner"
    NOBODY = "nobody"
    KNOWN = "known"


class Field(NamedTuple):
    """A row of a game's field table.

    ``seen`` says who may know it: with ``OWNER`` entry ``i`` belongs to seat ``i // per``; with ``KNOWN`` entry ``i`` is
    known to the seats in the mask ``getattr(state, by)[i]``.  A field that ``grows`` changes its length during a game.
    """

    name: str
    seen: Seen = Seen.ALL
    per: int = 1
    by: str = ""
    grows: bool = False


KERNEL_FIELDS = (
    Field("seats"),
    Field("over"),
    Field("viewer"),
    Field("decisions"),
    Field("questions"),
    Field("depth"),
)
