"""A bar that shows how many games are finished, where somebody looks on."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager


@contextmanager
def progress(words: str, total: int, completed: int = 0) -> Iterator[Callable[[int], None]]:
    """Gives a function that is called with the number of games just finished."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    nobody_looks = not sys.stderr.isatty()
    with Progress(
        *columns, console=Console(stderr=True), transient=True, auto_refresh=False, disable=nobody_looks
    ) as bar:
        task = bar.add_task(words, total=total, completed=completed)
        yield lambda more: bar.update(task, advance=more, refresh=True)


def by_rows(finished: Callable[[int], None]) -> Callable[[Sequence[object]], None]:
    """Counts the games of each list of rows that is handed in."""
    return lambda rows: finished(len(rows))
