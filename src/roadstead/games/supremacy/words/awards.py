"""What Supremacy names at its end beside the score."""

from roadstead.kernel.awards import Award

AWARDS = (
    Award("Conqueror", "{who} took {count:territory}", {"captured": 1}),
    Award("Most warlike", "{who} attacked {count:time}", {"attacked": 1}),
    Award("Prospector", "{who} found {count:company}", {"prospected": 1}),
    Award("Best deal", "{who} sold for ${count:,}M at once", {"sold": "amount"}, best=True),
    Award("Diplomat", "{who} had {count:offer} accepted", {"accepted": 1}, "foe"),
    Award("Finger on the button", "{who} fired {count:nuke}", {"fired": "count"}),
)

# The most telling first.
MOMENTS = {
    "supremacy": "Supremacy",
    "eliminated": "A power falls",
    "fallen": "A power falls",
    "holocaust": "The end of the world",
    "nuked": "A mushroom cloud",
    "sea nuked": "A mushroom cloud",
    "neutron bombed": "A neutron bomb",
    "bankrupt": "Bankrupt",
    "captured": "A land is taken",
    "card taken": "",
    "exchange": "War",
    "unit lost": "",
    "headline": "The news of the day",
    "earthquake lost": "An earthquake",
    "l-stars captured": "Weapons captured",
    "accepted": "A trade is made",
    "sold": "The market falls",
    "bought": "The market rises",
    "price": "",
    "produced": "A rich yield",
}

# What is lost for nothing: hints warn of it.
WASTE = ("disbanded", "bankrupt", "overflow")

# The coach looks how things stand when this is asked again.
TURN = ("loans",)

# What the winner has most of.
DECISIVE = ("worth", "companies", "territories")

# What one would rather have less of.
LESS_IS_BETTER = (
    "loans",
    "unit lost",
    "revolt",
    "surrenders",
    "navies sunk",
    "overflow",
    "earthquake lost",
    "disbanded",
    "bankrupt",
    "fallen",
)

# What is no reason for a choice: the sums and steps of every turn.
IDLE = (
    "interest",
    "units paid",
    "companies paid",
    "borrowed",
    "repaid",
    "acts",
    "moved",
    "sold",
    "bought",
    "turned",
    "gave up",
    "offered",
    "declined",
    "defends",
    "exchange",
)
