"""A family's mat drawn: money and debts, the household as portraits, the hand, the draw pile and the Wild Cards."""

from roadstead.games.harbour_of_fortune import data
from roadstead.games.harbour_of_fortune.generated import frames
from roadstead.games.harbour_of_fortune.scene.table import Drawing, card_label, card_shape, kinds_in
from roadstead.games.harbour_of_fortune.words.harm import effect
from roadstead.kernel.scene import shortened
from roadstead.kernel.state import UNKNOWN

HAND = (210.0, 75.0)  # where the hand lies is the browser's to say
ALWAYS_AT_HOME = (data.FATHER, data.OLDEST_SON, data.YOUNGEST_SON, data.BUTLER, data.MOTHER, data.HOUSEKEEPER)
WILD_TEXTS = (
    ("wild director-general",),
    ("wild build", "wild repair storm", "wild repair infestation", "wild repair sabotage"),
    tuple(f"wild jack {jack}" for jack in data.JACK_NAMES),
    ("wild hero bonus",),
    ("wild roll twice",),
)


class Mats(Drawing):
    """The drawing in progress: the families' mats."""

    def mat(self, family: int) -> None:
        t = self.t
        mat = f"mat-{family}"
        plan, own = self.plan(family), "-own" if family == self.seat else ""
        deciding = not t.over and t.asks(family)
        used = f", {t.hires[family]} of {len(data.MILESTONES)} milestones used"
        label = f"{self.name(family)}, family {data.FAMILIES[self.family(family)]}{used}"
        self.put(mat, f"hof-mat{own}", plan.middle, classes=self.hue(family), label=label, on=mat)
        if deciding:
            self.put(f"{mat}-turn", f"hof-turn{own}", (0, 0), parent=mat, label=f"{self.name(family)} is deciding")
        place = plan.inside(plan.emblem)
        self.put(f"{mat}-emblem", f"hof-emblem-{self.family(family)}", place, parent=mat)
        name = shortened(self.name(family), 16 if own else 13)
        self.write(f"{mat}-name", name, plan.inside(plan.name), "start bold light size-l", parent=mat)
        self.ledger(family, mat)
        self.household(family, mat)
        self.hand(family, mat)
        self.shelf(family, mat)
        if not own and self.kind == frames.ACT:
            self.deals(family, mat)

    def ledger(self, family: int, mat: str) -> None:
        """Money, what is owed, and what the household and the houses bring."""
        t = self.t
        plan, own = self.plan(family), family == self.seat
        label = f"{self.name(family)} has {t.money[family]}"
        purse = plan.inside(plan.purse)
        self.put(f"{mat}-purse", "hof-purse", purse, parent=mat, label=label, do="pay" if own else "")
        self.write(f"{mat}-money", t.money[family], plan.inside(plan.money), "start number dark size-l", parent=mat)
        owed = t.owed_by(family)
        if owed:
            debts = [tuple(t.debts[at : at + 3]) for at in range(0, len(t.debts), 3)]
            whom = ", ".join(f"{amount} to {self.name(to)}" for debtor, to, amount in debts if debtor == family)
            self.put(f"{mat}-debt", "hof-note", plan.inside(plan.debt), parent=mat, label=f"Owes {whom}")
            self.write(f"{mat}-debt-sum", f"owes {owed}", (-4, 0), "number dark size-m", parent=f"{mat}-debt")
        if t.stake[family]:
            label = f"{self.name(family)} has put in {t.stake[family]}"
            self.put(f"{mat}-stake", "hof-coin", plan.inside(plan.stake), parent=mat, label=label)
            self.write(f"{mat}-stake-sum", t.stake[family], (0, 0), "number dark size-s", parent=f"{mat}-stake")
        members, houses = t.household(family), t.sound(family)
        income, rent = (
            f"household {members}: +{data.HOUSEHOLD_INCOME[members]}",
            f"houses {houses}: +{data.RENT[houses]}",
        )
        if t.over:
            income, rent = "with bonuses", str(t.scores()[family])
        if own or self.kind != frames.ACT:
            self.write(f"{mat}-income", income, plan.inside(plan.income), "start number dark size-m", parent=mat)
            self.write(f"{mat}-rent", rent, plan.inside(plan.rent), "start number dark size-m", parent=mat)
        for step, place in enumerate(plan.milestones):
            used = step < t.hires[family]
            shape = f"hof-milestone-used-{step}" if used else f"hof-milestone-{step}"
            label = f"Hire at {data.MILESTONES[step]}" + (", used" if used else "")
            self.put(f"{mat}-milestone-{step}", shape, plan.inside(place), parent=mat, label=label)

    # The household

    def household(self, family: int, mat: str) -> None:
        t = self.t
        hue = self.hue(family)
        for member in ALWAYS_AT_HOME:
            self.member(family, member, f"member-{family}-{member}", f"hof-member-{member}", hue, mat)
        for jack in range(data.CAPTAIN, data.SPY + 1):
            key, shape = f"member-{family}-{jack}", f"hof-member-{jack}"
            if (t.home[family] >> jack) & 1:
                self.member(family, jack, key, shape, hue, mat)
            else:
                jack_name = data.MEMBERS[jack].lower()
                action = self.first(f"hire {jack_name}", f"wild jack {jack_name}") if family == self.seat else ""
                plan, label = self.plan(family), f"{data.MEMBERS[jack]}, not hired"
                classes = hue if action in self.legal else f"{hue} dim"
                self.put(
                    key,
                    shape,
                    plan.members[jack],
                    parent=mat,
                    classes=classes,
                    label=label,
                    do=action,
                    scale=plan.portrait,
                )
        for which in range(2):
            if (t.home[family] >> (data.OLDEST_DAUGHTER + which)) & 1:
                shape = f"hof-member-{data.OLDEST_DAUGHTER + which}"
                self.member(family, data.OLDEST_DAUGHTER + which, f"daughter-{family}-{which}", shape, hue, mat)
            else:
                self.chair(family, which, mat)
            came_from = t.bride[family * 2 + which]
            if came_from != data.NOBODY:
                born, daughter = came_from // 2, came_from % 2
                key, shape = f"daughter-{born}-{daughter}", f"hof-member-{data.OLDEST_BRIDE + daughter}"
                self.member(family, data.OLDEST_BRIDE + which, key, shape, self.hue(born), mat)
                label = f"{data.MEMBERS[data.OLDEST_SON + which].capitalize()} is married"
                self.put(f"{mat}-rings-{which}", "hof-rings", self.plan(family).rings(which), parent=mat, label=label)

    def chair(self, family: int, which: int, mat: str) -> None:
        """A daughter's empty place, in the colour of the family she married into."""
        t = self.t
        groom = next(seat for seat in range(t.seats) if family * 2 + which in t.bride[seat * 2 : seat * 2 + 2])
        plan = self.plan(family)
        place = plan.members[data.OLDEST_DAUGHTER + which]
        label = f"{data.MEMBERS[data.OLDEST_DAUGHTER + which].capitalize()}, married into {self.name(groom)}'s family"
        hue = self.hue(groom)
        key = f"{mat}-chair-{which}"
        self.put(key, "hof-chair", place, parent=mat, classes=hue, label=label, scale=plan.portrait)

    def member(self, family: int, member: int, key: str, shape: str, hue: str, mat: str) -> None:
        t = self.t
        sick, failed = (t.sick[family] >> member) & 1, member == data.FATHER and t.failed[family]
        state = ", sick" if sick else ", business failed" if failed else ""
        nursed = member == data.HOUSEKEEPER and (t.nursed >> family) & 1
        label = (
            data.MEMBERS[member][0].upper()
            + data.MEMBERS[member][1:]
            + state
            + (", has nursed this round" if nursed else "")
        )
        plan, action = self.plan(family), self.meaning(family, member)
        self.put(key, shape, plan.members[member], parent=mat, classes=hue, label=label, do=action, scale=plan.portrait)
        if sick or failed:
            self.put(f"{key}-mark", "hof-sick" if sick else "hof-failed", (0, 0), parent=key)
        if nursed:
            self.put(f"{key}-mark", "hof-nursed", (14, 12), parent=key)

    def meaning(self, family: int, member: int) -> str:
        """What a click on a member means depends on whose it is and on the question."""
        t = self.t
        if self.kind == frames.NAME_TARGET and t.detail(1) == family:
            if data.DISASTER_NAMES[t.detail(2)] == "Sickness":
                return f"sicken {data.MEMBERS[member].lower()}" if member != data.HOUSEKEEPER else ""
            for son, child in enumerate(data.CHILDREN):
                if member in (data.OLDEST_SON + son, data.OLDEST_BRIDE + son):
                    return f"divorce {child} son"
            return ""
        if family != self.seat:
            daughter = member - data.OLDEST_DAUGHTER
            if daughter not in (0, 1) or self.seat is None:
                return ""
            return self.first(
                *(
                    f"marry {son} son to {self.colour(family)} {data.CHILDREN[daughter]} daughter"
                    for son in data.CHILDREN
                )
            )
        if member == data.HOUSEKEEPER:
            return "housekeeper"
        if member == data.FATHER and t.failed[family]:
            return "mend failed business"
        if (t.sick[family] >> member) & 1:
            return f"mend {data.TROUBLES[member][0].lower()}"
        return "sail with captain" if member == data.CAPTAIN else "build house" if member == data.BUTLER else ""

    # Hand and shelf

    def hand(self, family: int, mat: str) -> None:
        """Faces where the viewer knows them, backs in the colour of their deck where not."""
        t = self.t
        shown: list[tuple[int, int, int]] = []  # kind, deck, copy
        backs: list[tuple[int, int]] = []  # deck, which
        for deck in range(t.seats):
            cards = t.hand[family * 4 + deck]
            if cards == UNKNOWN:
                cards = 0 if self.seat is None else t.known[self.seat * 16 + family * 4 + deck]
            faces = kinds_in(0 if cards == UNKNOWN else cards)
            shown += [(kind, deck, copy) for kind, copy in faces]
            backs += [(deck, which) for which in range(t.backs[family * 4 + deck] - len(faces))]
        if family == self.seat:
            for kind, deck, copy in sorted(shown):
                self.own_card(kind, deck, copy)
            return
        plan = self.plan(family)
        places = plan.hand_places(len(shown) + len(backs))
        for (kind, deck, copy), place in zip(sorted(shown), places, strict=False):
            key, label = (
                f"card-{family}-{deck}-{kind}-{copy}",
                f"{card_label(kind)}, known in {self.name(family)}'s hand",
            )
            shape, hue = card_shape(kind, copy), self.hue(deck)
            self.put(key, shape, place, parent=mat, classes=hue, label=label, scale=plan.card)
        for (deck, which), place in zip(backs, places[len(shown) :], strict=True):
            key, hue, label = f"back-{family}-{deck}-{which}", self.hue(deck), f"A card of {self.name(family)}"
            self.put(key, "hof-back", place, parent=mat, classes=hue, label=label, scale=plan.card)
        if places:
            x, y = places[-1]
            self.put(
                f"{mat}-held", "hof-count", (x, y + 14), parent=mat, label=f"Cards in hand: {len(places)}", scale=0.8
            )
            self.write(f"{mat}-held-number", len(places), (0, 1), "number light size-m", parent=f"{mat}-held")

    def own_card(self, kind: int, deck: int, copy: int) -> None:
        """In the hand; one that cannot be played now is dim."""
        key, action, label = f"card-{self.seat}-{deck}-{kind}-{copy}", self.card_action(kind), card_label(kind)
        strikes = self.strikes(kind) if self.kind == frames.ACT else []
        idle = self.kind >= 0 and action not in self.legal and not strikes
        if strikes and not action:
            label += "; choose on a mat whom you deal it to"
        label += f". {effect(kind)}"
        classes = f"{self.hue(deck)} dim" if idle else self.hue(deck)
        self.put(key, card_shape(kind, copy), HAND, classes=classes, label=label, do=action, hand=True, on="hand")

    def strikes(self, kind: int) -> list[str]:
        """The ways to deal a card now."""
        if kind >= data.RED:
            return []
        every = (f"strike {self.colour(foe)} {data.NUMBERS[kind]}" for foe in range(self.t.seats) if foe != self.seat)
        return [text for text in every if text in self.legal]

    def deals(self, family: int, mat: str) -> None:
        """On the mat of another family, a tile for each thing that can be done to it: disasters, Spy and Trader, a wedding."""
        plan, name, colour = self.plan(family), self.name(family), self.colour(family)
        found = []
        for kind, number in enumerate(data.NUMBERS):
            text = f"strike {colour} {number}"
            if text in self.legal:
                found.append((text, f"hof-deal-{kind + 1}", f"{data.DISASTER_NAMES[kind + 1]} for {name}"))
        found.append((f"spy {colour}", "hof-eye", f"Spy on {name}"))
        found.append((f"trade {colour}", "hof-scales", f"Trade a card with {name}"))
        for which, daughter in enumerate(data.CHILDREN):
            text = f"marry youngest son to {colour} {daughter} daughter"
            if text.replace("youngest son", "oldest son") in self.legal:  # which a click on her portrait means
                found.append((text, f"hof-wedding-{which}", text.capitalize()))
        legal = [row for row in found if row[0] in self.legal]
        until = plan.debt[0] - 60 if self.t.owed_by(family) else 0.0
        for (text, shape, label), place in zip(legal, plan.deal_places(len(legal), until), strict=True):
            self.put(f"{mat}-{text.replace(' ', '-')}", shape, place, parent=mat, label=label, do=text)

    def card_action(self, kind: int) -> str:
        name = data.KIND_NAMES[kind]
        if self.kind == frames.DISCARD:
            return f"discard {name}"
        if self.kind == frames.GIVE_WHAT and kind < data.NUMBERED:
            return f"give {name}"
        if kind < data.RED:
            legal = self.strikes(kind)
            if len(legal) > 1:
                return ""  # the mats of the others tell them apart
            first = next(foe for foe in range(self.t.seats) if foe != self.seat)
            return legal[0] if legal else f"strike {self.colour(first)} {data.NUMBERS[kind]}"
        if kind == data.RED_ACE:
            return "great investment"
        if kind == data.BLACK_JOKER:
            return "black joker"
        if self.kind in (frames.PAUSE, frames.ACT):
            reach = 11 if kind == data.RED_JOKER else kind - data.RED + 1
            return self.first(name, *(f"mend {what.lower()}" for what, red, _ in data.TROUBLES if red <= reach))
        return name

    def shelf(self, family: int, mat: str) -> None:
        """The draw pile and the Wild Cards, those of the one who looks in the hand."""
        t = self.t
        plan = self.plan(family)
        if t.left[family]:
            key, label = f"deck-{family}", f"Draw pile of {self.name(family)}: {t.left[family]}"
            place, hue = plan.inside(plan.deck), self.hue(family)
            self.put(key, "hof-back", place, parent=mat, classes=hue, label=label, scale=plan.card)
            self.count(key, t.left[family])
        cards = t.wild[family]
        if cards == UNKNOWN:
            cards = 0 if self.seat is None else t.wild_known[self.seat * 4 + family]
        faces = kinds_in(0 if cards == UNKNOWN else cards)
        if family == self.seat:
            for kind, copy in faces:
                self.own_wild(kind, copy)
            return
        places = plan.wild_places(t.wild_held[family])
        for (kind, copy), place in zip(faces, places, strict=False):
            key, label = f"wild-{family}-{kind}-{copy}", data.WILD_NAMES[kind]
            self.put(key, f"hof-wild-{kind}", place, parent=mat, label=label, scale=plan.card)
        for which, place in enumerate(places[len(faces) :]):
            key, label = f"wild-{family}-back-{which}", f"A Wild Card of {self.name(family)}"
            self.put(key, "hof-wild-back", place, parent=mat, label=label, scale=plan.card)

    def own_wild(self, kind: int, copy: int) -> None:
        """In the hand, and beside it what else it can do now."""
        texts = [text for text in WILD_TEXTS[kind] if text in self.legal]
        key, action = f"wild-{self.seat}-{kind}-{copy}", texts[0] if texts else WILD_TEXTS[kind][0]
        classes = "dim" if self.kind >= 0 and not texts else ""
        label = wild_label(kind, action) if len(texts) > 1 else data.WILD_NAMES[kind]
        self.put(key, f"hof-wild-{kind}", HAND, classes=classes, label=label, do=action, hand=True, on="hand")
        if copy:
            return
        for text in texts[1:] if kind == data.FREE_HOUSE else texts if len(texts) > 1 else ():
            what = text.split()[-1]
            jack = data.JACK_NAMES.index(what) + data.CAPTAIN if kind == data.FREE_JACK else 0
            shape = f"hof-member-{jack}" if jack else f"hof-repair-{what}"
            self.put(f"{key}-{what}", shape, HAND, label=wild_label(kind, text), do=text, hand=True, on="hand")


def wild_label(kind: int, text: str) -> str:
    """A Wild Card and what it would do: ``Add a Jack for Free: the Captain``, ``Build or Repair for Free: a house``."""
    what = text.split()[-1]
    does = {
        data.FREE_JACK: f"the {what.capitalize()}",
        data.FREE_HOUSE: "a house" if what == "build" else f"the {what}",
    }
    return f"{data.WILD_NAMES[kind]}: {does.get(kind, what)}"
