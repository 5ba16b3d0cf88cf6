"""The drawn table of Jamaica: the board that never changes and the places where pieces lie on it."""

from roadstead.games.jamaica.art import coast, furniture, land, sea, stations
from roadstead.games.jamaica.art.route import HEIGHT, SPACES, WIDTH
from roadstead.kernel.scene import Board


def _markup() -> str:
    defs = sea.defs() + land.defs() + stations.defs() + furniture.defs()
    return (
        f"<defs>{defs}</defs>"
        + furniture.table() + furniture.sheet() + sea.water() + sea.rhumbs() + coast.shallows() + sea.vignette()
        + sea.waves() + coast.ripples() + sea.currents()
        + land.ground() + land.rivers() + land.fields() + land.growth(stations.town_sites()) + stations.inland_towns()
        + "".join(stations.harbour(space) for space in stations.PORTS)
        + stations.port_royal() + stations.labels()
        + stations.red_line() + stations.start() + stations.spaces() + stations.chevrons()
        + furniture.rose(sea.ROSE, 0.95) + furniture.cartouche() + furniture.navigation() + furniture.treasure_place()
        + sea.serpent((1330, 1000), 0.95) + sea.whale((640, 1040), 0.8)
        + furniture.frame()
    )  # fmt: skip


BOARD = Board(WIDTH, HEIGHT, _markup(), {})
