"""What cannot be: pieces nowhere, two holders, cards lost, stores too full."""

from mypy_extensions import i64

from roadstead.games.supremacy import data
from roadstead.games.supremacy.generated import frames
from roadstead.games.supremacy.rules import land, loads, loans, moving, naming
from roadstead.games.supremacy.state import Supremacy


def faults(t: Supremacy) -> list[str]:
    found: list[str] = []
    for check in (
        check_land,
        check_seas,
        check_attackers,
        check_arms,
        check_notes,
        check_seats,
        check_cards,
        check_unconventional,
    ):
        check(t, found)
    return found


def check_land(t: Supremacy, found: list[str]) -> None:
    """SUP-1.6, SUP-1.7: one holder a territory, with an army there or at home."""
    clouds: i64 = 0
    for zone in range(data.LAND):
        name = t.board.zone_ids[zone]
        holder = t.holder[zone]
        home = t.board.home[zone]
        home_seat = data.NOBODY if home == data.NOBODY else t.seat_of[home]
        clouds += t.cloud[zone]
        if t.armies[zone] < 0:
            found.append(f"{name} has {t.armies[zone]} armies")
        if t.cloud[zone] and (t.armies[zone] or holder != data.NOBODY):
            found.append(f"something stands in {name} under its cloud")
        if holder == data.NOBODY and t.armies[zone]:
            found.append(f"armies of nobody stand in {name}")
        if holder == data.WARLORD and t.armies[zone] == 0:
            found.append(f"a warlord without armies holds {name}")
        if holder < t.seats:
            if t.out[holder]:
                found.append(f"{name} is held by a player who is out")
            if t.armies[zone] == 0 and home_seat != holder:
                found.append(f"{name} is held without an army")
        elif holder != data.NOBODY and holder != data.WARLORD:
            found.append(f"{name} is held by {holder}")
        if holder == data.NOBODY and not t.cloud[zone] and home_seat != data.NOBODY and not t.out[home_seat]:
            found.append(f"{name} is home land without a holder")
    if clouds != t.clouds:
        found.append("the mushroom clouds are miscounted")


def check_seas(t: Supremacy, found: list[str]) -> None:
    for sea in range(data.SEAS):
        name = t.board.zone_ids[data.LAND + sea]
        present: i64 = 0
        master = data.NOBODY
        for seat in range(t.seats):
            navies = t.navies[seat * data.SEAS + sea]
            aboard = t.aboard[seat * data.SEAS + sea]
            if navies < 0 or aboard < 0 or aboard > data.CARRIES * navies:
                found.append(f"seat {seat} has {aboard} armies aboard {navies} navies in {name}")
            check_loads(t, seat * data.SEAS + sea, name, found)
            if navies > 0:
                present += 1
                master = seat
                if t.out[seat]:
                    found.append(f"navies of a player who is out are in {name}")
        if sea < data.LIGHT:
            if t.pirates[sea] > 0:
                present += 1
                master = data.WARLORD
            if present > 1 or t.holder[data.LAND + sea] != master:
                found.append(f"{name} has {present} fleets and is held by {t.holder[data.LAND + sea]}")
        elif t.holder[data.LAND + sea] != data.NOBODY:
            found.append(f"the dark-blue {name} is held by {t.holder[data.LAND + sea]}")


def check_loads(t: Supremacy, at: i64, name: str, found: list[str]) -> None:
    """SUP-1.8: the loads of the ships make up the armies aboard, and are written down only where they do not lie tight."""
    if loads.lies_tight(t, at):
        return
    total: i64 = 0
    for load in range(1, data.CARRIES + 1):
        total += load * loads.ships(t, at, load)
    if total != t.aboard[at] or loads.empty_ships(t, at) < 0 or t.loads[at] == loads.tight(total):
        found.append(f"the {t.aboard[at]} armies aboard {t.navies[at]} navies in {name} lie wrongly on them")


def check_attackers(t: Supremacy, found: list[str]) -> None:
    """SUP-7.3: every ship that attacks is there, with the armies that attack aboard it."""
    if t.attacker == data.NOBODY or t.out[t.attacker] or t.bound != moving.ANYWHERE or len(t.fleet) == 0:
        return
    for zone in range(data.LAND, data.ZONES):
        at = loads.index(t.attacker, zone)
        group = t.fleet[zone - data.LAND]
        for load in range(data.CARRIES + 1):
            if zone != t.target and loads.among(group, naming.ships(t, zone), load) > loads.ships(t, at, load):
                found.append(f"ships attack from {t.board.zone_ids[zone]} that are not there")


def check_arms(t: Supremacy, found: list[str]) -> None:
    """SUP-8.11, FOR-4.8: neutron markers lie on empty land, and only warlords and pirates have bought weapons."""
    for zone in range(data.LAND):
        marker = t.marked_by(zone)
        if marker != data.NOBODY and (marker >= t.seats or t.out[marker] or t.armies[zone] or t.cloud[zone]):
            found.append(f"a neutron marker of {marker} lies wrongly on {t.board.zone_ids[zone]}")
    if t.warlords:
        for zone in range(data.FIRST_DARK):
            nukes = t.warlord_nukes[zone]
            stars = t.warlord_l_stars[zone]
            if nukes < 0 or stars < 0 or ((nukes or stars) and t.holder[zone] != data.WARLORD):
                found.append(f"{nukes} nukes and {stars} L-stars of no warlord lie in {t.board.zone_ids[zone]}")


def check_notes(t: Supremacy, found: list[str]) -> None:
    """SUP-11.8: nobody owes less than nothing, and nothing is owed by or to somebody who is out."""
    for at in range(len(t.notes)):
        if t.notes[at] < 0:
            found.append(f"a note of ${t.notes[at]}M")
    for seat in range(t.seats):
        for other in range(t.seats):
            if t.out[seat] and (loans.owed(t, seat, other) or loans.owed(t, other, seat)):
                found.append(f"seat {seat} is out and has notes with seat {other}")


def check_seats(t: Supremacy, found: list[str]) -> None:
    for seat in range(t.seats):
        limit = t.limit(seat)
        if t.cash[seat] < 0:
            found.append(f"seat {seat} has ${t.cash[seat]}M")
        if t.loans[seat] < 0 or t.loans[seat] > data.LOANS_A_CENTRE * t.centres[seat]:
            found.append(f"seat {seat} owes {t.loans[seat]} loans")
        for resource in range(3):
            if t.supplies[seat * 3 + resource] < 0 or t.supplies[seat * 3 + resource] > limit:
                found.append(f"seat {seat} stores {t.supplies[seat * 3 + resource]} of resource {resource}")
        if t.nukes[seat] < 0 or t.nukes[seat] > limit or t.l_stars[seat] < 0 or t.l_stars[seat] > limit:
            found.append(f"seat {seat} has {t.nukes[seat]} nukes and {t.l_stars[seat]} L-stars")
        if (not t.with_k_sats and t.k_sats[seat]) or (not t.with_neutron_bombs and t.neutron_bombs[seat]):
            found.append(f"seat {seat} has weapons that are not in use")
        if min(t.k_sats[seat], t.neutron_bombs[seat]) < 0 or max(t.k_sats[seat], t.neutron_bombs[seat]) > limit:
            found.append(f"seat {seat} has {t.k_sats[seat]} K-sats and {t.neutron_bombs[seat]} neutron bombs")
        if not t.over and not t.out[seat] and land.homes(t, seat) == 0:
            found.append(f"seat {seat} plays on without a home territory")
        if t.out[seat] and (t.cash[seat] or t.centres[seat] or t.units(seat)):
            found.append(f"seat {seat} is out and still has something")
        if t.seat_of[t.power[seat]] != seat:
            found.append(f"seat {seat} does not lead its power")
        bidding = not t.over and t.asked() == frames.BID and (t.bade >> seat) & 1 == 1
        if (t.bid[seat] != data.NO_BID) != bidding:
            found.append(f"seat {seat} has a bid lying when nobody bids")
    for resource in range(3):
        if t.market[resource] < 0 or t.market[resource] > data.TOP_STEP:
            found.append(f"market {resource} is off the ladder")


def check_cards(t: Supremacy, found: list[str]) -> None:
    for company in range(data.COMPANIES):
        owner = t.owner[company]
        name = t.board.card_ids[company]
        if owner != data.NOBODY and (owner >= t.seats or t.out[owner]):
            found.append(f"{name} belongs to {owner}")
        if owner != data.NOBODY and t.cloud[t.board.place[company]]:
            found.append(f"{name} lies under a cloud")
    following: i64 = 0
    for card in range(data.CARDS):
        at = t.card_at[card]
        if at == data.FOLLOWED:
            following += 1
        if (at == data.UNUSED) != (card >= data.HEADLINE_CARDS and not t.meteors):
            found.append(f"Fortuna card {card} is out of the game")
        if at == data.HELD and not land.holds_marks(t, card):
            found.append(f"Fortuna card {card} is held for nothing")
    if following > 1:
        found.append("two Fortuna cards are followed at once")
    for at in range(len(t.mark_company)):
        if t.owner[t.mark_company[at]] == data.NOBODY:
            found.append("an outage lies on a card in the deck")
        if t.card_at[t.mark_card[at]] != data.HELD and t.card_at[t.mark_card[at]] != data.FOLLOWED:
            found.append("an outage's Fortuna card is not held")
    for zone in range(data.FIRST_DARK):
        if t.aimed[zone] < 0 or t.shots[zone] < 0:
            found.append("nukes are miscounted")


def check_unconventional(t: Supremacy, found: list[str]) -> None:
    for seat in range(t.seats):
        for at in range(seat * data.OFFICERS, seat * data.OFFICERS + data.OFFICERS):
            zone = t.officers[at]
            if zone != data.NO_ZONE and (zone >= data.ZONES or t.units_in(seat, zone) == 0):
                found.append(f"an officer of seat {seat} stands alone in zone {zone}")
    for disease in range(data.DISEASES):
        total = t.antidote_deck[disease] + t.gone[disease]
        for seat in range(t.seats):
            total += t.antidotes[seat * data.DISEASES + disease]
        if total != (data.ANTIDOTES_EACH if t.unconventional else 0):
            found.append(f"there are {total} antidotes of disease {disease}")
    for seat in range(t.seats):
        held: i64 = 0
        for disease in range(data.DISEASES):
            held += t.antidotes[seat * data.DISEASES + disease]
        if held != t.in_hand[seat]:
            found.append(f"seat {seat}'s antidotes are miscounted")
