"""Who holds what: entering and leaving zones, company cards, elimination and the end."""

from librt.vecs import append, vec
from mypy_extensions import i64

from roadstead.games.supremacy import data
from roadstead.games.supremacy.generated import told
from roadstead.games.supremacy.rules import loads, loans
from roadstead.games.supremacy.state import Supremacy


def vacate(t: Supremacy, zone: i64) -> None:
    """SUP-6.8: vacated home land returns to a power still in the game, other land is neutral."""
    t.armies[zone] = 0
    if t.holder[zone] == data.WARLORD:
        disarm(t, zone)
    home = t.board.home[zone]
    seat = data.NOBODY if home == data.NOBODY else t.seat_of[home]
    if seat != data.NOBODY and t.out[seat]:
        seat = data.NOBODY
    if seat != t.holder[zone]:
        t.announce(told.VACATED, zone, seat)
    t.holder[zone] = seat


def capture(t: Supremacy, zone: i64, seat: i64) -> None:
    """SUP-6.7, SUP-12.1: a territory changes hands with its company cards; a last home territory brings everything."""
    loser = t.holder[zone]
    if loser == seat:
        return
    t.holder[zone] = seat
    t.announce(told.CAPTURED, seat, zone)
    take_cards(t, zone, seat)
    if loser < t.seats and not t.out[loser] and homes(t, loser) == 0:
        conquer(t, loser, seat)


def take_cards(t: Supremacy, zone: i64, seat: i64) -> None:
    """SUP-6.7: every company card of a territory that is in play."""
    for company in t.board.companies_in[zone]:
        owner = t.owner[company]
        if owner != data.NOBODY and owner != seat:
            t.owner[company] = seat
            t.announce(told.CARD_TAKEN, seat, company)


def disarm(t: Supremacy, zone: i64) -> None:
    """FOR-4.8: the arms of a warlord who is no more are lost."""
    if t.warlords:
        t.warlord_nukes[zone] = 0
        t.warlord_l_stars[zone] = 0


def lift_marker(t: Supremacy, zone: i64) -> None:
    """SUP-8.11: the land is open again."""
    if t.marked_by(zone) != data.NOBODY:
        t.bomber[zone] = data.NOBODY
        t.announce(told.MARKER_LIFTED, zone)


def enter_sea(t: Supremacy, zone: i64, seat: i64) -> None:
    """SUP-1.6: a light-blue sea belongs to whoever has navies there."""
    if zone < data.LAND + data.LIGHT:
        t.holder[zone] = seat


def leave_sea(t: Supremacy, zone: i64, seat: i64) -> None:
    """A light-blue sea without navies is nobody's."""
    if zone < data.LAND + data.LIGHT and t.holder[zone] == seat and t.navies[seat * data.SEAS + zone - data.LAND] == 0:
        t.holder[zone] = data.NOBODY


def homes(t: Supremacy, seat: i64) -> i64:
    """How many home territories a seat still holds."""
    found: i64 = 0
    holder = t.holder
    for zone in t.board.homelands[t.power[seat]]:
        if holder[zone] == seat:
            found += 1
    return found


def conquer(t: Supremacy, loser: i64, seat: i64) -> None:
    """SUP-12.1: the captor of the last home territory takes everything."""
    t.announce(told.ELIMINATED, loser, seat)
    t.centres[seat] += t.centres[loser]
    loans.pass_on(t, loser, seat)
    t.cash[seat] += t.cash[loser]
    for resource in range(3):
        t.overflow(seat, resource, t.store(seat, resource, t.supplies[loser * 3 + resource]))
    captured: list[i64] = [t.nukes[loser], t.l_stars[loser], t.k_sats[loser], t.neutron_bombs[loser]]
    for weapon in range(data.NUKE, data.NEUTRON_BOMB + 1):
        t.overflow(seat, data.MINERAL + weapon, t.arm(seat, weapon, captured[weapon - data.NUKE]))
    for company in range(data.COMPANIES):
        if t.owner[company] == loser:
            t.owner[company] = seat
    for zone in range(data.LAND):
        if t.holder[zone] == loser:
            t.holder[zone] = seat
    for sea in range(data.SEAS):
        if t.navies[loser * data.SEAS + sea]:
            loads.join(t, loser * data.SEAS + sea, seat * data.SEAS + sea)
            enter_sea(t, data.LAND + sea, seat)
    leave_the_game(t, loser)


def fall(t: Supremacy, seat: i64) -> None:
    """SUP-12.2: out without a captor: cash to the bank, cards to the deck, all pieces removed."""
    t.announce(told.FALLEN, seat)
    mark_out(t, seat, next_out(t))
    for company in range(data.COMPANIES):
        if t.owner[company] == seat:
            return_card(t, company)
    for zone in range(data.LAND):
        if t.holder[zone] == seat:
            vacate(t, zone)
    for sea in range(data.SEAS):
        loads.clear(t, seat * data.SEAS + sea)
        leave_sea(t, data.LAND + sea, seat)
    leave_the_game(t, seat)


def next_out(t: Supremacy) -> i64:
    """The number of whoever leaves the game next."""
    last: i64 = 0
    for seat in range(t.seats):
        last = max(last, t.out[seat])
    return last + 1


def mark_out(t: Supremacy, seat: i64, number: i64) -> None:
    """SUP-12.6: in which order players leave; those who leave together have one number."""
    if not t.out[seat]:
        t.out[seat] = number


def leave_the_game(t: Supremacy, seat: i64) -> None:
    mark_out(t, seat, next_out(t))
    t.cash[seat] = 0
    t.loans[seat] = 0
    loans.lapse(t, seat)
    t.nukes[seat] = 0
    t.l_stars[seat] = 0
    t.k_sats[seat] = 0
    t.neutron_bombs[seat] = 0
    t.centres[seat] = 0
    for resource in range(3):
        t.supplies[seat * 3 + resource] = 0
    for at in range(seat * data.OFFICERS, seat * data.OFFICERS + data.OFFICERS):
        t.officers[at] = data.NO_ZONE
    if t.in_hand[seat]:
        t.reveal()
        for disease in range(data.DISEASES):
            t.gone[disease] += t.antidotes[seat * data.DISEASES + disease]
            t.antidotes[seat * data.DISEASES + disease] = 0
        t.in_hand[seat] = 0
    if t.with_neutron_bombs:
        for zone in range(data.LAND):
            if t.bomber[zone] == seat:
                lift_marker(t, zone)
    finish_if_alone(t)


def finish_if_alone(t: Supremacy) -> None:
    """SUP-12.4: the last player left wins."""
    left = t.alive()
    if left > 1 or t.ending != data.RUNNING:
        return
    t.over = True
    t.reveal()
    t.ending = data.SUPREMACY if left == 1 else data.NOBODY_LEFT
    for seat in range(t.seats):
        if not t.out[seat]:
            t.announce(told.SUPREMACY, seat)


def check_fallen(t: Supremacy) -> None:
    """SUP-12.2, SUP-12.3: whoever has no home territory left, and nobody captured it, is out."""
    fallen: list[i64] = [seat for seat in range(t.seats) if not t.out[seat] and homes(t, seat) == 0]
    number = next_out(t)
    for seat in fallen:
        mark_out(t, seat, number)
    for seat in fallen:
        fall(t, seat)


# Company cards


def return_card(t: Supremacy, company: i64) -> None:
    """A card goes back to the resource deck; its outages end (FOR-2.13)."""
    if t.owner[company] == data.NOBODY:
        return
    t.owner[company] = data.NOBODY
    t.run[company] = 0
    t.announce(told.CARD_RETURNED, company)
    at: i64 = 0
    while at < len(t.mark_company):
        if t.mark_company[at] == company:
            drop_mark(t, at)
        else:
            at += 1


def return_cards_of(t: Supremacy, zone: i64) -> None:
    """Every company card of a territory goes back to the deck."""
    for company in t.board.companies_in[zone]:
        return_card(t, company)


def add_mark(t: Supremacy, company: i64, card: i64, rate: i64) -> None:
    """FOR-2.7: an outage marker on a company, from this Fortuna card."""
    t.mark_company = with_one_more(t.mark_company, company)
    t.mark_card = with_one_more(t.mark_card, card)
    t.mark_rate = with_one_more(t.mark_rate, rate)
    t.mark_tried = with_one_more(t.mark_tried, 0)
    t.announce(told.OUT_OF_PLAY, company, rate)


def drop_mark(t: Supremacy, at: i64) -> None:
    """FOR-2.14: an outage ends; with the last one of its Fortuna card that card is discarded."""
    card = t.mark_card[at]
    t.mark_company = without(t.mark_company, at)
    t.mark_card = without(t.mark_card, at)
    t.mark_rate = without(t.mark_rate, at)
    t.mark_tried = without(t.mark_tried, at)
    if t.card_at[card] == data.HELD and not holds_marks(t, card):
        t.card_at[card] = data.DISCARDED


def holds_marks(t: Supremacy, card: i64) -> bool:
    return any(t.mark_card[at] == card for at in range(len(t.mark_card)))


def with_one_more(found: vec[i64], value: i64) -> vec[i64]:
    return append(found[:], value)


def without(found: vec[i64], at: i64) -> vec[i64]:
    left = found[:at]
    for place in range(at + 1, len(found)):
        left = append(left, found[place])
    return left
