"""The fields of the table.  Written by tools/generate.py from fields.py: change that, not this."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.kernel import rows, seen
from roadstead.kernel.state import State


class Fields(State):
    turns: i64
    per_unit: i64
    per_die: i64
    safe_clouds: i64
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
    nukes_from: i64
    turn: i64
    stage: i64
    ending: i64
    power: vec[i64]
    seat_of: vec[i64]
    out: vec[i64]
    cash: vec[i64]
    loans: vec[i64]
    supplies: vec[i64]
    nukes: vec[i64]
    l_stars: vec[i64]
    k_sats: vec[i64]
    neutron_bombs: vec[i64]
    tech: vec[i64]
    fresh: vec[i64]
    centres: vec[i64]
    plays: vec[i64]
    market: vec[i64]
    holder: vec[i64]
    armies: vec[i64]
    navies: vec[i64]
    aboard: vec[i64]
    loads: vec[i64]
    pirates: vec[i64]
    cloud: vec[i64]
    clouds: i64
    struck: vec[i64]
    crater: vec[i64]
    bomber: vec[i64]
    warlord_nukes: vec[i64]
    warlord_l_stars: vec[i64]
    owner: vec[i64]
    run: vec[i64]
    aside: vec[i64]
    card_at: vec[i64]
    mark_company: vec[i64]
    mark_card: vec[i64]
    mark_rate: vec[i64]
    mark_tried: vec[i64]
    bade: i64
    bid: vec[i64]
    playing: i64
    rolls: vec[i64]
    built: i64
    loadings: i64
    offers: i64
    prospects: i64
    sales: i64
    duels: i64
    attacker: i64
    defender: i64
    target: i64
    counter: i64
    force: vec[i64]
    fleet: vec[i64]
    air: vec[i64]
    rear: vec[i64]
    bound: i64
    bound_zone: i64
    aimed: vec[i64]
    shots: vec[i64]
    deal: vec[i64]
    deal_cards: vec[i64]
    notes: vec[i64]
    may_pass: vec[i64]
    may_work: vec[i64]
    officers: vec[i64]
    antidotes: vec[i64]
    in_hand: vec[i64]
    gone: vec[i64]
    antidote_deck: vec[i64]

    def lay_out(self) -> None:
        """Every field as it is on a blank table."""
        self.turns = self.option("turns")
        self.per_unit = self.option("pricing", "per unit")
        self.per_die = self.option("fortuna_step", "die")
        self.safe_clouds = self.option("holocaust", "13-18")
        self.fortuna = self.option("fortuna")
        self.trades = self.option("trades")
        self.warlords = self.option("warlords_and_pirates")
        self.unconventional = self.option("unconventional_forces")
        self.meteors = self.option("meteors")
        self.with_k_sats = self.option("k_sats")
        self.with_neutron_bombs = self.option("neutron_bombs")
        self.mega = self.option("mega_opening")
        self.chosen_powers = self.option("powers", "chosen")
        self.umbrella = self.option("umbrella")
        self.space_war = self.option("space_war")
        self.blockade = self.option("blockade")
        self.nukes_from = self.option("nukes_from")
        self.turn = self.stage = self.ending = self.clouds = self.bade = self.playing = self.built = self.loadings = 0
        self.offers = self.prospects = self.sales = self.duels = self.counter = self.bound = 0
        self.attacker = self.defender = 9
        self.target = self.bound_zone = 99
        self.power, self.seat_of, self.out = rows.filled(self.seats, 9), rows.filled(6, 9), rows.zeros(self.seats)
        self.cash, self.loans = rows.filled(self.seats, 7000), rows.zeros(self.seats)
        self.supplies, self.nukes = rows.filled(self.seats * 3, 3), rows.zeros(self.seats)
        self.l_stars, self.k_sats = rows.zeros(self.seats), rows.zeros(self.seats)
        self.neutron_bombs, self.tech = rows.zeros(self.seats), rows.zeros(self.seats)
        self.fresh, self.centres = rows.zeros(self.seats), rows.filled(self.seats, 1)
        self.plays, self.market, self.holder = rows.zeros(self.seats), rows.filled(3, 12), rows.filled(91, 9)
        self.armies, self.navies = rows.zeros(52), rows.zeros(self.seats * 39)
        self.aboard, self.loads, self.pirates = rows.zeros(self.seats * 39), rows.zeros(0), rows.zeros(31)
        self.cloud, self.struck, self.crater = rows.zeros(52), rows.zeros(31), rows.zeros(52)
        self.bomber = rows.filled(52 if self.with_neutron_bombs else 0, 9)
        self.warlord_nukes = rows.zeros(83 if self.warlords else 0)
        self.warlord_l_stars, self.owner = rows.zeros(83 if self.warlords else 0), rows.filled(60, 9)
        self.run, self.aside, self.card_at = rows.zeros(60), rows.zeros(0), rows.zeros(168)
        self.mark_company, self.mark_card, self.mark_rate = rows.zeros(0), rows.zeros(0), rows.zeros(0)
        self.mark_tried, self.bid, self.rolls = rows.zeros(0), rows.filled(self.seats, 2), rows.zeros(self.seats)
        self.force, self.fleet, self.air, self.rear = rows.zeros(0), rows.zeros(0), rows.zeros(0), rows.zeros(0)
        self.aimed, self.shots, self.deal = rows.zeros(83), rows.zeros(83), rows.zeros(28)
        self.deal_cards, self.notes = rows.zeros(0), rows.zeros(self.seats * self.seats * 3 if self.trades else 0)
        self.may_pass, self.may_work = rows.zeros(self.seats * self.seats), rows.zeros(self.seats * self.seats)
        self.officers, self.antidotes = rows.filled(self.seats * 3, 99), rows.zeros(self.seats * 5)
        self.in_hand, self.gone, self.antidote_deck = rows.zeros(self.seats), rows.zeros(5), rows.zeros(5)
        self.fit()

    def copy_to(self, blank: State, viewer: i64) -> None:
        # Everything public, and of the rest what the viewer knows.
        twin = cast(Fields, blank)  # compiled, a narrowed parameter would be checked again at every use
        twin.turns, twin.per_unit, twin.per_die = self.turns, self.per_unit, self.per_die
        twin.safe_clouds, twin.fortuna, twin.trades = self.safe_clouds, self.fortuna, self.trades
        twin.warlords, twin.unconventional, twin.meteors = self.warlords, self.unconventional, self.meteors
        twin.with_k_sats, twin.with_neutron_bombs, twin.mega = self.with_k_sats, self.with_neutron_bombs, self.mega
        twin.chosen_powers, twin.umbrella, twin.space_war = self.chosen_powers, self.umbrella, self.space_war
        twin.blockade, twin.nukes_from, twin.turn, twin.stage = self.blockade, self.nukes_from, self.turn, self.stage
        twin.ending, twin.clouds, twin.bade, twin.playing = self.ending, self.clouds, self.bade, self.playing
        twin.built, twin.loadings, twin.offers = self.built, self.loadings, self.offers
        twin.prospects, twin.sales, twin.duels, twin.attacker = self.prospects, self.sales, self.duels, self.attacker
        twin.defender, twin.target, twin.counter, twin.bound = self.defender, self.target, self.counter, self.bound
        twin.bound_zone = self.bound_zone
        twin.power, twin.seat_of, twin.out, twin.cash = self.power[:], self.seat_of[:], self.out[:], self.cash[:]
        twin.loans, twin.supplies, twin.nukes = self.loans[:], self.supplies[:], self.nukes[:]
        twin.l_stars, twin.k_sats, twin.neutron_bombs = self.l_stars[:], self.k_sats[:], self.neutron_bombs[:]
        twin.tech, twin.fresh, twin.centres, twin.plays = self.tech[:], self.fresh[:], self.centres[:], self.plays[:]
        twin.market, twin.holder, twin.armies = self.market[:], self.holder[:], self.armies[:]
        twin.navies, twin.aboard, twin.loads = self.navies[:], self.aboard[:], self.loads[:]
        twin.pirates, twin.cloud, twin.struck = self.pirates[:], self.cloud[:], self.struck[:]
        twin.crater, twin.bomber, twin.warlord_nukes = self.crater[:], self.bomber[:], self.warlord_nukes[:]
        twin.warlord_l_stars, twin.owner, twin.run = self.warlord_l_stars[:], self.owner[:], self.run[:]
        twin.aside, twin.card_at, twin.mark_company = self.aside[:], self.card_at[:], self.mark_company[:]
        twin.mark_card, twin.mark_rate, twin.mark_tried = self.mark_card[:], self.mark_rate[:], self.mark_tried[:]
        twin.rolls, twin.force, twin.fleet, twin.air = self.rolls[:], self.force[:], self.fleet[:], self.air[:]
        twin.rear, twin.aimed, twin.shots, twin.deal = self.rear[:], self.aimed[:], self.shots[:], self.deal[:]
        twin.deal_cards, twin.notes, twin.may_pass = self.deal_cards[:], self.notes[:], self.may_pass[:]
        twin.may_work, twin.officers, twin.in_hand = self.may_work[:], self.officers[:], self.in_hand[:]
        twin.gone = self.gone[:]
        twin.bid = seen.by_owner(self.bid, viewer, 1)
        twin.antidotes = seen.by_owner(self.antidotes, viewer, 5)
        twin.antidote_deck = seen.by_nobody(self.antidote_deck, viewer)

    # Here, and not in the kernel's library, so that each call in the rules is compiled to the question alone.
    def announce(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        if self.telling:
            self.tell_all(event, a, b, c, d, e, f)
