"""Everything that can stand on Jamaica's stack, each declared once: what the rules do, and what the seats are asked."""

from roadstead.kernel.questions import Duty, Question, Questions

DUTIES = (
    Duty("round", "rounds.begin"),
    Duty("turn", "rounds.turn", ("done",)),
    Duty("act", "rounds.act", ("ship", "symbol", "die")),
    Duty("round end", "rounds.end"),
    Duty("walk", "sailing.walk", ("ship", "steps", "direction", "start")),
    Duty("retreat", "sailing.retreat", ("ship", "start")),
    Duty("arrive", "sailing.arrive", ("ship",)),
    Duty("pay", "paying.pay", ("ship",)),
    Duty("attack roll", "battle.attack_roll"),
    Duty("defence", "battle.defence"),
    Duty("defence roll", "battle.defence_roll"),
    Duty("battle end", "battle.end"),
    Duty("ghost", "ghost.move", ("steps",)),
)

# For each: name, rule, awaited, now; the actions that answer it, and when they are done; choices, answer, numbers.
# fmt: off
QUESTIONS = Questions(20, (
    Question("place dice", "JAM-3.1", "to place the dice", "the dice are to be placed",
             {"dice": "The Captain places the dice at the beginning of a round"},
             "rounds.place_choices", "rounds.place", ("first", "second")),
    Question("choose card", "JAM-3.3", "to choose a card", "a card is to be chosen",
             {"card": "A card is chosen once a round, when the dice are placed"},
             "rounds.card_choices", "rounds.choose_card", secret=True),
    Question("lane", "JAM-5.3", "to choose a lane", "a lane is to be chosen",
             {"lane": "A lane is chosen when a ship leaves a fork forward or a merge backward"},
             ("sail outer", "sail inner"), "sailing.choose_lane", ("ship", "steps", "direction", "start")),
    Question("attack whom", "JAM-7.2", "to choose whom to attack", "a ship to attack is to be chosen",
             {"attack": "Whom to attack is chosen when a move has ended beside several ships"},
             "battle.attack_choices", "battle.begin", ("ship",)),
    Question("spend powder", "JAM-7.3", "to fire gunpowder", "gunpowder is to be fired, or none",
             {"powder": "Gunpowder is fired in a battle, before the roll"},
             "battle.powder_choices", "battle.spend_powder", ("ship", "side")),
    Question("take from", "JAM-12.4", "to choose which holds to take from",
             "the holds to take tokens from are to be chosen",
             {"take": "Tokens are taken out of holds when a space is paid or gunpowder fired"},
             "paying.take_choices", "paying.take_from", ("ship", "goods", "tokens", "first")),
    Question("load where", "JAM-4.5", "to choose a hold", "the hold to load is to be chosen",
             {"load": "A hold is chosen when goods come in and both a regular hold and the 6th Hold are empty"},
             "loading.load_choices", "loading.load_into", ("ship", "goods", "tokens")),
    Question("dump which", "JAM-4.2", "to empty a hold", "a hold is to be emptied",
             {"dump": "A hold is emptied only when goods come in and no hold is empty"},
             "loading.dump_choices", "loading.dump", ("ship", "goods", "tokens")),
    Question("sabre reroll", "JAM-7.11", "to use Saran's Sabre or not", "Saran's Sabre may be used, or the roll kept",
             {"sabre": "The owner of Saran's Sabre is asked in a battle, when a die has been rolled"},
             ("keep", "reroll"), "battle.sabre", ("owner", "side")),
    Question("spoils", "JAM-8.1", "to take the spoils", "the spoils are to be taken, or nothing",
             {"spoils": "Spoils are for the winner of a battle, when it is over"},
             "spoils.choices", "spoils.take", ("winner", "loser"), secret=None),
    Question("ghost way", "JAM-10.2", "to steer the Ghost Ship", "the Ghost Ship is to be steered",
             {"ghost": "With two players the Captain steers the Ghost Ship, after both turns"},
             ("ghost forward", "ghost back"), "ghost.steer", ("steps",)),
    Question("name treasure", "JAM-8.3", "to name a treasure", "the face-down treasure to steal is to be named",
             {"name": "A face-down treasure is named when one of several is stolen"},
             "spoils.names_of", "treasure.steal_card", ("winner", "loser")),
))
# fmt: on
