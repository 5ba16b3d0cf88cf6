"""Reads the map and both decks from their files and refuses what cannot be played, saying what is wrong."""

import json
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.supremacy import data
from roadstead.games.supremacy.data import DISEASE_NAMES, KIND_NAMES, NOBODY, RESOURCES, Board

CANAL = "canal"
FILES = ("map", "resource_deck", "fortuna_deck")
FOLDER = Path(str(files("roadstead.games"))) / "supremacy" / "data"


class BadComponents(ValueError):
    """A data file that cannot be played with; the message says which file and what is wrong."""


def numbers(values: Iterable[int]) -> vec[i64]:
    return vec[i64](list(values))


def read(folder: Path) -> dict[str, Any]:
    """The three files of a folder as plain JSON; a file that is missing there is taken from our own."""
    found = {}
    for name in FILES:
        path = folder / f"{name}.json"
        if not path.exists():
            path = FOLDER / f"{name}.json"
        try:
            found[name] = json.loads(path.read_text("utf-8"))
        except ValueError as wrong:
            raise BadComponents(f"{path.name} is not JSON: {wrong}") from None
    return found


def board(files: dict[str, Any]) -> Board:
    """The board made of the three files."""
    made = Board()
    for name, part in (("map", _map), ("resource_deck", _resource_deck), ("fortuna_deck", _fortuna_deck)):
        try:
            part(made, files[name])
        except BadComponents as wrong:
            raise BadComponents(f"{name}.json: {wrong}") from None
        except (KeyError, TypeError, AttributeError) as lacking:
            raise BadComponents(f"{name}.json: something is missing or of the wrong kind ({lacking!r})") from None
    return made


def with_canal(files: dict[str, Any]) -> dict[str, Any]:
    """SUP-6.10: the same files, the map's optional edges of this kind being neighbours."""
    found = dict(files["map"])
    edges = [edge for edge in found.get("optional_edges", ()) if edge["kind"] == CANAL]
    seas = []
    for sea in found["seas"]:
        beyond = [edge["b"] for edge in edges if edge["a"] == sea["id"]]
        beyond += [edge["a"] for edge in edges if edge["b"] == sea["id"]]
        seas.append(sea | {"sea_adj": [*sea["sea_adj"], *beyond]})
    return files | {"map": found | {"seas": seas}}


def _need(holds: bool, wrong: str) -> None:
    if not holds:
        raise BadComponents(wrong)


def _which(names: list[str], name: str, what: str) -> int:
    if name not in names:
        raise BadComponents(f"there is no {what} {name!r}")
    return names.index(name)


def _map(made: Board, found: dict[str, Any]) -> None:
    lands, seas = found["territories"], found["seas"]
    lights = [sea for sea in seas if sea["kind"] == "light"]
    darks = [sea for sea in seas if sea["kind"] == "dark"]
    counts = (len(lands), len(lights), len(darks))
    wanted = (int(data.LAND), int(data.LIGHT), int(data.DARK))
    _need(counts == wanted, f"it has {counts} territories, light and dark seas instead of {wanted}")
    made.power_ids = [power["id"] for power in found["superpowers"]]
    made.power_names = [power["name"] for power in found["superpowers"]]
    _need(len(made.power_ids) == data.POWERS, f"it has {len(made.power_ids)} superpowers instead of {data.POWERS}")
    zones = [*lands, *lights, *darks]
    made.zone_ids = [zone["id"] for zone in zones]
    made.zone_names = [zone["name"] for zone in zones]
    _need(len(set(made.zone_ids)) == data.ZONES, "two zones have the same id")
    owners = [land["home_of"] for land in lands]
    made.home = numbers(NOBODY if own is None else _which(made.power_ids, own, "superpower") for own in owners)
    made.homelands = _places(made.home, int(data.POWERS))
    for name, homes in zip(made.power_ids, made.homelands, strict=True):
        _need(len(homes) >= data.OFFICERS, f"{name} has fewer than {data.OFFICERS} home territories")
    near = [sorted(_which(made.zone_ids, other, "zone") for other in _neighbours(zone)) for zone in zones]
    for one, others in enumerate(near):
        for other in others:
            pair = f"{made.zone_ids[one]} and {made.zone_ids[other]}"
            _need(one in near[other], f"{pair} are neighbours on one side only")
            _need(one != other, f"{made.zone_ids[one]} is its own neighbour")
            _need(one >= data.LAND or other < data.FIRST_DARK, f"{pair}: a port leads to a light-blue sea only")
    made.near = [numbers(others) for others in near]
    made.lands = [numbers(other for other in others if other < data.LAND) for others in near]
    made.seas = [numbers(other for other in others if other >= data.LAND) for others in near]
    made.pirate_sea = numbers(int(name in data.PIRATE_SEAS) for name in made.zone_ids)


def _places(row: vec[i64], values: int) -> list[vec[i64]]:
    """For each value the places of a row where it stands."""
    return [numbers(place for place, found in enumerate(row) if found == value) for value in range(values)]


def _neighbours(zone: dict[str, Any]) -> list[str]:
    if zone["kind"] == "land":
        return [*zone["land_adj"], *zone["ports"]]
    return [*zone["sea_adj"], *zone["coast"]]


def _resource_deck(made: Board, found: dict[str, Any]) -> None:
    companies, techs = found["companies"], found["tech"]
    counts = (len(companies), len(techs))
    wanted = (int(data.COMPANIES), int(data.DECK - data.COMPANIES))
    _need(counts == wanted, f"it has {counts} companies and technology cards instead of {wanted}")
    made.card_ids = [card["id"] for card in companies] + [card["id"] for card in techs]
    _need(len(set(made.card_ids)) == data.DECK, "two cards have the same id")
    made.company_names = [card["company"] for card in companies]
    lands = made.zone_ids[: data.LAND]
    made.place = numbers(_which(lands, card["territory"], "territory") for card in companies)
    made.companies_in = _places(made.place, int(data.LAND))
    made.resource = numbers(_which(list(RESOURCES), card["resource"], "resource") for card in companies)
    for card in companies:
        _need(
            isinstance(card["production"], int) and 1 <= card["production"] <= 5,
            f"{card['id']} produces {card['production']!r} instead of 1 to 5 units",
        )
    made.units = numbers(card["production"] for card in companies)
    starts = [card["starts_with"] for card in companies]
    made.starts = numbers(NOBODY if own is None else _which(made.power_ids, own, "superpower") for own in starts)
    techs_by_name = ["", "nuke", "l_star"]
    made.tech = numbers([0] * len(companies) + [_which(techs_by_name, card["tech"], "technology") for card in techs])
    for tech in (data.NUKE, data.L_STAR):
        _need(tech in list(made.tech), f"no card shows the technology {techs_by_name[tech]}")


def _fortuna_deck(made: Board, found: dict[str, Any]) -> None:
    cards, marks = found["cards"], found["trademark_cards"]
    _need(len(cards) == data.HEADLINE_CARDS, f"it has {len(cards)} cards instead of {data.HEADLINE_CARDS}")
    _need(len(marks) == data.CARDS - data.HEADLINE_CARDS, f"it has {len(marks)} trademark cards instead of 4")
    rows = []
    for card in cards:
        for half in ("top", "bottom"):
            try:
                rows.append(_headline(made, card[half]))
            except BadComponents as wrong:
                raise BadComponents(f"{card['id']}, {half}: {wrong}") from None
    made.kind = numbers(row[0] for row in rows)
    made.where = numbers(row[1] for row in rows)
    made.company = numbers(row[2] for row in rows)
    made.market = numbers(row[3] for row in rows)
    made.up = numbers(row[4] for row in rows)
    made.dice = numbers(row[5] for row in rows)
    made.figure = numbers(row[6] for row in rows)
    made.meteors = numbers(mark["meteors"] for mark in marks)
    tables = found["tables"]
    made.typhoon = _table(tables["typhoon_navies_sunk"], ("1", "2", "3"))
    made.disease = _table(tables["disease_armies_killed"], DISEASE_NAMES)
    made.pirates = _table(tables["pirate_navies_sunk"], ("1", "2", "3"))
    made.solar = _table(tables["solar_storm_satellites_lost"], ("1", "2", "3", "4", "5", "6", "7"))


def _headline(made: Board, head: dict[str, Any]) -> tuple[int, int, int, int, int, int, int]:
    kind = _which(list(KIND_NAMES), head["type"], "kind of headline")
    verb = data.VERB[kind]
    where, company = -1, -1
    market, up, dice, figure = 0, 0, 0, 0
    if "sea" in head:
        where = _which(made.zone_ids, head["sea"], "sea")
        _need(where >= data.LAND, f"{head['sea']} is no sea")
    elif "territory" in head:
        where = _which(made.zone_ids, head["territory"], "territory")
        _need(where < data.LAND, f"{head['territory']} is no territory")
    if "company" in head:
        company = _which(made.card_ids[: data.COMPANIES], head["company"], "company")
        _need(made.place[company] == where, f"{head['company']} is not in {head['territory']}")
    if verb in (data.MARKET, data.BILLED):
        market = _which(list(RESOURCES), head["market"], "market")
        up = {"up": 1, "down": -1}.get(head["dir"], 0)
        _need(up != 0, f"a market goes up or down, not {head['dir']!r}")
        dice = head["dice"]
        _need(dice in (1, 2, 3), f"one to three dice are rolled, not {dice!r}")
    if data.PAYER[kind] == data.COMPANY_PAYS:
        _need(company >= 0, f"a {head['type']} names a company")
    elif verb not in (data.MARKET, data.SOLAR_STORM):
        _need(where >= 0, f"a {head['type']} names a place")
    if verb == data.EARTHQUAKE:
        figure = head["cost_per_point"]
    elif verb == data.TRIBUTE:
        figure = head["money_per_point"]
    elif verb == data.TYPHOON:
        figure = _grade(head["category"], 3)
    elif verb == data.PIRATES:
        figure = _grade(head["strength"], 3)
        _need(where < data.FIRST_DARK, "pirates strike in light-blue seas only")
    elif verb == data.SOLAR_STORM:
        figure = _grade(head["strength"], 7)
    elif verb == data.DISEASE:
        figure = _which(list(DISEASE_NAMES), head["disease"], "disease")
    _need(isinstance(figure, int) and 0 <= figure <= 1000, f"{figure!r} is no figure for a {head['type']}")
    return kind, where, company, market, up, dice, figure


def _grade(grade: Any, most: int) -> int:
    _need(isinstance(grade, int) and 1 <= grade <= most, f"{grade!r} is no grade from 1 to {most}")
    return int(grade) - 1


def _table(rows: dict[str, list[int]], names: Iterable[str]) -> vec[i64]:
    flat: list[int] = []
    for name in names:
        _need(name in rows, f"a die table lacks the row {name!r}")
        row = rows[name]
        _need(len(row) == 6 and all(isinstance(n, int) and 0 <= n <= 6 for n in row), f"row {name!r} is no die table")
        flat += row
    return numbers(flat)
