"""`roadstead serve`: tables in the browser."""

from pathlib import Path

from roadstead.cli.faults import BadInput, need, why

USUAL_DATABASE = "roadstead.db"


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    demo: bool = False,
    webhooks_anywhere: bool = False,
    pace: float = 0.7,
    no_limits: bool = False,
    wait: float = 0.0,
    grace: float = 60.0,
) -> None:
    """Tables in the browser: make one, share its link, play.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets others in your network come too.
    port
        The port to listen on; 0 takes any that is free.
    database
        Where tables are kept: a file, or an address such as postgresql://user@host/name. Without it, roadstead.db here.
    demo
        Bots play all five games for those who look in.
    webhooks_anywhere
        Alerts may go to any address, this machine's own network included.
    pace
        About how many seconds a bot takes for a move while people look on; 0: no longer than it thinks.
    no_limits
        Do not limit how much one address may ask for: behind a proxy all visitors have the proxy's address.
    wait
        How many seconds to wait for another server of the same tables to end, before this one gives up.
    grace
        How many seconds after somebody went away the others may have a bot play for them.
    """
    for module in ("starlette", "uvicorn", "sqlalchemy", "websockets"):
        need(module, "server")
    from sqlalchemy.exc import SQLAlchemyError

    from roadstead.server.crew import Pace
    from roadstead.server.holding import InUse
    from roadstead.server.limits import Limits
    from roadstead.server.running import Taken, run
    from roadstead.server.settings import Settings
    from roadstead.server.store import OtherVersion

    if not 0 <= pace <= 60:
        raise BadInput("a bot's pace is 0 to 60 seconds")
    if not 0 <= wait <= 3600:
        raise BadInput("to wait is 0 to 3600 seconds")
    if not 0 <= grace <= 86400:
        raise BadInput("the grace for one who went away is 0 to 86400 seconds")
    must_have_folder(database)
    settings = Settings(
        database=database_url(database),
        demo=demo,
        webhooks_anywhere=webhooks_anywhere,
        pace=Pace.of(pace),
        limits=Limits.none() if no_limits else Limits(),
        wait=wait,
        grace_seconds=grace,
    )
    try:
        run(settings, host, port)
    except Taken as error:
        raise BadInput(str(error), 1 if 0 <= port < 65536 else 2) from error
    except InUse as error:
        raise BadInput(str(error)) from error
    except OtherVersion as error:
        raise BadInput(f"{database or USUAL_DATABASE}: {error}", 1) from error
    except (SQLAlchemyError, ImportError) as error:
        raise BadInput(f"{database or USUAL_DATABASE}: {one_line(error)}", 1) from error
    except OSError as error:
        raise BadInput(why(error), 1) from error


def one_line(error: Exception) -> str:
    """What a database says, without the statement it was asked and where to read more."""
    return str(error).partition("\n")[0]


def must_have_folder(given: str) -> None:
    """A database is made where it is not there yet, its folder is not."""
    if "://" in given:
        return
    file = Path(given or USUAL_DATABASE).absolute()
    if file.is_dir():
        raise BadInput(f"{file} is a folder: --database names a file in it, such as {file / USUAL_DATABASE}")
    if not file.parent.is_dir():
        raise BadInput(f"there is no folder {file.parent} to keep {file.name} in: make it first, or name another")


def database_url(given: str) -> str:
    """The database's address; a plain name is a SQLite file."""
    if "://" in given:
        return given
    return f"sqlite:///{Path(given or USUAL_DATABASE).absolute()}"
