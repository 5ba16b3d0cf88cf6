"""`roadstead backup`: a copy of the database while the server runs."""

from pathlib import Path

from roadstead.cli.faults import BadInput, need, why
from roadstead.cli.serve import USUAL_DATABASE, database_url, shown


def backup(file: Path, /, *, database: str = "") -> None:
    """Copy everything that is stored now into a new file, while the server runs; nobody at a table notices.

    Parameters
    ----------
    file
        The new file; it must not exist yet.
    database
        The database, as it was given to `serve`; without it, roadstead.db here. PostgreSQL has pg_dump for this.
    """
    need("sqlalchemy", "server")
    from sqlalchemy.engine import make_url

    from roadstead.server.storage.backup import NoCopy, copy

    source = Path(database or USUAL_DATABASE)
    if "://" in database:
        url = make_url(database_url(database))
        if url.get_backend_name() != "sqlite":
            raise BadInput(
                f"PostgreSQL makes its own backups: pg_dump --format=custom --file={file} '{shown(database)}'"
            )
        source = Path(url.database or "")
    if not source.is_file():
        raise BadInput(f"{source}: there is no such file; --database names the one that `serve` was given")
    if file.exists():
        raise BadInput(f"{file} is there already: a backup goes into a new file")
    try:
        tables = copy(source, file)
    except NoCopy as error:
        raise BadInput(str(error), 1) from error
    except OSError as error:
        raise BadInput(why(error), 1) from error
    print(f"{file}: {tables} tables, {file.stat().st_size / 1e6:.1f} MB")
