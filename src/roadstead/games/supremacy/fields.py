"""Everything that lies on Supremacy's table, each field declared once: its shape, its first value, and who may see it.

Zones are numbered as the board numbers them; seas also from 0, in `navies`, `aboard`, `pirates`, `struck` and `fleet`.
"""

from roadstead.games.supremacy import data
from roadstead.kernel.fields import Seen, growing, number, option, row

FIELDS = (
    option("turns"),  # detente after so many
    option("per_unit", "pricing", "per unit"),
    option("per_die", "fortuna_step", "die"),
    option("safe_clouds", "holocaust", "13-18"),  # whether the first twelve clouds are safe
    option("fortuna"),
    option("trades"),
    option("warlords", "warlords_and_pirates"),
    option("unconventional", "unconventional_forces"),
    option("meteors"),
    option("with_k_sats", "k_sats"),
    option("with_neutron_bombs", "neutron_bombs"),
    option("mega", "mega_opening"),
    option("chosen_powers", "powers", "chosen"),
    option("umbrella"),
    option("space_war"),
    option("blockade"),
    option("nukes_from"),  # the first turn in which nuclear weapons are researched and built
    number("turn", 0),
    number("stage", 0),  # 1 to 7
    number("ending", data.RUNNING),  # how the game ended
    row("power", "seats", data.NOBODY),  # the power each seat leads
    row("seat_of", data.POWERS, data.NOBODY),  # the seat that leads each power
    row("out", "seats", 0),  # 0 while a seat is in the game, else 1 for the first to leave it, 2 for the second, ...
    row("cash", "seats", data.CASH),
    row("loans", "seats", 0),  # thousands owed to the bank
    row("supplies", "seats", data.STOCK, per=3),  # grain, oil, minerals
    row("nukes", "seats", 0),
    row("l_stars", "seats", 0),
    row("k_sats", "seats", 0),
    row("neutron_bombs", "seats", 0),
    row("tech", "seats", 0),  # technologies known, as bits
    row("fresh", "seats", 0),  # technologies found this turn, as bits
    row("centres", "seats", 1),  # supply centres
    row("plays", "seats", 0),  # optional stages used this turn
    row("market", 3, data.START_STEP),  # the step of the ladder each price stands on
    row("holder", data.ZONES, data.NOBODY),  # who holds a territory or light-blue sea
    row("armies", data.LAND, 0),
    row("navies", "seats", 0, per=data.SEAS),
    row("aboard", "seats", 0, per=data.SEAS),  # armies aboard them
    growing("loads"),  # how these lie on the ships, packed; empty while they fill as few as they can
    row("pirates", data.LIGHT, 0),
    row("cloud", data.LAND, 0),
    number("clouds", 0),
    row("struck", data.LIGHT, 0),  # the turn a light-blue sea was last nuked
    row("crater", data.LAND, 0),  # the turn a territory was last hit by a meteor
    row("bomber", data.LAND, data.NOBODY, where="with_neutron_bombs"),  # whose neutron marker lies on a territory
    row("warlord_nukes", data.FIRST_DARK, 0, where="warlords"),  # what warlords and pirates have bought, by zone
    row("warlord_l_stars", data.FIRST_DARK, 0, where="warlords"),
    row("owner", data.COMPANIES, data.NOBODY),  # who owns each company, NOBODY for the deck
    row("run", data.COMPANIES, 0),  # whose salary is paid this turn
    growing("aside"),  # cards turned in the search that is going on
    row("card_at", data.CARDS, data.IN_PILE),  # where each Fortuna card is
    growing("mark_company"),  # outages: the company, the card, $M a pip, the turn of the last try
    growing("mark_card"),
    growing("mark_rate"),
    growing("mark_tried"),
    number("bade", 0),  # the seats that have bid, as bits
    row("bid", "seats", data.NO_BID, Seen.OWNER),
    number("playing", 0),  # the seats that play this stage, as bits
    row("rolls", "seats", 0),  # the order rolls of this stage
    number("built", 0),  # pieces built by the acting player in this stage
    number("loadings", 0),
    number("offers", 0),
    number("prospects", 0),
    number("sales", 0),  # weapons sold to warlords in this stage
    number("duels", 0),
    number("attacker", data.NOBODY),  # the battle being fought
    number("defender", data.NOBODY),
    number("target", data.NO_ZONE),
    number("counter", 0),  # whether it is a counter-attack
    # Units attacking from each zone, or ships named to sail with all aboard; empty otherwise, like the next three.
    growing("force"),
    growing("fleet"),  # how the ships among them lie in each sea, packed as in `loads`
    growing("air"),  # armies that come by air
    growing("rear"),  # the zones attacked from, for reinforcements
    number("bound", 0),  # where moves may end: anywhere, in the rear, in the battle zone
    number("bound_zone", data.NO_ZONE),
    row("aimed", data.FIRST_DARK, 0),  # nukes on their way to each zone
    row("shots", data.FIRST_DARK, 0),  # L-stars that fire at them
    row("deal", 2, 0, per=data.DEAL),  # the offer being made: what is given, what is wanted in return
    growing("deal_cards"),  # 1 for a company given, 2 for one wanted; empty without an offer
    row("notes", "seats * seats", 0, per=data.NOTE_TERMS, where="trades"),  # by debtor, creditor and turns until due
    row("may_pass", "seats * seats", 0),  # by giver and taker: the last turn of a leave to pass
    row("may_work", "seats * seats", 0),
    row("officers", "seats", data.NO_ZONE, per=data.OFFICERS),  # where each officer stands, NO_ZONE when dead
    row("antidotes", "seats", 0, Seen.OWNER, per=data.DISEASES),
    row("in_hand", "seats", 0),  # how many antidotes each seat has
    row("gone", data.DISEASES, 0),  # antidotes used or shown
    row("antidote_deck", data.DISEASES, 0, Seen.NOBODY),
)
