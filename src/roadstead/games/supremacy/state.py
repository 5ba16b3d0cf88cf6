"""What lies on Supremacy's table, and who may see it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.supremacy.data import (
    DISEASES,
    FIRST_DARK,
    LAND,
    LOANS_A_CENTRE,
    NOBODY,
    OFFICERS,
    SEAS,
    STORE,
    Board,
)
from roadstead.kernel import rows
from roadstead.kernel.fields import Field, Seen
from roadstead.kernel.state import ALL_SEEING, State

NO_ZONE: Final[i64] = 99
NO_BID: Final[i64] = 2  # 0 passes, 1 plays

# How the game ended.
RUNNING: Final[i64] = 0
SUPREMACY: Final[i64] = 1
DETENTE: Final[i64] = 2
HOLOCAUST_ENDING: Final[i64] = 3
NOBODY_LEFT: Final[i64] = 4

# The rows of one side of an offer.
DEAL_CASH: Final[i64] = 0
DEAL_SUPPLIES: Final[i64] = 1  # + resource
DEAL_NUKES: Final[i64] = 4
DEAL_L_STARS: Final[i64] = 5
DEAL_PASS: Final[i64] = 6
DEAL_WORK: Final[i64] = 7
DEAL_K_SATS: Final[i64] = 8
DEAL_NEUTRON_BOMBS: Final[i64] = 9
DEAL_ITEMS: Final[i64] = 10  # how many items have been added
DEAL_NOTES: Final[i64] = 11  # + turns until they are due - 1
DEAL: Final[i64] = 14

FIELDS: Final = (
    Field("turn"),
    Field("stage"),
    Field("turns"),
    Field("ending"),
    Field("per_unit"),
    Field("per_die"),
    Field("safe_clouds"),
    Field("fortuna"),
    Field("trades"),
    Field("warlords"),
    Field("unconventional"),
    Field("meteors"),
    Field("with_k_sats"),
    Field("with_neutron_bombs"),
    Field("mega"),
    Field("chosen_powers"),
    Field("umbrella"),
    Field("space_war"),
    Field("blockade"),
    Field("nukes_from"),
    Field("power"),
    Field("seat_of"),
    Field("out"),
    Field("cash"),
    Field("loans"),
    Field("supplies"),
    Field("nukes"),
    Field("l_stars"),
    Field("k_sats"),
    Field("neutron_bombs"),
    Field("tech"),
    Field("fresh"),
    Field("centres"),
    Field("plays"),
    Field("market"),
    Field("holder"),
    Field("armies"),
    Field("navies"),
    Field("aboard"),
    Field("loads", grows=True),
    Field("pirates"),
    Field("cloud"),
    Field("clouds"),
    Field("struck"),
    Field("crater"),
    Field("bomber"),
    Field("warlord_nukes"),
    Field("warlord_l_stars"),
    Field("owner"),
    Field("run"),
    Field("aside", grows=True),
    Field("card_at"),
    Field("mark_company", grows=True),
    Field("mark_card", grows=True),
    Field("mark_rate", grows=True),
    Field("mark_tried", grows=True),
    Field("bade"),
    Field("bid", Seen.OWNER),
    Field("playing"),
    Field("rolls"),
    Field("built"),
    Field("loadings"),
    Field("offers"),
    Field("prospects"),
    Field("sales"),
    Field("duels"),
    Field("attacker"),
    Field("defender"),
    Field("target"),
    Field("counter"),
    Field("force", grows=True),
    Field("fleet", grows=True),
    Field("air", grows=True),
    Field("rear", grows=True),
    Field("bound"),
    Field("bound_zone"),
    Field("aimed"),
    Field("shots"),
    Field("deal"),
    Field("deal_cards", grows=True),
    Field("notes"),
    Field("may_pass"),
    Field("may_work"),
    Field("officers"),
    Field("antidotes", Seen.OWNER, per=5),
    Field("in_hand"),
    Field("gone"),
    Field("antidote_deck", Seen.NOBODY),
)


class Supremacy(State):
    """The table.  Zones are numbered as the board numbers them; seas also from 0 in `navies`, `aboard` and `fleet`."""

    board: Board  # the map and the decks of this game
    turn: i64
    stage: i64  # 1 to 7
    turns: i64  # detente after so many
    ending: i64  # how the game ended
    per_unit: i64  # options, as numbers
    per_die: i64
    safe_clouds: i64  # whether the first twelve clouds are safe
    fortuna: i64
    trades: i64
    warlords: i64
    unconventional: i64
    meteors: i64
    with_k_sats: i64
    with_neutron_bombs: i64
    mega: i64
    chosen_powers: i64
    umbrella: i64
    space_war: i64
    blockade: i64
    nukes_from: i64  # the first turn in which nuclear weapons are researched and built
    power: vec[i64]  # the power each seat leads
    seat_of: vec[i64]  # the seat that leads each power
    out: vec[i64]  # 0 while a seat is in the game, else the how-many-th to leave it
    cash: vec[i64]
    loans: vec[i64]  # thousands owed to the bank
    supplies: vec[i64]  # three resources a seat
    nukes: vec[i64]
    l_stars: vec[i64]
    k_sats: vec[i64]
    neutron_bombs: vec[i64]
    tech: vec[i64]  # technologies known, as bits
    fresh: vec[i64]  # technologies found this turn, as bits
    centres: vec[i64]  # supply centres
    plays: vec[i64]  # optional stages used this turn
    market: vec[i64]  # the step of the ladder each price stands on
    holder: vec[i64]  # who holds a territory or light-blue sea
    armies: vec[i64]
    navies: vec[i64]  # for each seat and sea
    aboard: vec[i64]  # armies aboard them
    loads: vec[i64]  # how these lie on the ships, packed; empty while they fill as few as they can
    pirates: vec[i64]
    cloud: vec[i64]
    clouds: i64
    struck: vec[i64]  # the turn a light-blue sea was last nuked
    crater: vec[i64]  # the turn a territory was last hit by a meteor
    bomber: vec[i64]  # whose neutron marker lies on a territory, NOBODY for none; empty where none are in use
    warlord_nukes: vec[i64]  # what warlords and pirates have bought, by zone; empty where none are at the table
    warlord_l_stars: vec[i64]
    owner: vec[i64]  # who owns each company, NOBODY for the deck
    run: vec[i64]  # whose salary is paid this turn
    aside: vec[i64]  # cards turned in the search that is going on; empty when there is none
    card_at: vec[i64]  # where each Fortuna card is
    mark_company: vec[i64]  # outages: the company, the card, $M a pip, the turn of the last try
    mark_card: vec[i64]
    mark_rate: vec[i64]
    mark_tried: vec[i64]
    bade: i64  # the seats that have bid, as bits
    bid: vec[i64]
    playing: i64  # the seats that play this stage, as bits
    rolls: vec[i64]  # the order rolls of this stage
    built: i64  # pieces built by the acting player in this stage
    loadings: i64
    offers: i64
    prospects: i64
    sales: i64  # weapons sold to warlords in this stage
    duels: i64
    attacker: i64  # the battle being fought
    defender: i64
    target: i64
    counter: i64  # whether it is a counter-attack
    force: vec[i64]  # armies (aboard, from a sea) attacking from each zone; empty without a battle, like the next three
    fleet: vec[i64]  # navies attacking from each sea
    air: vec[i64]  # armies that come by air
    rear: vec[i64]  # the zones attacked from, for reinforcements
    bound: i64  # where moves may end: anywhere, in the rear, in the battle zone
    bound_zone: i64
    aimed: vec[i64]  # nukes on their way to each zone
    shots: vec[i64]  # L-stars that fire at them
    deal: vec[i64]  # the offer being made: what is given, what is wanted in return
    deal_cards: vec[i64]  # 1 for a company given, 2 for one wanted; empty without an offer
    notes: vec[i64]  # by debtor, creditor and turns until they are due; empty where there are no trades
    may_pass: vec[i64]  # by giver and taker: the last turn of a leave to pass
    may_work: vec[i64]
    officers: vec[i64]  # where each officer stands, NO_ZONE when dead
    antidotes: vec[i64]
    in_hand: vec[i64]  # how many antidotes each seat has
    gone: vec[i64]  # antidotes used or shown
    antidote_deck: vec[i64]

    def copied(self, viewer: i64) -> "Supremacy":
        """Everything public, and of the rest what the viewer knows."""
        twin = Supremacy()
        self.share(twin, viewer)
        twin.board = self.board
        twin.turn = self.turn
        twin.stage = self.stage
        twin.turns = self.turns
        twin.ending = self.ending
        twin.per_unit = self.per_unit
        twin.per_die = self.per_die
        twin.safe_clouds = self.safe_clouds
        twin.fortuna = self.fortuna
        twin.trades = self.trades
        twin.warlords = self.warlords
        twin.unconventional = self.unconventional
        twin.meteors = self.meteors
        twin.with_k_sats = self.with_k_sats
        twin.with_neutron_bombs = self.with_neutron_bombs
        twin.mega = self.mega
        twin.chosen_powers = self.chosen_powers
        twin.umbrella = self.umbrella
        twin.space_war = self.space_war
        twin.blockade = self.blockade
        twin.nukes_from = self.nukes_from
        twin.power = self.power[:]
        twin.seat_of = self.seat_of[:]
        twin.out = self.out[:]
        twin.cash = self.cash[:]
        twin.loans = self.loans[:]
        twin.supplies = self.supplies[:]
        twin.nukes = self.nukes[:]
        twin.l_stars = self.l_stars[:]
        twin.k_sats = self.k_sats[:]
        twin.neutron_bombs = self.neutron_bombs[:]
        twin.tech = self.tech[:]
        twin.fresh = self.fresh[:]
        twin.centres = self.centres[:]
        twin.plays = self.plays[:]
        twin.market = self.market[:]
        twin.holder = self.holder[:]
        twin.armies = self.armies[:]
        twin.navies = self.navies[:]
        twin.aboard = self.aboard[:]
        twin.loads = self.loads[:]
        twin.pirates = self.pirates[:]
        twin.cloud = self.cloud[:]
        twin.clouds = self.clouds
        twin.struck = self.struck[:]
        twin.crater = self.crater[:]
        twin.bomber = self.bomber[:]
        twin.warlord_nukes = self.warlord_nukes[:]
        twin.warlord_l_stars = self.warlord_l_stars[:]
        twin.owner = self.owner[:]
        twin.run = self.run[:]
        twin.aside = self.aside[:]
        twin.card_at = self.card_at[:]
        twin.mark_company = self.mark_company[:]
        twin.mark_card = self.mark_card[:]
        twin.mark_rate = self.mark_rate[:]
        twin.mark_tried = self.mark_tried[:]
        twin.bade = self.bade
        twin.playing = self.playing
        twin.rolls = self.rolls[:]
        twin.built = self.built
        twin.loadings = self.loadings
        twin.offers = self.offers
        twin.prospects = self.prospects
        twin.sales = self.sales
        twin.duels = self.duels
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.target = self.target
        twin.counter = self.counter
        twin.force = self.force[:]
        twin.fleet = self.fleet[:]
        twin.air = self.air[:]
        twin.rear = self.rear[:]
        twin.bound = self.bound
        twin.bound_zone = self.bound_zone
        twin.aimed = self.aimed[:]
        twin.shots = self.shots[:]
        twin.deal = self.deal[:]
        twin.deal_cards = self.deal_cards[:]
        twin.notes = self.notes[:]
        twin.may_pass = self.may_pass[:]
        twin.may_work = self.may_work[:]
        twin.officers = self.officers[:]
        twin.in_hand = self.in_hand[:]
        twin.gone = self.gone[:]
        if viewer == ALL_SEEING:
            twin.bid = self.bid[:]
            twin.antidotes = self.antidotes[:]
            twin.antidote_deck = self.antidote_deck[:]
            return twin
        twin.bid = rows.unknowns(self.seats)
        twin.antidotes = rows.unknowns(self.seats * DISEASES)
        twin.antidote_deck = rows.unknowns(DISEASES)
        if viewer >= 0:
            twin.bid[viewer] = self.bid[viewer]
            for disease in range(DISEASES):
                twin.antidotes[viewer * DISEASES + disease] = self.antidotes[viewer * DISEASES + disease]
        return twin

    # Reading the table

    def alive(self) -> i64:
        """How many players are left."""
        left: i64 = 0
        for seat in range(self.seats):
            if not self.out[seat]:
                left += 1
        return left

    def closed(self, zone: i64) -> bool:
        """Whether nobody works or builds here: under a cloud or a neutron marker, or after a meteor."""
        return self.marked_by(zone) != NOBODY or self.barred(zone)

    def marked_by(self, zone: i64) -> i64:
        """SUP-8.11: whose neutron marker lies on a territory."""
        return self.bomber[zone] if self.with_neutron_bombs and zone < LAND else NOBODY

    def barred(self, zone: i64) -> bool:
        """SUP-6.9, FOR-6.5: out of play under a cloud, or closed after a meteor until stage 3 of the next turn."""
        if zone >= LAND:
            return False
        if self.cloud[zone]:
            return True
        hit = self.crater[zone]
        return hit > 0 and (hit == self.turn or (hit == self.turn - 1 and self.stage < 3))

    def enterable(self, seat: i64, zone: i64) -> bool:
        """SUP-6.5: where a move of this seat may end."""
        if zone >= FIRST_DARK:
            return True
        holder = self.holder[zone]
        if zone >= LAND:
            return holder in (seat, NOBODY)
        marker = self.marked_by(zone)
        return (holder == seat or self.armies[zone] == 0) and marker in (seat, NOBODY) and not self.barred(zone)

    def passable(self, seat: i64, zone: i64) -> bool:
        """SUP-6.6: where a move of this seat may lead through."""
        if self.enterable(seat, zone):
            return True
        holder = self.holder[zone]
        return holder < self.seats and self.may_pass[holder * self.seats + seat] >= self.turn and not self.closed(zone)

    def units_in(self, seat: i64, zone: i64) -> i64:
        """Armies and navies of a seat in a zone, armies aboard included."""
        if zone < LAND:
            return self.armies[zone] if self.holder[zone] == seat else 0
        at = seat * SEAS + zone - LAND
        return self.navies[at] + self.aboard[at]

    def units(self, seat: i64) -> i64:
        """All the armies and navies of a seat."""
        total: i64 = 0
        for zone in range(LAND):
            if self.holder[zone] == seat:
                total += self.armies[zone]
        for at in range(seat * SEAS, seat * SEAS + SEAS):
            total += self.navies[at] + self.aboard[at]
        return total

    def limit(self, seat: i64) -> i64:
        """SUP-1.5: how much of each thing a seat can store."""
        return STORE * self.centres[seat]

    def credit(self, seat: i64) -> i64:
        """SUP-4.7: how many more loans the bank gives."""
        return LOANS_A_CENTRE * self.centres[seat] - self.loans[seat]

    def has_set(self, seat: i64) -> bool:
        """SUP-1.4: at least one of each resource."""
        at = seat * 3
        return self.supplies[at] > 0 and self.supplies[at + 1] > 0 and self.supplies[at + 2] > 0

    def sets(self, seat: i64) -> i64:
        at = seat * 3
        return min(self.supplies[at], self.supplies[at + 1], self.supplies[at + 2])

    def spend_sets(self, seat: i64, sets: i64) -> None:
        for at in range(seat * 3, seat * 3 + 3):
            self.supplies[at] -= sets

    def store(self, seat: i64, resource: i64, units: i64) -> None:
        """SUP-1.5: what cannot be stored is lost."""
        at = seat * 3 + resource
        self.supplies[at] = min(self.supplies[at] + units, max(self.limit(seat), self.supplies[at]))

    def outages(self, company: i64) -> i64:
        """FOR-2.12: how many markers lie on a company."""
        found: i64 = 0
        for at in range(len(self.mark_company)):
            if self.mark_company[at] == company:
                found += 1
        return found

    def officers_in(self, seat: i64, zone: i64) -> i64:
        found: i64 = 0
        for at in range(seat * OFFICERS, seat * OFFICERS + OFFICERS):
            if self.officers[at] == zone:
                found += 1
        return found
