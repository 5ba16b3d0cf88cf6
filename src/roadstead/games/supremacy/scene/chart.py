"""The map: zones in their holders' colours, forces, companies, clouds, and where the battle is."""

from roadstead.games.supremacy import data
from roadstead.games.supremacy.art import labels, pieces
from roadstead.games.supremacy.art.world import HOME
from roadstead.games.supremacy.art.zones import zone_place
from roadstead.games.supremacy.generated import frames
from roadstead.games.supremacy.scene.table import ATTACKING, MOVING, Table
from roadstead.games.supremacy.words.names import GOODS, warlord
from roadstead.games.supremacy.words.ships import laden
from roadstead.kernel.pen import Point
from roadstead.kernel.words import counted

ABOARD_PLACE: Point = (12, -21)
OFFICER_PLACE: Point = (-19, -15)
OUTAGE_PLACE: Point = (5, -5)


class Map:
    """Lays the map's pieces into a drawing."""

    def __init__(self, table: Table) -> None:
        self.d = table
        self.labels: dict[int, str] = {}

    def zone(self, zone: int) -> None:
        """The zone itself, to be clicked: in the colour of who holds it, lit where it is a choice."""
        d, t, name = self.d, self.d.t, self.d.ids[zone]
        holder = int(t.holder[zone]) if zone < data.FIRST_DARK else data.WARLORD
        shape, classes = "zone", ""
        if zone < data.LAND and holder < t.seats:
            shape, classes = "held", f"seat-{holder}"
        action = f"zone {name}"
        if d.kind == frames.LEAD and name in HOME:
            action = f"lead {HOME[name]}"
        lit = action in d.legal
        label = self.labels[zone] = f"{d.board.zone_names[zone]}{self.standing(zone)}"
        at = zone_place(name)
        d.put(f"zone-{name}", f"sup-{shape}-{name}", at, classes=classes, label=label, do="" if lit else action)
        if lit:
            d.put(f"pick-{name}", f"sup-pick-{name}", at, label=label, do=action)

    def standing(self, zone: int) -> str:
        """Who stands in a zone, in words."""
        d, t = self.d, self.d.t
        if zone < data.LAND:
            if t.cloud[zone]:
                return ": under a mushroom cloud"
            if t.marked_by(zone) != data.NOBODY:
                return f": neutron marker of {d.names[t.marked_by(zone)]}"
            holder, armies = t.holder[zone], int(t.armies[zone])
            if holder < t.seats:
                return f": {d.names[holder]}, {counted(armies, 'army')}"
            held = holder == data.WARLORD and armies
            return f": {warlord(t, zone)}, {counted(armies, 'army')}" if held else ": neutral"
        told = [
            f"{d.names[one]}, {counted(int(t.navies[at]), 'navy')}" + (f" with {laden(t, at)}" if t.aboard[at] else "")
            for one in range(t.seats)
            if t.navies[at := one * data.SEAS + zone - data.LAND]
        ]
        if zone < data.FIRST_DARK and t.pirates[zone - data.LAND]:
            told.append(f"{warlord(t, zone)}, {counted(int(t.pirates[zone - data.LAND]), 'pirate ship')}")
        return ": " + "; ".join(told) if told else ""

    def force_action(self, zone: int, seat: int) -> str:
        """A click on a force means its zone, its owner where an enemy is to be named, or an order to the own forces."""
        d = self.d
        if d.kind == frames.ATTACK_WHOM and seat < d.t.seats:
            return f"against {d.power(seat)}"
        if d.kind == frames.STAGE_MENU and seat == d.seat:
            if d.t.stage == MOVING:
                return "march" if zone < data.LAND else "sail"
            if d.t.stage == ATTACKING:
                return "attack"
        return f"zone {d.ids[zone]}"

    def forces(self, zone: int) -> None:
        """Who stands in a zone; where nobody does, a ring if it can be chosen."""
        d, t, name = self.d, self.d.t, self.d.ids[zone]
        label, at = self.labels[zone], labels.force_place(name)
        if zone < data.LAND:
            holder = int(t.holder[zone])
            if t.cloud[zone]:
                d.put(f"cloud-{name}", "sup-cloud", at, label=label, scale=0.72)
            elif t.marked_by(zone) != data.NOBODY:
                d.put(f"neutron-{name}", "sup-neutron", at, classes=f"seat-{t.marked_by(zone)}", label=label)
            elif t.closed(zone):
                d.put(
                    f"crater-{name}",
                    "sup-crater",
                    at,
                    label=f"{t.board.zone_names[zone]}: closed after a meteor",
                    scale=0.8,
                )
            elif t.armies[zone]:
                shape = f"sup-army-{holder}" if holder < t.seats else "sup-warlord"
                self.force(f"army-{name}", shape, at, int(t.armies[zone]), holder, zone)
                return
            elif holder < t.seats:
                d.put(f"flag-{name}", f"sup-flag-{holder}", at, classes=f"seat-{holder}", label=label)
            self.ring(zone, at)
            return
        fleets = [one for one in range(t.seats) if t.navies[one * data.SEAS + zone - data.LAND]]
        bands = fleets + ([int(data.WARLORD)] if zone < data.FIRST_DARK and t.pirates[zone - data.LAND] else [])
        if not bands:
            self.ring(zone, at)
        for one, place in zip(bands, labels.force_places(name, len(bands)), strict=True):
            if one == data.WARLORD:
                self.force(f"pirates-{name}", "sup-pirate", place, int(t.pirates[zone - data.LAND]), one, zone)
                continue
            fleet = one * data.SEAS + zone - data.LAND
            key = f"navy-{one}-{name}"
            self.force(key, f"sup-navy-{one}", place, int(t.navies[fleet]), one, zone)
            if t.aboard[fleet]:
                d.put(f"{key}-load", "sup-aboard", ABOARD_PLACE, parent=key, classes=f"seat-{one}")
                d.write(f"{key}-aboard", t.aboard[fleet], ABOARD_PLACE, "number light size-s", parent=key)

    def ring(self, zone: int, at: Point) -> None:
        """Where something may go and nothing stands."""
        d, name = self.d, self.d.ids[zone]
        if f"zone {name}" in d.legal:
            d.put(f"ring-{name}", "sup-ring", at, label=self.labels[zone], do=f"zone {name}")

    def force(self, key: str, shape: str, at: Point, count: int, who: int, zone: int) -> None:
        d, t = self.d, self.d.t
        colour = f"seat-{who}" if who < t.seats else ""
        place = pieces.ARMY_COUNT if zone < data.LAND else pieces.NAVY_COUNT
        d.put(key, shape, at, classes=colour, label=self.labels[zone], do=self.force_action(zone, who))
        d.write(f"{key}-count", count, place, "number dark size-s", parent=key)
        if who == data.WARLORD and t.warlords:
            bought = (("nuke", t.warlord_nukes[zone]), ("l-star", t.warlord_l_stars[zone]))
            for nth, (weapon, held) in enumerate(bought):
                if held:
                    spot, told = (OFFICER_PLACE[0] + 14 * nth, OFFICER_PLACE[1]), f"{weapon}s bought: {held}"
                    d.put(f"{key}-{weapon}", f"sup-cell-{weapon}", spot, parent=key, label=told, scale=0.3)
        if who < t.seats:
            for nth in range(int(t.officers_in(who, zone))):
                spot = (OFFICER_PLACE[0] + 13 * nth, OFFICER_PLACE[1])
                d.put(f"{key}-officer-{nth}", "sup-officer", spot, parent=key, classes=colour, label="An officer",
                      scale=0.8)  # fmt: skip

    def companies(self) -> None:
        """Every company somebody owns, in its land, rimmed in its owner's colour."""
        d, board = self.d, self.d.board
        lands: dict[int, list[int]] = {}
        for company, owner in enumerate(d.owner):
            if owner < d.t.seats:
                lands.setdefault(int(board.place[company]), []).append(company)
        for land, here in lands.items():
            for company, at in zip(here, labels.company_places(d.ids[land], len(here)), strict=True):
                key, resource = f"company-{board.card_ids[company].lower()}", int(board.resource[company])
                label = f"{board.company_names[company]}, {board.zone_names[land]}: {board.units[company]} {GOODS[resource]} a turn"
                label += f", {d.names[d.owner[company]]}"
                stopped = d.t.outages(company) > 0
                d.put(key, f"sup-firm-{data.RESOURCES[resource]}", at, classes=f"seat-{d.owner[company]}",
                      label=f"{label}, stopped" if stopped else label)  # fmt: skip
                if stopped:
                    d.put(f"{key}-stopped", "sup-outage", OUTAGE_PLACE, parent=key, scale=0.5)

    def marks(self) -> None:
        """Where the battle is, and where nukes are aimed."""
        d, t = self.d, self.d.t
        if t.target != data.NO_ZONE and frames.ATTACK_WITH <= t.asked() <= frames.REINFORCE:
            name = d.ids[t.target]
            d.put("battle", "sup-target", labels.force_place(name), label=f"Battle: {t.board.zone_names[t.target]}")
        for zone in range(data.FIRST_DARK):
            if t.aimed[zone]:
                name = d.ids[zone]
                bombs, stars = counted(int(t.aimed[zone]), "bomb"), counted(int(t.shots[zone]), "L-star")
                label = f"{bombs} aimed at {t.board.zone_names[zone]}, {stars} fire at them"
                d.put(f"aim-{name}", "sup-target", labels.force_place(name), label=label)
                d.write(f"aim-{name}-count", t.aimed[zone], (0, -26), "number dark size-m", parent=f"aim-{name}")
