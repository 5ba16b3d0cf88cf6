"""Everything that lies on Jamaica's table, each field declared once: its shape, its first value, and who may see it."""

from roadstead.games.jamaica.data import NO_CARD, NO_FACE, NO_GOODS, NOBODY, PORT_ROYAL, POWERS, TREASURES_IN_PLAY
from roadstead.kernel.fields import Seen, flag, number, row

FIELDS = (
    number("ships", None),
    number("round", 0),
    flag("last_round"),
    number("rounds", None),  # the round after which the game ends whatever happens
    number("captain", 0),
    number("morning", 0),
    number("evening", 0),
    row("space", "ships", PORT_ROYAL),
    row("lap", "ships", 0),
    row("goods", "ships", NO_GOODS, per=6),  # six holds a ship
    row("tokens", "ships", 0, per=6),
    row("hand", "seats", 0, Seen.OWNER),  # a set of cards for each seat
    row("pile", "seats", 0, Seen.OWNER),
    row("chosen", "seats", NO_CARD, Seen.OWNER),  # the card lying face down
    row("laid", "seats", 0),  # whether a chosen card lies face down
    row("held", "seats", 0),  # how many cards are in hand
    row("discard", "seats", 0),
    row("known", "seats", 0),  # cards everybody knows to be in hand or just chosen (JAM-12.6)
    number("lairs", 0),  # the spaces that still have a treasure token
    number("drawn", 0),  # how many treasure cards have been drawn
    number("chest", 0, Seen.NOBODY),  # the treasures nobody has drawn, those left over included
    row("face", TREASURES_IN_PLAY, NO_FACE, Seen.KNOWN, by="seen", used="drawn"),  # in the order of drawing: what it is
    row("holder", TREASURES_IN_PLAY, NOBODY),  # beside which ship it lies
    row("seen", TREASURES_IN_PLAY, 0),  # which seats know its face
    row("open", TREASURES_IN_PLAY, 0),  # whether it lies face up
    row("plain", TREASURES_IN_PLAY, 0),  # whether everybody knows that it is no power
    row("cursed", TREASURES_IN_PLAY, 0),  # whether everybody knows that it is cursed
    row("power", POWERS, NOBODY),  # for each power, the ship that it works for
    number("attacker", NOBODY),  # the battle being fought
    number("defender", NOBODY),
    row("strength", 2, 0),  # attacker's and defender's gunpowder
    row("die", 2, 0),  # attacker's and defender's roll
    flag("sabre_used"),
)
