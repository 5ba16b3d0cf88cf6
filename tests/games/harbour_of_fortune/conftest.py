"""At the end of a test nothing of its script may be left: a roll nobody made is a wrong story."""

import pytest

from games.harbour_of_fortune.table import tables
from games.script import Disagreement


@pytest.fixture(autouse=True)
def every_script_is_played_to_its_end():
    tables.clear()
    yield
    for table in tables:
        left = {stream: queue for stream, queue in table.dice.script.items() if queue}
        if left:
            raise Disagreement(f"never rolled or drawn: {left}")
