"""Everything that can stand on New Bedford's stack, each declared once: what the rules do, and what players are asked."""

from roadstead.games.new_bedford.data import PURCHASE
from roadstead.kernel.questions import Duty, Question, Questions
from roadstead.kernel.words import Said

DUTIES = (
    Duty("round", "rounds.begin"),
    Duty("worker", "rounds.next_worker", ("placed",)),
    Duty("lodger", "rounds.lodger", ("placed", "user")),
    Duty("move", "returning.move"),
    Duty("arrive", "returning.arrive", ("ship",)),
    Duty("close", "returning.close", ("ship",)),
    Duty("whaling", "whaling.whaling"),
    Duty("round end", "rounds.end"),
    Duty("returns", "rounds.returns"),
)

# For each: name, rule, awaited, now; the actions that answer it, and when they are done; choices, answer, numbers.
# ``left`` is what is left of the starting money; ``which`` of the player's workers is placed; ``sold`` is a set of goods;
# ``less`` is how many goods less are paid; ``waived`` is food taken off the cost + 8 x wood + 64 x brick.
# fmt: off
QUESTIONS = Questions(20, (
    Question("start", "NB-2.2", "to choose starting goods", "starting goods are to be chosen",
             {"start": "Starting goods are taken before the first round"},
             "rounds.start_choices", "rounds.start", ("goods", "left")),
    Question("place", "NB-3.1", "to place a worker", "a worker is to be placed",
             {"place": "Workers are placed one at a time in turn, two a round",
              "purchase": Said(f"Food or wood is bought for ${PURCHASE} along with a worker, before its action", "NB-4.1")},
             "placing.choices", "placing.decide", ("which", "from_inn", "purchased")),
    Question("need", "NB-4.5", "to buy food or wood", "food or wood is to be bought",
             {"purchase": None},
             "placing.need_choices", "placing.meet_need", ("space", "bonus")),
    Question("extra", "NB-5.3", "to take a good at the Warehouse", "one more good is to be taken",
             {"extra": "One more good is taken by the first worker at the Warehouse"},
             ("extra food", "extra wood", "extra brick"), "trading.extra"),
    Question("sell", "NB-5.4", "to sell goods", "goods are to be sold",
             {"sell": "Goods are sold by a worker at the General Store, the Market or, wood alone, the Lumber Mill"},
             "trading.sell_choices", "trading.sell", ("space", "sold", "bonus")),
    Question("build", "NB-5.7", "to choose a building", "a building is to be chosen",
             {"build": "A building is built by a worker at the Town Hall or the Courthouse"},
             "building.choices", "building.choose", ("space", "less")),
    Question("less", "NB-5.8", "to choose what to pay less of", "say of which goods to pay less",
             {"less": "Paying less is for the first worker at the Town Hall and for the Courthouse"},
             "building.less_choices", "building.take_off", ("tile", "less", "waived", "space")),
    Question("prepare", "NB-7.1", "to prepare a ship", "a ship is to be prepared",
             {"prepare": "A ship is prepared by a worker at the Shipyard"},
             "fleet.prepare_choices", "fleet.prepare", ("bonus",)),
    Question("launch", "NB-7.3", "to launch a ship", "a ship is to be launched",
             {"launch": "A ship is launched by a worker at the City Pier, the Wharf or the Dry Dock"},
             "fleet.launch_choices", "fleet.launch", ("space", "bonus")),
    Question("outward", "NB-6.11", "to move a ship out", "a ship is to be moved out",
             {"outward": "A ship is moved out by a worker at Clark's Point Light"},
             "fleet.outward_choices", "fleet.move_out"),
    Question("count", "NB-6.23", "to choose a ship for the Cooperage", "a ship is to be chosen for the Cooperage",
             {"count": "The tokens of a ship bring money to a worker at the Cooperage"},
             "fleet.count_choices", "fleet.count"),
    Question("clear", "NB-6.14", "to remove Empty Sea", "Empty Sea is to be removed",
             {"clear": "Empty Sea is removed by a worker at the Tavern"},
             "trading.clear_choices", "trading.clear"),
    Question("try out", "NB-6.22", "to bring Right Whales home", "Right Whales are to be brought home",
             {"try out": "In the published edition a worker at the Tryworks brings Right Whales home"},
             "fleet.try_out_choices", "fleet.try_out"),
    Question("come home", "NB-8.9", "to pay for whales or sell them", "whales are to be kept or sold",
             {"return": "Whales are kept or sold when a ship of yours has come home"},
             "returning.home_choices", "returning.settle", ("ship",)),
    Question("offer", "NB-8.10", "to buy a whale or pass", "a whale is to be bought, or passed on",
             {"offer": "A whale is bought when another player has sold it on coming home"},
             "returning.offer_choices", "returning.buy", ("seller", "passes")),
    Question("hunt", "NB-9.5", "to choose a whale", "a whale is to be taken, or none",
             {"hunt": "Whales are caught in the whaling phase, when your ship's turn has come"},
             "whaling.hunt_choices", "whaling.hunt", ("ship",)),
))
# fmt: on
