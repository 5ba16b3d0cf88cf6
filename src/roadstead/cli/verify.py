"""`roadstead verify`: is a record sound?"""

from pathlib import Path

from roadstead.cli.faults import BadInput, in_one_line, need

UNSOUND = 1


def verify(file: Path | None = None, /, *, unfinished: bool = False, database: str = "") -> None:
    """Replay a record under the rules and check every line of it; exit code 1 when it is not sound.

    Parameters
    ----------
    file
        A record, as `play --save` writes it.
    unfinished
        A game that was left before its end is sound too.
    database
        Instead of a file: every table stored by `serve`, listed with whether it can go on under these rules.
    """
    if database:
        if file is not None:
            raise BadInput("name a record or a database, not both")
        verify_tables(database)
        return
    if file is None:
        raise BadInput("name a record, or a database with --database")
    from roadstead import records

    with in_one_line(UNSOUND):
        try:
            verdict = records.verify(file, allow_unfinished=unfinished)
        except records.RecordFault as fault:
            raise BadInput(f"{file}: {fault}", UNSOUND) from fault
    print(f"{file}: sound: {verdict}")


def verify_tables(database: str) -> None:
    """List every stored table; exit code 1 when the record of one can no longer be replayed."""
    need("sqlalchemy", "server")
    from sqlalchemy.exc import SQLAlchemyError

    from roadstead.cli.serve import database_url, one_line, shown
    from roadstead.server.storage.store import OtherVersion
    from roadstead.server.tables.audit import audit

    if "://" not in database and not Path(database).is_file():
        raise BadInput(f"{database}: there is no such file", UNSOUND)
    seen = broken = 0
    try:
        for found in audit(database_url(database)):
            seen += 1
            broken += not found.folds
            print(f"{found.table}  {found.game}  {found.status}  {'ok' if found.folds else 'BROKEN'}: {found.words}")
    except (SQLAlchemyError, ImportError, OtherVersion) as error:
        raise BadInput(f"{shown(database)}: {one_line(error, database)}", UNSOUND) from error
    print(f"{seen} tables, {broken} that no longer fold")
    if broken:
        raise BadInput(f"{broken} of {seen} tables no longer fold under these rules", UNSOUND)
