"""The small picture that stands for a game on the first page: ``card.svg`` in its folder, 480 by 270, or a plain one with its title."""

from importlib.resources import files
from xml.sax.saxutils import escape

from roadstead.kernel.game import Game
from roadstead.kernel.kit.ornaments import frame, planks, rose
from roadstead.kernel.pen import words

WIDTH, HEIGHT = 480, 270


def card(game: Game) -> str:
    """The picture as an SVG file."""
    own = files(game.package).joinpath("card.svg")
    return own.read_text("utf-8") if own.is_file() else plain(game.title)


def plain(title: str) -> str:
    """A chart with a rose and the title, for a game without a picture of its own."""
    size = min(44.0, 1.5 * (WIDTH - 60) / max(len(title), 1))
    drawn = (
        planks(WIDTH, HEIGHT, 5, wood="#2f7a8c", gap="#1d5a6b", grain="#bfe3e6", lines=30)
        + rose((WIDTH / 2, 108), 1.1)
        + words(escape(title), (WIDTH / 2, 218), size, "#fbeec2", font_weight="bold")
        + frame((0, 0, WIDTH, HEIGHT))
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMid slice">{drawn}</svg>'
