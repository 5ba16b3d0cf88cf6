"""What Rotterdam names at its end beside the score."""

from roadstead.kernel.awards import Award

AWARDS = (
    Award("True to their word", sentence="{who} completed {count:assignment}", counts={"completed": 1}),
    Award("Most travelled", sentence="{who} had ships sail {count:time}", counts={"sailed": 1}),
    Award("Busiest quay", sentence="{who} unloaded {count:ship}", counts={"product": 1}),
    Award("Best deal", sentence="{who} sold a product for {count} million", counts={"sold": "price"}, best=True),
    Award("Helping hand", sentence="{who} got the Captain's bonus {count:time}", counts={"bonus": 1}),
)

# The most telling first.
MOMENTS = {
    "completed": "An assignment completed",
    "built": "A factory is built",
    "auctioned": "The pawn is won",
    "product": "Goods come in",
    "sold": "Goods are sold",
    "bartered": "A barter",
}

# What is lost for nothing: hints warn of it.
WASTE = ("no product", "wrong cargo", "no money", "policed")

# The coach looks how things stand when this is asked again.
TURN = ("place worker",)

# What one would rather not have happen.
LESS_IS_BETTER = ("blocked", "ebbed", "wrong cargo", "no product", "no money", "lacking", "no barter")

# What is no reason for a choice: it says little of how one stands, or comes with every choice of its kind.
IDLE = (
    "ships at home",
    "empty cargo",
    "covered",
    "covered cards",
    "lot",
    "master",
    "worker",
    "colour",
    "played",
    "took card",
    "drew",
    "drew card",
    "declined",
    "cashed",
    "empty ship",
    "left empty",
    "placed",
    "started with",
    "loaded",
    "got free",
    "no start",
    "fogged",
    "fog lifted",
)
