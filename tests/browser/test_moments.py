"""Great moments of each game are seen in order, with their words, before the next question."""

import pytest

from browser.people import DESKTOP, PHONE, Person, guests
from browser.stretches import ANNA, Stretches, at_random
from browser.test_beats import NOTE, noted

FAST = "try { localStorage.setItem('roadstead.table', JSON.stringify({ speed: 2, only: false })) } catch {}"


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    made = Stretches(tmp_path_factory.mktemp("stretches"))
    yield made
    made.stop()


@pytest.fixture
def watched(chromium, tables):
    """Anna goes through what was put on the table; returns what her page showed."""
    with guests() as people:

        def watch(size=DESKTOP):
            person = Person(chromium, tables.address, "Anna", size, watching=True)
            person.context.add_init_script(FAST)
            people.append(person)
            tables.seat(person)
            person.page.evaluate(NOTE)
            tables.play(person)
            seen = noted(person)
            staged = [at for at, each in enumerate(seen) if each["kind"]]
            assert staged
            assert all(not seen[at]["choices"] for at in staged), "nobody is asked while something is shown"
            assert seen[-1]["choices"], "and then she is asked"
            return [(seen[at]["kind"], seen[at]["words"]) for at in staged]

        yield watch


def test_a_stolen_treasure(tables, watched):
    tables.put("jamaica", 3, 5, lambda told: {"won", "stole card"} <= {event.name for event in told})
    seen = watched()
    prizes = [words for kind, words in seen if kind == "prize" and "face-down" in words]
    assert len(prizes) == 1
    won = next(at for at, (kind, _) in enumerate(seen) if kind == "won")
    assert seen.index(("prize", prizes[0])) > won, "first who wins, then what is taken"


def test_a_headline(tables, watched):
    tables.put("supremacy", 3, 4, lambda told: any(event.name == "headline" for event in told), turns=3)
    seen = watched(PHONE)
    kinds = [kind for kind, _ in seen]
    assert "news" in kinds
    assert kinds.index("card") < kinds.index("news"), "the card is turned, and then its headline is read"
    assert all(words.endswith(".") for kind, words in seen if kind == "news")


def test_a_marriage(tables, watched):
    tables.put("harbour_of_fortune", 3, 2, lambda told: any(event.name == "married" for event in told))
    news = [words for kind, words in watched() if kind == "news"]
    assert any("son marries" in words and words.endswith("daughter.") for words in news)


def through_three(told):
    """Whether one ship has sailed through three channels."""
    return any(channels >= 3 for _, channels in voyages(told).values())


def voyages(told):
    """For every ship that sailed: where it is now, and through how many channels it came there."""
    found = {}
    for event in told:
        if event.name == "sailed":
            facts = event.facts
            _, channels = found.pop((facts["seat"], facts["start"]), (0, 0))
            found[facts["seat"], facts["position"]] = (facts["position"], channels + 1)
    return found


def captains(state, seat, chooser):
    """The others are captains who like to see ships sail."""
    text = state.game.actions.text
    legal = [int(action) for action in state.legal(seat)]
    if seat != ANNA:
        for action in legal:
            if text(action) == "worker captain":
                return action
        colours = [action for action in legal if text(action).startswith("name ")]
        if colours:
            return max(colours, key=lambda action: ships_moved(state, seat, action))
    return at_random(state, seat, chooser)


def ships_moved(state, seat, action):
    trial = state.clone()
    trial.play(seat, action)
    return sum(event.name == "sailed" for event in trial.events)


def test_a_ship_through_three_channels(tables, watched):
    tables.put("rotterdam", 3, 3, through_three, captains)
    sails = [words for kind, words in watched() if kind == "move" and " sails from " in words]
    legs = [words.removesuffix(".").split(" sails from ")[1].split(" to ") for words in sails]
    routes = [[leg] for leg in legs]
    for route in routes:
        for leg in legs[legs.index(route[0]) + 1 :]:
            if leg[0] == route[-1][1]:
                route.append(leg)
    assert max(len(route) for route in routes) >= 3, sails
