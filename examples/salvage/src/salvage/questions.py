"""Everything that can stand on the stack: what the rules do, and what the players are asked."""

from roadstead.kernel.questions import Duty, Question, Questions

DUTIES = (Duty("round", "rounds.begin"), Duty("show", "rounds.show"))

# For each: name, rule, awaited, now; the actions that answer it, and when they are done; choices, answer.
BID = Question("bid", "SAL-2.2", "to bid a card", "a card is to be bid",
               {"bid": "A card is bid once in every round, when the dice are thrown"},
               "rounds.cards", "rounds.bid", secret=True)  # fmt: skip
QUESTIONS = Questions(10, (BID,))
