"""Supremacy's numbers, and the board object that the three data files become.

Provenance: prices, dice and limits are published facts of the base game; what is reconstructed is marked in RULES.md.
The map, the resource deck and the Fortuna deck are in data/*.json, each row with its own provenance; `components.py`
reads and checks them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.supremacy.generated.numbers import AIRLIFT, AN_L_STAR, ARMY, ATTACKING, A_K_SAT, A_NEUTRON_BOMB, A_NUKE, BILLED, COMPANY_PAYS, DEFENDING, DETENTE, DISCARDED, DISEASE, EARTHQUAKE, FOLLOWED, GRAIN, HELD, HOLOCAUST_ENDING, IN_PILE, LOADING, MARCH, MARKET, MINERAL, NAVY, NOBODY_LEFT, NO_ONE_PAYS, OCCUPANT_PAYS, OIL, PIRATES, RESOURCES, REVOLT, RUNNING, SAIL, SOLAR_STORM, STOPS_ALL, STOPS_NAMED, STOPS_NONE, STOPS_OWN, SUPREMACY, TRIBUTE, TYPHOON, UNLOADING, UNUSED  # fmt: skip  # isort: skip
from roadstead.kernel.printed import printed

LAND: Final[i64] = 52
LIGHT: Final[i64] = 31
DARK: Final[i64] = 8
SEAS: Final[i64] = 39
ZONES: Final[i64] = 91
FIRST_DARK: Final[i64] = 83
POWERS: Final[i64] = 6
COMPANIES: Final[i64] = 60
DECK: Final[i64] = 65
HEADLINE_CARDS: Final[i64] = 164
CARDS: Final[i64] = 168
DISEASES: Final[i64] = 5
OFFICERS: Final[i64] = 3

# Who holds a zone or a card when no seat does.
WARLORD: Final[i64] = 8  # a warlord on land, pirates at sea
NOBODY: Final[i64] = 9

NUKE: Final[i64] = 1
L_STAR: Final[i64] = 2

# Weapons go by the number of the technology that finds them, then those that need no search of their own.
K_SAT: Final[i64] = 3
NEUTRON_BOMB: Final[i64] = 4
NEEDS_TECH: Final = vec[i64]([0, NUKE, L_STAR, L_STAR, NUKE])
WEAPON_PRICE: Final = printed("WEAPON_PRICE", vec[i64]([0, 500, 1000, 500, 500]))
WEAPON_MINERALS: Final = vec[i64]([0, 1, 2, 1, 1])
WEAPON_WORTH: Final = vec[i64]([0, 250, 500, 250, 250])  # at detente

LADDER: Final = printed(
    "LADDER", vec[i64]([1, 5, 10, 25, 50, 50, 100, 100, 200, 200, 400, 400, 500, 600, 700, 800, 900, 1000])
)
START_STEP: Final[i64] = printed("START_STEP", 12)
TOP_STEP: Final[i64] = 17

CASH: Final[i64] = printed("CASH", 7000)
STOCK: Final[i64] = printed("STOCK", 3)
STORE: Final[i64] = 12
UNIT_SALARY: Final[i64] = printed("UNIT_SALARY", 10)
COMPANY_SALARY: Final[i64] = printed("COMPANY_SALARY", 50)
LOAN: Final[i64] = 1000
INTEREST: Final[i64] = 50
LOANS_A_CENTRE: Final[i64] = 12
UNIT_PRICE: Final[i64] = printed("UNIT_PRICE", 100)
CARD_PRICE: Final[i64] = printed("CARD_PRICE", 200)
CARRIES: Final[i64] = 4
AIRLIFT_OIL: Final[i64] = 2
MOST_STAGES: Final[i64] = 3
MOST_PROSPECTS: Final[i64] = 3
MOST_OFFERS: Final[i64] = 2
MOST_ITEMS: Final[i64] = 6
MOST_LOADINGS: Final[i64] = 12
MOST_ARMS_SALES: Final[i64] = 1
PASSAGE_MONEY: Final[i64] = 50
NOTE_SUMS: Final = vec[i64]([500, 1000])  # what a note promises
NOTE_TERMS: Final[i64] = 3  # due in the next turn, or up to so many turns later
MOST_DUELS: Final[i64] = 1
DUEL_KILLS: Final[i64] = 3  # the highest roll with which an L-star hits another
BURST_KILLS: Final[i64] = 6  # the roll with which a satellite is lost to a burst in space
SHOT_KILLS: Final[i64] = 5  # the highest roll with which an L-star or a K-sat hits
MEGA_STOCK: Final[i64] = 6
MEGA_UNITS: Final[i64] = 9
HOLOCAUST: Final[i64] = 12
BILL: Final[i64] = 50

# What a search looks for: a resource to prospect, or a technology + 2.
LOOK_NUKE: Final[i64] = 3

# What can be added to an offer besides company cards.
ITEM_CASH: Final[tuple[int, ...]] = (100, 500, 1000)
ITEMS: Final[tuple[str, ...]] = (
    *(f"cash {cash}" for cash in ITEM_CASH),
    *RESOURCES,
    *("nuke", "l-star", "leave to pass", "leave to work"),
)
MORE_ITEMS: Final[tuple[str, ...]] = ("k-sat", "neutron bomb")
NOTES: Final[tuple[str, ...]] = tuple(f"note {due} in {term}" for due in NOTE_SUMS for term in range(1, NOTE_TERMS + 1))
MOST_COUNTED: Final[i64] = 99  # the largest number that has an action of its own

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

NO_ZONE: Final[i64] = 99
NO_BID: Final[i64] = 2  # 0 passes, 1 plays

# What each thing counts for at detente.
COMPANY_WORTH: Final[i64] = printed("COMPANY_WORTH", 100)
UNIT_WORTH: Final[i64] = printed("UNIT_WORTH", 50)

DISEASE_NAMES: Final[tuple[str, ...]] = ("small_pox", "yellow_fever", "botulin_a", "black_plague", "anthrax")
ANTIDOTES_EACH: Final[i64] = 2

# The lowest roll that kills an officer (the rulebook's table; pirates from its text).
QUAKE_KILLS: Final[i64] = 6
STORM_KILLS: Final[i64] = 4
DISEASE_KILLS: Final = vec[i64]([6, 5, 4, 3, 2])

# name, verb, who pays, what a refusal stops, $M a pip later
KINDS: Final[tuple[tuple[str, int, int, int, int], ...]] = (
    ("grain_strike", BILLED, OCCUPANT_PAYS, STOPS_ALL, 100),
    ("drought", MARKET, NO_ONE_PAYS, STOPS_NONE, 0),
    ("flood", MARKET, NO_ONE_PAYS, STOPS_NONE, 0),
    ("bumper_crop", MARKET, NO_ONE_PAYS, STOPS_NONE, 0),
    ("surplus_grain", MARKET, NO_ONE_PAYS, STOPS_NONE, 0),
    ("oil_strike", BILLED, COMPANY_PAYS, STOPS_ALL, 100),
    ("oil_fire", BILLED, OCCUPANT_PAYS, STOPS_OWN, 100),
    ("new_oil_well", MARKET, NO_ONE_PAYS, STOPS_NONE, 0),
    ("surplus_oil", MARKET, NO_ONE_PAYS, STOPS_NONE, 0),
    ("miners_strike", BILLED, COMPANY_PAYS, STOPS_NAMED, 100),
    ("mine_explosion", BILLED, COMPANY_PAYS, STOPS_NAMED, 200),
    ("new_mineral_deposit", MARKET, NO_ONE_PAYS, STOPS_NONE, 0),
    ("surplus_minerals", MARKET, NO_ONE_PAYS, STOPS_NONE, 0),
    ("earthquake", EARTHQUAKE, OCCUPANT_PAYS, STOPS_NONE, 0),
    ("typhoon", TYPHOON, NO_ONE_PAYS, STOPS_NONE, 0),
    ("disease", DISEASE, NO_ONE_PAYS, STOPS_NONE, 0),
    ("tribute", TRIBUTE, NO_ONE_PAYS, STOPS_NONE, 0),
    ("revolt", REVOLT, NO_ONE_PAYS, STOPS_NONE, 0),
    ("pirates", PIRATES, NO_ONE_PAYS, STOPS_NONE, 0),
    ("rumour", MARKET, NO_ONE_PAYS, STOPS_NONE, 0),
    ("solar_storm", SOLAR_STORM, NO_ONE_PAYS, STOPS_NONE, 0),
)
KIND_NAMES: Final[tuple[str, ...]] = tuple(row[0] for row in KINDS)
VERB: Final = vec[i64]([row[1] for row in KINDS])
PAYER: Final = vec[i64]([row[2] for row in KINDS])
STOPS: Final = vec[i64]([row[3] for row in KINDS])
LATE: Final = vec[i64]([row[4] for row in KINDS])

# The seas where pirates lie at the start (Warlords & Pirates), by their names on the map.
PIRATE_SEAS: Final[tuple[str, ...]] = (
    "arabian_sea",
    "bay_of_bengal",
    "hudson_strait",
    "java_sea",
    "shark_bay",
    "tasman_sea",
    "timor_sea",
    "tokyo_bay",
)

CALL_SIGNS: Final[tuple[str, ...]] = ("Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot")


class Board:
    """The map and both decks, immutable: zones 0-51 are land, 52-82 light-blue seas, 83-90 dark-blue seas."""

    zone_ids: list[str]
    zone_names: list[str]
    power_ids: list[str]
    power_names: list[str]
    card_ids: list[str]
    company_names: list[str]

    home: vec[i64]  # for each territory the power whose home it is, NOBODY for neutral land
    homelands: list[vec[i64]]  # for each power its home territories
    near: list[vec[i64]]  # for each zone its neighbours, land first; land and sea are neighbours through a port
    lands: list[vec[i64]]  # those of them on land
    seas: list[vec[i64]]  # and those at sea
    pirate_sea: vec[i64]  # for each zone, whether pirates begin there

    place: vec[i64]  # for each company its territory
    companies_in: list[vec[i64]]  # for each territory its companies
    resource: vec[i64]
    units: vec[i64]
    starts: vec[i64]  # the power that begins with it, NOBODY for the deck
    tech: vec[i64]  # for each card of the deck: 0, NUKE or L_STAR

    kind: vec[i64]  # for each headline, two a card, its row of KINDS
    where: vec[i64]  # its zone, -1 for none
    company: vec[i64]  # its company, -1 for none
    market: vec[i64]
    up: vec[i64]  # 1 up, -1 down
    dice: vec[i64]
    figure: vec[i64]  # $M a pip, category, strength or disease
    meteors: vec[i64]  # for each trademark card

    typhoon: vec[i64]  # six outcomes a category
    disease: vec[i64]
    pirates: vec[i64]
    solar: vec[i64]

    def touches(self, one: i64, other: i64) -> bool:
        """Whether two zones are neighbours."""
        return any(there == other for there in self.near[one])

    def ways(self, zone: i64) -> list[vec[i64]]:
        """The neighbours that lie like this zone, on land or at sea."""
        return self.lands if zone < LAND else self.seas
