"""The page about the API says what the sources say."""

from tools.api import PAGE, page


def test_the_page_is_up_to_date():
    assert PAGE.read_text("utf-8") == page(), "run tools/api.py"


def test_nothing_on_it_goes_without_words():
    said = page().splitlines()
    silent = [
        line
        for line, after in zip(said, [*said[1:], ""], strict=True)
        if line.startswith("- `") and "(" in line and not after
    ]
    assert silent == []
