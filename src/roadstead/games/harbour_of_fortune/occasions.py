"""What belongs where: the kinds of action that answer each question, and when each kind of action is done."""

from roadstead.games.harbour_of_fortune.rules import frames
from roadstead.kernel.words import Asked, Said

SECOND_PHASE = ("end", "wild", "mend", "hire", "build", "marry", "strike", "sabotage", "invest", "trade", "spy")

ASKED = {
    frames.PAUSE: Asked(("roll", "window", "wild", "mend"), "This is a pause for cards in the first phase"),
    frames.SAIL_HOW: Asked(("captain",), "Now the ship is to sail, with or without the Captain"),
    frames.ACT: Asked(SECOND_PHASE, "This is your second phase"),
    frames.MEND_HOW: Asked(("means", "answer"), "Now say how the trouble is to be mended"),
    frames.NAME_TARGET: Asked(("target",), "Now name what the disaster strikes"),
    frames.REACT: Asked(("answer", "means"), "Now a disaster is to be answered or accepted"),
    frames.STAKE: Asked(("stake",), "Now put something into the Great Investment, or decline"),
    frames.GIVE_WHAT: Asked(("give",), "Now choose the card that the Trader gives away"),
    frames.CHOOSE_FAMILY: Asked(("family",), "Now choose the family you lead"),
    frames.DISCARD: Asked(("discard",), "Now discard down to 12 cards"),
}

OCCASIONS = {
    "roll": Said("The die is rolled once a turn, at its beginning", "HOF-3.2"),
    "window": Said("Going on ends a pause for cards in the first phase", "HOF-4.3"),
    "end": Said("The turn is ended in the second phase, when nothing else is asked", "HOF-3.3"),
    "captain": Said("The Captain is asked in the first phase, when the ship is about to sail", "HOF-5.7"),
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
    "target": Said("What a disaster strikes is named when you have dealt one that leaves a choice", "HOF-8.4"),
    "answer": Said(
        "Red cards, Red Jokers and the Housekeeper help when a trouble is named or a disaster dealt", "HOF-8.5"
    ),
    "means": Said("The bank is paid when you have said which trouble is to be mended", "HOF-17.4"),
    "stake": Said("Money is put in when another player opens a Great Investment", "HOF-12.2"),
    "give": Said("A card is given away when the Trader has been sent to somebody", "HOF-6.7"),
    "discard": Said("Cards are discarded at the end of a turn, from a hand of more than 12", "HOF-3.5"),
    "family": Said("A family is chosen before the first turn, where the table has agreed to choose", "HOF-2.7"),
}
