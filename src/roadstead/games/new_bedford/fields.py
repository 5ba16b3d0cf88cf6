"""Everything that lies on New Bedford's table, each field declared once.  All of it is open (NB-1.5).

A player's ships are numbered 2 x seat + sail, 0 being the white one.  Only what the bag gives next is unknown.
"""

from roadstead.games.new_bedford.data import ASHORE, HOME, KINDS, NOBODY, TILES, TOKENS, WHALES
from roadstead.kernel.fields import flag, number, option, row

FIELDS = (
    flag("published"),  # the option edition
    option("inshore", "track", "B"),  # how many spaces without a price lie before the 1-food space
    flag("per_ship"),  # the option tryworks
    number("round", 0),
    number("first", 0),
    flag("homeward"),  # the returns after round 12
    row("stock", "seats", 0, per=KINDS),  # food, wood, brick and money of each player
    row("handed_out", KINDS, 0),  # what the supply has given out of each, less what came back
    row("whales", "seats", 0, per=WHALES),  # the tokens that each player has for good
    row("worker", "seats", HOME, per=2),  # the space it stands on, or HOME
    row("owner", TILES, NOBODY),  # of each building
    row("place", "seats", ASHORE, per=2),  # of each ship: on the track, DOCK or ASHORE
    row("rank", "seats", 0, per=2),  # of each ship, 0 for 1st
    row("hold", "seats", 0, per=2 * WHALES),  # the tokens on each ship
    row("bag", TOKENS, 0),
    row("sea", TOKENS, 0),  # drawn and lying out
    row("removed", TOKENS, 0),  # out of the game
    row("batch", WHALES, 0),  # sold from the ship now returning, and on offer
    number("free", 0),  # Right Whales that the Tryworks still lets its user keep without lay
)
