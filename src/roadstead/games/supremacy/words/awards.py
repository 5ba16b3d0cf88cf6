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
