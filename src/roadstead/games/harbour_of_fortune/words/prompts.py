"""What a seat is asked, in one sentence each."""

from roadstead.games.harbour_of_fortune import data
from roadstead.games.harbour_of_fortune.state import Harbour
from roadstead.games.harbour_of_fortune.words.harm import suffered
from roadstead.games.harbour_of_fortune.words.names import disaster_words, red_from
from roadstead.kernel.string_speech import Names, Prompt, by_name
from roadstead.kernel.words import Said, counted


def pause(t: Harbour, stage: int) -> Said | str:
    if stage == data.BEFORE_ROLL:
        return Said("Your turn: roll, or play a card first.", "HOF-4.1")
    if stage == data.AFTER_ROLL:
        return f"You rolled {t.roll}. Play a card before the incomes?"
    return "Play a card before the rent comes in?"


def sail_how(t: Harbour) -> str:
    way = counted(data.STEPS[t.roll], "space")
    return f"Your ship is about to sail {way}. Does the Captain add one for {data.JACK_FEE}?"


def name_target(victim: int, disaster: int, names: Names) -> Said:
    verb = data.DISASTER_VERB[disaster]
    if verb == data.SICKEN:
        return Said(f"Who falls sick in the household of {names[victim]}?", "HOF-9.5")
    if verb == data.PART:
        return Said(f"Which couple of {names[victim]}'s sons is divorced?", "HOF-9.7")
    return Said(f"Which damaged house of {names[victim]} burns down?", "HOF-9.10")


def react(t: Harbour, seat: int, dealer: int, disaster: int, target: int, names: Names) -> Said | str:
    harm = suffered(t, seat, disaster, target, names[dealer])
    what = f"{names[dealer]} deals {disaster_words(disaster, target)} to you: {harm}."
    red = data.DISASTER_RED[disaster]
    if red == data.NO_RED:
        return Said(f"{what} Only a Red Joker helps.", "HOF-9.1")
    return f"{what} Stop it with a {red_from(red)} or a Red Joker, or let it happen?"


def stake(inviter: int, names: Names) -> str:
    """HOF-12.3, HOF-12.5: what may come of it."""
    return (
        f"{names[inviter]} opens a Great Investment. How much do you put in?"
        f" If {data.INVESTMENT_NEEDS} comes together you roll:"
        f" on 1 or 2 it is lost, on 3 or 4 half as much again comes back, in whole {data.COIN}s, on 5 or 6 twice as much."
    )


def discard(t: Harbour, seat: int) -> str:
    return f"You hold {t.held[seat]} cards, and {data.HAND_LIMIT} may be kept. Which one do you discard?"


PROMPTS: dict[str, Prompt | str] = {
    **by_name(pause, sail_how, name_target, react, stake, discard),
    "act": "Round {round}, your second phase: what do you do?",
    "mend how": "How do you mend the {trouble}?",
    "give what": "Which card does the Trader give to {foe}, for one drawn by chance?",
    "choose family": "Which family do you lead? They differ in name and colour alone.",
}
