"""The `roadstead` command."""

import io
import os
import sys
from collections.abc import Sequence

from roadstead.cli.faults import INTERRUPTED, BadInput, shortened


def main() -> None:
    """Run the command with the arguments it was called with, and leave with its exit code."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """The exit code: 0 when all went well, 2 for bad input, which gets one line on standard error."""
    _open_streams()
    try:
        code = _run(arguments)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; what Python still holds for it must not be flushed at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _run(arguments: Sequence[str]) -> int:
    from cyclopts import CycloptsError

    from roadstead.cli.app import app

    try:
        code = app(list(arguments), exit_on_error=False, print_error=False)
    except CycloptsError as error:
        return _complain(str(error), 2)
    except BadInput as error:
        return _complain(str(error), error.code)
    return code if isinstance(code, int) else 0


def _open_streams() -> None:
    """A closed stream reads and writes nothing; what a terminal cannot show, or should not have sent, is a `?`."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif isinstance(getattr(sys, name), io.TextIOWrapper):
            getattr(sys, name).reconfigure(errors="replace")


def _complain(what: str, code: int) -> int:
    print(f"roadstead: {shortened(what)}", file=sys.stderr)
    return code
