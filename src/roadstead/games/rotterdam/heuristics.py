"""What a decent player looks at: placeholder."""

from typing import Final

from roadstead.kernel.heuristics import Heuristics

HEURISTICS: Final = Heuristics()
