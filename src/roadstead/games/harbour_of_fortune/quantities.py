"""What is counted in Harbour of Fortune, of each family."""

from roadstead.games.harbour_of_fortune import scoring
from roadstead.games.harbour_of_fortune.state import Harbour
from roadstead.kernel import bits
from roadstead.kernel.quantities import LESS, Quantity

QUANTITIES = (
    Quantity("total", scoring.score, decides=True, idle=True),
    Quantity("money", lambda t, seat: t.money[seat], decides=True),
    Quantity("debt", Harbour.owed_by, better=LESS),
    Quantity("sound-houses", Harbour.sound),
    Quantity("damaged-houses", Harbour.damaged, better=LESS),
    Quantity("household", Harbour.household),
    Quantity("cards", lambda t, seat: t.held[seat]),
    Quantity("wild-cards", lambda t, seat: t.wild_held[seat]),
    Quantity("troubles", lambda t, seat: bits.size(t.troubles(seat)), better=LESS),
    Quantity("district-bonus", scoring.district_bonus, decides=True),
    Quantity("hat-bonus", scoring.hat_bonus, decides=True),
    Quantity("household-bonus", scoring.household_bonus, decides=True, idle=True),
    Quantity("jack-bonus", scoring.jack_bonus, decides=True),
)
