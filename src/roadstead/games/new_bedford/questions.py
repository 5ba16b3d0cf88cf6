"""Everything that can stand on New Bedford's stack, each declared once: what the rules do, and what players are asked."""

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

# For each: name, rule; the actions that answer it; choices, answer, numbers.  ``words/en.ftl`` has what is said of it.
# ``left`` is what is left of the starting money; ``which`` of the player's workers is placed; ``sold`` is a set of goods;
# ``less`` is how many goods less are paid; ``waived`` is food taken off the cost + 8 x wood + 64 x brick.
# fmt: off
QUESTIONS = Questions(20, (
    Question("start", "NB-2.2", "", "", {"start": ""},
             "rounds.start_choices", "rounds.start", ("goods", "left")),
    Question("place", "NB-3.1", "", "", {"place": "", "purchase": Said("", "NB-4.1")},
             "placing.choices", "placing.decide", ("which", "from_inn", "purchased")),
    Question("need", "NB-4.5", "", "", {"purchase": None},
             "placing.need_choices", "placing.meet_need", ("space", "bonus")),
    Question("extra", "NB-5.3", "", "", {"extra": ""},
             ("extra food", "extra wood", "extra brick"), "trading.extra"),
    Question("sell", "NB-5.4", "", "", {"sell": ""},
             "trading.sell_choices", "trading.sell", ("space", "sold", "bonus")),
    Question("build", "NB-5.7", "", "", {"build": ""},
             "building.choices", "building.choose", ("space", "less")),
    Question("less", "NB-5.8", "", "", {"less": ""},
             "building.less_choices", "building.take_off", ("tile", "less", "waived", "space")),
    Question("prepare", "NB-7.1", "", "", {"prepare": ""},
             "fleet.prepare_choices", "fleet.prepare", ("bonus",)),
    Question("launch", "NB-7.3", "", "", {"launch": ""},
             "fleet.launch_choices", "fleet.launch", ("space", "bonus")),
    Question("outward", "NB-6.11", "", "", {"outward": ""},
             "fleet.outward_choices", "fleet.move_out"),
    Question("count", "NB-6.23", "", "", {"count": ""},
             "fleet.count_choices", "fleet.count"),
    Question("clear", "NB-6.14", "", "", {"clear": ""},
             "trading.clear_choices", "trading.clear"),
    Question("try out", "NB-6.22", "", "", {"try out": ""},
             "fleet.try_out_choices", "fleet.try_out"),
    Question("come home", "NB-8.9", "", "", {"return": ""},
             "returning.home_choices", "returning.settle", ("ship",)),
    Question("offer", "NB-8.10", "", "", {"offer": ""},
             "returning.offer_choices", "returning.buy", ("seller", "passes")),
    Question("hunt", "NB-9.5", "", "", {"hunt": ""},
             "whaling.hunt_choices", "whaling.hunt", ("ship",)),
))
# fmt: on
