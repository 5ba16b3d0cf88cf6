"""What Harbour of Fortune names at its end beside the score."""

from roadstead.kernel.awards import Award

AWARDS = (
    Award("Matchmaker", sentence="{who} married off {count:son}", counts={"married": 1}),
    Award("Master builder", sentence="{who} built {count:house}", counts={"built": 1}),
    Award("Scourge of the town", sentence="{who} dealt {count:disaster}", counts={"dealt": 1}),
    Award("Pursued by ill luck", sentence="{who} suffered {count:disaster}", counts={"dealt": 1}, whose="foe"),
    Award(
        "Best deal", sentence="{who} got {count:,} back from one investment", counts={"returned": "amount"}, best=True
    ),
)

# The most telling first.
MOMENTS = {
    "married": "A wedding",
    "divorced": "A divorce",
    "burnt": "Fire!",
    "failed": "A business fails",
    "hat": "The hat goes on",
    "built": "A house is built",
    "hired": "A Jack is hired",
    "returned": "The investment pays",
    "raised": "The investment",
    "lost": "Money lost",
    "profit": "A good trade",
    "taxed": "",
    "rent": "",
}
