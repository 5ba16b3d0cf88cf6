"""`roadstead verify`: is a record sound?"""

from pathlib import Path

from roadstead.cli.faults import BadInput, in_one_line

UNSOUND = 1


def verify(file: Path, /, *, unfinished: bool = False) -> None:
    """Replay a record under the rules and check every line of it; exit code 1 when it is not sound.

    Parameters
    ----------
    file
        A record, as `play --save` writes it.
    unfinished
        A game that was left before its end is sound too.
    """
    from roadstead import records

    with in_one_line(UNSOUND):
        try:
            verdict = records.verify(file, allow_unfinished=unfinished)
        except records.RecordFault as fault:
            raise BadInput(f"{file}: {fault}", UNSOUND) from fault
    print(f"{file}: sound: {verdict}")
