"""A table to look at: ``ansi`` is text, ``svg`` a drawing, ``rgb_array`` the same in pixels, ``human`` a window with it."""

from functools import lru_cache
from io import BytesIO
from typing import Any

import numpy as np
import numpy.typing as npt

from roadstead.envs.extras import installed
from roadstead.kernel import looking
from roadstead.kernel.state import State

MODES = ("human", "rgb_array", "svg", "ansi")
FRAMES_A_SECOND = 4
WIDTH = 960  # of a picture, in pixels

Pixels = npt.NDArray[np.uint8]


def checked(mode: str | None, modes: tuple[str, ...] = MODES) -> str | None:
    if mode is not None and mode not in modes:
        raise ValueError(f"render_mode is None or one of {', '.join(modes)}, not {mode!r}")
    return mode


def pixels(view: State, width: int = WIDTH) -> Pixels:
    """The table as height by width by 3 numbers."""
    with installed("render"):
        from PIL import Image
    ground, pieces = looking.layers(view)
    return np.array(Image.alpha_composite(_board(ground, width), _painted(pieces, width)).convert("RGB"))


@lru_cache(maxsize=8)
def _board(drawing: str, width: int) -> Any:
    """Most of the time goes into the board, which never changes."""
    return _painted(drawing, width, background="#ffffff")


def _painted(drawing: str, width: int, background: str | None = None) -> Any:
    with installed("render"):
        import resvg_py
        from PIL import Image
    png = resvg_py.svg_to_bytes(svg_string=drawing, width=width, background=background)
    return Image.open(BytesIO(bytes(png))).convert("RGBA")


class Screen:
    """Shows a table in one of the modes; a window is opened when it is first needed.  A copy opens its own."""

    def __init__(self, mode: str | None, modes: tuple[str, ...] = MODES) -> None:
        self.mode = checked(mode, modes)
        self._window: Any = None

    def __getstate__(self) -> dict[str, Any]:
        return {"mode": self.mode, "_window": None}

    def show(self, view: State) -> str | Pixels | None:
        """What ``render`` returns: nothing for a window, and nothing when no mode was chosen."""
        if self.mode is None:
            return None
        if self.mode == "ansi":
            return looking.text(view)
        if self.mode == "svg":
            return looking.svg(view)
        picture = pixels(view)
        if self.mode == "rgb_array":
            return picture
        self._put_up(picture, looking.heading(view))
        return None

    def _put_up(self, picture: Pixels, title: str) -> None:
        with installed("render"):
            import pygame
        high, wide, _ = picture.shape
        if self._window is None or self._window.get_size() != (wide, high):
            pygame.display.init()
            self._window = pygame.display.set_mode((wide, high))
        pygame.display.set_caption(title)
        self._window.blit(pygame.surfarray.make_surface(picture.swapaxes(0, 1)), (0, 0))
        pygame.event.pump()
        pygame.display.flip()

    def close(self) -> None:
        if self._window is not None:
            import pygame

            pygame.display.quit()
            self._window = None
