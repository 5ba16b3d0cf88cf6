"""A family's mat drawn: money and debts, the household as portraits, the hand, the draw pile and the Wild Cards."""

from roadstead.games.harbour_of_fortune import data
from roadstead.games.harbour_of_fortune.art import board as art
from roadstead.games.harbour_of_fortune.generated import frames
from roadstead.games.harbour_of_fortune.scene.table import Drawing, card_label, card_shape, kinds_in, short
from roadstead.kernel.state import UNKNOWN

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
        place = art.MATS[family]
        deciding = not t.over and t.asks(family)
        if deciding:
            self.put("turn", "hof-turn", place, label=f"{self.name(family)} is deciding")
        label = f"{self.name(family)}, family {data.FAMILIES[self.family(family)]}"
        self.put(mat, "hof-mat", place, classes=self.hue(family), label=label)
        self.put(f"{mat}-emblem", f"hof-emblem-{self.family(family)}", art.EMBLEM_PLACE, parent=mat)
        self.text(f"{mat}-name", art.NAME_PLACE, mat, short(self.name(family), 18), "start bold light size-l")
        self.ledger(family, mat)
        self.household(family, mat)
        self.hand(family, mat)
        self.shelf(family, mat)

    def ledger(self, family: int, mat: str) -> None:
        """Money, what is owed, and what the household and the houses bring."""
        t = self.t
        label = f"{self.name(family)} has {t.money[family]}"
        action = "pay" if family == self.seat else ""
        self.put(f"{mat}-purse", "hof-purse", art.PURSE_PLACE, parent=mat, label=label, do=action)
        self.text(f"{mat}-money", art.MONEY_PLACE, mat, str(t.money[family]), "start bold dark size-l")
        owed = t.owed_by(family)
        if owed:
            debts = [tuple(t.debts[at : at + 3]) for at in range(0, len(t.debts), 3)]
            whom = ", ".join(f"{amount} to {self.name(to)}" for debtor, to, amount in debts if debtor == family)
            self.put(f"{mat}-debt", "hof-note", art.DEBT_PLACE, parent=mat, label=f"Owes {whom}")
            self.text(f"{mat}-debt-sum", (-4, 0), f"{mat}-debt", f"owes {owed}", "bold dark size-s")
        if t.stake[family]:
            label = f"{self.name(family)} has put in {t.stake[family]}"
            self.put(f"{mat}-stake", "hof-coin", art.STAKE_PLACE, parent=mat, label=label, scale=0.8)
            self.text(f"{mat}-stake-sum", (0, 0), f"{mat}-stake", str(t.stake[family]), "bold dark size-s")
        members, houses = t.household(family), t.sound(family)
        income, rent = (
            f"household {members}: +{data.HOUSEHOLD_INCOME[members]}",
            f"houses {houses}: +{data.RENT[houses]}",
        )
        if t.over:
            income, rent = "with bonuses", str(t.scores()[family])
        self.text(f"{mat}-income", art.INCOME_PLACE, mat, income, "end soft size-s")
        self.text(f"{mat}-rent", art.RENT_PLACE, mat, rent, "end soft size-s")
        for step, place in enumerate(art.MILESTONES):
            used = step < t.hires[family]
            shape = f"hof-milestone-used-{step}" if used else f"hof-milestone-{step}"
            label = f"Hire at {data.MILESTONES[step]}" + (", used" if used else "")
            self.put(f"{mat}-milestone-{step}", shape, place, parent=mat, label=label)

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
                place = art.member_place(jack)
                self.put(
                    key, shape, place, parent=mat, classes="dim", label=f"{data.MEMBERS[jack]}, not hired", do=action
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
                self.put(f"{mat}-rings-{which}", "hof-rings", art.RINGS[which], parent=mat, label=label)

    def chair(self, family: int, which: int, mat: str) -> None:
        """A daughter's empty place, in the colour of the family she married into."""
        t = self.t
        groom = next(seat for seat in range(t.seats) if family * 2 + which in t.bride[seat * 2 : seat * 2 + 2])
        place = art.member_place(data.OLDEST_DAUGHTER + which)
        label = f"{data.MEMBERS[data.OLDEST_DAUGHTER + which].capitalize()}, married into {self.name(groom)}'s family"
        hue = self.hue(groom)
        self.put(f"{mat}-chair-{which}", "hof-chair", place, parent=mat, classes=hue, label=label)

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
        place, action = art.member_place(member), self.meaning(family, member)
        self.put(key, shape, place, parent=mat, classes=hue, label=label, do=action)
        if sick or failed:
            self.put(f"{key}-mark", "hof-sick" if sick else "hof-failed", (0, 0), parent=key)
        if nursed:
            self.put(f"{key}-mark", "hof-nursed", (14, 12), parent=key)
        other = action.replace("marry oldest", "marry youngest")
        if other != action and {action, other} <= self.legal:
            self.put(f"{key}-ring", "hof-rings", (10, -26), parent=key, label=other.capitalize(), do=other)

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
        places = art.hand_places(len(shown) + len(backs))
        for (kind, deck, copy), place in zip(sorted(shown), places, strict=False):
            self.card(family, kind, deck, copy, place, mat)
        for (deck, which), place in zip(backs, places[len(shown) :], strict=True):
            hue, label = self.hue(deck), f"A card of {self.name(family)}"
            self.put(f"back-{family}-{deck}-{which}", "hof-back", place, parent=mat, classes=hue, label=label)

    def card(self, family: int, kind: int, deck: int, copy: int, place: tuple[float, float], mat: str) -> None:
        own = family == self.seat
        key, hue = f"card-{family}-{deck}-{kind}-{copy}", self.hue(deck)
        action = self.card_action(kind) if own else ""
        label = card_label(kind) + ("" if own else f", known in {self.name(family)}'s hand")
        self.put(key, card_shape(kind, copy), place, parent=mat, classes=hue, label=label, do=action, hand=own)
        if own and kind < data.RED and self.kind == frames.ACT and self.t.seats > 2:
            self.seals(key, kind)

    def foes(self) -> list[int]:
        return [foe for foe in range(self.t.seats) if foe != self.seat]

    def seals(self, card: str, kind: int) -> None:
        """On a black card that could be dealt: one seal for each opponent to choose."""
        foes = self.foes()
        size, places = art.mark_places(len(foes))
        for foe, place in zip(foes, places, strict=True):
            self.put(
                f"{card}-for-{foe}",
                f"hof-seal-{self.family(foe)}",
                place,
                parent=card,
                classes=self.hue(foe),
                label=f"{data.DISASTER_NAMES[kind + 1]} for {self.name(foe)}",
                do=f"strike {self.colour(foe)} {data.NUMBERS[kind]}",
                scale=round(size / 18, 2),
            )

    def card_action(self, kind: int) -> str:
        name = data.KIND_NAMES[kind]
        if self.kind == frames.DISCARD:
            return f"discard {name}"
        if self.kind == frames.GIVE_WHAT and kind < data.NUMBERED:
            return f"give {name}"
        if kind < data.RED:
            strikes = [f"strike {self.colour(foe)} {data.NUMBERS[kind]}" for foe in self.foes()]
            legal = [text for text in strikes if text in self.legal]
            return "" if len(legal) > 1 else (legal or strikes)[0]  # among several the seals on it choose
        if kind == data.RED_ACE:
            return "great investment"
        if kind == data.BLACK_JOKER:
            return "black joker"
        if self.kind in (frames.PAUSE, frames.ACT):
            reach = 11 if kind == data.RED_JOKER else kind - data.RED + 1
            return self.first(name, *(f"mend {what.lower()}" for what, red, _ in data.TROUBLES if red <= reach))
        return name

    def wild_choices(self, kind: int, card: str) -> None:
        """On a Wild Card that can do several things now: a token for each."""
        texts = [text for text in WILD_TEXTS[kind] if text in self.legal]
        if len(texts) < 2:
            return
        size, places = art.mark_places(len(texts))
        for text, place in zip(texts, places, strict=True):
            what = text.split()[-1]
            shape = f"hof-{what}" if "repair" in text else "hof-count"
            key = f"{card}-{what}"
            self.put(key, shape, place, parent=card, label=text.capitalize(), do=text, scale=round(size / 26, 2))
            if shape == "hof-count":
                self.text(f"{key}-letter", (0, 0), key, what[0].upper(), "bold light size-m")

    def shelf(self, family: int, mat: str) -> None:
        """The draw pile, the Wild Cards, and on others' mats what the viewer's Spy and Trader can do there."""
        t = self.t
        hue = self.hue(family)
        self.text(f"{mat}-deck-word", art.SHELF_LABELS[0], mat, "draw pile", "start soft size-s")
        if t.left[family]:
            key, label = f"deck-{family}", f"Draw pile of {self.name(family)}: {t.left[family]}"
            self.put(key, "hof-back", art.DECK_PLACE, parent=mat, classes=hue, label=label)
            self.count(key, t.left[family])
        cards = t.wild[family]
        if cards == UNKNOWN:
            cards = 0 if self.seat is None else t.wild_known[self.seat * 4 + family]
        faces = kinds_in(0 if cards == UNKNOWN else cards)
        places = art.shelf_places(t.wild_held[family])
        if places:
            self.text(f"{mat}-wild-word", art.SHELF_LABELS[1], mat, "Wild Cards", "start soft size-s")
        for (kind, copy), place in zip(faces, places, strict=False):
            key, action = f"wild-{family}-{kind}-{copy}", self.first(*WILD_TEXTS[kind]) if family == self.seat else ""
            own = family == self.seat
            self.put(key, f"hof-wild-{kind}", place, parent=mat, label=data.WILD_NAMES[kind], do=action, hand=own)
            if own:
                self.wild_choices(kind, key)
        for which, place in enumerate(places[len(faces) :]):
            label = f"A Wild Card of {self.name(family)}"
            self.put(f"wild-{family}-back-{which}", "hof-wild-back", place, parent=mat, label=label)
        if self.kind == frames.ACT and self.seat is not None and family != self.seat:
            colour, name = self.colour(family), self.name(family)
            if t.is_active(self.seat, data.SPY):
                at, label = art.EYE_PLACE, f"Spy on {name}"
                self.put(f"{mat}-spy", "hof-eye", at, parent=mat, label=label, do=f"spy {colour}", scale=1.5)
            if t.is_active(self.seat, data.TRADER):
                at, label = art.SCALES_PLACE, f"Trade a card with {name}"
                self.put(f"{mat}-trade", "hof-scales", at, parent=mat, label=label, do=f"trade {colour}", scale=1.5)
