"""The drawing in progress: zones and forces, markets, stages and news, and a ledger for each power."""

from collections.abc import Sequence

from roadstead.games.supremacy import data
from roadstead.games.supremacy.art import board as art
from roadstead.games.supremacy.generated import frames
from roadstead.games.supremacy.state import Supremacy
from roadstead.games.supremacy.words.names import warlord
from roadstead.games.supremacy.words.ships import laden
from roadstead.kernel.scene import Drawing
from roadstead.kernel.words import counted

SELLING, ATTACKING, BUYING = 3, 4, 7
POWERS = {"usa": "USA", "south_america": "S. America", "africa": "Africa", "europe": "Europe", "ussr": "USSR"}


class Table(Drawing):
    """The drawing in progress."""

    def __init__(self, t: Supremacy, seat: int | None, names: Sequence[str]) -> None:
        super().__init__(t, seat, names)
        self.t = t
        self.labels: dict[int, str] = {}
        self.board = t.board
        self.ids = t.board.zone_ids
        self.owner = [int(owner) for owner in t.owner]
        self.armies = [0] * int(t.seats)  # on land, of each seat
        for holder, armies in zip(t.holder[: data.LAND], t.armies, strict=True):
            if holder < t.seats:
                self.armies[holder] += int(armies)
        self.mats = art.mat_places(int(t.seats))

    def write(
        self, id: str, text: object, at: tuple[float, float], classes: str, parent: str = "", label: str = ""
    ) -> None:
        self.put(id, "text", at, parent=parent, text=str(text), classes=classes, label=label)

    def power(self, seat: int) -> str:
        return str(self.t.board.power_ids[self.t.power[seat]])

    # The map

    def zone(self, zone: int) -> None:
        """The zone itself, to be clicked: lit where it is a choice, banded in the colour of who holds it."""
        t, name = self.t, self.ids[zone]
        holder = int(t.holder[zone]) if zone < data.FIRST_DARK else data.WARLORD
        shape, classes = "zone", ""
        if zone < data.LAND and holder < t.seats:
            shape, classes = "held", f"seat-{holder}"
        action = f"zone {name}"
        label = self.labels[zone] = f"{self.board.zone_names[zone]}{self.standing(zone)}"
        at = art.zone_place(name)
        self.put(f"zone-{name}", f"sup-{shape}-{name}", at, classes=classes, label=label, do=action)
        if action in self.legal:
            self.put(f"pick-{name}", f"sup-pick-{name}", at, label=label, do=action)

    def standing(self, zone: int) -> str:
        """Who stands in a zone, in words."""
        t = self.t
        if zone < data.LAND:
            if t.cloud[zone]:
                return ": under a mushroom cloud"
            if t.marked_by(zone) != data.NOBODY:
                return f": neutron marker of {self.names[t.marked_by(zone)]}"
            holder, armies = t.holder[zone], t.armies[zone]
            if holder < t.seats:
                return f": {self.names[holder]}, {armies} armies"
            return f": {warlord(t, zone)}, {armies} armies" if holder == data.WARLORD and armies else ": neutral"
        told = [
            f"{self.names[one]}, {t.navies[at]} navies" + (f" with {laden(t, at)}" if t.aboard[at] else "")
            for one in range(t.seats)
            if t.navies[at := one * data.SEAS + zone - data.LAND]
        ]
        if zone < data.FIRST_DARK and t.pirates[zone - data.LAND]:
            told.append(f"{warlord(t, zone)}, {counted(int(t.pirates[zone - data.LAND]), 'pirate ship')}")
        return ": " + "; ".join(told) if told else ""

    def force_action(self, zone: int, seat: int) -> str:
        """A click on a force means its zone, or its owner where an enemy is to be named."""
        if self.kind == frames.ATTACK_WHOM and seat < self.t.seats:
            return f"against {self.power(seat)}"
        return f"zone {self.ids[zone]}"

    def forces(self, zone: int) -> None:
        t, name = self.t, self.ids[zone]
        label = self.labels[zone]
        if zone < data.LAND:
            at = art.force_place(name)
            if t.cloud[zone]:
                self.put(f"cloud-{name}", "sup-cloud", art.cloud_place(name), label=label)
            elif t.marked_by(zone) != data.NOBODY:
                self.put(f"neutron-{name}", "sup-neutron", at, classes=f"seat-{t.marked_by(zone)}", label=label)
            elif t.closed(zone):
                self.put(f"crater-{name}", "sup-crater", at, label=f"{t.board.zone_names[zone]}: closed after a meteor")
            elif t.armies[zone]:
                holder = int(t.holder[zone])
                shape = f"sup-army-{holder}" if holder < t.seats else "sup-warlord"
                self.force(f"army-{name}", shape, at, int(t.armies[zone]), holder, zone, label)
        else:
            fleets = [one for one in range(t.seats) if t.navies[one * data.SEAS + zone - data.LAND]]
            bands = fleets + ([int(data.WARLORD)] if zone < data.FIRST_DARK and t.pirates[zone - data.LAND] else [])
            if not bands:
                return
            for one, at in zip(bands, art.force_places(name, len(bands)), strict=True):
                if one == data.WARLORD:
                    self.force(f"pirates-{name}", "sup-pirate", at, int(t.pirates[zone - data.LAND]), one, zone, label)
                    continue
                fleet = one * data.SEAS + zone - data.LAND
                key = f"navy-{one}-{name}"
                self.force(key, f"sup-navy-{one}", at, int(t.navies[fleet]), one, zone, label)
                if t.aboard[fleet]:
                    self.put(f"{key}-load", "sup-aboard", art.ABOARD_PLACE, parent=key, classes=f"seat-{one}")
                    self.write(f"{key}-aboard", t.aboard[fleet], art.ABOARD_PLACE, "bold light size-s", parent=key)

    def force(self, key: str, shape: str, at: tuple[float, float], count: int, who: int, zone: int, label: str) -> None:
        t = self.t
        colour = f"seat-{who}" if who < t.seats else ""
        badge = art.BADGE_PLACE if zone < data.LAND else art.NAVY_BADGE_PLACE
        self.put(key, shape, at, classes=colour, label=label, do=self.force_action(zone, who), scale=art.FORCE_SCALE)
        self.write(f"{key}-count", count, badge, "bold dark size-s", parent=key)
        if who == data.WARLORD and t.warlords:
            bought = (("nuke", t.warlord_nukes[zone]), ("l-star", t.warlord_l_stars[zone]))
            for nth, (weapon, held) in enumerate(bought):
                if held:
                    place, told = (art.OFFICER_PLACE[0] + 14 * nth, art.OFFICER_PLACE[1]), f"{weapon}s bought: {held}"
                    self.put(f"{key}-{weapon}", f"sup-{weapon}", place, parent=key, label=told, scale=0.6)
        if who < t.seats:
            for nth in range(int(t.officers_in(who, zone))):
                place = (art.OFFICER_PLACE[0] - 12 * nth, art.OFFICER_PLACE[1])
                self.put(f"{key}-officer-{nth}", "sup-officer", place, parent=key, classes=colour, label="An officer")

    def companies(self) -> None:
        """Every company somebody owns, in its land, rimmed in its owner's colour."""
        board = self.board
        lands: dict[int, list[int]] = {}
        for company, owner in enumerate(self.owner):
            if owner < self.t.seats:
                lands.setdefault(int(board.place[company]), []).append(company)
        for land, here in lands.items():
            for company, at in zip(here, art.company_places(self.ids[land], len(here)), strict=True):
                self.company(f"company-{board.card_ids[company].lower()}", company, at, "", art.COMPANY_SCALE)

    def company(self, key: str, company: int, at: tuple[float, float], parent: str, scale: float) -> None:
        board = self.board
        owner, resource = self.owner[company], data.RESOURCES[board.resource[company]]
        stopped = self.t.outages(company) > 0
        where = board.zone_names[board.place[company]]
        label = str(board.company_names[company])
        if not parent:
            label += f", {where}: {board.units[company]} {resource} a turn, {self.names[owner]}"
        if stopped:
            label += ", stopped"
        self.put(
            key,
            f"sup-company-{resource}-{board.units[company]}",
            at,
            parent=parent,
            classes=f"seat-{owner}",
            label=label,
            do=f"company {board.card_ids[company].lower()}",
            scale=scale,
        )
        if stopped:
            self.put(f"{key}-stopped", "sup-outage", art.OUTAGE_PLACE, parent=key)

    def marks(self) -> None:
        """Where the battle is, and where nukes are aimed."""
        t = self.t
        if t.target != data.NO_ZONE and frames.ATTACK_WITH <= t.asked() <= frames.REINFORCE:
            name = self.ids[t.target]
            self.put("battle", "sup-target", art.force_place(name), label=f"Battle: {t.board.zone_names[t.target]}")
        for zone in range(data.FIRST_DARK):
            if t.aimed[zone]:
                name = self.ids[zone]
                label = f"{t.aimed[zone]} bombs aimed at {t.board.zone_names[zone]}, {t.shots[zone]} L-stars fire"
                self.put(f"aim-{name}", "sup-target", art.force_place(name), label=label)
                self.write(f"aim-{name}-count", t.aimed[zone], (0, -30), "bold light size-l", parent=f"aim-{name}")

    # The console

    def console(self) -> None:
        t = self.t
        if 1 <= t.stage <= 7:
            self.put("stage", "sup-stage", art.STAGE_PLACES[t.stage - 1], label=f"Stage {t.stage}", do="play")
        self.write("turn", f"{max(t.turn, 1)} / {t.turns}", art.TURN_PLACE, "bold light size-l", label="Turn")
        for nth in range(min(int(t.clouds), len(art.CLOUD_PLACES))):
            self.put(f"counted-{nth}", "sup-cloud", art.CLOUD_PLACES[nth], scale=0.5)
        if t.clouds:
            self.put("clouds", "group", art.CLOUD_PLACES[0], label=f"{t.clouds} mushroom clouds")
        verb = "buy" if t.stage == BUYING else "sell"
        for resource, name in enumerate(data.RESOURCES):
            price = data.LADDER[t.market[resource]]
            at = art.market_place(resource, int(t.market[resource]))
            label = f"A unit of {name} costs ${price}M"
            self.put(f"market-{name}", f"sup-marker-{name}", at, label=label, do=f"{verb} {name}", scale=0.9)

    def news(self) -> None:
        """The card being followed, or how many are still to come."""
        t = self.t
        cards = list(t.card_at)
        pile = cards.count(data.IN_PILE)
        if t.fortuna:
            self.write("pile", pile, art.PILE_NUMBER, "bold light size-m", label=f"Fortuna cards in the pile: {pile}")
        card = cards.index(data.FOLLOWED) if data.FOLLOWED in cards else -1
        if card < 0:
            heads = [("The wires are quiet", "nothing is being followed")]
        elif card >= data.HEADLINE_CARDS:
            heads = [("Meteors crash", f"{t.board.meteors[card - data.HEADLINE_CARDS]} of them")]
        else:
            heads = [self.headline(2 * card), self.headline(2 * card + 1)]
        for nth, (large, small) in enumerate(heads):
            self.write(f"news-{nth}", large, art.NEWS_LINES[nth], "start bold dark size-m")
            if small:
                self.write(f"news-{nth}-more", small, art.NEWS_SMALL[nth], "start soft size-s")

    def headline(self, head: int) -> tuple[str, str]:
        board = self.t.board
        kind = board.kind[head]
        verb, figure, zone = data.VERB[kind], board.figure[head], board.where[head]
        large = data.KIND_NAMES[kind].replace("_", " ").capitalize()
        if verb == data.DISEASE:
            large = data.DISEASE_NAMES[figure].replace("_", " ").capitalize()
        if zone >= 0:
            large = f"{large}: {board.zone_names[zone]}"
        if verb in (data.MARKET, data.BILLED):
            way = "up" if board.up[head] > 0 else "down"
            firm = f"{board.company_names[board.company[head]]}; " if board.company[head] >= 0 else ""
            return large, f"{firm}{data.RESOURCES[board.market[head]]} {way}, {board.dice[head]} dice"
        return (
            large,
            f"${figure}M a pip" if verb == data.TRIBUTE else "" if verb == data.DISEASE else f"strength {figure}",
        )

    # The ledgers

    def mat(self, seat: int) -> None:
        t, name = self.t, self.names[seat]
        mat, own = f"mat-{seat}", seat == self.seat
        power = self.power(seat)
        deciding = bool(t.asks(seat))
        label = f"{name}, {t.board.power_names[t.power[seat]]}{' (deciding)' if deciding else ''}"
        offer = "" if own else f"offer {power}"
        self.put(mat, "sup-mat", self.mats[seat], classes=f"seat-{seat}", label=label, do=offer)
        self.put(f"{mat}-emblem", f"sup-emblem-{seat}", art.EMBLEM_PLACE, parent=mat)
        self.write(f"{mat}-name", name, art.NAME_PLACE, "start bold light size-l", parent=mat)
        short = POWERS.get(power, power.replace("_", " ").capitalize())
        self.write(f"{mat}-power", short, art.POWER_PLACE, "end light size-m", parent=mat)
        if deciding:
            self.put(f"{mat}-lamp", "sup-lamp", art.LAMP_PLACE, parent=mat, label=f"{name} decides")
        self.money(seat, mat, own)
        self.bids(seat, mat, own)
        self.stores(seat, mat, own)
        mine = [company for company, owner in enumerate(self.owner) if owner == seat]
        for company, at in zip(mine, art.chip_places(len(mine)), strict=True):
            self.company(f"{mat}-{t.board.card_ids[company].lower()}", company, at, mat, 1.0)
        if t.in_hand[seat]:
            self.write(
                f"{mat}-antidotes", f"{t.in_hand[seat]} antidotes", art.ANTIDOTES_PLACE, "end dark size-s", parent=mat
            )
        if t.out[seat]:
            self.put(f"{mat}-out", "sup-out", (0, 0), parent=mat, label=f"{name} is out of the game")

    def money(self, seat: int, mat: str, own: bool) -> None:
        t = self.t
        spend = ("pay" if self.kind == frames.BILL else "borrow") if own else ""
        cash = f"${t.cash[seat]:,}M"
        size = art.PURSE_SCALE
        self.put(f"{mat}-coin", "sup-coin", art.CASH_PLACE, parent=mat, label=f"Cash {cash}", do=spend, scale=size)
        self.write(f"{mat}-cash", cash, art.CASH_TEXT, "start bold dark size-m", parent=mat)
        if t.loans[seat]:
            owed = f"${t.loans[seat] * data.LOAN:,}M"
            repay = "repay" if own else ""
            label = f"Owes {owed}"
            self.put(f"{mat}-loan", "sup-loan", art.LOAN_PLACE, parent=mat, label=label, do=repay, scale=size)
            self.write(f"{mat}-owed", owed, art.LOAN_TEXT, "start dark size-s", parent=mat)

    def bids(self, seat: int, mat: str, own: bool) -> None:
        """Stages played this turn, and the bid for this one: hidden until all are shown, then the order of play."""
        t = self.t
        label, shape = f"{t.plays[seat]} of {data.MOST_STAGES} stages played", f"sup-plays-{t.plays[seat]}"
        self.put(f"{mat}-plays", shape, art.PLAYS_PLACE, parent=mat, label=label, scale=art.PLAYS_SCALE)
        size = art.BID_SCALE
        if self.kind == frames.BID and own:
            for bid, at in zip(("play", "pass"), art.BID_PLACES, strict=True):
                key, label = f"{mat}-bid-{bid}", f"Bid to {bid}"
                self.put(key, f"sup-bid-{bid}", at, parent=mat, label=label, do=bid, scale=size)
        elif (t.bade >> seat) & 1:
            face = {0: "pass", 1: "play"}.get(int(t.bid[seat]), "hidden")
            self.put(f"{mat}-bid", f"sup-bid-{face}", art.BID_PLACES[1], parent=mat, label=f"Bid: {face}", scale=size)
        elif (t.playing >> seat) & 1:
            before = sum(1 for one in range(t.seats) if (t.playing >> one) & 1 and t.rolls[one] > t.rolls[seat])
            label = f"Plays as number {before + 1}"
            self.put(f"{mat}-order", "sup-order", art.BID_PLACES[1], parent=mat, label=label, scale=size)
            self.write(f"{mat}-nth", before + 1, (0, 0), "bold dark size-m", parent=f"{mat}-order")

    def stores(self, seat: int, mat: str, own: bool) -> None:
        t = self.t
        verb = "buy" if t.stage == BUYING else "sell"
        for resource, name in enumerate(data.RESOURCES):
            stock = int(t.supplies[seat * 3 + resource])
            shape = f"sup-gauge-{name}-{min(stock, int(data.STORE))}"
            label = f"{stock} {name} of {t.limit(seat)}"
            deal = f"add {name}" if self.kind == frames.DEAL else f"{verb} {name}" if own else ""
            self.put(f"{mat}-{name}", shape, art.GAUGE_PLACES[resource], parent=mat, label=label, do=deal)
            self.write(f"{mat}-{name}-count", stock, art.STORE_PLACES[resource], "bold dark size-m", parent=mat)
        arms = "strike" if t.stage == ATTACKING else "build nuke"
        fleets = slice(seat * data.SEAS, seat * data.SEAS + data.SEAS)
        armies = self.armies[seat] + sum(t.aboard[fleets])
        nukes_known, stars_known = (t.tech[seat] >> data.NUKE) & 1, (t.tech[seat] >> data.L_STAR) & 1
        cells = [
            ("nuke", "nukes", t.nukes[seat], nukes_known, arms),
            ("l-star", "L-stars", t.l_stars[seat], stars_known, "build l-star"),
            ("armies", "armies", armies, 1, "build army"),
            ("navies", "navies", sum(t.navies[fleets]), 1, "build navy"),
        ]
        places, scale = art.WEAPON_PLACES + art.FORCES_PLACES, 1.0
        if t.with_k_sats or t.with_neutron_bombs:
            places, scale = art.ARMS_PLACES[:4], art.ARMS_SCALE
        if t.with_k_sats:
            shot = "fire k-sats" if t.stage == ATTACKING else "build k-sat"
            cells.append(("k-sat", "K-sats", t.k_sats[seat], stars_known, shot))
            places += art.ARMS_PLACES[4:5]
        if t.with_neutron_bombs:
            bomb = "neutron strike" if t.stage == ATTACKING else "build neutron bomb"
            cells.append(("neutron", "neutron bombs", t.neutron_bombs[seat], nukes_known, bomb))
            places += art.ARMS_PLACES[5:]
        for (key, what, count, known, action), at in zip(cells, places, strict=True):
            label = f"{count} {what}{'' if known else ' (technology unknown)'}"
            tone = "bold dark size-m" if known or count else "bold dark size-m dim"
            doing = action if own else ""
            self.put(f"{mat}-{key}", f"sup-cell-{key}", at, parent=mat, label=label, do=doing, scale=scale)
            self.write(f"{mat}-{key}-count", count, art.CELL_NUMBER, tone, parent=f"{mat}-{key}")
