"""`roadstead games`: what there is to play."""

import json as json_text

from roadstead.kernel.game import Game


def games(*, json: bool = False) -> None:
    """The games there are, the easiest first, with their seats and options.

    Parameters
    ----------
    json
        Print the list as JSON.
    """
    import roadstead

    found = roadstead.all_games()
    if json:
        print(json_text.dumps([described(game) for game in found], indent=2))
        return
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False)
    for game in found:
        at_a_glance = f"  {game.name}, {seats_words(game)} players, about {game.minutes} minutes"
        console.print(Text.assemble((game.title, "bold"), at_a_glance))
        console.print(Text(f"  {game.words_about}"))
        for option in game.options:
            usual, *others = (str(choice) for choice in option.choices)
            choices = f"{option.name}={usual}" + (f" (or {', '.join(others)})" if others else "")
            console.print(Text.assemble(("  option ", "dim"), (choices, "cyan"), f"  {option.words}"))
        if len(game.presets) > 1:
            for preset in game.presets:
                console.print(Text.assemble(("  ", ""), (f"preset={preset.name}", "cyan"), f"  {preset.words}"))


def described(game: Game) -> dict[str, object]:
    """A game as plain data."""
    return {
        "name": game.name,
        "title": game.title,
        "about": game.words_about,
        "minutes": game.minutes,
        "weight": game.weight,
        "seats": list(game.seats),
        "options": [
            {"name": option.name, "choices": list(option.choices), "default": option.default, "about": option.words}
            for option in game.options
        ],
        "presets": [
            {"name": preset.name, "options": dict(preset.options), "about": preset.words} for preset in game.presets
        ],
        "rules_version": game.rules_version,
        "actions": game.actions.size,
    }


def seats_words(game: Game) -> str:
    first, last = game.seats[0], game.seats[-1]
    return str(first) if first == last else f"{first} to {last}"
