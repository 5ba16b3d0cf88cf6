"""A mat for each ship: its holds, its cards and its treasures; those of the one who looks are in the hand."""

from typing import TypedDict

from roadstead.games.jamaica import data
from roadstead.games.jamaica.art import board as art
from roadstead.games.jamaica.data import CARD_NAMES, GOODS, WORTH
from roadstead.games.jamaica.generated import frames
from roadstead.games.jamaica.scene.table import Table
from roadstead.games.jamaica.words.names import (
    CARDS_CALLED,
    POWERS_CALLED,
    back_name,
    cargo,
    ship_name,
    treasure_name,
)
from roadstead.kernel import bits
from roadstead.kernel.messages import say
from roadstead.kernel.pen import Point
from roadstead.kernel.state import UNKNOWN


class Lying(TypedDict, total=False):
    parent: str
    on: str
    classes: str
    scale: float


POWER_SHAPES = ("jam-treasure-map", "jam-treasure-sabre", "jam-treasure-lady-beth", "jam-treasure-hold")
POWER_WORDS = ("map", "sabre", "lady beth", "6th hold")


def mat(d: Table, ship: int) -> None:
    t, colour, whose, mat = d.t, d.colour(ship), ship_name(d.t, ship), f"mat-{ship}"
    label = say("mat-deciding" if ship < t.seats and t.asks(ship) else "mat", ship=whose)
    d.put(mat, "jam-mat", art.MAT_PLACE, on=mat, classes=f"seat-{colour}", label=label)
    d.put(f"{mat}-emblem", f"jam-emblem-{colour}", art.EMBLEM_PLACE, parent=mat)
    d.write(f"{mat}-name", d.name(ship), art.NAME_PLACE, "start bold light size-l", parent=mat)
    if t.captain == ship:
        d.put("compass", "jam-compass", art.COMPASS_PLACE, parent=mat, scale=0.9, label=say("captain-of", ship=whose))
    for number in range(t.has_room(ship)):
        hold(d, ship, number, mat)
    if ship < t.seats:
        cards(d, ship, mat)
    treasures(d, ship, mat)


def hold(d: Table, ship: int, hold: int, mat: str) -> None:
    goods, key = d.t.goods[ship * 6 + hold], f"{mat}-hold-{hold}"
    label = say("hold-of", hold=hold + 1, ship=ship_name(d.t, ship), cargo=cargo(d.t, ship, hold))
    place, action = art.HOLD_PLACES[hold], hold_action(d, ship, hold)
    d.put(key, "jam-hold", place, parent=mat, scale=art.HOLD_SCALE, label=label, do=action)
    if goods:
        d.put(f"{key}-goods", f"jam-{GOODS[goods]}", art.HOLD_ICON, parent=key)
        d.write(f"{key}-count", d.t.tokens[ship * 6 + hold], art.HOLD_NUMBER, "number light size-l", parent=key)


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
    t, whose = d.t, ship_name(d.t, ship)
    known = t.hand[ship] != UNKNOWN
    if known:
        held = list(bits.members(t.hand[ship]))
        for one, place in zip(held, art.hand_places(len(held)), strict=True):
            card(d, ship, one, place, on_mat=ship != d.seat, action=f"card {CARD_NAMES[one]}")
    else:
        for at, place in enumerate(art.hand_places(t.held[ship])):
            label = say("card-of", ship=whose)
            d.put(f"{mat}-back-{at}", "jam-card-back", place, parent=mat, scale=art.CARD_SCALE, label=label)
    if t.laid[ship]:
        if known and t.chosen[ship] != data.NO_CARD:
            card(d, ship, t.chosen[ship], art.PLAYED_PLACE, on_mat=True, chosen=True)
        else:
            label = say("has-chosen", ship=whose)
            d.put(f"{mat}-chosen", "jam-card-back", art.PLAYED_PLACE, parent=mat, scale=art.CARD_SCALE, label=label)


def card(d: Table, ship: int, card: int, place: Point, *, on_mat: bool, action: str = "", chosen: bool = False) -> None:
    key, lies = f"mat-{ship}-card-{card}", _lying(d, ship, art.CARD_SCALE if on_mat else 0)
    label = say("card-chosen", card=CARDS_CALLED[card]) if chosen else CARDS_CALLED[card]
    d.put(key, "jam-card", place, do=action, label=label, hand=ship == d.seat, **lies)
    for at, symbol in enumerate(data.CARDS[card]):
        d.put(f"{key}-{at}", f"jam-icon-{data.SYMBOLS[symbol]}", art.CARD_ICONS[at], parent=key)


def _lying(d: Table, ship: int, scale: float) -> Lying:
    """Where a card lies: on its ship's mat, drawn at this scale; with 0 in the hand, where it needs the ship's colour."""
    if scale:
        return {"parent": f"mat-{ship}", "scale": scale}
    return {"on": "hand", "classes": f"seat-{d.colour(ship)}"}


def treasures(d: Table, ship: int, mat: str) -> None:
    t = d.t
    backs = [back for back in range(t.drawn) if t.holder[back] == ship]
    ghosts_beth = t.is_ghost(ship)
    places = art.treasure_places(len(backs) + (1 if ghosts_beth else 0))
    if ghosts_beth:
        d.put(
            "treasure-beth",
            POWER_SHAPES[2],
            places[-1],
            parent=mat,
            scale=art.TREASURE_SCALE,
            label=POWERS_CALLED[data.LADY_BETH],
            do="steal lady beth",
        )
    for back, place in zip(backs, places, strict=False):
        treasure(d, ship, back, place)


def treasure(d: Table, ship: int, back: int, place: Point) -> None:
    t, face, key, own = d.t, d.t.face[back], f"treasure-{back}", ship == d.seat
    label = say("treasure-lies", treasure=treasure_name(face))
    action, mark, tone = "", "", "light size-l"
    if d.kind == frames.SPOILS and ship == t.detail(1):
        action = "steal treasure"
    elif d.kind == frames.NAME_TREASURE and ship == t.detail(1) and not t.open[back]:
        action = f"name treasure {back + 1}"
    if face == UNKNOWN:
        shape, mark = "jam-treasure-back", "−" if t.cursed[back] else ""
        label = say("treasure-lies-cursed" if t.cursed[back] else "treasure-lies-back", back=back_name(back))
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
    d.put(key, shape, place, label=label, do=action, hand=own, **_lying(d, ship, 0 if own else art.TREASURE_SCALE))
    if mark:
        name = "mark" if face == UNKNOWN else "worth"
        d.write(f"{key}-{name}", mark, art.TREASURE_NUMBER, f"number {tone}", parent=key)
