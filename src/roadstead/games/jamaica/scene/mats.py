"""A mat for each ship: its holds, its cards, and the treasures beside it."""

from roadstead.games.jamaica import data
from roadstead.games.jamaica.art import board as art
from roadstead.games.jamaica.data import CARD_NAMES, GOODS, WORTH
from roadstead.games.jamaica.generated import frames
from roadstead.games.jamaica.scene.table import Table
from roadstead.games.jamaica.words.names import back_name, cargo, treasure_name
from roadstead.kernel import bits
from roadstead.kernel.pen import Point
from roadstead.kernel.state import UNKNOWN
from roadstead.kernel.words import capitalised

FILLING = (0, 3, 1, 4, 2, 5)  # mats are filled from both sides
POWER_SHAPES = ("jam-treasure-map", "jam-treasure-sabre", "jam-treasure-lady-beth", "jam-treasure-hold")
POWER_WORDS = ("map", "sabre", "lady beth", "6th hold")


def mat(d: Table, ship: int) -> None:
    t, colour, name, mat = d.t, d.colour(ship), d.name(ship), f"mat-{ship}"
    place = art.MATS[sorted(FILLING[: t.ships])[ship]]
    deciding = " (deciding)" if ship < t.seats and t.asks(ship) else ""
    d.put(mat, "jam-mat", place, classes=f"seat-{colour}", label=f"{name}'s mat{deciding}")
    d.put(f"{mat}-emblem", f"jam-emblem-{colour}", art.EMBLEM_PLACE, parent=mat)
    d.put(f"{mat}-name", "text", art.NAME_PLACE, parent=mat, text=name, classes="start bold light size-l")
    if t.captain == ship:
        d.put("compass", "jam-compass", art.COMPASS_PLACE, parent=mat, label=f"{name} is Captain")
    for number in range(t.has_room(ship)):
        hold(d, ship, number, mat)
    if ship < t.seats:
        cards(d, ship, mat)
    treasures(d, ship, mat)


def hold(d: Table, ship: int, hold: int, mat: str) -> None:
    goods, key = d.t.goods[ship * 6 + hold], f"{mat}-hold-{hold}"
    label = f"Hold {hold + 1} of {d.name(ship)}: {cargo(d.t, ship, hold)}"
    d.put(key, "jam-hold", art.HOLD_PLACES[hold], parent=mat, label=label, do=hold_action(d, ship, hold))
    if goods:
        tokens = str(d.t.tokens[ship * 6 + hold])
        d.put(f"{key}-goods", f"jam-{GOODS[goods]}", art.HOLD_ICON, parent=key)
        d.put(f"{key}-count", "text", art.HOLD_NUMBER, parent=key, text=tokens, classes="bold light size-l")


def hold_action(d: Table, ship: int, hold: int) -> str:
    """What a click on a hold means depends on the question."""
    t = d.t
    if d.kind == frames.SPOILS and ship == t.detail(1):
        return f"steal hold {hold + 1}"
    if ship != d.seat:
        return ""
    if d.kind == frames.TAKE_FROM:
        return f"take {hold + 1} {max(1, min(t.tokens[ship * 6 + hold], t.detail(2)))}"
    verb = {frames.LOAD_WHERE: "load", frames.DUMP_WHICH: "dump"}.get(d.kind)
    return f"{verb} {hold + 1}" if verb else ""


def cards(d: Table, ship: int, mat: str) -> None:
    t, name = d.t, d.name(ship)
    own = t.hand[ship] != UNKNOWN
    if own:
        for at, held in enumerate(bits.members(t.hand[ship])):
            card(d, held, art.HAND_PLACES[at], mat, f"card {CARD_NAMES[held]}")
    else:
        for at in range(t.held[ship]):
            d.put(f"{mat}-back-{at}", "jam-card-back", art.HAND_PLACES[at], parent=mat, label=f"A card of {name}")
    if t.laid[ship]:
        if own and t.chosen[ship] != data.NO_CARD:
            card(d, t.chosen[ship], art.PLAYED_PLACE, mat, "", "Chosen: ")
        else:
            d.put(f"{mat}-chosen", "jam-card-back", art.PLAYED_PLACE, parent=mat, label=f"{name} has chosen")


def card(d: Table, card: int, place: Point, mat: str, action: str, before: str = "") -> None:
    key, hand = f"{mat}-card-{card}", mat == f"mat-{d.seat}"
    d.put(key, "jam-card", place, parent=mat, do=action, label=f"{before}{CARD_NAMES[card]}", hand=hand)
    for at, symbol in enumerate(data.CARDS[card]):
        d.put(f"{key}-{at}", f"jam-icon-{data.SYMBOLS[symbol]}", art.CARD_ICONS[at], parent=key)


def treasures(d: Table, ship: int, mat: str) -> None:
    t = d.t
    backs = [back for back in range(t.drawn) if t.holder[back] == ship]
    ghosts_beth = t.is_ghost(ship)
    places = art.treasure_places(len(backs) + (1 if ghosts_beth else 0))
    if ghosts_beth:
        d.put("treasure-beth", POWER_SHAPES[2], places[-1], parent=mat, label="Lady Beth", do="steal lady beth")
    for back, place in zip(backs, places, strict=False):
        treasure(d, ship, back, place, mat)


def treasure(d: Table, ship: int, back: int, place: Point, mat: str) -> None:
    t, face, key, own = d.t, d.t.face[back], f"treasure-{back}", ship == d.seat
    label = capitalised(treasure_name(face))
    action, mark, tone = "", "", "light size-l"
    if d.kind == frames.SPOILS and ship == t.detail(1):
        action = "steal treasure"
    elif d.kind == frames.NAME_TREASURE and ship == t.detail(1) and not t.open[back]:
        action = f"name treasure {back + 1}"
    if face == UNKNOWN:
        shape, label = "jam-treasure-back", f"Face-down {back_name(back)}"
        if t.cursed[back]:
            label, mark = f"{label}, known to be cursed", "−"
    elif face < data.POWERS:
        shape = POWER_SHAPES[face]
        if action and t.open[back]:
            action = f"steal {POWER_WORDS[face]}"
    else:
        cursed = (data.CURSED >> face) & 1
        shape, tone = ("jam-treasure-cursed", "light size-m") if cursed else ("jam-treasure-plus", "dark size-m")
        mark = f"{WORTH[face]:+d}"
        if not action and d.kind == frames.SPOILS and ship == d.seat == t.detail(0):
            action = f"give {mark}"
    d.put(key, shape, place, parent=mat, label=label, do=action, hand=own)
    if mark:
        name = "mark" if face == UNKNOWN else "worth"
        d.put(f"{key}-{name}", "text", art.TREASURE_NUMBER, parent=key, text=mark, classes=f"bold {tone}")
