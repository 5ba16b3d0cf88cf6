"""What belongs where: the kinds of action that answer each question, and when each kind of action is done."""

from roadstead.games.jamaica.rules import frames
from roadstead.kernel.words import Asked, Said

ASKED = {
    frames.PLACE_DICE: Asked(("dice",), "Now the dice are to be placed"),
    frames.CHOOSE_CARD: Asked(("card",), "Now a card is to be chosen"),
    frames.LANE: Asked(("lane",), "Now a lane is to be chosen"),
    frames.ATTACK_WHOM: Asked(("attack",), "Now a ship to attack is to be chosen"),
    frames.SPEND_POWDER: Asked(("powder",), "Now gunpowder is to be fired, or none"),
    frames.TAKE_FROM: Asked(("take",), "Now the holds to take tokens from are to be chosen"),
    frames.LOAD_WHERE: Asked(("load",), "Now the hold to load is to be chosen"),
    frames.DUMP_WHICH: Asked(("dump",), "Now a hold is to be emptied"),
    frames.SABRE_REROLL: Asked(("sabre",), "Now Saran's Sabre may be used, or the roll kept"),
    frames.SPOILS: Asked(("spoils",), "Now the spoils are to be taken, or nothing"),
    frames.GHOST_WAY: Asked(("ghost",), "Now the Ghost Ship is to be steered"),
    frames.NAME_TREASURE: Asked(("name",), "Now the face-down treasure to steal is to be named"),
}

OCCASIONS = {
    "dice": Said("The Captain places the dice at the beginning of a round", "JAM-3.1"),
    "card": Said("A card is chosen once a round, when the dice are placed", "JAM-3.3"),
    "lane": Said("A lane is chosen when a ship leaves a fork forward or a merge backward", "JAM-5.3"),
    "attack": Said("Whom to attack is chosen when a move has ended beside several ships", "JAM-7.2"),
    "powder": Said("Gunpowder is fired in a battle, before the roll", "JAM-7.3"),
    "take": Said("Tokens are taken out of holds when a space is paid or gunpowder fired", "JAM-12.4"),
    "load": Said("A hold is chosen when goods come in and both a regular hold and the 6th Hold are empty", "JAM-4.5"),
    "dump": Said("A hold is emptied only when goods come in and no hold is empty", "JAM-4.2"),
    "sabre": Said("The owner of Saran's Sabre is asked in a battle, when a die has been rolled", "JAM-7.11"),
    "spoils": Said("Spoils are for the winner of a battle, when it is over", "JAM-8.1"),
    "name": Said("A face-down treasure is named when one of several is stolen", "JAM-8.3"),
    "ghost": Said("With two players the Captain steers the Ghost Ship, after both turns", "JAM-10.2"),
}
