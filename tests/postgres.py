"""A PostgreSQL of our own: a cluster for the tests of one process, a database for each of them."""

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

START = 60.0
OWNERS = ("postgres", "nobody")  # PostgreSQL does not run as root
# Nothing here outlives the machine, so nothing waits for the disk.
QUICK = {
    "fsync": "off",
    "full_page_writes": "off",
    "listen_addresses": "",
    "max_connections": "80",
    "shared_buffers": "32MB",
    "log_min_messages": "fatal",
}


def programs() -> Path:
    """The folder with PostgreSQL's programs, the newest first."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: -float(path.parent.name))
    for folder in [*found, Path("/usr/local/bin"), Path("/usr/bin")]:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise RuntimeError("there is no PostgreSQL on this machine: run tools/postgres.sh")


class Cluster:
    """Reached by a socket in a folder of its own.  The system ends it with the process that started it."""

    def __init__(self) -> None:
        clear_what_was_left()
        self.folder = Path(tempfile.mkdtemp(prefix=f"roadstead-pg-{os.getpid()}-"))
        self._numbers = itertools.count(1)
        self._as: list[str] = ["setpriv", "--pdeathsig", "QUIT"]
        if os.getuid() == 0:
            owner = next(pwd.getpwnam(name) for name in OWNERS if name in {one.pw_name for one in pwd.getpwall()})
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
            self._as += ["--reuid", str(owner.pw_uid), "--regid", str(owner.pw_gid), "--clear-groups"]
        data = self.folder / "data"
        made = [
            programs() / "initdb",
            "--no-sync",
            "--auth=trust",
            "--username=postgres",
            "--encoding=UTF8",
            "-D",
            data,
        ]
        with open(self.folder / "log", "w") as log:
            subprocess.run([*self._as, *map(str, made)], check=True, stdout=log, stderr=log, cwd=self.folder)
            settings = [word for name, value in QUICK.items() for word in ("-c", f"{name}={value}")]
            started = [*self._as, str(programs() / "postgres"), "-D", str(data), "-k", str(self.folder), *settings]
            self.process = subprocess.Popen(started, stdout=log, stderr=log, cwd=self.folder)
        until = time.monotonic() + START
        while True:
            try:
                self._do("SELECT 1")
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < until, "PostgreSQL did not start"
                time.sleep(0.05)

    @property
    def socket(self) -> str:
        return str(self.folder / ".s.PGSQL.5432")

    def _do(self, statement: str) -> None:
        with psycopg.connect(host=str(self.folder), user="postgres", dbname="postgres", autocommit=True) as db:
            db.execute(statement)  # type: ignore[call-overload]

    @contextmanager
    def database(self) -> Iterator[str]:
        """A new, empty database: its name; it is gone afterwards, whoever is still connected to it."""
        name = f"tables_{next(self._numbers)}"
        self._do(f"CREATE DATABASE {name} TEMPLATE template0")
        try:
            yield name
        finally:
            self._do(f"DROP DATABASE {name} WITH (FORCE)")

    def address(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def stop(self) -> None:
        self.process.send_signal(signal.SIGQUIT)  # at once: nothing of it is needed any more
        self.process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)


def clear_what_was_left() -> None:
    """The folders of runs that were killed."""
    for folder in Path(tempfile.gettempdir()).glob("roadstead-pg-*"):
        number = folder.name.split("-")[2]
        if number.isdigit() and not Path(f"/proc/{number}").exists():
            shutil.rmtree(folder, ignore_errors=True)
