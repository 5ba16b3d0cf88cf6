"""Why a request is not granted."""

OUT_OF_REACH = "The table is out of reach for a moment."
NOT_WRITTEN = "This could not be written down, so it has not happened."
GOING_DOWN = "The server is going down for a moment."
TOO_MUCH = "That is too much at once: come back in a moment."


class Refused(Exception):
    """The request is not granted, and nothing has changed."""

    def __init__(self, words: str, rule: str = "", *, stale: bool = False) -> None:
        super().__init__(words)
        self.words = words
        self.rule = rule
        self.stale = stale


class Busy(Refused):
    """It would be granted later: there is too much to do now."""


class NoPlace(Busy):
    """All places for variants are taken by those that are played."""


class Gone(Refused):
    """The room was let go while somebody waited for it.  Whoever comes again finds the table as it is written."""

    def __init__(self) -> None:
        super().__init__(OUT_OF_REACH)


class TooMuch(Refused):
    """One visitor asks for more than is made for one at a time."""

    def __init__(self) -> None:
        super().__init__(TOO_MUCH)
