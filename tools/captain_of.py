"""A captain of another tree of this project, as an outside bot of this one: so the two can play each other at equal seconds.

    roadstead tournament jamaica --bots "captain:1s,exec:OTHER/.venv/bin/python tools/captain_of.py captain:1s" --games 200

OTHER is a tree of another commit with a `make build` of its own, whose `roadstead` this runs with.  Views go from one to the
other as JSON, choices come back as text; both must know the same rules.  Reading the view is no part of the seconds.
"""

import json
import sys
from zlib import crc32

import roadstead
from roadstead.bots import bot


def main() -> None:
    player = None
    for line in sys.stdin:
        asked = json.loads(line)
        game = roadstead.game(asked["game"])
        view = game.restore(asked["view"])
        if player is None:
            player = bot(sys.argv[1], game, seed=crc32(line.encode()))
        print(game.actions.text(player.choose(view, asked["seat"])), flush=True)


if __name__ == "__main__":
    main()
