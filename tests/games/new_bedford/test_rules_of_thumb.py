"""What greedy shipowners do with Clark's Point Light."""

import pytest

from games.new_bedford.table import new_bedford
from roadstead.games.new_bedford import GAME

HEURISTICS = GAME.part("heuristics").HEURISTICS


def worth(table, name, text):
    seat = table.seat(name)
    return HEURISTICS.weigh(table.state.redacted(seat), seat, GAME.actions.parse(text))


@pytest.mark.rule("NB-6.11", "NB-6.24")
def test_clarks_point_light_is_liked_where_it_is_cheap_and_a_ship_is_out():
    plenty = "9 food, 9 wood, 9 brick"
    dear = new_bedford(3).stock(red=plenty).ship("red white", 4).in_round(3).play("red", "place town hall")
    cheap = new_bedford(3).built(red="courthouse").stock(red=plenty).ship("red white", 4).in_round(3)
    cheap.play("red", "place courthouse")
    ashore = new_bedford(3).built(red="courthouse").stock(red=plenty).in_round(3).play("red", "place courthouse")
    light = "build clark's point light"
    assert worth(cheap, "red", light) > worth(dear, "red", light)
    assert worth(cheap, "red", light) > worth(ashore, "red", light)
    published = new_bedford(3, edition="published").stock(red=plenty).ship("red white", 4).in_round(3)
    published.play("red", "place town hall")
    assert worth(published, "red", light) > worth(dear, "red", light)
