"""Write docs/scenes/: every table as one drawing, some way into a game among greedy players: `python tools/scenes.py`."""

from pathlib import Path

import roadstead
from roadstead.bots import bot
from roadstead.kernel.scene import standalone

FOLDER = Path(__file__).parents[1] / "docs" / "scenes"
SEATS = 3
SEED = 1
DECISIONS = 60
NAMES = ("Ann", "Ben", "Cem")


def main() -> None:
    for game in roadstead.all_games():
        state = game.new(SEATS, seed=SEED)
        players = [bot("greedy", game, seed=seat) for seat in range(SEATS)]
        while not state.over and state.decisions < DECISIONS:
            seat = state.actor()
            state.play(seat, players[seat].choose(state.redacted(seat), seat))
        view = state.redacted(0)
        pieces = game.scene.pieces(view, 0, NAMES)
        title = f"{game.title}, seen by {NAMES[0]}"
        drawing = standalone(game.board(view), pieces, title, game.surfaces(view, 0))
        (FOLDER / f"{game.name}.svg").write_text(drawing, "utf-8")


if __name__ == "__main__":
    main()
