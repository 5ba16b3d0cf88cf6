"""What is read off the table; its fields are declared in fields.py."""

from mypy_extensions import i64

from roadstead.kernel.state import UNKNOWN
from salvage.generated.state import Fields


class Salvage(Fields):
    def worth(self) -> i64:
        """SAL-2.1: what the wreck is worth."""
        return self.wreck[0] + self.wreck[1]

    def taker(self) -> i64:
        """SAL-2.3: who bid the highest card that nobody else bid, -1 if nobody."""
        best: i64 = -1
        for seat in range(self.seats):
            others = [self.bid[other] for other in range(self.seats) if other != seat]
            if self.bid[seat] not in others and (best < 0 or self.bid[seat] > self.bid[best]):
                best = seat
        return best

    def charts(self, seat: i64) -> i64:
        """SAL-3.1: what a seat's chart tiles are worth, as far as whoever looks knows."""
        if self.over:
            return self.found[seat]
        tiles = [self.chart[seat * 7 + at] for at in range(self.drawn[seat])]
        return sum([tile for tile in tiles if tile != UNKNOWN])
