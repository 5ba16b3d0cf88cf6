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

# The coach looks how things stand when this is asked again.
TURN = ("place worker",)
