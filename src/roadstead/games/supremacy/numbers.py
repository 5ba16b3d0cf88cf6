"""What goes by a number in Supremacy, each row counted from 0."""

from roadstead.kernel.numbers import row

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
