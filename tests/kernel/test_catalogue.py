"""Messages and their words: what stands in an entry, lists, numbers, names, and what is missing."""

import msgspec
import pytest

from roadstead.games.jamaica import GAME
from roadstead.kernel.catalogue import Catalogue, NoSuchEntry
from roadstead.kernel.messages import Message, say, seat, slug

FILE = """
greeting = { CAP($who) } loads { $n ->
    [one] 1 crate
   *[other] { $n } crates
  } of { $goods }.
goods-rum = rum
goods-tea = tea
ghost = the ghost
ends = to { $either }
row = { $some }
"""


def english(file=FILE):
    return Catalogue("en", file)


def test_facts_stand_in_an_entry_numbers_choose_and_seats_have_names():
    said = say("greeting", who=seat(1), n=1200, goods=say("goods-rum"))
    assert english().text(said, ("Ann", "Bo")) == "Bo loads 1,200 crates of rum."
    assert (
        english().text(say("greeting", who=say("ghost"), n=1, goods=say("goods-tea")))
        == "The ghost loads 1 crate of tea."
    )


def test_lists_are_told_with_and_with_or_and_with_commas():
    both = [say("goods-rum"), say("goods-tea"), "salt"]
    assert english().text(both) == "rum, tea and salt"
    assert english().text(say("ends", either=both)) == "to rum, tea or salt"
    assert english().text(say("ends", either=both[:1])) == "to rum"
    assert english().text(say("row", some=both)) == "rum, tea, salt"


def test_what_is_missing_is_an_error_and_never_half_a_sentence():
    with pytest.raises(NoSuchEntry, match="no such-thing"):
        english().text(say("such-thing"))
    with pytest.raises(NoSuchEntry, match="greeting"):
        english().text(say("greeting", who=seat(0), n=1), ("Ann",))


def test_a_file_that_cannot_be_read_is_refused_with_the_line():
    with pytest.raises(ValueError, match=r"no entry of a catalogue: 'oops"):
        english("fine = well\noops { $\n")


def test_later_files_go_before_earlier_ones():
    assert Catalogue("en", "a = one\nb = two", "b = three").text(say("b")) == "three"


def test_messages_are_equal_by_what_they_say_and_cross_the_wire():
    said = say("greeting", who=seat(0), n=2, goods=[say("goods-rum"), "x"])
    assert {said, say("greeting", who=seat(0), n=2, goods=[say("goods-rum"), "x"])} == {said}
    assert msgspec.json.decode(msgspec.json.encode(said), type=Message) == said
    assert msgspec.json.encode(say("ghost")) == b'{"id":"ghost"}'
    assert slug("Saran's Sabre / 6th Hold") == "saran-s-sabre-6th-hold"


def test_what_people_write_is_never_read_as_an_entry():
    """A name that looks like a part of a catalogue is shown as it is."""
    name = '{ $who } { "x" } [one] *<b>'
    assert english().text(say("greeting", who=seat(0), n=1, goods="{ goods-rum }"), (name,)) == (
        f"{name} loads 1 crate of {{ goods-rum }}."
    )


def test_a_game_has_one_catalogue_with_what_all_games_say():
    assert {"prompt-lane", "game-over", "title"} <= GAME.catalogue().entries.keys()
    assert GAME.catalogue() is GAME.catalogue()
    assert GAME.catalogue().facts_of("event-loaded") == {"ship", "tokens", "goods", "hold"}
