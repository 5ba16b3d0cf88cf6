"""Draw the pictures of the guides from our own scenes, into each game's folder `pictures/`: `python tools/guide_pictures.py`.

`table.png` is the board some way into a game among greedy players, `mat.png` what lies before the one who looks.  They are drawn
by a browser, which has the letters.
"""

import shutil
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

import roadstead
from roadstead.bots import bot
from roadstead.kernel.game import Game
from roadstead.kernel.scene import GAP, standalone

FOLDER = Path(__file__).parents[1] / "src" / "roadstead" / "games"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
SEATS, SEED, DECISIONS = 3, 1, 60
NAMES = ("Ann", "Ben", "Cem")
WIDE = {"table": 700, "mat": 560}  # pixels
COLOURS = 96
SIZES = {"size-s": 13, "size-m": 17, "size-l": 24, "size-xl": 34}  # of letters on a surface
READABLE = 10  # pixels


def names(scale: float) -> str:
    """Names that would be too small to read at this scale are left out, as at the table."""
    large = ", ".join(f"text.name.{size}" for size, letters in SIZES.items() if letters * scale >= READABLE)
    return f"text.name {{ display: none }} {large} {{ display: inline }}"


def drawn(page: Page, game: Game) -> dict[str, Image.Image]:
    """The pictures of a game."""
    state = game.new(SEATS, seed=SEED)
    players = [bot("greedy", game, seed=seat) for seat in range(SEATS)]
    while not state.over and state.decisions < DECISIONS:
        seat = state.actor()
        state.play(seat, players[seat].choose(state.redacted(seat), seat))
    view = state.redacted(0)
    surfaces = game.surfaces(view, 0)
    svg = standalone(game.board(view), game.scene.pieces(view, 0, NAMES), game.title, surfaces)
    board = next(surface for surface in surfaces if surface.kind == "board")
    mat = next(surface for surface in surfaces if surface.kind == "mat")
    boxes = {"table": (0, 0, board.width, board.height), "mat": (0, board.height + GAP, mat.width, mat.height)}
    found = {}
    for name, (x, y, width, height) in boxes.items():
        style = f"body {{ margin: 0 }} svg {{ display: block }} {names(WIDE[name] / width)}"
        page.set_content(f"<style>{style}</style>{svg}")
        shot = page.screenshot(clip={"x": x, "y": y, "width": width, "height": height}, full_page=True)
        size = (WIDE[name], round(WIDE[name] * height / width))
        found[name] = Image.open(BytesIO(shot)).convert("RGB").resize(size, Image.Resampling.LANCZOS)
    return found


def main() -> None:
    with sync_playwright() as playwright:
        path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1400, "height": 1000})
        for game in roadstead.all_games():
            folder = FOLDER / game.name / "pictures"
            folder.mkdir(exist_ok=True)
            for name, picture in drawn(page, game).items():
                file = folder / f"{name}.png"
                picture.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE).save(
                    file, optimize=True
                )
                print(f"{file.relative_to(FOLDER)}: {file.stat().st_size:,} bytes")
        browser.close()


if __name__ == "__main__":
    main()
