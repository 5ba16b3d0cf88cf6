"""Everything a player of Supremacy can decide: what the rules call it, its kind, and its texts."""

from typing import Final

from roadstead.games.supremacy.data import CARRIES, COMPANIES, ITEMS, MORE_ITEMS, MOST_COUNTED, NOTES, RESOURCES, Board
from roadstead.games.supremacy.rules import components
from roadstead.kernel.actions import Actions


def actions_for(board: Board) -> Actions:
    """The list of actions; zones, companies and powers are named as the board names them."""
    return Actions(
        (
            ("ZONE", "zone", [f"zone {zone}" for zone in board.zone_ids]),
            ("COMPANY", "company", [f"company {card.lower()}" for card in board.card_ids[:COMPANIES]]),
            ("DONE", "done", ["done"]),
            ("PLAY", "bid", ["play"]),
            ("PASS", "bid", ["pass"]),
            ("PAY", "bill", ["pay"]),
            ("REFUSE", "bill", ["refuse"]),
            ("BORROW", "loan", ["borrow"]),
            ("REPAY", "loan", ["repay"]),
            ("RUN_ALL", "salaries", ["run all"]),
            ("SELL", "sell", [f"sell {resource}" for resource in RESOURCES]),
            ("BUY", "buy", [f"buy {resource}" for resource in RESOURCES]),
            ("PROSPECT", "prospect", [f"prospect {resource}" for resource in RESOURCES]),
            ("TURN_CARD", "search", ["turn card"]),
            ("STOP", "search", ["stop"]),
            ("RESEARCH", "research", ["research nuke", "research l-star"]),
            ("BUILD", "build", ["build army", "build navy", "build nuke", "build l-star"]),
            ("ANTIDOTE", "antidote", ["draw antidote"]),
            ("USE_ANTIDOTE", "antidote", ["use antidote"]),
            ("KEEP_ANTIDOTE", "antidote", ["keep antidote"]),
            ("ATTACK", "attack", ["attack"]),
            ("AIRBORNE", "attack", ["airborne"]),
            ("STRIKE", "attack", ["strike"]),
            ("FIGHT", "defence", ["fight"]),
            ("FIGHT_BARE", "defence", ["fight bare"]),
            ("RETREAT", "defence", ["retreat"]),
            ("SURRENDER", "defence", ["surrender"]),
            ("MOVE", "move", ["march", "sail", "airlift", "load", "unload"]),
            ("LOSE_ARMY", "loss", ["lose army"]),
            ("LOSE_NAVY", "loss", ["lose navy"]),
            ("OFFER", "offer", [f"offer {power}" for power in board.power_ids]),
            ("AGAINST", "against", [f"against {power}" for power in board.power_ids]),
            ("ADD", "deal", [f"add {item}" for item in ITEMS]),
            ("IN_RETURN", "deal", ["in return"]),
            ("PROPOSE", "deal", ["propose"]),
            ("WITHDRAW", "deal", ["withdraw"]),
            ("ACCEPT", "answer", ["accept"]),
            ("DECLINE", "answer", ["decline"]),
            ("BUILD_MORE", "build", ["build k-sat", "build neutron bomb"]),
            ("FIRE_K_SATS", "attack", ["fire k-sats"]),
            ("NEUTRON_STRIKE", "attack", ["neutron strike"]),
            ("SATELLITE", "satellite", ["satellite l-star", "satellite k-sat"]),
            ("SELL_ARMS", "bazaar", ["sell nuke", "sell l-star"]),
            ("ADD_MORE", "deal", [f"add {item}" for item in MORE_ITEMS]),
            ("SHIFT", "move", ["shift"]),
            ("SHIP", "ship", [f"ship {load}" for load in range(CARRIES + 1)]),  # a ship is known by its load
            ("LEAD", "power", [f"lead {power}" for power in board.power_ids]),
            ("ADD_NOTE", "deal", [f"add {note}" for note in NOTES]),
            ("DUEL", "attack", ["duel"]),
            ("SPACE_BURST", "attack", ["space burst"]),
            # Last, so that what is played most has numbers below 257, which Python keeps ready.
            ("COUNT", "count", [f"count {count}" for count in range(MOST_COUNTED + 1)]),
            ("ALL", "count", ["count all"]),
        )
    )


ACTIONS: Final = actions_for(components.board(components.read(components.FOLDER)))
