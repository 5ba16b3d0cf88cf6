"""What New Bedford names at its end beside the score."""

from roadstead.kernel.awards import Award

AWARDS = (
    Award("Whaler", "{who} took {count:whale} at sea", {"caught": 1}),
    Award("Town builder", "{who} built {count:building}", {"built": 1}),
    Award("Landlord", "{who} collected {count:fee}", {"fee": 1}, "owner"),
    Award("Early bird", "{who} came first to a place {count:time}", {"placed": "bonus"}),
    Award("Best deal", "{who} sold something for ${count}", {"sold": "money", "sold whale": "money"}, best=True),
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
