"""Everything that can stand on the stack of Harbour of Fortune, each declared once: what the rules do, what is asked."""

from roadstead.games.harbour_of_fortune.data import HAND_LIMIT
from roadstead.kernel.questions import Duty, Question, Questions
from roadstead.kernel.words import Said

DUTIES = (
    Duty("turn", "rounds.turn"),
    Duty("first phase", "first_phase.advance", ("seat", "step")),
    Duty("window", "first_phase.window", ("seat", "stage")),
    Duty("acting", "second_phase.ask", ("seat",)),
    Duty("turn end", "rounds.end_turn", ("seat",)),
    Duty("trim", "rounds.trim", ("seat",)),
    Duty("storm on", "disasters.storm_on", ("dealer", "victim")),
    Duty("collect", "investment.collect", ("seat", "step")),
)

# What may be done in the second phase, and when each is done.  Wild Cards and mending have their place in a pause too.
SECOND_PHASE = {
    "end": Said("The turn is ended in the second phase, when nothing else is asked", "HOF-3.3"),
    "wild": Said("Wild Cards are played in your own turn, in a pause of the first phase or in the second", "HOF-13.1"),
    "mend": Said("Troubles are mended in your own turn, in a pause of the first phase or in the second", "HOF-10.1"),
    "hire": Said("A Jack is hired in the second phase of your turn", "HOF-6.2"),
    "build": Said("Houses are built in the second phase of your turn", "HOF-15.1"),
    "marry": Said("Sons are married in the second phase of your turn", "HOF-7.1"),
    "strike": Said("Disasters are dealt in the second phase of your turn", "HOF-8.1"),
    "sabotage": Said("The Black Joker is played in the second phase of your turn", "HOF-11.2"),
    "invest": Said("A Great Investment is opened in the second phase of your turn", "HOF-12.1"),
    "trade": Said("The Trader works in the second phase of your turn", "HOF-6.7"),
    "spy": Said("The Spy works in the second phase of your turn", "HOF-6.9"),
}

# For each: name, rule, awaited, now; the actions that answer it, and when they are done; choices, answer, numbers.
# fmt: off
QUESTIONS = Questions(20, (
    Question("pause", "HOF-4.3", "to play cards or go on", "there is a pause for cards in the first phase",
             {"roll": Said("The die is rolled once a turn, at its beginning", "HOF-3.2"),
              "window": "Going on ends a pause for cards in the first phase", "wild": None, "mend": None},
             "first_phase.pause_choices", "first_phase.take_pause", ("seat", "stage"), secret=True),
    Question("sail how", "HOF-5.7", "to sail with or without the Captain",
             "the ship is to sail, with or without the Captain",
             {"captain": "The Captain is asked in the first phase, when the ship is about to sail"},
             ("sail with captain", "sail without captain"), "first_phase.choose_captain", ("seat",)),
    Question("act", "HOF-3.3", "to act", "it is your second phase", SECOND_PHASE,
             "second_phase.choices", "second_phase.act", ("seat",), secret=True),
    Question("mend how", "HOF-17.4", "to mend something", "say how the trouble is to be mended",
             {"means": "The bank is paid when you have said which trouble is to be mended", "answer": None},
             "mending.means", "mending.mend", ("seat", "trouble", "may_pay"), secret=True),
    Question("name target", "HOF-8.4", "to say what the disaster strikes", "name what the disaster strikes",
             {"target": "What a disaster strikes is named when you have dealt one that leaves a choice"},
             "disasters.targets", "disasters.name", ("dealer", "victim", "disaster")),
    # Without a hand the victim has only public means, and is not asked in secret.
    Question("react", "HOF-8.5", "to answer a disaster", "a disaster is to be answered or accepted",
             {"answer": "Red cards, Red Jokers and the Housekeeper help when a trouble is named or a disaster dealt",
              "means": None},
             "disasters.answers", "disasters.react", ("dealer", "victim", "disaster", "target"), secret=None),
    Question("stake", "HOF-12.2", "to invest or decline", "put something into the Great Investment, or decline",
             {"stake": "Money is put in when another player opens a Great Investment"},
             "investment.stakes", "investment.put_in", ("inviter", "seat")),
    Question("give what", "HOF-6.7", "to choose a card to trade", "choose the card that the Trader gives away",
             {"give": "A card is given away when the Trader has been sent to somebody"},
             "jacks.gifts", "jacks.trade", ("seat", "foe"), secret=True),
    Question("discard", "HOF-3.5", "to discard", f"discard down to {HAND_LIMIT} cards",
             {"discard": f"Cards are discarded at the end of a turn, from a hand of more than {HAND_LIMIT}"},
             "rounds.discard_choices", "rounds.discard", ("seat",), secret=True),
    Question("choose family", "HOF-2.7", "to choose a family", "choose the family you lead",
             {"family": "A family is chosen before the first turn, where the table has agreed to choose"},
             "rounds.family_choices", "rounds.choose_family", ("seat",)),
))
# fmt: on
