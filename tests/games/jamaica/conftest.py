"""At the end of a test nothing of its script may be left: a roll nobody made is a wrong story."""

import pytest

from games.jamaica.table import Disagreement, tables


@pytest.fixture(autouse=True)
def every_script_is_played_to_its_end():
    tables.clear()
    yield
    for table in tables:
        dice = table.dice
        left = [*dice.combat, *dice.treasures, *dice.action]
        if left:
            raise Disagreement(f"never rolled or drawn: {left}")
