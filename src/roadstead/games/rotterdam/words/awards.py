"""What Rotterdam names at its end beside the score."""

from roadstead.kernel.awards import Award

AWARDS = (
    Award("True to their word", "{who} completed {count:assignment}", {"completed": 1}),
    Award("Most travelled", "{who} had ships sail {count:time}", {"sailed": 1}),
    Award("Busiest quay", "{who} unloaded {count:ship}", {"product": 1}),
    Award("Best deal", "{who} sold a product for {count} million", {"sold": "price"}, best=True),
    Award("Helping hand", "{who} got the Captain's bonus {count:time}", {"bonus": 1}),
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
