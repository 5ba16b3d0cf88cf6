"""The shade at the edge of the picture."""

from roadstead.games.new_bedford.art.places import HEIGHT, LEFT, TOP, WIDTH
from roadstead.kernel.kit.shapes import box
from roadstead.kernel.pen import gradient


def defs() -> str:
    return gradient("nb-vignette", (0.6, "#07202c", 0), (1, "#07202c", 0.4), radial=True, cx=0.5, cy=0.5, r=0.76)


def vignette() -> str:
    return box(LEFT, TOP, WIDTH, HEIGHT, "url(#nb-vignette)")
