"""What goes by a number in Supremacy, each row counted from 0, and the streams of its dice."""

from roadstead.kernel.numbers import row, streams

NUMBERS = (
    # The resources.
    row("grain, oil, mineral", "RESOURCES"),
    # What is built.
    row("army, navy, a nuke, an l-star, a k-sat, a neutron bomb"),
    # How forces move.
    row("march, sail, airlift, loading, unloading"),
    # Sides of a battle.
    row("attacking, defending"),
    # How the game ended.
    row("running, supremacy, detente, holocaust ending, nobody left"),
    # What a headline does.
    row("market, billed, earthquake, typhoon, disease, tribute, revolt, pirates, solar storm"),
    # Who pays a bill.
    row("no one pays, occupant pays, company pays"),
    # What an unpaid bill stops: every card of the resource there, one that the payer chooses among his own, or the one named.
    row("stops none, stops all, stops own, stops named"),
    # Where a Fortuna card is.
    row("in pile, discarded, held, unused, followed"),
)

# The streams of the dice: draws of one kind do not disturb those of another.
STREAMS = streams(
    "set up: set-up, order: order rolls, combat: combat dice, shield: L-stars, deck: resource deck, fortuna: Fortuna cards, "
    "headline: headline dice, settle: late settlements, officer: officers, antidote: antidotes, meteor: meteors, "
    "holocaust: holocaust die, retaliation: warlords' nukes, K-sats, space: war in space",
    thrown="combat dice, L-stars, headline dice, late settlements, officers, holocaust die, K-sats, war in space",
)
