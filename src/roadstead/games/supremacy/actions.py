"""Everything a player of Supremacy can decide, with its number and its text."""

from typing import Final

from mypy_extensions import i64

from roadstead.games.supremacy.data import CARRIES, COMPANIES, NOTE_SUMS, NOTE_TERMS, RESOURCES, Board
from roadstead.kernel.actions import Actions

ZONE: Final[i64] = 0  # + zone
COMPANY: Final[i64] = 91  # + company
DONE: Final[i64] = 151
PLAY: Final[i64] = 152
PASS: Final[i64] = 153
PAY: Final[i64] = 154
REFUSE: Final[i64] = 155
BORROW: Final[i64] = 156
REPAY: Final[i64] = 157
RUN_ALL: Final[i64] = 158
SELL: Final[i64] = 159  # + resource
BUY: Final[i64] = 162  # + resource
PROSPECT: Final[i64] = 165  # + resource
TURN_CARD: Final[i64] = 168
STOP: Final[i64] = 169
RESEARCH: Final[i64] = 170  # + technology - 1
BUILD: Final[i64] = 172  # + what: army, navy, nuke, L-star
ANTIDOTE: Final[i64] = 176
USE_ANTIDOTE: Final[i64] = 177
KEEP_ANTIDOTE: Final[i64] = 178
ATTACK: Final[i64] = 179
AIRBORNE: Final[i64] = 180
STRIKE: Final[i64] = 181
FIGHT: Final[i64] = 182
FIGHT_BARE: Final[i64] = 183
RETREAT: Final[i64] = 184
SURRENDER: Final[i64] = 185
MOVE: Final[i64] = 186  # + means: march, sail, airlift, load, unload
LOSE_ARMY: Final[i64] = 191
LOSE_NAVY: Final[i64] = 192
OFFER: Final[i64] = 193  # + power
AGAINST: Final[i64] = 199  # + power
ADD: Final[i64] = 205  # + row of ITEMS
IN_RETURN: Final[i64] = 215
PROPOSE: Final[i64] = 216
WITHDRAW: Final[i64] = 217
ACCEPT: Final[i64] = 218
DECLINE: Final[i64] = 219
BUILD_MORE: Final[i64] = 220  # + what - A_K_SAT
FIRE_K_SATS: Final[i64] = 222
NEUTRON_STRIKE: Final[i64] = 223
SATELLITE: Final[i64] = 224  # an L-star, a K-sat
SELL_ARMS: Final[i64] = 226  # + weapon - 1
ADD_MORE: Final[i64] = 228  # + row of MORE_ITEMS
SHIFT: Final[i64] = 230
SHIP: Final[i64] = 231  # + armies aboard it
LEAD: Final[i64] = 236  # + power
ADD_NOTE: Final[i64] = 242  # + NOTE_TERMS x row of NOTE_SUMS + turns until it is due - 1
DUEL: Final[i64] = 248
SPACE_BURST: Final[i64] = 249
# Last, so that what is played most has numbers below 257, which Python keeps ready.
COUNT: Final[i64] = 250  # + how many, 0 to MOST_COUNTED
ALL: Final[i64] = 350

MOST_COUNTED: Final[i64] = 99

ARMY: Final[i64] = 0
NAVY: Final[i64] = 1
A_NUKE: Final[i64] = 2
AN_L_STAR: Final[i64] = 3
A_K_SAT: Final[i64] = 4
A_NEUTRON_BOMB: Final[i64] = 5

MARCH: Final[i64] = 0
SAIL: Final[i64] = 1
AIRLIFT: Final[i64] = 2
LOADING: Final[i64] = 3
UNLOADING: Final[i64] = 4

# What can be added to an offer besides company cards.
ITEMS: Final[tuple[str, ...]] = (
    "cash 100",
    "cash 500",
    "cash 1000",
    "grain",
    "oil",
    "mineral",
    "nuke",
    "l-star",
    "leave to pass",
    "leave to work",
)
MORE_ITEMS: Final[tuple[str, ...]] = ("k-sat", "neutron bomb")
ITEM_CASH: Final[tuple[int, ...]] = (100, 500, 1000)
NOTES: Final[tuple[str, ...]] = tuple(f"note {due} in {term}" for due in NOTE_SUMS for term in range(1, NOTE_TERMS + 1))


def actions_for(board: Board) -> Actions:
    """The list of actions; zones, companies and powers are named as the board names them."""
    return Actions(
        (
            (ZONE, "zone", [f"zone {zone}" for zone in board.zone_ids]),
            (COMPANY, "company", [f"company {card.lower()}" for card in board.card_ids[:COMPANIES]]),
            (DONE, "done", ["done"]),
            (PLAY, "bid", ["play", "pass"]),
            (PAY, "bill", ["pay", "refuse"]),
            (BORROW, "loan", ["borrow", "repay"]),
            (RUN_ALL, "salaries", ["run all"]),
            (SELL, "sell", [f"sell {resource}" for resource in RESOURCES]),
            (BUY, "buy", [f"buy {resource}" for resource in RESOURCES]),
            (PROSPECT, "prospect", [f"prospect {resource}" for resource in RESOURCES]),
            (TURN_CARD, "search", ["turn card", "stop"]),
            (RESEARCH, "research", ["research nuke", "research l-star"]),
            (BUILD, "build", ["build army", "build navy", "build nuke", "build l-star"]),
            (ANTIDOTE, "antidote", ["draw antidote", "use antidote", "keep antidote"]),
            (ATTACK, "attack", ["attack", "airborne", "strike"]),
            (FIGHT, "defence", ["fight", "fight bare", "retreat", "surrender"]),
            (MOVE, "move", ["march", "sail", "airlift", "load", "unload"]),
            (LOSE_ARMY, "loss", ["lose army", "lose navy"]),
            (OFFER, "offer", [f"offer {power}" for power in board.power_ids]),
            (AGAINST, "against", [f"against {power}" for power in board.power_ids]),
            (ADD, "deal", [f"add {item}" for item in ITEMS]),
            (IN_RETURN, "deal", ["in return", "propose", "withdraw"]),
            (ACCEPT, "answer", ["accept", "decline"]),
            (BUILD_MORE, "build", ["build k-sat", "build neutron bomb"]),
            (FIRE_K_SATS, "attack", ["fire k-sats", "neutron strike"]),
            (SATELLITE, "satellite", ["satellite l-star", "satellite k-sat"]),
            (SELL_ARMS, "bazaar", ["sell nuke", "sell l-star"]),
            (ADD_MORE, "deal", [f"add {item}" for item in MORE_ITEMS]),
            (SHIFT, "move", ["shift"]),
            (SHIP, "ship", [f"ship {load}" for load in range(CARRIES + 1)]),
            (LEAD, "power", [f"lead {power}" for power in board.power_ids]),
            (ADD_NOTE, "deal", [f"add {note}" for note in NOTES]),
            (DUEL, "attack", ["duel", "space burst"]),
            (COUNT, "count", [*[f"count {count}" for count in range(MOST_COUNTED + 1)], "count all"]),
        )
    )
