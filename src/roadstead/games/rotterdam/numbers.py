"""What goes by a number in Rotterdam, each row counted from 0, and the streams of its dice."""

from roadstead.kernel.numbers import row, streams

NUMBERS = (
    # The offices of the planning board.
    row("Ship owner, Captain, Deck hand, Discharger, Trader, Shipping agent, Cashier, Manufacturer", "CHARACTERS"),
    # The shipping cards.
    row(
        "tugboat, pilot, ebb tide, fog, traffic control, transshipment, smugglers, harbour police, barter, sea loading",
        "CARDS",
    ),
    # Kinds of positions.
    row("start, river, anchor, harbour", "KINDS"),
)

# The streams of the dice: draws of one kind do not disturb those of another.
STREAMS = streams(
    "lot, assignments, shipping: shipping cards, equal cards, products",
    each=[f"{harbour} products" for harbour in ("Botlek", "Vulcaan", "Eem", "Merwe")],
)
