"""Jamaica's table drawn: ships on the chart, dice in the navigation box, a mat of holds, cards and treasures each."""

from collections.abc import Sequence
from typing import cast

from roadstead.games.jamaica.actions import ACTIONS
from roadstead.games.jamaica.art import board as art
from roadstead.games.jamaica.art.board import BOARD
from roadstead.games.jamaica.data import (
    AHEAD,
    ATTACKING,
    BACK,
    BACK_INNER,
    CARD_NAMES,
    CARDS,
    CURSED,
    DEFENDING,
    GOODS,
    NEXT,
    NEXT_INNER,
    NO_CARD,
    POWER_NAMES,
    POWERS,
    STAR,
    SYMBOLS,
    WORTH,
)
from roadstead.games.jamaica.generated import do, frames
from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel import bits
from roadstead.kernel.scene import Drawing, Piece
from roadstead.kernel.state import UNKNOWN, State

__all__ = ["BOARD", "pieces"]

POWER_SHAPES = ("jam-treasure-map", "jam-treasure-sabre", "jam-treasure-lady-beth", "jam-treasure-hold")
POWER_WORDS = ("map", "sabre", "lady beth", "6th hold")
BLACK = 5
FILLING = (0, 3, 1, 4, 2, 5)  # mats are filled from both sides


def pieces(view: State, seat: int | None, names: Sequence[str]) -> list[Piece]:
    """Everything that lies on the board, as ``seat`` (``None``: a spectator) sees it."""
    t = cast(Jamaica, view)
    table = _Table(t, seat, names)
    table.lairs()
    table.lanes()
    table.ships()
    table.dice()
    for ship in range(t.ships):
        table.mat(ship)
    return table.found


class _Table(Drawing):
    """The drawing in progress."""

    def __init__(self, t: Jamaica, seat: int | None, names: Sequence[str]) -> None:
        super().__init__(t, seat, names)
        self.t = t
        self.mats = [art.MATS[place] for place in sorted(FILLING[: t.ships])]

    def name(self, ship: int) -> str:
        return "Ghost Ship" if self.t.is_ghost(ship) else self.names[ship]

    def colour(self, ship: int) -> int:
        return BLACK if self.t.is_ghost(ship) else ship

    # The chart

    def lairs(self) -> None:
        for space in bits.members(self.t.lairs):
            self.put(f"chest-{space}", "jam-chest", art.SPACES[space], label=f"Treasure at lair {space}")

    def lanes(self) -> None:
        """Rings to click where the lanes part, or where the Ghost Ship may be sent."""
        t = self.t
        if self.kind == frames.LANE:
            space, ahead = t.space[t.detail(0)], t.detail(2) == AHEAD
            for action, to in (
                ("sail outer", NEXT[space] if ahead else BACK[space]),
                ("sail inner", NEXT_INNER[space] if ahead else BACK_INNER[space]),
            ):
                self.put(f"lane-{action[5:]}", "jam-ring", art.SPACES[to], do=action, label=f"S{action[1:]} lane")
        elif self.kind == frames.GHOST_WAY:
            space = t.space[t.seats]
            for action, to in (("ghost forward", NEXT[space]), ("ghost back", BACK[space])):
                self.put(f"lane-{action[6:]}", "jam-ring", art.SPACES[to], do=action, label=f"G{action[1:]}")

    def ships(self) -> None:
        t = self.t
        for space in sorted({int(t.space[ship]) for ship in range(t.ships)}):
            here = [ship for ship in range(t.ships) if t.space[ship] == space]
            for ship, berth in zip(here, art.berths(space, len(here)), strict=True):
                colour = self.colour(ship)
                behind = ", behind the start" if t.lap[ship] < 0 else ", home" if t.finished(ship) else ""
                self.put(
                    f"ship-{ship}",
                    f"jam-ship-{colour}",
                    berth,
                    classes=f"seat-{colour}",
                    scale=art.ship_scale(len(here)),
                    label=f"{self.name(ship)} on space {space}{behind}",
                    do=self.attack(ship),
                )

    def attack(self, ship: int) -> str:
        if ship == self.seat:
            return ""
        return ACTIONS.text(do.ATTACK_GHOST if self.t.is_ghost(ship) else do.ATTACK + ship)

    def dice(self) -> None:
        """The action dice in the navigation box, unplaced ones to be chosen; the battle's die beside them."""
        t = self.t
        if t.morning:
            thrown: tuple[tuple[int, tuple[float, float], str], ...] = (
                (t.morning, art.MORNING_DIE, "Morning"),
                (t.evening, art.EVENING_DIE, "Evening"),
            )
        elif not t.over and t.asked() == frames.PLACE_DICE:
            thrown = ((t.detail(0), art.MORNING_DIE, "Thrown"), (t.detail(1), art.EVENING_DIE, "Thrown"))
        else:
            thrown = ()
        for at, (die, place, when) in enumerate(thrown):
            self.put(f"die-{at}", f"jam-die-{die}", place, label=f"{when} die: {die}", do=f"morning {die}")
        for side, whose in ((DEFENDING, "Defender"), (ATTACKING, "Attacker")):
            die = t.die[side]
            if die:
                face = "star" if die == STAR else str(die)
                self.put(
                    "combat-die", f"jam-combat-{face}", art.COMBAT_DIE, label=f"{whose} rolled {face}", do="reroll"
                )
                break

    # The mats

    def mat(self, ship: int) -> None:
        t = self.t
        colour = self.colour(ship)
        mat = f"mat-{ship}"
        deciding = " (deciding)" if ship < t.seats and t.asks(ship) else ""
        label = f"{self.name(ship)}'s mat{deciding}"
        self.put(mat, "jam-mat", self.mats[ship], classes=f"seat-{colour}", label=label)
        self.put(f"{mat}-emblem", f"jam-emblem-{colour}", art.EMBLEM_PLACE, parent=mat)
        self.put(
            f"{mat}-name", "text", art.NAME_PLACE, parent=mat, text=self.name(ship), classes="start bold light size-l"
        )
        if t.captain == ship:
            self.put("compass", "jam-compass", art.COMPASS_PLACE, parent=mat, label=f"{self.name(ship)} is Captain")
        for hold in range(t.has_room(ship)):
            self.hold(ship, hold, mat)
        if ship < t.seats:
            self.cards(ship, mat)
        self.treasures(ship, mat)

    def hold(self, ship: int, hold: int, mat: str) -> None:
        t = self.t
        goods, tokens = t.goods[ship * 6 + hold], t.tokens[ship * 6 + hold]
        what = f"{tokens} {GOODS[goods]}" if goods else "empty"
        key = f"{mat}-hold-{hold}"
        label = f"Hold {hold + 1} of {self.name(ship)}: {what}"
        self.put(key, "jam-hold", art.HOLD_PLACES[hold], parent=mat, label=label, do=self.hold_action(ship, hold))
        if goods:
            self.put(f"{key}-goods", f"jam-{GOODS[goods]}", art.HOLD_ICON, parent=key)
            self.put(f"{key}-count", "text", art.HOLD_NUMBER, parent=key, text=str(tokens), classes="bold light size-l")

    def hold_action(self, ship: int, hold: int) -> str:
        """What a click on a hold means depends on the question."""
        t = self.t
        if self.kind == frames.SPOILS and ship == t.detail(1):
            return f"steal hold {hold + 1}"
        if ship != self.seat:
            return ""
        if self.kind == frames.LOAD_WHERE:
            return f"load {hold + 1}"
        if self.kind == frames.DUMP_WHICH:
            return f"dump {hold + 1}"
        if self.kind == frames.TAKE_FROM:
            return f"take {hold + 1} {max(1, min(t.tokens[ship * 6 + hold], t.detail(2)))}"
        return ""

    def cards(self, ship: int, mat: str) -> None:
        t = self.t
        own = t.hand[ship] != UNKNOWN
        if own:
            for at, card in enumerate(bits.members(t.hand[ship])):
                self.card(f"{mat}-card-{card}", card, art.HAND_PLACES[at], mat, f"card {CARD_NAMES[card]}")
        else:
            for at in range(t.held[ship]):
                self.put(
                    f"{mat}-back-{at}",
                    "jam-card-back",
                    art.HAND_PLACES[at],
                    parent=mat,
                    label=f"A card of {self.name(ship)}",
                )
        if t.laid[ship]:
            if own and t.chosen[ship] != NO_CARD:
                self.card(f"{mat}-card-{t.chosen[ship]}", t.chosen[ship], art.PLAYED_PLACE, mat, "", "Chosen: ")
            else:
                self.put(
                    f"{mat}-chosen",
                    "jam-card-back",
                    art.PLAYED_PLACE,
                    parent=mat,
                    label=f"{self.name(ship)} has chosen",
                )

    def card(self, key: str, card: int, place: tuple[float, float], mat: str, action: str, before: str = "") -> None:
        hand = mat == f"mat-{self.seat}"
        self.put(key, "jam-card", place, parent=mat, do=action, label=f"{before}{CARD_NAMES[card]}", hand=hand)
        for at, symbol in enumerate(CARDS[card]):
            self.put(f"{key}-{at}", f"jam-icon-{SYMBOLS[symbol]}", art.CARD_ICONS[at], parent=key)

    def treasures(self, ship: int, mat: str) -> None:
        t = self.t
        backs = [back for back in range(t.drawn) if t.holder[back] == ship]
        ghosts_beth = t.is_ghost(ship)
        places = art.treasure_places(len(backs) + (1 if ghosts_beth else 0))
        if ghosts_beth:
            self.put("treasure-beth", POWER_SHAPES[2], places[-1], parent=mat, label="Lady Beth", do="steal lady beth")
        for back, place in zip(backs, places, strict=False):
            self.treasure(ship, back, place, mat)

    def treasure(self, ship: int, back: int, place: tuple[float, float], mat: str) -> None:
        t = self.t
        face = t.face[back]
        key = f"treasure-{back}"
        own = ship == self.seat
        spoils = self.kind == frames.SPOILS and ship == t.detail(1)
        if face == UNKNOWN:
            cursed = ", known to be cursed" if t.cursed[back] else ""
            action = "steal treasure" if spoils else ""
            self.put(
                key, "jam-treasure-back", place, parent=mat, label=f"Face-down treasure{cursed}", do=action, hand=own
            )
            if t.cursed[back]:
                self.put(f"{key}-mark", "text", art.TREASURE_NUMBER, parent=key, text="−", classes="bold light size-l")
            return
        if face < POWERS:
            action = f"steal {POWER_WORDS[face]}" if spoils and t.open[back] else "steal treasure" if spoils else ""
            self.put(key, POWER_SHAPES[face], place, parent=mat, label=POWER_NAMES[face], do=action, hand=own)
            return
        is_cursed = (CURSED >> face) & 1
        giving = self.kind == frames.SPOILS and ship == self.seat == t.detail(0)
        action = "steal treasure" if spoils else f"give {WORTH[face]:+d}" if giving else ""
        shape = "jam-treasure-cursed" if is_cursed else "jam-treasure-plus"
        self.put(
            key,
            shape,
            place,
            parent=mat,
            label=f"{'Cursed treasure' if is_cursed else 'Treasure'} {WORTH[face]:+d}",
            do=action,
            hand=own,
        )
        tone = "light" if is_cursed else "dark"
        self.put(
            f"{key}-worth",
            "text",
            art.TREASURE_NUMBER,
            parent=key,
            text=f"{WORTH[face]:+d}",
            classes=f"bold {tone} size-m",
        )
