"""What a table may choose before it begins: options, and named sets of them."""

from collections.abc import Mapping
from dataclasses import dataclass

OptionValue = bool | int | str


@dataclass(frozen=True)
class Option:
    """A rule that a table may choose; the first choice is what is played unless another is named."""

    name: str
    choices: tuple[OptionValue, ...]
    words: str
    title: str = ""  # what it is called where people choose; the name, unless it reads badly

    @property
    def heading(self) -> str:
        return self.title or self.name.replace("_", " ").capitalize()

    @property
    def default(self) -> OptionValue:
        return self.choices[0]


RULEBOOK = "rulebook"  # the preset of every game: all options as the rulebook has them
EVENING = "evening"  # the preset that people are offered first, where a game has one


@dataclass(frozen=True)
class Preset:
    """A named set of options; those it does not name stay as the rulebook has them."""

    name: str
    options: Mapping[str, OptionValue]
    words: str
    title: str


BY_THE_BOOK = Preset(RULEBOOK, {}, "Every option as the rulebook has it.", "By the rulebook")
BY_THE_VARIANT = Preset(RULEBOOK, {}, "Every option as the variant has it.", "As the variant has it")
