"""How the captain lets actions race through the same worlds."""

import random

from roadstead.bots.race import FIRST_LOOK, Race


def through_worlds(race, rewards, worlds, spent=0.0):
    """Each runner still in the race gets ``rewards(place, world)``."""
    for world in range(worlds):
        for runner in race.runners:
            runner.note(rewards(runner.place, world))
        race.judge(spent)


def places(race):
    return [runner.place for runner in race.runners]


def test_who_is_behind_in_every_world_leaves_at_the_first_look():
    race = Race([4, 7, 9])
    through_worlds(race, lambda place, world: 0.1 * world + (0.01 if place == 7 else 0.0), FIRST_LOOK - 1)
    assert places(race) == [4, 7, 9]
    through_worlds(race, lambda place, world: 0.9 + (0.01 if place == 7 else 0.0), 1)
    assert places(race) == [7]


def test_equals_race_on_and_the_one_that_is_liked_more_leads():
    race = Race([3, 1, 2])
    chance = random.Random(1)
    worlds = [chance.random() for _ in range(200)]
    through_worlds(race, lambda place, world: worlds[world], len(worlds))
    assert places(race) == [3, 1, 2]
    assert race.leader().place == 3
    assert race.choice().place == 3


def test_luck_alone_seldom_sends_the_better_one_home():
    """Two that differ by little in noise: of many races few are lost before the first hundred worlds."""
    lost = 0
    for seed in range(200):
        chance = random.Random(seed)
        race = Race([0, 1])
        through_worlds(race, lambda place, world, chance=chance: chance.gauss(0.5 + 0.02 * (place == 0), 0.2), 100)
        lost += places(race) == [1]
    assert lost <= 10


def test_the_same_luck_for_both_tells_a_small_difference_soon():
    chance = random.Random(3)
    worlds = [chance.random() for _ in range(40)]
    race = Race([0, 1])
    through_worlds(race, lambda place, world: worlds[world] + 0.02 * place + 0.02 * chance.random(), len(worlds))
    assert places(race) == [1]


def test_the_worse_half_leaves_as_the_budget_is_spent():
    race = Race([5, 6, 7, 8, 9])
    assert race.rounds == 3
    noise = random.Random(2)
    through_worlds(race, lambda place, world: noise.gauss(place, 100.0), FIRST_LOOK - 1)
    assert len(race.runners) == 5
    best_three = sorted(race.runners, key=lambda runner: -runner.total)[:3]
    race.worlds -= 1
    race.judge(0.34)
    assert set(places(race)) == {5} | {runner.place for runner in best_three}
    assert places(race) == sorted(places(race))
    assert race.choice() is best_three[0]


def test_the_favourite_stays_though_half_the_field_leaves_and_is_chosen_while_its_being_behind_may_be_luck():
    race = Race([5, 6, 7, 8], trust=1.0)
    up_and_down = {5: [-0.3, 0.28], 6: [0.0, 0.0], 7: [0.01, 0.01], 8: [0.02, 0.02]}
    through_worlds(race, lambda place, world: up_and_down[place][world % 2], FIRST_LOOK - 2)
    through_worlds(race, lambda place, world: up_and_down[place][0], 1, spent=0.5)
    assert places(race) == [5, 7, 8]
    assert race.leader().place == 8
    assert race.choice().place == 5
    through_worlds(race, lambda place, world: -0.3 if place == 5 else 0.0, 4)
    assert race.choice().place == 8


def test_a_race_without_a_world_is_the_favourites():
    assert Race([8, 2], trust=1.0).choice().place == 8
