"""At the end of a test nothing of its script may be left: a token nobody drew is a wrong story."""

import pytest

from games.new_bedford.table import Disagreement, tables


@pytest.fixture(autouse=True)
def every_script_is_played_to_its_end():
    tables.clear()
    yield
    for table in tables:
        if table.dice.tokens:
            raise Disagreement(f"never drawn: {table.dice.tokens}")
