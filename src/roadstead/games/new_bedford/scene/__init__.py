"""New Bedford's table drawn: houses on their lots, workers, ships on the course, tokens, a mat for each player."""

from roadstead.games.new_bedford.art.board import BOARD
from roadstead.games.new_bedford.scene.table import pieces

__all__ = ["BOARD", "pieces"]
