"""What New Bedford names at its end beside the score."""

from roadstead.kernel.awards import Award

AWARDS = (
    Award("whaler", {"caught": 1}),
    Award("town builder", {"built": 1}),
    Award("landlord", {"fee": 1}, "owner"),
    Award("early bird", {"placed": "bonus"}),
    Award("best deal", {"sold": "money", "sold whale": "money"}, best=True),
)
