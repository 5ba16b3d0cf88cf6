"""Names of people, places and things, for everything that is said at Supremacy's table."""

from collections.abc import Sequence

from roadstead.games.supremacy import data
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel.words import capitalised, counted

Names = Sequence[str]

GOODS = ("grain", "oil", "minerals")
WEAPONS = ("", "nuke", "L-star", "K-sat", "neutron bomb")
PIECES = ("army", "navy", "nuke", "L-star", "K-sat", "neutron bomb")
MANY_PIECES = ("armies", "navies", "nukes", "L-stars", "K-sats", "neutron bombs")
MEANS = ("march", "sail", "be flown", "be loaded", "be landed")
STAGES = (
    "",
    "pay salaries and loans",
    "transfer production",
    "sell supplies",
    "attack",
    "move",
    "build",
    "buy or prospect",
)

HEADLINES = {
    "grain_strike": "Grain handlers strike in {place}",
    "drought": "Drought destroys crops in {place}",
    "flood": "Floods destroy crops in {place}",
    "bumper_crop": "Bumper crops in {place}",
    "surplus_grain": "Surplus crops sold from {place}",
    "oil_strike": "Oil workers strike at {company}, {place}",
    "oil_fire": "Oil-well fire in {place}",
    "new_oil_well": "New oil well found in {place}",
    "surplus_oil": "Surplus oil sold from {place}",
    "miners_strike": "Miners strike at {company}, {place}",
    "mine_explosion": "Mine explosion at {company}, {place}",
    "new_mineral_deposit": "New mineral deposits found in {place}",
    "surplus_minerals": "Surplus minerals sold from {place}",
    "earthquake": "Earthquake in {place}",
    "typhoon": "Typhoon in the {place}",
    "disease": "{disease} breaks out in {place}",
    "tribute": "The warlord of {place} pays tribute",
    "revolt": "A warlord revolts in {place}",
    "pirates": "Pirates attack in the {place}",
    "rumour": "Rumours about {market}",
    "solar_storm": "Solar storm",
}

# The warlords of neutral land and the pirates of the pirate seas; three names are printed, the others are ours.
WARLORDS = {
    "india": "Sivaji",
    "northern_canada": "Dorset",
    "western_canada": "Selkirk",
    "eastern_canada": "Champlain",
    "greenland": "Erik",
    "central_america": "Balboa",
    "sahara": "Tariq",
    "egypt": "Baybar",
    "poland": "Casimir",
    "greece": "Leonid",
    "romania": "Vlad",
    "turkey": "Orhan",
    "middle_east": "Zenob",
    "iraq": "Sargon",
    "arabia": "Harun",
    "iran": "Nader",
    "pakistan": "Ghazni",
    "burma": "Anawra",
    "indo_china": "Jaya",
    "japan": "Nobu",
    "indonesia": "Gajah",
    "western_australia": "Dirk",
    "eastern_australia": "Kelly",
    "new_zealand": "Hongi",
    "arabian_sea": "Sharjah",
    "bay_of_bengal": "Nicobar",
    "hudson_strait": "Baffin",
    "java_sea": "Sunda",
    "shark_bay": "Dampier",
    "tasman_sea": "Otago",
    "timor_sea": "Arafura",
    "tokyo_bay": "Wako",
}


def money(amount: int) -> str:
    return f"{'-' if amount < 0 else ''}${abs(amount):,}M"


def place(board: data.Board, zone: int) -> str:
    return board.zone_names[zone] if 0 <= zone < len(board.zone_names) else "nowhere"


INITIALS = ("usa", "ussr")


def who(t: Supremacy, seat: int, names: Names) -> str:
    """A player with the power they lead; a warlord; nobody."""
    if seat == data.WARLORD:
        return "a warlord"
    if seat >= t.seats:
        return "nobody"
    return f"{names[seat]} ({power_name(t.board.power_ids[t.power[seat]])})"


def power_name(power: str) -> str:
    """A power as people call it: USA, South America."""
    return power.upper() if power in INITIALS else power.replace("_", " ").title()


def warlord(t: Supremacy, zone: int) -> str:
    """Who rules a zone that no player does, and what arms they have bought."""
    name = WARLORDS.get(t.board.zone_ids[zone], "")
    told = f"{'the warlord' if zone < data.LAND else 'the pirate'} {name}" if name and t.warlords else "a warlord"
    if zone >= data.LAND and not (name and t.warlords):
        told = "pirates"
    if t.warlords and (t.warlord_nukes[zone] or t.warlord_l_stars[zone]):
        told += f" with {counted(t.warlord_nukes[zone], 'nuke')} and {counted(t.warlord_l_stars[zone], 'L-star')}"
    return told


def company(board: data.Board, card: int) -> str:
    where = place(board, board.place[card])
    return f"{board.company_names[card]} in {where} ({board.units[card]} {GOODS[board.resource[card]]})"


def a_weapon(weapon: int) -> str:
    """``a nuke``, ``an L-star``."""
    name = WEAPONS[weapon]
    return f"an {name}" if name.startswith("L") else f"a {name}"


def card_name(board: data.Board, card: int) -> str:
    """A card of the resource deck."""
    return company(board, card) if card < data.COMPANIES else f"{a_weapon(board.tech[card])} card"


def disease(number: int) -> str:
    return data.DISEASE_NAMES[number].replace("_", " ").replace("botulin a", "botulin A")


def headline(board: data.Board, head: int) -> str:
    """A headline as the Marshall reads it out."""
    kind = board.kind[head]
    facts = {
        "place": place(board, board.where[head]),
        "company": board.company_names[board.company[head]] if board.company[head] >= 0 else "",
        "market": GOODS[board.market[head]],
        "disease": capitalised(disease(board.figure[head])) if data.VERB[kind] == data.DISEASE else "",
    }
    return HEADLINES[data.KIND_NAMES[kind]].format(**facts) + figures(board, head, "by ")


def figures(board: data.Board, head: int, by: str = "") -> str:
    """The numbers of a headline, as they follow its words."""
    verb = data.VERB[board.kind[head]]
    if verb in (data.MARKET, data.BILLED):
        way = "up" if board.up[head] > 0 else "down"
        return f": {GOODS[board.market[head]]} {way} {by}{counted(board.dice[head], 'die', 'dice')}"
    if verb in (data.EARTHQUAKE, data.TRIBUTE):
        return f": {money(board.figure[head])} a pip"
    return f", grade {board.figure[head] + 1}" if verb in (data.TYPHOON, data.PIRATES, data.SOLAR_STORM) else ""


def fortuna_card(board: data.Board, card: int) -> str:
    if card >= data.HEADLINE_CARDS:
        return f"a trademark card: {counted(board.meteors[card - data.HEADLINE_CARDS], 'meteor')}"
    return f"{headline(board, 2 * card)}; {headline(board, 2 * card + 1)}"
