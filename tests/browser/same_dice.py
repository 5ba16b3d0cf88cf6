"""A server all of whose tables have the same dice, so that a test meets the same game whenever it runs.

The browser adds a line of its own to a table's secret; `people.py` makes that one the same too.
"""

import secrets

from roadstead.cli import main

SEED = 20_061
SECRET = 32  # bytes; other secrets are what they were, above all the names of the tables

drawn = secrets.token_bytes


def token_bytes(size: int | None = None) -> bytes:
    return bytes(range(SECRET)) if size == SECRET else drawn(size)


if __name__ == "__main__":
    secrets.token_bytes = token_bytes
    secrets.randbits = lambda bits: SEED
    main()
