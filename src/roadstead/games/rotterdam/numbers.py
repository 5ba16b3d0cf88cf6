"""What goes by a number in Rotterdam, each row counted from 0."""

from roadstead.kernel.numbers import row

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
