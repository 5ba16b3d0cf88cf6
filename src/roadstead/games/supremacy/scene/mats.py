"""The players' mats: cash and loans, stores, forces and weapons, companies; on the own one also what is ordered."""

from roadstead.games.supremacy import data
from roadstead.games.supremacy.art.mat_plans import OTHER, OWN, Plan
from roadstead.games.supremacy.art.mats import CELL_NUMBER
from roadstead.games.supremacy.generated import frames
from roadstead.games.supremacy.scene import orders
from roadstead.games.supremacy.scene.table import ATTACKING, BUYING, MOVING, Table
from roadstead.games.supremacy.words.names import GOODS, company, disease, money, power_name
from roadstead.kernel.words import counted, joined

SHORT = {"south_america": "S. America"}
OUTAGE_PLACE = (20.0, -17.0)
ABOUT_FOES = (frames.ATTACK_WHOM, frames.K_SAT_WHOM, frames.DUEL_WHOM)
ABOUT_COMPANIES = (frames.RUN, frames.SETTLE, frames.DEAL, frames.STOP_WHICH)


class MatPieces:
    """Lays one mat into a drawing."""

    def __init__(self, table: Table, seat: int) -> None:
        self.d = table
        self.t = table.t
        self.seat = seat
        self.own = seat == table.seat
        self.plan: Plan = OWN if self.own else OTHER
        self.mat = f"mat-{seat}"

    def lay(self) -> None:
        d, t, mat = self.d, self.t, self.mat
        name, shape = d.names[self.seat], "sup-mat-own" if self.own else "sup-mat"
        label = f"{name}, {t.board.power_names[t.power[self.seat]]}{' (deciding)' if t.asks(self.seat) else ''}"
        d.put(mat, shape, self.plan.middle, on=mat, classes=f"seat-{self.seat}", label=label, do=self.meant())
        self.head(name)
        giving = d.giver == self.seat
        if giving and not self.own:
            self.asked_for()
        else:
            self.money()
        self.stores()
        spare = self.forces()
        if giving and self.own:
            for (action, (sign, text)), at in zip(orders.PARTS.items(), spare, strict=False):
                if action in d.legal:
                    orders.sign(d, f"{mat}-{action.replace(' ', '-')}", action, sign, text, at, mat)
            spare = spare[len(orders.PARTS) :]
        self.orders_and_companies(spare)
        if t.out[self.seat]:
            d.put(
                f"{mat}-out",
                f"sup-out-{'own' if self.own else 'other'}",
                (0, 0),
                parent=mat,
                label=f"{name} is out of the game",
            )

    def meant(self) -> str:
        """A click on another's mat means that player."""
        if self.own:
            return ""
        return f"{'against' if self.d.kind in ABOUT_FOES else 'offer'} {self.d.power(self.seat)}"

    def head(self, name: str) -> None:
        d, t, mat, plan = self.d, self.t, self.mat, self.plan
        d.put(f"{mat}-emblem", f"sup-emblem-{self.seat}", plan.on_head(23), parent=mat)
        d.write(f"{mat}-name", d.short(self.seat, 13), plan.on_head(45), "start bold light size-l", parent=mat)
        x, power = 262 if self.own else 204, d.power(self.seat)
        d.write(
            f"{mat}-power", SHORT.get(power, power_name(power)), plan.on_head(x), "start name light size-l", parent=mat
        )
        plays = int(t.plays[self.seat])
        told = f"{plays} of {data.MOST_STAGES} stages played this turn"
        d.put(f"{mat}-plays", f"sup-plays-{plays}", plan.on_head(-108), parent=mat, label=told, scale=0.9)
        if t.asks(self.seat):
            d.put(f"{mat}-lamp", "sup-lamp", plan.on_head(-22), parent=mat, label=f"{name} decides")
        self.bid(name)

    def bid(self, name: str) -> None:
        """The bid for this stage: hidden until all are shown, then the order of play."""
        d, t, mat, at = self.d, self.t, self.mat, self.plan.on_head(-58)
        if (t.bade >> self.seat) & 1:
            face = {0: "pass", 1: "play"}.get(int(t.bid[self.seat]), "hidden")
            d.put(f"{mat}-bid", f"sup-bid-{face}", at, parent=mat, label=f"Bid of {name}: {face}")
        elif (t.playing >> self.seat) & 1:
            before = sum(1 for one in range(t.seats) if (t.playing >> one) & 1 and t.rolls[one] > t.rolls[self.seat])
            d.put(f"{mat}-order", "sup-order", at, parent=mat, label=f"{name} plays as number {before + 1}")
            d.write(f"{mat}-nth", before + 1, (0, 0.5), "number dark size-m", parent=f"{mat}-order")

    def money(self) -> None:
        d, t, mat, plan = self.d, self.t, self.mat, self.plan
        cash = money(int(t.cash[self.seat]))
        spend = d.first("pay", "run all", "borrow") if self.own else ""
        size = 1.25 if self.own else 1.0
        d.put(f"{mat}-coin", "sup-coin", plan.inside(plan.coin), parent=mat, label=f"Cash {cash}", do=spend, scale=size)
        d.write(f"{mat}-cash", cash, plan.inside(plan.cash), "start number dark size-l", parent=mat)
        if t.loans[self.seat]:
            owed = money(int(t.loans[self.seat] * data.LOAN))
            repay = "repay" if self.own else ""
            d.put(
                f"{mat}-loan",
                "sup-loan",
                plan.inside(plan.loan),
                parent=mat,
                label=f"Owes the bank {owed}",
                do=repay,
                scale=plan.loan_scale,
            )
            d.write(f"{mat}-owed", owed, plan.inside(plan.owed), "start number dark size-m", parent=mat)

    def asked_for(self) -> None:
        """In an offer: cash that is wanted from this player, with what there is of it below."""
        d, plan, mat = self.d, self.plan, self.mat
        for (action, (sign, text)), at in zip(orders.PARTS.items(), plan.coins, strict=False):
            if action in d.legal:
                orders.sign(d, f"{mat}-{action.replace(' ', '-')}", action, sign, text, plan.inside(at), mat, 0.72)
        cash = money(int(self.t.cash[self.seat]))
        d.write(f"{mat}-cash", cash, plan.inside((12, plan.cells[0][1])), "start number dark size-l", parent=mat)

    def stores(self) -> None:
        d, t, mat, plan = self.d, self.t, self.mat, self.plan
        verb = "buy" if t.stage == BUYING else "sell"
        for resource, name in enumerate(data.RESOURCES):
            stock, (x, y) = int(t.supplies[self.seat * 3 + resource]), plan.inside(plan.stores[resource])
            deal = f"add {name}" if d.giver == self.seat else f"{verb} {name}" if self.own and d.giver < 0 else ""
            label = f"{stock} {GOODS[resource]}; room for {t.limit(self.seat)}"
            d.put(
                f"{mat}-{name}", f"sup-store-{name}", (x, y), parent=mat, label=label, do=deal, scale=plan.store_scale
            )
            d.write(
                f"{mat}-{name}-count", stock, (x + 37 * plan.store_scale + 1, y + 1), "number dark size-l", parent=mat
            )

    def forces(self) -> list[tuple[float, float]]:
        """Armies, navies and weapons, each with the order it is given for now; the places that are left."""
        d, t, mat, plan = self.d, self.t, self.mat, self.plan
        fleets = slice(self.seat * data.SEAS, self.seat * data.SEAS + data.SEAS)
        armies, navies = d.armies[self.seat] + int(sum(t.aboard[fleets])), int(sum(t.navies[fleets]))
        nukes_known, stars_known = (t.tech[self.seat] >> data.NUKE) & 1, (t.tech[self.seat] >> data.L_STAR) & 1
        cells = [
            ("armies", "army", armies, 1, self.order("army")),
            ("navies", "navy", navies, 1, self.order("navy")),
            ("nuke", "nuke", t.nukes[self.seat], nukes_known, self.order("nuke")),
            ("l-star", "L-star", t.l_stars[self.seat], stars_known, self.order("l-star")),
        ]
        if t.with_k_sats:
            cells.append(("k-sat", "K-sat", t.k_sats[self.seat], stars_known, self.order("k-sat")))
        if t.with_neutron_bombs:
            bombs = t.neutron_bombs[self.seat]
            cells.append(("neutron", "neutron bomb", bombs, nukes_known, self.order("neutron bomb")))
        if t.unconventional:
            drug = d.first("use antidote", "draw antidote") if self.own else ""
            cells.append(("antidotes", "antidote", t.in_hand[self.seat], 1, drug))
        places = [plan.inside(at) for at in plan.cells]
        if d.giver == self.seat and not self.own:  # where armies and navies were, the cash is told
            cells, places = cells[2:], places[2:]
        for (key, what, count, known, action), at in zip(cells, places, strict=False):
            label = f"{counted(int(count), what)}{'' if known else ' (technology unknown)'}"
            if key == "antidotes" and self.own:
                label += self.antidotes()
            tone = "number dark size-l" if known or count else "number dark size-l dim"
            d.put(f"{mat}-{key}", f"sup-cell-{key}", at, parent=mat, label=label, do=action, scale=plan.cell_scale)
            d.write(f"{mat}-{key}-count", count, CELL_NUMBER, tone, parent=f"{mat}-{key}")
        return places[len(cells) :]

    def order(self, what: str) -> str:
        """What a click on a force or a weapon means: on the own mat an order to it, on another's that it is meant."""
        d, stage = self.d, self.t.stage
        if d.giver == self.seat and self.own and what not in ("army", "navy"):
            return f"add {what}"
        satellite = what in ("l-star", "k-sat")
        if satellite and d.kind == frames.K_SAT_AT and d.t.detail(1) == self.seat:
            return f"satellite {what}"
        if not self.own or d.giver >= 0:
            return ""
        if satellite and d.kind == frames.STORM_LOSS:
            return f"satellite {what}"
        if what in ("army", "navy"):
            if d.kind in (frames.LOSE_WHAT, frames.DISBAND_WHAT):
                return f"lose {what}"
            if stage == MOVING or d.kind == frames.REINFORCE:
                return "march" if what == "army" else "sail"
            return "attack" if stage == ATTACKING and what == "army" else f"build {what}"
        if stage == ATTACKING:
            return {"nuke": "strike", "l-star": "duel", "k-sat": "fire k-sats", "neutron bomb": "neutron strike"}[what]
        return d.first(f"research {what}", f"build {what}") if what in ("nuke", "l-star") else f"build {what}"

    def orders_and_companies(self, spare: list[tuple[float, float]]) -> None:
        """Companies on their shelf; on the own mat, where they leave room, what can be ordered besides."""
        d, plan = self.d, self.plan
        mine = [card for card, owner in enumerate(d.owner) if owner == self.seat]
        choosing = d.kind in ABOUT_COMPANIES
        signs: list[tuple[str, str, str]] = []
        below = len(mine) <= plan.firms[2] or not choosing
        if self.own and d.legal:
            places = spare + ([plan.inside(at) for at in plan.signs] if below else [])
            signs = orders.wanted(d, len(places))
            for (action, shape, text), at in zip(signs, self.ordered(places, signs, len(spare)), strict=True):
                orders.sign(d, f"{self.mat}-do-{action.replace(' ', '-')}", action, shape, text, at, self.mat)
        self.companies(mine, one_row=self.own and len(signs) > len(spare))

    @staticmethod
    def ordered(
        places: list[tuple[float, float]], signs: list[tuple[str, str, str]], spare: int
    ) -> list[tuple[float, float]]:
        """An ending lies at the end of the upper row, whatever else there is."""
        if signs and signs[-1][0] in orders.ENDINGS and spare:
            rest = places[: spare - 1] + places[spare:]
            return [*rest[: len(signs) - 1], places[spare - 1]]
        return places[: len(signs)]

    def antidotes(self) -> str:
        """Against which diseases: known of the own hand only."""
        held = self.t.antidotes[self.seat * data.DISEASES : (self.seat + 1) * data.DISEASES]
        told = [disease(number) for number, copies in enumerate(held) for _ in range(int(copies))]
        return f", against {joined(told)}" if told else ""

    def companies(self, mine: list[int], *, one_row: bool) -> None:
        d, t, board = self.d, self.t, self.d.board
        fits = len(mine) <= 2 * self.plan.firms[2]  # else they cannot be hit apart, and are chosen from the list
        for card, at in zip(mine, self.plan.firm_places(len(mine), one_row), strict=True):
            key, resource = f"{self.mat}-{board.card_ids[card].lower()}", data.RESOURCES[board.resource[card]]
            stopped, paid = t.outages(card) > 0, bool(t.run[card])
            label = company(board, card) + (", stopped" if stopped else ", paid this turn" if paid else "")
            d.put(key, f"sup-company-{resource}-{board.units[card]}", at, parent=self.mat, label=label,
                  do=f"company {board.card_ids[card].lower()}" if fits else "", scale=self.plan.firms[4])  # fmt: skip
            if stopped:
                d.put(f"{key}-stopped", "sup-outage", OUTAGE_PLACE, parent=key)
            elif paid:
                d.put(f"{key}-paid", "sup-paid", OUTAGE_PLACE, parent=key, scale=0.9)
