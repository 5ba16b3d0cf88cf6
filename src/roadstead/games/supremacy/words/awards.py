"""What Supremacy names at its end beside the score."""

from roadstead.kernel.awards import Award

AWARDS = (
    Award("Conqueror", sentence="{who} took {count:territory}", counts={"captured": 1}),
    Award("Most warlike", sentence="{who} attacked {count:time}", counts={"attacked": 1}),
    Award("Prospector", sentence="{who} found {count:company}", counts={"prospected": 1}),
    Award("Best deal", sentence="{who} sold for ${count:,}M at once", counts={"sold": "amount"}, best=True),
    Award("Diplomat", sentence="{who} had {count:offer} accepted", counts={"accepted": 1}, whose="foe"),
    Award("Finger on the button", sentence="{who} fired {count:nuke}", counts={"fired": "count"}),
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

# The coach looks how things stand when this is asked again.
TURN = ("loans",)
