"""Everything that can happen in Rotterdam: its name, the rule it follows, its facts, and its line of the log.

Positions, harbours, materials, products, cards and assignments are given by their numbers; where a unit was `stowed` is the
position of a ship, or 99 for the stock.  `words/log.py` says how facts are called, and has the lines that differ by whose
ship it is.  When ships are `swapped`, the ship of `owner` lay at `start` and that of `other` at `position`; each of two that
exchange cargo is told of by itself.
"""

from typing import Final

from roadstead.games.rotterdam.data import END_POINTS
from roadstead.kernel.events import EventKind

# fmt: off
EVENTS: Final = (
    EventKind("lot", "ROT-2.7", ("seat",), "The lot falls on {seat}, who is the first Harbour Master.", beat="dice", idle=True),
    EventKind("master", "ROT-3.1", ("seat", "round"), "Round {round}: {seat} is Harbour Master.", beat="round", idle=True),
    EventKind("no start", "ROT-2.8", ("seat",), "{seat} places no ship yet.", idle=True),
    EventKind("placed", "ROT-4.2", ("seat", "position"), "{seat} places a ship at {position}.", beat="move", idle=True),
    EventKind("left empty", "ROT-2.9", ("seat", "position"), "{seat} leaves the ship at {position} empty.", idle=True),
    EventKind("started with", "ROT-2.9", ("seat", "material", "position"), "{seat} loads {material} at {position}.", idle=True),
    EventKind("loaded", "ROT-4.3", ("seat", "material", "position"),
              "{seat} loads {material} from stock at {position}.", idle=True),
    EventKind("got free", "ROT-4.7", ("seat", "material", "stowed"), "{seat} gets {material} free, {stowed}.",
              beat="coin", idle=True),
    EventKind("bought raw", "ROT-4.8", ("seat", "material", "price", "stowed"),
              "{seat} buys {material} for {price}, {stowed}.", beat="coin"),
    EventKind("sold raw", "ROT-4.9", ("seat", "material", "price"), "{seat} sells {material} for {price}.",
              beat="coin"),
    EventKind("worker", "ROT-3.2", ("seat", "character", "column"), "{seat} plays the {character}.", beat="card", idle=True),
    EventKind("colour", "ROT-5.1", ("seat", "colour"), "{seat} names {colour}.", idle=True),
    EventKind("sailed", "ROT-5.3", ("seat", "start", "position"), "{seat}'s ship sails from {start} to {position}.",
              beat="move"),
    EventKind("blocked", "ROT-5.7", ("seat", "position"), "{seat}'s ship at {position} is blocked.", better=-1),
    EventKind("no money", "ROT-5.12", ("seat", "position"),
              "{seat} cannot pay the Captain: the ship at {position} stays.", better=-1, waste=True),
    EventKind("bonus", "ROT-5.9", ("seat", "owner"),
              "{seat} gets the Captain's bonus: 1 million from {owner}, 1 million from the bank.", beat="coin"),
    EventKind("took card", "ROT-6.1", ("seat", "card"), "{seat} takes {card}.", beat="card", idle=True),
    EventKind("drew", "ROT-6.6", ("seat",), "{seat} draws a shipping card.", beat="card", idle=True),
    EventKind("drew card", "ROT-6.6", ("seat", "card"), "{seat} draws {card}.", beat="card", idle=True),
    EventKind("declined", "ROT-6.3", ("seat",), "{seat} takes no shipping card.", idle=True),
    EventKind("opened card", "ROT-6.4", ("card",), "{card} is laid open."),
    EventKind("reshuffled", "ROT-6.7", ("cards",), "The discards are shuffled into a new stack of {cards}."),
    EventKind("product", "ROT-7.3", ("seat", "port", "product"), "{seat} unloads in {port} and gets {product}.",
              beat="prize"),
    EventKind("no product", "ROT-7.8", ("seat", "port"), "{seat} unloads in {port}, where no product is left.", better=-1, waste=True),
    EventKind("processed", "ROT-7.6", ("seat", "port", "held"),
              "{seat}'s factory in {port} works: {seat} gets a covered card.", beat="prize"),
    EventKind("processed seen", "ROT-7.6", ("seat", "port", "held", "product"),
              "{seat}'s factory in {port} works: {seat} gets {product}.", beat="prize"),
    EventKind("wrong cargo", "ROT-7.9", ("seat", "port", "material", "kept"),
              "{seat} takes {material} back from {port}, {kept}.", better=-1, waste=True),
    EventKind("empty ship", "ROT-7.10", ("seat", "port"), "{seat}'s empty ship leaves {port}.", idle=True),
    EventKind("turned up", "ROT-7.3", ("port", "product"), "{product} lies open in {port}."),
    EventKind("sold", "ROT-8.2", ("seat", "product", "price"), "{seat} sells {product} for {price}.", beat="coin"),
    EventKind("bought", "ROT-8.3", ("seat", "product", "price"), "{seat} buys {product} for {price}.", beat="coin"),
    EventKind("lacking", "ROT-8.9", ("seat", "product"), "{seat} asks for {product}, but the stack has none.", better=-1),
    EventKind("completed", "ROT-9.1", ("seat", "job", "points"), "{seat} completes {job} for {points} points.",
              beat="prize"),
    EventKind("new job", "ROT-9.3", ("job",), "A new assignment: {job}.", beat="card"),
    EventKind("cashed", "ROT-9.4", ("seat", "amount"), "{seat} collects {amount} million.", beat="coin", idle=True),
    EventKind("built", "ROT-10.1", ("seat", "port", "price"), "{seat} builds a factory in {port} for {price}.",
              beat="build"),
    EventKind("played", "ROT-11.5", ("seat", "card"), "{seat} plays {card}.", beat="card", idle=True),
    EventKind("ebbed", "ROT-11.9", ("seat", "owner", "start", "position"), beat="move", better=-1),
    EventKind("fogged", "ROT-11.10", ("seat", "colour"), "Fog over the {colour} channels until {seat}'s next turn.",
              beat="news", idle=True),
    EventKind("fog lifted", "ROT-11.10", ("seat", "colour"), "The fog over the {colour} channels lifts.", idle=True),
    EventKind("swapped", "ROT-11.12", ("seat", "owner", "other", "start", "position"), beat="move"),
    EventKind("shifted", "ROT-11.13", ("seat", "owner", "position", "cargo", "before"), beat="move"),
    EventKind("smuggled", "ROT-11.14", ("seat", "owner", "material", "stowed"),
              "{seat} takes {material} from {owner}, {stowed}.", beat="coin"),
    EventKind("policed", "ROT-11.15", ("seat", "owner", "material"),
              "The harbour police seize {material} from {owner}.", beat="coin", waste=True),
    EventKind("bartered", "ROT-11.16", ("seat", "owner", "product", "given"),
              "{seat} gets {product} from {owner} for {given}.", beat="coin"),
    EventKind("no barter", "ROT-11.17", ("seat", "owner", "product"),
              "{seat} demands {product} of {owner}, who has none.", better=-1),
    EventKind("sea loaded", "ROT-11.19", ("seat", "material", "position"), "{seat} loads {material} at {position}."),
    EventKind("raised", "ROT-13.3", ("seat", "amount"), "{seat} bids {amount} million.", beat="coin"),
    EventKind("passed", "ROT-13.4", ("seat",), "{seat} passes."),
    EventKind("auctioned", "ROT-13.4", ("seat", "amount"), "{seat} gets the pawn for {amount} million.", beat="prize"),
    EventKind("no bids", "ROT-13.5", ("seat",), "Nobody bids; the pawn is {seat}'s."),
    EventKind("last round", "ROT-12.1", ("round",), f"{END_POINTS} points in assignments: round {{round}} is the last.",
              beat="news"),
    EventKind("ended", "ROT-12.6", ("round",), "The game ends after {round} rounds.", beat="news"),
)
# fmt: on
