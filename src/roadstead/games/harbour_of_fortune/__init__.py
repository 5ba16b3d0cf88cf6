"""Harbour of Fortune: four families in New Amsterdam, 1653."""

from roadstead.games.harbour_of_fortune import data
from roadstead.kernel.declared import declared
from roadstead.kernel.game import Game, Option

OPTIONS = (
    Option("rounds", (10, 8, 12), "How many rounds are played."),
    Option(
        "tax", (75, 100), "What the Director-General collects from each opponent every turn.", title="The hat's tax"
    ),
    Option(
        "debts", (True, False), "Whether tax that cannot be paid is owed; otherwise it is waived.", title="Tax debts"
    ),
    Option(
        "investment_with_two",
        (True, False),
        "Whether two players may play the Great Investment.",
        title="Great Investment with two",
    ),
    Option(
        "families",
        ("seated", "chosen"),
        "Whether everybody leads the family of the seat's colour, or chooses one of the four at the start.",
    ),
)

GAME = Game(
    title="Harbour of Fortune",
    words_about="Bring your ship in, build your street, marry well, and ruin your neighbours before they ruin you.",
    seats=(2, 3, 4),
    options=OPTIONS,
    rules_version=2,
    **declared(__name__),
    seat_names=data.COLOURS,
    minutes=45,
    weight=3,
    repeated=("build",),
    data={
        "disasters": data.DISASTERS,
        "troubles": data.TROUBLES,
        "household income": list(data.HOUSEHOLD_INCOME),
        "rent": list(data.RENT),
        "steps": list(data.STEPS),
        "milestones": list(data.MILESTONES),
        "wild cards": data.WILD_NAMES,
    },
)
