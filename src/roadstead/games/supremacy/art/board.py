"""The drawn table of Supremacy: the world that never changes, and the symbols of all that lies on it."""

from roadstead.games.supremacy.art import chart, goods, labels, market, mats, pieces, signs, strip, zones
from roadstead.games.supremacy.art.world import TABLE
from roadstead.kernel.kit.board import Symbols, board
from roadstead.kernel.scene import Board

__all__ = ["BOARD"]

_SYMBOLS: Symbols = {"sup-names": (*TABLE, labels.names())}
for _room in (zones, pieces, goods, mats, market, strip, signs):
    _SYMBOLS |= _room.symbols()


def _board() -> Board:
    defs = chart.defs() + goods.defs() + pieces.defs()
    picture = (chart.water(), chart.ground(), strip.picture())
    return board(*TABLE, _SYMBOLS, defs, *picture, pictures={"markets": market.picture()})


BOARD = _board()
