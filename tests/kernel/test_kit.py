"""The drawing kit: what is drawn is sound SVG, and what is written on it can be read."""

import re
from xml.etree import ElementTree

import pytest

from roadstead.kernel.kit import board, cards, dice, mats, ornaments, tokens
from roadstead.kernel.pen import PIPS

DRAWN = {
    "card": cards.card("Seven", ("wins ties", "worth 3"), tokens.ship()),
    "card back": cards.card_back(),
    "die": dice.die(5),
    "mat": mats.mat(300, 120),
    "tile": mats.tile(60, 60),
    "panel": mats.panel((0, 0, 100, 80), "#fff"),
    "glow": mats.glow(300, 120),
    "stack": tokens.stack(4),
    "badge": tokens.badge(24),
    "seal": tokens.seal(24, "7"),
    "flag": tokens.flag(tokens.seat_emblem(1, 0.6)),
    "ship": tokens.ship(tokens.seat_emblem(2, 0.6)),
    "ring": tokens.ring(30, 15),
    "rose": ornaments.rose((50, 50), letters="NESW"),
    "frame": ornaments.frame((0, 0, 400, 300)),
    "planks": ornaments.planks(400, 300, 6),
}


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{markup}</svg>')


@pytest.mark.parametrize("thing", DRAWN)
def test_everything_in_the_kit_is_sound_and_needs_nothing_from_elsewhere(thing):
    elements = list(parsed(DRAWN[thing]).iter())
    assert len(elements) >= 2
    assert not any(element.get("style") or element.get("class", "ornament") != "ornament" for element in elements)
    assert not re.findall(r"url\(|href", DRAWN[thing])


@pytest.mark.parametrize("thing", DRAWN)
def test_whatever_is_written_is_at_least_twelve_units_high(thing):
    sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', DRAWN[thing])]
    assert all(size >= cards.LEAST_TEXT for size in sizes)


@pytest.mark.parametrize("value", PIPS)
def test_a_die_shows_as_many_pips_as_it_says_and_all_of_them_on_its_face(value):
    pips = [element for element in parsed(dice.die(value, 40)).iter() if element.tag.endswith("circle")]
    assert len(pips) == value
    for pip in pips:
        x, y, r = (float(pip.get(name)) for name in ("cx", "cy", "r"))
        assert r < x < 40 - r
        assert r < y < 40 - r


def test_a_die_that_was_not_thrown_shows_none():
    assert "?" in dice.die(0)


def test_a_stack_grows_with_what_lies_on_it_up_to_eight():
    heights = [tokens.stack_height(count) for count in range(1, 12)]
    assert heights == sorted(heights)
    assert heights[7] == heights[10] > heights[6]
    assert tokens.stack(9) == tokens.stack(8)


def test_a_long_title_gets_smaller_letters_and_stays_readable():
    short, long = (
        re.search(r'font-size="([\d.]+)"', cards.card(title))[1] for title in ("VII", "Admiral of the Fleet")
    )
    assert float(short) > float(long) >= cards.LEAST_TEXT


def test_a_board_has_a_symbol_for_every_shape_and_hides_its_picture_from_readers():
    made = board.board(400, 300, {"kit-die": (54, 54, dice.die(3))}, "", ornaments.planks(400, 300, 4))
    assert made.shapes == {"kit-die": (54, 54)}
    assert re.search(r'<symbol id="kit-die" viewBox="0 0 54 54"', made.markup)
    assert 'aria-hidden="true"' in made.markup
