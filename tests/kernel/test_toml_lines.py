"""Where the entries of a TOML file stand, whatever form it has, and in time that grows with its length alone."""

import contextlib
import random
import time
import tomllib

import pytest

from roadstead.kernel.toml_lines import DEEPEST, TooDeep, lines_of

PIECES = (
    *("a", "b", "c", "1", '"d e"', "'f'", ".", ".", "=", "=", "=", "1", "2.5", "true", "-1", '"t"', "'u'", '""'),
    *('"""x\ny"""', "'''z\n'''", '""""q""""', '"\\""', '"""\\"""" "', "#", "# [x]", "\n", "\n", "\n", "\n", " ", "\t"),
    *("[", "]", "[[", "]]", "{", "}", ",", "a = 1\n", "[a]\n", "[b.c]\n", "x = [1,\n2]\n", "y = { p = 1, q.r = 2 }\n"),
    *(
        "x = [1,\n2]\n",
        '"d e" = """x\n# y"""\n',
        "c.'f' = '#' # {\n",
        "[[r]]\n",
        "z = [{ a = [] },\n # [\n]\n",
        "[k.f]\n",
    ),
)


def test_every_form_of_an_entry_has_its_line():
    text = (
        'game = "x"\n[a . "b c"]\n1 = [1,\n 2, {x = 3}]\n# [none]\n[changes]\ncosts = { 28 = 3, 45.z = {} }\n'
        't = """\n[none]\n\\"""\n"""""\nafter = 1\n[[rows]]\nl = \'\'\'\n[none]\'\'\'\'\'\nlast = 2 # [none]\n'
    )
    assert lines_of(text) == {
        ("game",): 1,
        ("a",): 2,
        ("a", "b c"): 2,
        ("a", "b c", "1"): 3,
        ("a", "b c", "1", "x"): 4,
        ("changes",): 6,
        ("changes", "costs"): 7,
        ("changes", "costs", "28"): 7,
        ("changes", "costs", "45"): 7,
        ("changes", "costs", "45", "z"): 7,
        ("changes", "t"): 8,
        ("changes", "after"): 12,
        ("rows",): 13,
        ("rows", "l"): 14,
        ("rows", "last"): 16,
    }


def paths(found, above=()):
    for name, value in found.items():
        yield (*above, name)
        if isinstance(value, dict):
            yield from paths(value, (*above, name))


def depth(value):
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + max(map(depth, inside), default=0)


def test_whatever_toml_there_is_all_its_entries_are_found():
    source, taken = random.Random(1), 0
    for _ in range(40_000):
        text = "".join(source.choice(PIECES) for _ in range(source.randrange(1, 14)))
        try:
            found = tomllib.loads(text)
        except ValueError:
            continue
        try:
            lines = lines_of(text)
        except TooDeep:
            assert depth(found) > DEEPEST
            continue
        taken += bool(found)
        whole = text.split("\n")
        for path in paths(found):
            assert path[-1] in whole[lines[path] - 1], text
    assert taken > 1_000


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (".".join(["a"] * (DEEPEST + 1)) + " = 1", 1),
        ("[a.b.c]\n" + ".".join(["d"] * DEEPEST) + " = 1", 2),
        (f"[{'.'.join(['a'] * 3000)}]\n", 1),
        ("a = " + "[" * 3000, 1),
        ("a = " + "{ a = " * 3000, 1),
        ("\n\n\n" + ".".join(["'a'"] * 1000), 4),
    ],
)
def test_what_is_nested_deep_is_not_read_to_its_end(text, line):
    with pytest.raises(TooDeep) as told:
        lines_of(text)
    assert told.value.line == line


@pytest.mark.parametrize("piece", [*PIECES, '"\\', '"""\\"', "'''", "[a", "a\n", "[a]\n", "a=[1,{b=", "\r", "\u0301"])
def test_the_time_grows_with_the_length_and_not_with_its_square(piece):
    def seconds(times):
        text, best = piece * times, 9.0
        for _ in range(5):
            started = time.perf_counter()
            with contextlib.suppress(TooDeep):
                lines_of(text)
            best = min(best, time.perf_counter() - started)
        return best

    assert seconds(32_000) < 80 * seconds(2_000) + 0.02, "with the square of the length it would be 256 times"
