"""JAM-10: the Ghost Ship.  Red and blue play; red is Captain unless said otherwise."""

import pytest

from games.jamaica.table import jamaica
from roadstead.games.jamaica import GAME
from roadstead.kernel.state import UNKNOWN

pytestmark = pytest.mark.pure


def ghost_moves(table):
    """Where the Ghost Ship's moves began and ended."""
    return [(fact["start"], fact["space"], fact["lap"]) for fact in table.told("sailed") if fact["ship"] == 2]


def haunting(red="3 gold", blue="3 gold", ghost="5 gold, 3 gold", **treasures):
    """The Ghost Ship, last of all, is about to sail from 15 to 16, where red lies, and then one space on to 17."""
    table = jamaica(2).at(red=16, blue=29, ghost=15).holds(red=red, blue=blue, ghost=ghost).treasures(**treasures)
    return table


def haunt(table):
    """With only gold loaded, red has two holds of one doubloon more when the Ghost Ship comes."""
    return table.round(1, 1)


def assault(red="3 gold", blue="3 gold", ghost="5 gold, 3 gold", **treasures):
    """Red is about to attack the Ghost Ship on 16."""
    table = jamaica(2).at(red=15, blue=29, ghost=16).holds(red=red, blue=blue, ghost=ghost).treasures(**treasures)
    return table


def attack(table):
    return table.round(1, 6, red="forward/gunpowder")


@pytest.mark.rule("JAM-10.1")
def test_it_moves_after_both_turns_by_the_morning_and_then_the_evening_die():
    table = jamaica(2).at(red=29, blue=31).lair("+3").round(4, 1)
    assert table.happened("turned up", "ghost moves") == ["turned up", "turned up", "ghost moves", "ghost moves"]
    assert [fact["steps"] for fact in table.told("ghost moves", to="blue")] == [4, 1]
    assert table.happened("sailed", "ghost lair") == ["sailed", "ghost lair", "sailed"]
    assert ghost_moves(table) == [(0, 4, 0), (4, 5, 0)]


@pytest.mark.rule("JAM-10.2", "JAM-1.4")
@pytest.mark.parametrize(
    ("ghost", "red", "blue", "forward"),
    [
        (18, 1, 2, False), (1, 18, 19, True), (7, 6, 5, True), (14, 11, 10, False), ((49, -1), 0, 1, True),
        ((0, 0), (49, -1), (48, -1), False), (16, 15, 17, None), (16, 15, 16, None), (16, 16, 17, None),
        (12, 14, 1, None), (12, 14, 31, None), (16, 16, 16, None), ((46, -1), 46, (46, -2), None),
    ],
)  # fmt: skip
def test_it_turns_back_when_leading_and_forward_when_last(ghost, red, blue, forward):
    table = jamaica(2).at(ghost=ghost, red=red, blue=blue).holds(red="-", blue="-").whatever_lairs_hold()
    table.round(5, 5)
    if forward is None:
        assert table.asked() == ("red",)
        assert table.menu("red") == ["ghost forward", "ghost back"]
        assert table.told("ghost moves") == []
    else:
        assert table.told("ghost moves")[0] == {"steps": 5, "forward": int(forward), "chosen": 0}


@pytest.mark.rule("JAM-10.2")
def test_the_captain_chooses_either_way():
    for captain in ("red", "blue"):
        for way, ends in (("forward", 17), ("back", 15)):
            table = jamaica(2, captain=captain).at(ghost=16, red=5, blue=29).round(1, 1)
            assert table.asked() == (captain,)
            table.play(captain, f"ghost {way}")
            assert ghost_moves(table)[0] == (16, ends, 0)
            assert table.told("ghost moves")[0] == {"steps": 1, "forward": int(way == "forward"), "chosen": 1}


@pytest.mark.rule("JAM-10.2")
def test_the_ranking_is_read_again_before_the_second_move():
    table = jamaica(2).at(ghost=5, red=4, blue=3).round(4, 1)
    assert ghost_moves(table) == [(5, 1, 0), (1, 2, 0)]
    assert [fact["forward"] for fact in table.told("ghost moves")] == [0, 1]


@pytest.mark.rule("JAM-10.3", "JAM-5.3")
def test_the_captain_chooses_its_lane():
    table = jamaica(2, captain="blue").at(ghost=6, red=16, blue=31).whatever_lairs_hold().round(3, 3)
    assert table.asked() == ("blue",)
    assert table.menu("blue") == ["sail outer", "sail inner"]
    table.play("blue", "sail inner")
    assert ghost_moves(table)[0] == (6, 15, 0)


@pytest.mark.rule("JAM-10.3")
def test_the_captain_chooses_whom_it_attacks_even_their_own_ship():
    table = jamaica(2).at(ghost=15, red=16, blue=16).round(1, 1)
    assert table.asked() == ("red",)
    assert table.menu("red") == ["attack red", "attack blue"]
    table.rolls(2, 4).play("red", "attack red")
    assert table.told("attacked") == [{"ship": 2, "foe": 0, "space": 16}]


@pytest.mark.rule("JAM-10.4")
def test_it_pays_for_nothing_and_never_retreats():
    table = jamaica(2).at(ghost=1, red=29, blue=31).holds(ghost="-").round(1, 4)
    assert ghost_moves(table) == [(1, 2, 0), (2, 6, 0)]
    assert table.happened("paid", "shortage") == []
    rich = jamaica(2).at(ghost=27, red=31, blue=32).round(1, 2)
    assert ghost_moves(rich) == [(27, 28, 0), (28, 30, 0)]
    assert rich.cargo("ghost") == "5 gold, 3 gold"


@pytest.mark.rule("JAM-10.5")
@pytest.mark.parametrize("word", ["map", "sabre", "6th hold", "+7", "-4"])
def test_what_it_finds_in_a_lair_nobody_sees_and_nothing_comes_of_it(word):
    table = jamaica(2).at(red=29, blue=31).lair(word).round(4, 1)
    assert table.beside("ghost") == [word]
    assert not table.has_token(4)
    assert table.who_knows(word) == []
    if word in ("map", "sabre", "6th hold"):
        assert table.works_for(word) is None
    assert table.told("ghost lair", to="red") == [{"space": 4, "back": 0}]
    assert table.happened("power up", "treasure seen", "treasure") == []


@pytest.mark.rule("JAM-10.6")
@pytest.mark.parametrize(("red", "ghost", "winner"), [(6, 4, None), (6, 2, 0), (6, 6, 2), (10, "star", 2), (8, 4, 0)])
def test_it_fights_with_the_die_and_lady_beth(red, ghost, winner):
    table = attack(assault().rolls(red, ghost))
    assert [fact["ship"] for fact in table.told("won")] == ([] if winner is None else [winner])
    if winner == 2:
        table.play("blue", "take nothing")


@pytest.mark.rule("JAM-10.6")
@pytest.mark.parametrize(
    ("ghost", "red", "winner"), [(4, 6, None), (2, 6, 0), (6, 6, 2), (2, "star", 0), ("star", None, 2)]
)
def test_it_attacks_with_the_die_and_lady_beth(ghost, red, winner):
    table = haunt(haunting().rolls(ghost, *[red] if red else []))
    assert [fact["ship"] for fact in table.told("won")] == ([] if winner is None else [winner])
    assert table.told("fired") == []


@pytest.mark.rule("JAM-10.6")
def test_the_gunpowder_of_an_earlier_battle_does_not_help_it():
    table = jamaica(2).at(red=15, blue=16, ghost=17).holds(red="3 gold, 2 food", blue="3 gunpowder", ghost="-").rolls(4)
    table.round(1, 1, red="forward/forward").rolls(6).play("blue", "powder 3").rolls(8, 4).play("blue", "take nothing")
    assert table.told("won")[-1] == {"ship": 0, "foe": 2, "strength": 8, "against": 6}


@pytest.mark.rule("JAM-10.6", "JAM-7.4")
def test_a_player_defends_against_it_with_gunpowder_as_usual():
    table = haunt(haunting(red="3 gold, 4 gunpowder").rolls(4))
    assert table.asked() == ("red",)
    assert table.menu("red") == [f"powder {tokens}" for tokens in range(5)]
    table.rolls(4).play("red", "powder 3")
    assert table.told("won")[0] == {"ship": 0, "foe": 2, "strength": 7, "against": 6}


@pytest.mark.rule("JAM-10.7")
@pytest.mark.parametrize("captain", ["red", "blue"])
def test_the_player_not_in_the_battle_decides_for_it(captain):
    table = jamaica(2, captain=captain).at(red=15, blue=29, ghost=16).rolls(2, 4)
    attack(table)
    assert table.asked() == ("blue",)
    assert table.menu("blue")[0] == "take nothing"
    other = jamaica(2, captain=captain).at(red=29, blue=16, ghost=15).rolls(4, 2).round(1, 1)
    assert other.asked() == ("red",)


@pytest.mark.rule("JAM-10.8")
def test_food_and_gunpowder_it_takes_are_lost():
    table = attack(assault(red="3 gold, 2 food, 4 gunpowder").rolls(2, 10)).play("red", "powder 0")
    assert table.menu("blue") == ["take nothing", "steal hold 1", "steal hold 2", "steal hold 3"]
    food = table.play("blue", "steal hold 2")
    assert food.total("red", "food") == 0
    assert food.cargo("ghost") == "5 gold, 3 gold"
    assert table.told("ghost sank", to="red") == [{"goods": 1, "tokens": 2}]


@pytest.mark.rule("JAM-10.8")
def test_doubloons_go_into_an_empty_hold_of_its_own():
    table = attack(assault(red="3 gold, 6 gold", ghost="5 gold, -, 3 gold").rolls(2, 10)).play("blue", "steal hold 2")
    assert table.cargo("ghost") == "5 gold, 6 gold, 3 gold"
    assert table.total("red", "gold") == 0


@pytest.mark.rule("JAM-10.8")
def test_without_an_empty_hold_it_can_take_no_doubloons():
    full = "5 gold, 3 gold, 1 gold, 1 gold, 1 gold"
    table = attack(assault(red="3 gold, 6 food", ghost=full).rolls(2, 10))
    assert table.menu("blue") == ["take nothing", "steal hold 2"]


@pytest.mark.rule("JAM-10.9")
@pytest.mark.parametrize("power", ["map", "sabre"])
def test_a_power_it_takes_lies_face_down_and_idle_and_is_known_to_all(power):
    table = attack(assault().treasures(red=[power, "+3"]).rolls(2, 10))
    if power == "sabre":
        table.play("red", "keep", "keep")
    assert table.menu("blue") == ["take nothing", "steal hold 1", "steal treasure", f"steal {power}"]
    table.play("blue", f"steal {power}")
    assert table.works_for(power) is None
    assert table.beside("ghost") == [power]
    assert table.who_knows(power) == ["red", "blue"]
    assert table.state.open[table.back(power)] == 0
    watched = table.state.redacted(None)
    assert watched.face[table.back(power)] == table.state.face[table.back(power)], "whoever watches has seen it too"
    assert watched.face[table.back("+3")] == UNKNOWN


@pytest.mark.rule("JAM-10.9")
def test_a_card_named_for_it_stays_known_to_its_former_owner_alone():
    table = attack(assault().treasures(red=["+7", "-2", "+3"]).rolls(2, 10)).play("blue", "steal treasure")
    assert table.asked() == ("blue",), "who decides for the Ghost Ship names the card too"
    table.play("blue", "name treasure 2")
    assert table.beside("ghost") == ["-2"]
    assert table.who_knows("-2") == ["red"]
    assert table.told("saw card", to="blue") == []
    assert table.told("ghost took card", to="blue") == [{"ship": 2, "foe": 0, "back": 1}]


@pytest.mark.rule("JAM-10.10")
@pytest.mark.parametrize(
    ("cargo", "ghost", "after"),
    [
        ("4 gold", "5 gold, 3 gold", "5 gold, 3 gold, 4 gold"),
        ("4 food", "5 gold, 3 gold", "5 gold, 3 gold"),
        ("4 gunpowder", "5 gold", "5 gold"),
        ("4 gold", "5 gold, 1 gold, 1 gold, 1 gold, 1 gold", "5 gold, 1 gold, 1 gold, 1 gold, 1 gold"),
        ("-", "5 gold", "5 gold"),
    ],
)
def test_a_6th_hold_it_takes_is_unloaded(cargo, ghost, after):
    table = assault(red=f"3 gold, -, -, -, -, {cargo}", ghost=ghost).treasures(red=["6th hold"]).rolls(2, 10)
    attack(table)
    if "gunpowder" in cargo:
        table.play("red", "powder 0")
    table.play("blue", "steal 6th hold")
    assert table.cargo("ghost") == after
    assert len(table.told("ghost kept")) == (after.count("4 gold") == 1)
    assert len(table.told("unloaded")) == (cargo != "-" and "4 gold" not in after)
    assert table.works_for("6th hold") is None
    assert table.state.tokens[5] == 0


@pytest.mark.rule("JAM-10.11")
def test_it_may_take_nothing_and_never_gives():
    table = attack(assault().treasures(ghost=["-4", "-2"]).rolls(2, 10))
    assert table.menu("blue") == ["take nothing", "steal hold 1"]
    table.play("blue", "take nothing")
    assert table.told("ghost took nothing") == [{"ship": 2, "foe": 0}]
    assert table.beside("ghost") == ["-4", "-2"]


@pytest.mark.rule("JAM-10.11", "JAM-12.1")
def test_with_nothing_to_take_nobody_is_asked():
    table = jamaica(2).at(red=15, blue=29, ghost=16).holds(red="-").treasures(ghost=["-4"]).rolls(2, 10)
    attack(table)
    assert table.told("ghost took nothing") == [{"ship": 2, "foe": 0}]


@pytest.mark.rule("JAM-10.12")
def test_who_beats_it_may_steal_a_hold_or_a_face_down_card_or_give_one():
    table = attack(assault().treasures(ghost=["+7", "map"], red=["-3"]).rolls("star"))
    assert table.menu("red") == ["take nothing", "steal hold 1", "steal hold 2", "steal treasure", "give -3"]
    hold = table.play("red", "steal hold 1")
    assert hold.cargo("ghost") == "-, 3 gold"
    assert hold.works_for("lady beth") == "ghost"


@pytest.mark.rule("JAM-10.12")
def test_lady_beth_never_leaves_it():
    table = attack(assault(ghost="-").rolls("star"))
    assert table.told("took nothing") == [{"ship": 0, "foe": 2}]
    assert table.works_for("lady beth") == "ghost"


@pytest.mark.rule("JAM-10.13")
@pytest.mark.parametrize("word", ["+7", "+3", "+5", "-4"])
def test_any_face_down_card_may_be_given_to_it_and_nothing_is_announced(word):
    table = attack(assault(ghost="-").treasures(red=["+3", "+5", "+7", "-4", "map"]).rolls("star"))
    assert table.menu("red") == ["take nothing", "give +3", "give +5", "give +7", "give -4"]
    table.play("red", f"give {word}")
    assert table.beside("ghost") == [word]
    assert table.who_knows(word) == ["red"]
    assert list(table.state.cursed) == [0] * 9
    assert table.told("gave cursed") == []
    back = table.back(word)
    assert table.told("gave ghost", to="blue") == [{"ship": 0, "back": back}]
    assert table.told("gave value", to="blue") == table.told("gave value", everybody=False) == []


@pytest.mark.rule("JAM-10.13", "JAM-8.4")
def test_to_a_player_only_curses_can_be_given_even_when_two_play():
    table = jamaica(2).at(red=15, blue=16, ghost=29).holds(blue="-").treasures(red=["+3", "-4"]).rolls("star")
    attack(table)
    assert table.menu("red") == ["take nothing", "give -4"]


@pytest.mark.rule("JAM-10.14")
def test_a_card_taken_from_it_only_the_taker_sees():
    table = attack(assault().treasures(ghost=["+7", "-2"]).rolls("star")).steals("red", "-2")
    assert table.beside("red") == ["-2"]
    assert table.who_knows("-2") == ["red"]
    assert table.told("saw card", to="blue") == []
    assert table.view("blue").face[0] == table.view("red").face[0] == UNKNOWN


@pytest.mark.rule("JAM-10.14")
def test_a_power_taken_from_it_is_laid_face_up_and_works_at_once():
    table = assault(red="1 gold, 1 gold, 3 gold, 2 gold, 1 food").treasures(ghost=["6th hold"]).rolls("star")
    attack(table).play("red", "steal treasure")
    assert table.works_for("6th hold") == "red"
    assert table.who_knows("6th hold") == ["red", "blue"]
    table.play("red", "take 3 3")
    assert table.menu("red") == ["load 3", "load 6"]


@pytest.mark.rule("JAM-10.14", "JAM-3.7")
def test_a_map_taken_from_it_counts_at_the_refill():
    table = attack(assault().treasures(ghost=["map"]).rolls("star")).play("red", "steal treasure")
    table.play("red", "ghost forward", "ghost forward", "sail outer")
    assert (len(table.in_hand("red")), len(table.in_hand("blue"))) == (4, 3)


@pytest.mark.rule("JAM-10.15")
def test_the_sabre_works_on_its_die_in_attack_and_defence():
    table = attack(assault(ghost="-").treasures(red=["sabre"]).rolls(8)).rolls("star").play("red", "keep")
    assert table.menu("red") == ["keep", "reroll"]
    table.rolls(2).play("red", "reroll")
    assert table.told("rerolled") == [{"ship": 0, "roller": 2, "die": 2}]
    assert table.told("won")[0] == {"ship": 0, "foe": 2, "strength": 8, "against": 4}
    defended = haunt(haunting(ghost="-").treasures(red=["sabre"]).rolls("star"))
    assert defended.menu("red") == ["keep", "reroll"]
    defended.rolls(2, 10).play("red", "reroll")
    assert defended.told("won")[0] == {"ship": 0, "foe": 2, "strength": 10, "against": 4}


@pytest.mark.rule("JAM-10.15", "JAM-10.5")
def test_a_sabre_that_lies_beside_it_helps_nobody():
    table = attack(assault(ghost="-").treasures(ghost=["sabre"]).rolls(10, 2))
    assert table.told("won")[0]["ship"] == 0
    assert table.told("rerolled") == []


@pytest.mark.rule("JAM-10.16")
def test_home_after_a_lap_it_stops_ends_nothing_and_turns_back():
    table = jamaica(2).at(ghost=47, red=48, blue=49).round(6, 5)
    assert ghost_moves(table) == [(47, 0, 1), (0, 45, 0)]
    assert table.told("finished") == []
    assert not table.state.over
    assert not table.state.last_round
    assert len(table.state.scores()) == 2


@pytest.mark.rule("JAM-10.16")
def test_from_the_finish_it_goes_back_even_beside_a_finished_player():
    table = jamaica(2).at(ghost=(0, 1), red=49, blue=5).round(3, 3, red="forward/gunpowder")
    assert table.told("ghost turns")[0] == {"steps": 3}
    assert ghost_moves(table)[0] == (0, 47, 0)


@pytest.mark.rule("JAM-10.17", "JAM-10.2")
def test_in_the_last_round_it_makes_both_moves_and_a_finished_player_has_nothing_to_go():
    table = jamaica(2).at(ghost=47, red=49, blue=5).round(1, 2, red="forward/gunpowder")
    assert table.asked() == ("red",)
    assert table.menu("red") == ["ghost forward", "ghost back"]
    table.play("red", "ghost back", "ghost forward")
    assert ghost_moves(table) == [(47, 46, 0), (46, 48, 0)]
    assert table.state.over


@pytest.mark.rule("JAM-10.8", "JAM-10.9", "JAM-10.11")
def test_the_log_cites_the_ghost_ships_own_clauses_when_it_wins():
    won = attack(assault(red="3 gold, 2 food").treasures(red=["map", "+3"]).rolls(2, 10))
    cited = {}
    for text in ("take nothing", "steal hold 2", "steal map", "steal treasure"):
        state = won.state.clone()
        state.telling = True
        state.play(1, GAME.actions.parse(text))
        cited[text] = [event.rule for event in state.events][:2]
    assert cited["take nothing"][0] == "JAM-10.11"
    assert cited["steal hold 2"] == ["JAM-10.8", "JAM-10.8"]
    assert cited["steal map"][0] == cited["steal treasure"][0] == "JAM-10.9"


@pytest.mark.rule("JAM-10.12", "JAM-10.13", "JAM-10.14")
def test_the_log_cites_the_ghost_ships_own_clauses_when_it_is_beaten():
    won = attack(assault().treasures(ghost=["map"], red=["-3"]).rolls("star"))
    cited = {}
    for text in ("steal hold 1", "steal treasure", "give -3"):
        state = won.state.clone()
        state.telling = True
        state.play(0, GAME.actions.parse(text))
        cited[text] = [event.rule for event in state.events][:2]
    assert cited["steal hold 1"][0] == "JAM-10.12"
    assert cited["steal treasure"] == ["JAM-10.12", "JAM-10.14"]
    assert cited["give -3"] == ["JAM-10.13", "JAM-10.13"]
