"""What a file could do to the process that reads it."""

import os
import time

from roadstead.games.variants import with_variant


def unkind(text):
    """What the first word of the file says; all others are read."""
    word = text.partition(" ")[0]
    if word == "hang":
        time.sleep(60)
    elif word == "eat":
        bytearray(3 << 30)
    elif word == "die":
        os._exit(1)
    elif word == "fail":
        raise ZeroDivisionError(text)
    with_variant(text)
