"""What can stand on Rotterdam's stack: duties and questions, and what their numbers mean."""

from typing import Final

from mypy_extensions import i64

# Duties
START: Final[i64] = 0  # how many players have placed their first ship
ROUND: Final[i64] = 1
AUCTION: Final[i64] = 2  # bid, leader, seats out, seat to be asked
TURN: Final[i64] = 3  # how many turns the round has had
AFTER: Final[i64] = 4  # seat
ROUND_END: Final[i64] = 5
SECOND_COLOUR: Final[i64] = 6  # seat
NAVIGATE: Final[i64] = 7  # colour, Captain (NOBODY for a pilot), players who have moved, ships still to move (-1: all)
TAKING: Final[i64] = 8  # players served, cards still due to this one (-1: not counted yet)
REFILL: Final[i64] = 9
UNLOAD: Final[i64] = 10  # harbour, players served, factories used (three bits a seat)

# Questions
START_SHIP: Final[i64] = 20
START_CARGO: Final[i64] = 21  # ship
BID: Final[i64] = 22  # bid, leader, seats out
WORKER: Final[i64] = 23
CARDS_AFTER: Final[i64] = 24
OWNER: Final[i64] = 25  # starts with a ship of this action, whether the free unit is taken, bought | sold << 4
STOW: Final[i64] = 26  # the three of OWNER, material
LOAD_ON: Final[i64] = 27  # the three of OWNER, material
COLOUR: Final[i64] = 28  # 0 for the first, 1 for the second
MOVE_WHICH: Final[i64] = 29  # as NAVIGATE
MOVE_WHERE: Final[i64] = 30  # ship, colour, Captain (NOBODY for a pilot)
TAKE_CARD: Final[i64] = 31  # players served, cards still due
NAME_FACTORY: Final[i64] = 32  # ship, harbour, players served, factories used
TRADE: Final[i64] = 33  # products bought, products sold
TUG_WHICH: Final[i64] = 34
TUG_WHERE: Final[i64] = 35  # ship
PILOT_COLOUR: Final[i64] = 36
EBB_WHICH: Final[i64] = 37
EBB_WHERE: Final[i64] = 38  # ship
FOG_COLOUR: Final[i64] = 39
SWAP_FIRST: Final[i64] = 40
SWAP_SECOND: Final[i64] = 41  # ship
SHIFT_FIRST: Final[i64] = 42
SHIFT_SECOND: Final[i64] = 43  # ship
SMUGGLE_WHAT: Final[i64] = 44
SMUGGLE_WHERE: Final[i64] = 45  # ship
POLICE_WHICH: Final[i64] = 46
BARTER_WHAT: Final[i64] = 47
BARTER_WHOM: Final[i64] = 48  # product
BARTER_GIVE: Final[i64] = 49  # product, player
SEA_LOAD_WHAT: Final[i64] = 50
SEA_LOAD_WHERE: Final[i64] = 51  # material
