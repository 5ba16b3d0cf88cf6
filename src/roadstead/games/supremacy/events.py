"""Everything that can happen in Supremacy: its name, the rule it follows, and the facts it carries."""

from typing import Final

from mypy_extensions import i64

from roadstead.kernel.events import EventKind

_ROWS: Final[tuple[tuple[str, str, str], ...]] = (
    ("power drawn", "SUP-2.1", "seat power"),
    ("turn", "SUP-3.1", "turn"),
    ("stage", "SUP-3.1", "stage"),
    ("interest", "SUP-4.8", "seat amount"),
    ("borrowed", "SUP-4.9", "seat loans"),
    ("repaid", "SUP-4.9", "seat"),
    ("bankrupt", "SUP-4.10", "seat"),
    ("units paid", "SUP-4.2", "seat amount"),
    ("disbanded", "SUP-4.3", "seat zone"),
    ("companies paid", "SUP-4.4", "seat count"),
    ("produced", "SUP-4.5", "seat grain oil mineral"),
    ("bids", "SUP-3.3", "playing"),
    ("order roll", "SUP-3.4", "seat die"),
    ("acts", "SUP-3.4", "seat"),
    ("sold", "SUP-5.2", "seat resource units amount"),
    ("bought", "SUP-5.3", "seat resource units amount"),
    ("price", "SUP-5.1", "resource amount"),
    ("moved", "SUP-6.1", "seat means start zone count armies"),
    ("captured", "SUP-6.7", "seat zone"),
    ("vacated", "SUP-6.8", "zone holder"),
    ("card taken", "SUP-6.7", "seat company"),
    ("card returned", "SUP-2.4", "company"),
    ("attacked", "SUP-7.5", "seat foe zone"),
    ("defends", "SUP-7.6", "seat supplied"),
    ("retreats", "SUP-7.10", "seat start zone"),
    ("surrenders", "SUP-7.11", "seat foe zone"),
    ("exchange", "SUP-7.8", "seat foe total against"),
    ("unit lost", "SUP-7.9", "seat zone navy"),
    ("counter-attacks", "SUP-7.13", "seat foe"),
    ("fired", "SUP-8.1", "seat zone count"),
    ("shield", "SUP-8.3", "zone stopped missed"),
    ("nuked", "SUP-8.4", "zone"),
    ("sea nuked", "SUP-8.5", "zone"),
    ("holocaust roll", "SUP-8.7", "die clouds"),
    ("holocaust", "SUP-8.6", "clouds"),
    ("built", "SUP-9.1", "seat what count zone"),
    ("weapons built", "SUP-9.7", "seat what count"),
    ("turned", "SUP-13.3", "seat card"),
    ("found technology", "SUP-9.6", "seat tech"),
    ("prospected", "SUP-10.1", "seat company"),
    ("useless find", "SUP-10.3", "seat company"),
    ("gave up", "SUP-9.5", "seat"),
    ("offered", "SUP-11.1", "seat foe"),
    ("accepted", "SUP-11.2", "seat foe"),
    ("declined", "SUP-11.2", "seat foe"),
    ("eliminated", "SUP-12.1", "seat foe"),
    ("fallen", "SUP-12.2", "seat"),
    ("supremacy", "SUP-12.4", "seat"),
    ("detente", "SUP-12.5", "turn"),
    ("fortuna card", "FOR-1.1", "card"),
    ("headline", "FOR-1.2", "headline"),
    ("ignored", "FOR-1.3", "headline"),
    ("reshuffled", "FOR-1.4", "cards"),
    ("headline roll", "FOR-2.3", "total"),
    ("bill paid", "FOR-2.6", "seat amount"),
    ("bill refused", "FOR-2.6", "seat amount"),
    ("out of play", "FOR-2.7", "company rate"),
    ("settle roll", "FOR-2.10", "seat company amount"),
    ("settled", "FOR-2.11", "seat company"),
    ("earthquake lost", "FOR-3.2", "seat zone"),
    ("navies sunk", "FOR-3.3", "seat zone navies armies"),
    ("pirates sunk", "FOR-4.3", "zone count"),
    ("armies died", "FOR-3.5", "zone count"),
    ("tribute", "FOR-3.6", "seat amount"),
    ("revolt crushed", "FOR-3.7", "seat start zone"),
    ("revolt", "FOR-3.8", "seat zone"),
    ("pirates appear", "FOR-4.4", "zone count"),
    ("l-stars lost", "FOR-3.11", "seat count"),
    ("officer killed", "FOR-5.8", "seat zone"),
    ("officer escapes", "FOR-5.6", "seat zone"),
    ("antidote drawn", "FOR-5.3", "seat"),
    ("antidote seen", "FOR-5.3", "seat disease"),
    ("antidote used", "FOR-5.4", "seat disease"),
    ("meteors", "FOR-6.1", "count"),
    ("meteor", "FOR-6.4", "zone"),
    ("warlord paid", "FOR-4.5", "seat amount"),
    ("neutron fired", "SUP-8.9", "seat zone count"),
    ("neutron bombed", "SUP-8.10", "zone"),
    ("marker lifted", "SUP-8.11", "zone"),
    ("k-sats fired", "SUP-8.13", "seat foe satellite fired killed"),
    ("k-sats lost", "FOR-3.12", "seat count"),
    ("company dealt", "SUP-2.6", "seat company"),
    ("placed", "SUP-2.7", "seat zone"),
    ("passage money", "FOR-4.6", "seat amount"),
    ("weapon sold", "FOR-4.7", "seat weapon zone amount"),
    ("warlord fires", "FOR-4.9", "zone seat count"),
    ("l-stars captured", "FOR-4.8", "seat count"),
    ("shifted", "SUP-1.8", "seat zone count"),
    ("power chosen", "SUP-2.8", "seat power"),
    ("note paid", "SUP-11.7", "seat foe amount"),
    ("note unpaid", "SUP-11.7", "seat foe amount"),
    ("duel", "SUP-8.16", "seat foe fired killed lost"),
    ("space burst", "SUP-8.17", "seat"),
    ("burst loss", "SUP-8.17", "seat stars sats"),
)

EVENTS: Final = tuple(EventKind(name, rule, tuple(facts.split())) for name, rule, facts in _ROWS)

POWER_DRAWN: Final[i64] = 0
TURN: Final[i64] = 1
STAGE: Final[i64] = 2
INTEREST: Final[i64] = 3
BORROWED: Final[i64] = 4
REPAID: Final[i64] = 5
BANKRUPT: Final[i64] = 6
UNITS_PAID: Final[i64] = 7
DISBANDED: Final[i64] = 8
COMPANIES_PAID: Final[i64] = 9
PRODUCED: Final[i64] = 10
BIDS: Final[i64] = 11
ORDER_ROLL: Final[i64] = 12
ACTS: Final[i64] = 13
SOLD: Final[i64] = 14
BOUGHT: Final[i64] = 15
PRICE: Final[i64] = 16
MOVED: Final[i64] = 17
CAPTURED: Final[i64] = 18
VACATED: Final[i64] = 19
CARD_TAKEN: Final[i64] = 20
CARD_RETURNED: Final[i64] = 21
ATTACKED: Final[i64] = 22
DEFENDS: Final[i64] = 23
RETREATS: Final[i64] = 24
SURRENDERS: Final[i64] = 25
EXCHANGE: Final[i64] = 26
UNIT_LOST: Final[i64] = 27
COUNTER_ATTACKS: Final[i64] = 28
FIRED: Final[i64] = 29
SHIELD: Final[i64] = 30
NUKED: Final[i64] = 31
SEA_NUKED: Final[i64] = 32
HOLOCAUST_ROLL: Final[i64] = 33
HOLOCAUST: Final[i64] = 34
BUILT: Final[i64] = 35
WEAPONS_BUILT: Final[i64] = 36
TURNED: Final[i64] = 37
FOUND_TECHNOLOGY: Final[i64] = 38
PROSPECTED: Final[i64] = 39
USELESS_FIND: Final[i64] = 40
GAVE_UP: Final[i64] = 41
OFFERED: Final[i64] = 42
ACCEPTED: Final[i64] = 43
DECLINED: Final[i64] = 44
ELIMINATED: Final[i64] = 45
FALLEN: Final[i64] = 46
SUPREMACY: Final[i64] = 47
DETENTE: Final[i64] = 48
FORTUNA_CARD: Final[i64] = 49
HEADLINE: Final[i64] = 50
IGNORED: Final[i64] = 51
RESHUFFLED: Final[i64] = 52
HEADLINE_ROLL: Final[i64] = 53
BILL_PAID: Final[i64] = 54
BILL_REFUSED: Final[i64] = 55
OUT_OF_PLAY: Final[i64] = 56
SETTLE_ROLL: Final[i64] = 57
SETTLED: Final[i64] = 58
EARTHQUAKE_LOST: Final[i64] = 59
NAVIES_SUNK: Final[i64] = 60
PIRATES_SUNK: Final[i64] = 61
ARMIES_DIED: Final[i64] = 62
TRIBUTE: Final[i64] = 63
REVOLT_CRUSHED: Final[i64] = 64
REVOLT: Final[i64] = 65
PIRATES_APPEAR: Final[i64] = 66
L_STARS_LOST: Final[i64] = 67
OFFICER_KILLED: Final[i64] = 68
OFFICER_ESCAPES: Final[i64] = 69
ANTIDOTE_DRAWN: Final[i64] = 70
ANTIDOTE_SEEN: Final[i64] = 71
ANTIDOTE_USED: Final[i64] = 72
METEORS: Final[i64] = 73
METEOR: Final[i64] = 74
WARLORD_PAID: Final[i64] = 75
NEUTRON_FIRED: Final[i64] = 76
NEUTRON_BOMBED: Final[i64] = 77
MARKER_LIFTED: Final[i64] = 78
K_SATS_FIRED: Final[i64] = 79
K_SATS_LOST: Final[i64] = 80
COMPANY_DEALT: Final[i64] = 81
PLACED: Final[i64] = 82
PASSAGE_MONEY: Final[i64] = 83
WEAPON_SOLD: Final[i64] = 84
WARLORD_FIRES: Final[i64] = 85
L_STARS_CAPTURED: Final[i64] = 86
SHIFTED: Final[i64] = 87
POWER_CHOSEN: Final[i64] = 88
NOTE_PAID: Final[i64] = 89
NOTE_UNPAID: Final[i64] = 90
DUEL: Final[i64] = 91
SPACE_BURST: Final[i64] = 92
BURST_LOSS: Final[i64] = 93
