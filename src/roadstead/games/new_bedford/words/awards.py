"""What New Bedford names at its end beside the score."""

from roadstead.kernel.awards import Award

AWARDS = (
    Award("Whaler", sentence="{who} took {count:whale} at sea", counts={"caught": 1}),
    Award("Town builder", sentence="{who} built {count:building}", counts={"built": 1}),
    Award("Landlord", sentence="{who} collected {count:fee}", counts={"fee": 1}, whose="owner"),
    Award("Early bird", sentence="{who} came first to a place {count:time}", counts={"placed": "bonus"}),
    Award(
        "Best deal",
        sentence="{who} sold something for ${count}",
        counts={"sold": "money", "sold whale": "money"},
        best=True,
    ),
)

# The most telling first.
MOMENTS = {
    "built": "A building rises",
    "kept": "A ship comes home",
    "caught": "A great catch",
    "sold whale": "Whales sold",
    "sold": "A good sale",
    "fee": "",
}

# Nothing is lost for nothing: a ship that takes no whale found none, or its owner could not have paid for it.
WASTE = ()
# What is no reason for a choice: which place is used next, and what a ship does in any case.
IDLE = ("fee", "purchased", "placed", "let go", "passed", "came home", "kept")
