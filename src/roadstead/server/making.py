"""A new table from what somebody asks for."""

from roadstead import games
from roadstead.server import wire
from roadstead.server.lobby import good_name, known_bot
from roadstead.server.papers import Papers, Person, Seat, fingerprint, new_papers, new_token
from roadstead.server.room import Refused
from roadstead.server.text import cleaned

LONGEST_NAME = 60


def made(asked: wire.NewTable) -> tuple[Papers, str]:
    """Its papers and its host's token; raises ``Refused`` for what cannot be."""
    if asked.game not in games.names():
        raise Refused(f"There is no game {cleaned(asked.game, 40)!r}: there are {', '.join(games.names())}.")
    try:
        papers = new_papers(asked, games.find(asked.game), cleaned(asked.name, LONGEST_NAME))
    except ValueError as error:
        told = str(error)
        raise Refused(f"{told[0].upper()}{told[1:]}.") from error
    token = new_token()
    papers.persons.append(Person(fingerprint(token)))
    papers.host = 1
    for seat, bot in asked.bots.items():
        if not (seat.isdecimal() and len(seat) <= 2) or int(seat) >= len(papers.seats):
            raise Refused(f"This table has the seats 0 to {len(papers.seats) - 1}.")
        papers.seats[int(seat)] = Seat(bot=known_bot(bot))
    if asked.player:
        _seat_host(papers, asked)
    return papers, token


def _seat_host(papers: Papers, asked: wire.NewTable) -> None:
    free = [i for i, seat in enumerate(papers.seats) if seat.free]
    seat = asked.seat if asked.seat is not None else free[0] if free else len(papers.seats)
    if seat not in free:
        raise Refused("The seat you want is taken by a bot." if seat < len(papers.seats) else "There is no free seat.")
    papers.seats[seat] = Seat(1, good_name(papers, asked.player, seat), digest=asked.digest or "")
