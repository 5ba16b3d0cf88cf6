"""Everything that lies on the table of Harbour of Fortune, each field declared once: shape, first value, who may see it.

Sets of hand cards and of Wild Cards are packed numbers, two bits a kind (see data.py).
"""

from roadstead.games.harbour_of_fortune import data
from roadstead.kernel.fields import Seen, flag, growing, number, option, row

FIELDS = (
    option("rounds"),
    option("tax"),
    option("keeps_debts", "debts"),
    option("invests_with_two", "investment_with_two"),
    option("chooses_families", "families", means="chosen"),
    row(
        "led_by", data.MOST_SEATS, data.NOBODY
    ),  # for each of the four families its seat, NOBODY where it does not play
    number("round", 0),
    number("first", 0),  # who begins every round
    number("turns", 0),  # turns begun in this round
    number("mover", data.NOBODY),  # whose turn it is
    number("roll", 0),  # the number that counts this turn, 0 before the roll
    flag("twice"),  # Roll Twice was played this turn
    number("built", 0),  # houses built within this turn's limit
    flag("builder_paid"),
    flag("hired"),
    number("struck", 0),  # opponents who were dealt a black card this turn
    flag("traded"),
    flag("spied"),
    row("money", "seats", data.START_MONEY),
    number("bank", 0),  # what the bank has taken in less what it has paid out
    growing("debts"),  # debtor, creditor, amount; the oldest first
    row("home", "seats", data.AT_HOME),  # the household, active or not, as a set of members
    row("sick", "seats", 0),
    row("failed", "seats", 0),  # 1 where the Father's business has failed
    row("bride", "seats", data.NOBODY, per=2),  # for each son: 2 x her family + which daughter, NOBODY without
    row("hires", "seats", 0),  # Jacks hired for money
    number("nursed", 0),  # seats whose Housekeeper has worked this round
    row("space", "seats", 0),
    row("docked", "seats", 0),
    row("lost", "seats", 0),  # spaces lost to pirates that may be won back
    flag("first_dock"),  # whether a ship has docked yet
    row("houses", "seats", 0),  # standing, damaged or not
    row("damage", "seats", 0, per=3),  # three kinds a seat
    row("burnt", "seats", 0),  # rights to put a burnt house back
    number("hat", data.NOBODY),
    row("stake", "seats", 0),  # in the Great Investment going on
    row("hand", "seats", 0, Seen.OWNER, per=4),  # for each seat and each family's deck, a packed set
    row("backs", "seats", 0, per=4),  # how many cards of each deck a seat holds
    row("held", "seats", 0),
    row("pile", "seats", data.DECK, Seen.OWNER),
    row("left", "seats", data.DRAW_PILE),  # cards in the draw pile
    row("out", "seats", 0),  # cards of each deck that are out of the game
    row("known", "seats", 0, Seen.OWNER, per=16),  # for each seat, holder and deck: what the seat knows to be there
    row("loose", "seats", 0, Seen.OWNER, per=4),  # for each seat and deck: what it knows to be in some other hand
    row("wild", "seats", 0, Seen.OWNER),
    row("wild_held", "seats", 0),
    row("wild_known", "seats", 0, Seen.OWNER, per=4),  # for each seat and holder
    number("bag", 0, Seen.NOBODY),  # Wild Cards nobody has seen
    number("bag_size", 0),
    row("under", data.WILD_CARDS, data.NO_WILD),  # used Wild Cards, the first to be drawn first
    number("under_size", 0),
    number("wild_gone", 0),  # Wild Cards that have left the game
    number("champion", data.NOBODY),
)
