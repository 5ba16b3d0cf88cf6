"""A variant's file: what it may say, what is refused with its line, and the game that comes of it."""

import copy
import gc
import pickle
import random
import subprocess
import sys
import time
import weakref
from contextlib import suppress

import pytest

import roadstead
from roadstead.games import own
from roadstead.games.variants import of_text, with_variant
from roadstead.kernel import libraries
from roadstead.kernel.instances import is_compiled
from roadstead.kernel.variants import (
    LARGEST,
    BadVariant,
    differences,
    game_in,
    give_up,
    in_memory,
    parameters,
    tables_of,
)

JAMAICA = roadstead.game("jamaica")
HEAD = 'game = "jamaica"\ntitle = "Try"\nreason = "To see."\n'
PRIZE = HEAD + "[changes]\nfinish_score = 25\n"


def played(game, seats=3, seed=5):
    """A game of random decisions, to its end."""
    chooser = random.Random(seed)
    state = game.new(seats, seed, events=True)
    while not state.over:
        seat = state.actor()
        state.play(seat, chooser.choice(state.legal(seat)))
        assert state.invariants() == []
    return state


@pytest.mark.pure
def test_a_number_that_differs_is_played_with_and_the_printed_game_stays():
    before = played(JAMAICA).scores()
    state = played(with_variant(PRIZE))
    assert state.decisions == played(JAMAICA).decisions, "the same dice, and nothing else changed"
    home = [seat for seat in range(3) if state.finished(seat)]
    assert [score - 10 * (seat in home) for seat, score in enumerate(state.scores())] == before
    assert home
    assert played(JAMAICA).scores() == before


@pytest.mark.pure
def test_tables_made_of_a_changed_one_follow_it():
    game = with_variant(HEAD + "[changes]\nlairs = 11\ntreasures = [1, 1, 1, 1, 1]\ncosts = { 1 = 9 }\n")
    data, stock = game.part("data"), JAMAICA.part("data")
    assert (len(data.LAIRS), len(stock.LAIRS)) == (11, 9)
    assert (data.COST[1], stock.COST[1]) == (9, 2)
    assert (data.GIFTS, stock.GIFTS) == ((1, -2, -3, -4), (3, 5, 7, -2, -3, -4))
    assert len(game.new(2, 1).face) == 11
    gifts = [text for text in game.actions.texts() if text.startswith("give")]
    assert gifts == ["give +1", "give -2", "give -3", "give -4"]
    assert game.actions.parse("give +1") == game.part("generated").do.GIVE
    assert set(game.actions.firsts) == set(JAMAICA.actions.firsts)
    for name, first in game.actions.firsts.items():
        assert getattr(game.part("generated").do, name) == first


@pytest.mark.pure
def test_questions_with_fixed_choices_offer_the_same_choices_under_their_new_numbers():
    """The generated code has their numbers written down: with another number of gifts they are others."""
    game = with_variant(HEAD + "[changes]\ntreasures = [4, 5, 6, 9, 12]\n")
    assert game.actions.parse("ghost back") != JAMAICA.actions.parse("ghost back")
    chooser, met = random.Random(1), set()
    for seed in range(3):
        state = game.new(2, seed)
        while not state.over:
            seat = state.actor()
            menu = state.legal(seat)
            texts = {game.actions.text(action) for action in menu}
            met |= texts & {"ghost back", "sail inner"}
            assert not texts & {"ghost back", "ghost forward"} or texts == {"ghost back", "ghost forward"}
            state.play(seat, chooser.choice(menu))
    assert met == {"ghost back", "sail inner"}


def test_the_name_the_digest_and_the_options_are_its_own():
    game = with_variant(HEAD + "[options]\nrounds = 12\n[changes]\nfinish_score = 25\n")
    assert game.name.startswith("jamaica~try-")
    assert game.title == "Jamaica (Try)"
    assert game.digest not in (JAMAICA.digest, with_variant(PRIZE).digest)
    assert game.options[0].choices == (12, 100, 50, 20, 10, 5)
    assert game.new(2, 1).rounds == 12
    assert JAMAICA.new(2, 1).rounds == 100
    assert game.presets[0].title == "As the variant has it"
    assert game.variant is not None
    assert differences(game.variant, JAMAICA) == [
        "Points for coming home: 25 instead of 15.",
        "Most rounds: 12 instead of 100, unless chosen.",
    ]


def test_comments_and_the_form_of_a_list_make_no_other_variant():
    one = HEAD + "[changes]\ncursed = [-2, -3, -9]\n"
    same = HEAD + '# mine\n[changes]\n"cursed" = { first = -2, second = -3, third = -9 }\n'
    assert with_variant(one) is with_variant(same)


@pytest.mark.pure
def test_states_and_games_are_copied_and_pickled_with_their_variant():
    game = with_variant(PRIZE)
    state = played(game)
    assert pickle.loads(pickle.dumps(game)) is game
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), game.restore(state.to_dict())):
        assert twin == state
        assert twin.game is game
    assert game.position(state.position()) == state
    with pytest.raises(ValueError, match="this is a state of 'jamaica~try"):
        JAMAICA.restore(state.to_dict())


@pytest.mark.pure
def test_a_variant_crosses_to_a_process_that_has_never_seen_it(tmp_path):
    (tmp_path / "state").write_bytes(pickle.dumps(played(with_variant(PRIZE))))
    code = "import pickle, sys; s = pickle.load(open(sys.argv[1], 'rb')); print(s.game.name, list(s.scores()))"
    told = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "state")], capture_output=True, text=True, check=True
    )
    game = with_variant(PRIZE)
    assert told.stdout.strip() == f"{game.name} {list(played(game).scores())}"
    assert game_in(JAMAICA.package, PRIZE) is game


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "does not say its game"),
        ("game = 3\n", "line 1: game is a text in quotes, not 3"),
        ("[[[", "this is no TOML"),
        (HEAD, "nothing differs"),
        (HEAD + "[changes]\nfinish_score = 15\n", "nothing differs: every number is the printed one"),
        ('game = "ludo"\ntitle = "T"\nreason = "r"\n[changes]\na = 1\n', "line 1: there is no game 'ludo'"),
        ('game = "ludo"\ntitle = "T"\nreason = "r"\n', "line 1: there is no game 'ludo'"),
        (HEAD + "colour = 3\n", "line 4: a variant has game, title, reason, options, changes, and no 'colour'"),
        (HEAD + "[changes]\nfinish_score = 900\n", "line 5: finish_score is a whole number from 0 to 40, not 900"),
        (HEAD + "[changes]\nfinish_score = true\n", "line 5: finish_score is a whole number from 0 to 40, not true"),
        (HEAD + "[changes]\nfinish_score = 2.5\n", "line 5: finish_score is a whole number"),
        (HEAD + "[changes]\nfinish_score = [1]\n", "line 5: finish_score is a whole number"),
        (HEAD + "[changes]\n\nfinish = 9\n", "line 6: a variant of Jamaica cannot change 'finish'; it can change finish_score"),
        (HEAD + "[changes]\ncursed = [-1]\n", "line 5: cursed has 3 numbers .first, second, third., not 1"),
        (HEAD + "[changes]\ncursed = -1\n", "line 5: cursed is a list of 3 numbers, or some of them, such as"),
        (HEAD + "[changes]\ncosts = { 0 = 2 }\n", "line 5: costs has no '0'; it has 1, 2, 3"),
        (HEAD + "[changes.costs]\n28 = 99\n", "line 5: costs.28 is a whole number from 1 to 9, not 99"),
        (HEAD + "[options]\nlength = 9\n", "line 5: Jamaica has no option 'length' .it has: rounds."),
        (HEAD + "[options]\nrounds = 900\n", "line 5: the option rounds is a whole number from 5 to 100, not 900"),
        (HEAD.replace("Try", "T" * 41) + "[changes]\nlairs = 4\n", "line 2: the title is one line of plain text"),
        (HEAD.replace("Try", "T\u202ery") + "[changes]\nlairs = 4\n", "line 2: the title is one line of plain text"),
        (HEAD.replace("To see.", "<b>\\u0000") + "[changes]\nlairs = 4\n", "line 3: the reason is one line|no TOML"),
        (HEAD + "#" * LARGEST, "a variant has at most 6,000 characters"),
        ("a = " + "[" * 3000, "line 1: this is no TOML of a variant: it is nested too deep"),
        ("game" + ".a" * 2500 + " = 1\n", "line 1: this is no TOML of a variant: it is nested too deep"),
        (HEAD + "[changes]\nfinish_score = 0x" + "F" * 5000, "line 5: finish_score is a whole number from 0 to 40, not a number as long"),
        (HEAD + "[changes]\nfinish_score = [0x" + "F" * 5000 + "]", "line 5: finish_score is a whole number from 0 to 40, not a list"),
        (HEAD + "[changes]\nfinish_score = " + "1" * 5000, "this is no TOML: "),
        (HEAD + "[options]\nrounds = 0o" + "7" * 5000, "line 5: the option rounds is a whole number from 5 to 100, not a number as long"),
        ("game.a.b = 1\n", "line 1: game is a text in quotes, not a table"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_line(text, words):
    with pytest.raises(BadVariant, match=words):
        with_variant(text)


CLASSES = (
    *(
        " ",
        "\t",
        "\n",
        "\r\n",
        " \n",
        "a",
        "9",
        ".",
        "a.",
        "[",
        "[ ",
        "]",
        "{",
        "=",
        "a=",
        '"',
        "'",
        '"\\',
        "#",
        "# \n",
        ",",
    ),
    *("a=1\n", "[a]\n", "[a.b]\n", "0x", "1_", "\u0301", "\u0316\u0301", "\u202e", "\U0001f600", "\0"),
)


@pytest.mark.parametrize("piece", CLASSES)
def test_as_many_of_it_as_a_file_can_hold_are_read_at_once(piece):
    """Before, 2,000 blanks and a wrong key took nine seconds."""
    of_text(PRIZE)  # the game is loaded
    room = LARGEST - len(PRIZE) - 20
    many = (piece * room)[:room]
    for text in (
        f"wrong = 1\n{many}\n{PRIZE}",
        PRIZE + many,
        f"{PRIZE}wrong = {many}",
        f'{HEAD}[changes]\n"{many}" = 1\n',
    ):
        best = 9.0
        for _ in range(3):
            started = time.perf_counter()
            with suppress(BadVariant):
                of_text(text)
            best = min(best, time.perf_counter() - started)
            if best < 0.1:
                break
        assert best < 0.1


def test_blanks_in_a_file_that_is_kept_hurt_nobody():
    """A table with such a file froze the server at every start."""
    blank = " " * 1_800
    started = time.perf_counter()
    assert with_variant(PRIZE.replace("finish_score", f"{blank}# none\nfinish_score{blank}")) is with_variant(PRIZE)
    assert time.perf_counter() - started < 1.0


def test_everything_that_is_wrong_is_told_at_once_in_the_order_of_the_lines():
    text = HEAD + (
        "[changes]\nlairs = 99\nfinish = 3\ncosts = { 28 = 3, 30 = 70, 450 = 4 }\ncursed = [1]\n"
        "[options]\nrounds = 900\nweather = true\n"
    )
    with pytest.raises(BadVariant) as told:
        with_variant(text)
    lines = str(told.value).split("\n")
    assert [line.split(" ")[:3] for line in lines] == [
        ["line", "5:", "lairs"],
        ["line", "6:", "a"],
        ["line", "7:", "costs.30"],
        ["line", "7:", "costs"],
        ["line", "8:", "cursed"],
        ["line", "10:", "the"],
        ["line", "11:", "Jamaica"],
    ]


def test_the_form_of_a_file_is_told_at_once_too():
    with pytest.raises(BadVariant) as told:
        with_variant('title = 3\ncolour = "red"\n[option]\n')
    assert [line.split(":")[0] for line in str(told.value).split("\n")] == [
        "the variant does not say its game",
        "the variant does not say its reason",
        "line 1",
        "line 2",
        "line 3",
    ]


def test_of_very_many_mistakes_some_are_told():
    wrong = "".join(f"n{number} = 1\n" for number in range(100))
    with pytest.raises(BadVariant) as told:
        with_variant(HEAD + "[changes]\n" + wrong)
    lines = str(told.value).split("\n")
    assert len(lines) == 21
    assert lines[0].startswith("line 5: ")
    assert lines[-1] == "and more"


def test_an_option_that_is_no_number_has_its_choices_only():
    text = 'game = "supremacy"\ntitle = "T"\nreason = "r"\n[options]\npricing = "auction"\n'
    with pytest.raises(BadVariant, match=r'line 5: the option pricing is one of "lot", "per unit", not .auction.'):
        of_text(text)


def test_what_the_game_itself_refuses_is_told():
    text = 'game = "rotterdam"\ntitle = "T"\nreason = "r"\n[changes]\nmaterial_prices = { "oil 2" = 12 }\n'
    with pytest.raises(
        BadVariant, match=r"the game cannot be played so: markets.json: the price of oil falls from 12 to 3"
    ):
        with_variant(text)


def test_every_game_declares_what_a_variant_may_change():
    for game in roadstead.all_games():
        if game.package.startswith("roadstead.games."):
            names = [parameter.name for parameter in parameters(game)]
            assert len(names) >= 8
            assert len(set(names)) == len(names)
            assert all(parameter.low < parameter.high for parameter in parameters(game))


def test_the_order_of_the_lines_does_not_matter():
    one = with_variant(HEAD + "[changes]\nlairs = 11\ncosts = { 2 = 9, 3 = 9 }\n")
    assert with_variant(HEAD + "[changes]\ncosts = { 2 = 9, 3 = 9 }\nlairs = 11\n") is one
    data = one.part("data")
    assert (data.KIND[2], data.COST[2], data.COST[3]) == (data.LAIR, 0, 9), "a space that became a lair costs nothing"


def test_an_options_only_variant_is_played_by_the_printed_games_own_modules():
    game = with_variant(HEAD + "[options]\nrounds = 9\n")
    assert game.package == JAMAICA.package
    assert game.rules is JAMAICA.rules
    assert game.new(2, 1).rounds == 9
    assert pickle.loads(pickle.dumps(game)) is game


@pytest.mark.parametrize(("lairs", "told"), [(9, "2 lairs"), (3, "6 spaces)"), (11, "2 lairs")])
def test_words_follow_the_numbers(lairs, told):
    game = JAMAICA if lairs == 9 else with_variant(HEAD + f"[changes]\nlairs = {lairs}\n")
    state = game.new(2, 1)
    said = str(game.words.label(state.redacted(0), 0, game.actions.parse("sail outer"), ["Ann", "Ben"]))
    assert told in said


def test_the_board_is_drawn_with_the_numbers_of_the_variant():
    game = with_variant(HEAD + "[changes]\nfinish_score = 33\nbehind_score = -17\n")
    drawn = game.board(game.new(2, 1)).markup
    assert ">33</text>" in drawn
    assert ">\N{MINUS SIGN}17</text>" in drawn
    printed = JAMAICA.board(JAMAICA.new(2, 1)).markup
    assert ">15</text>" in printed
    assert ">33</text>" not in printed


@pytest.mark.pure
@pytest.mark.parametrize("name", sorted(own()))
def test_a_variant_that_was_given_up_is_made_again_and_takes_no_more_room(name):
    base = roadstead.game(name)
    parameter = next(each for each in parameters(base) if each.single)
    number = parameter.low if parameter.stock(tables_of(base))[""] != parameter.low else parameter.high
    text = f'game = "{name}"\ntitle = "Gone"\nreason = "r"\n[changes]\n{parameter.name} = {number}\n'
    game = with_variant(text)
    game.load()
    first = played(game, game.seats[0]).to_dict()
    under_way = game.new(game.seats[0], 5)
    copies, went = len(libraries._made), weakref.ref(game)
    view = under_way.redacted(0)
    assert all(view.why_not(0, action) is None or view.why_not(0, action).words for action in range(game.actions.size))

    give_up(game.name)
    assert game.name not in in_memory()
    assert not [each for each in sys.modules if each.startswith(f"{game.package}.")]
    chooser = random.Random(5)
    while not under_way.over:  # whoever still has it goes on with it
        seat = under_way.actor()
        under_way.play(seat, chooser.choice(under_way.legal(seat)))
    assert under_way.to_dict() == first

    again = with_variant(text)
    again.load()
    assert again is not game
    assert played(again, again.seats[0]).to_dict() == first
    assert len(libraries._made) == copies
    assert is_compiled(again.package) == roadstead.compiled()
    del game, under_way, view
    gc.collect()
    assert went() is None
    give_up(again.name)


def test_to_give_up_what_is_not_there_changes_nothing():
    give_up("jamaica~none-0000")
    options_only = with_variant(HEAD + "[options]\nrounds = 11\n")
    give_up(options_only.name)
    assert played(JAMAICA, 2).over
