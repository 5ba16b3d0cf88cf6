"""The `roadstead` command."""

import io
import os
import sys
from collections.abc import Sequence

from roadstead.cli.faults import INTERRUPTED, BadInput, shortened, why


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
        _let_go_of_output()
        return 1
    except OSError as error:
        code = _complain(why(error), 2)
        try:
            sys.stdout.flush()
        except OSError:
            _let_go_of_output()
        return code


def _let_go_of_output() -> None:
    """Nobody reads our output any more, so Python must not flush the rest of it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(arguments: Sequence[str]) -> int:
    from cyclopts import CycloptsError

    from roadstead.cli.app import app

    try:
        _refuse_empty(arguments)
        code = app(list(arguments), exit_on_error=False, print_error=False)
    except CycloptsError as error:
        return _complain(str(error), 2)
    except BadInput as error:
        from roadstead.kernel.variants import BadVariant

        return _complain(str(error), error.code, isinstance(error.__cause__, BadVariant))
    except ValueError as error:
        from roadstead.kernel.house_rules import BadHouseRules

        if not isinstance(error, BadHouseRules):  # whoever asks for games meets those that the environment tells of
            raise
        return _complain(str(error), 2)
    return code if isinstance(code, int) else 0


def _refuse_empty(arguments: Sequence[str]) -> None:
    """Refuse an empty text: it has no meaning, and as a path it would mean the present folder."""
    before = ""
    for argument in arguments:
        name, equals, value = argument.partition("=")
        if not argument.strip():
            raise BadInput(f"{before} is given an empty text" if before.startswith("--") else "an argument is empty")
        if name.startswith("--") and equals and not value.strip():
            raise BadInput(f"{name} is given an empty text")
        before = argument


def _open_streams() -> None:
    """Replace closed streams by empty ones.  What a terminal cannot show, or should not have sent, becomes a `?`."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif isinstance(getattr(sys, name), io.TextIOWrapper):
            getattr(sys, name).reconfigure(errors="replace")


def _complain(what: str, code: int, several: bool = False) -> int:
    for line in what.split("\n") if several else [what]:
        print(f"roadstead: {shortened(line)}", file=sys.stderr)
    return code
