"""How a server is run."""

from dataclasses import dataclass, field
from pathlib import Path

from roadstead.server.limits import Limits

STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Pace:
    """How many seconds a bot's move takes at least.  Tests set it to nothing."""

    least: float = 0.5  # where only bots play, and somebody looks on
    most: float = 0.9
    turn: float = 0.08  # where people play: before a bot's turn begins; once it is at it, it goes on at once
    demo: float = 1.0
    secret: float = 1.0  # a factor for the times of answers given in secret
    unseen: float = 0.0  # where nobody looks on

    @classmethod
    def of(cls, seconds: float) -> "Pace":
        """The usual pace, scaled so that a move among bots takes about so many seconds."""
        by = seconds / 0.7
        return cls(least=0.5 * by, most=0.9 * by, turn=0.08 * by, demo=1.0 * by, secret=1.0 * by)


@dataclass(frozen=True)
class Settings:
    """What the command line sets, and what tests set lower."""

    database: str = "sqlite:///roadstead.db"
    demo: bool = False
    webhooks_anywhere: bool = False
    workers: int = 2
    reveal_seconds: float = 10.0
    idle_seconds: float = 600.0  # a table nobody looks at and where nothing happens is put to sleep
    forget_days: float = 14.0  # a table that never started is closed
    abandon_days: float = 30.0  # a game in which nobody has decided anything is closed
    grace_seconds: float = 60.0  # after which others may ask for a bot in the place of one who went away
    patience_hours: float = (
        24.0  # for the answer of one who is away, after which nobody needs to agree to a bot any more
    )
    host_seconds: float = 300.0  # before the start, after which the next one at the table is host for one who went away
    host_days: float = 7.0  # the same in a running game
    wait: float = 0.0  # seconds to wait until another server of the same tables ends
    bot_limit: float = 20.0
    pace: Pace = field(default_factory=Pace)
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For is believed
    host_names: tuple[str, ...] = ()  # by which browsers may call this server; none: by any
    name: str = ""  # of this server among several
    peers: tuple[str, int] | None = (
        None  # where the other servers of the same tables reach this one; None: there are none
    )
    tethered: bool = False  # stop when standard input ends
    json_log: bool = False
    metrics_port: int = 0  # a port for the metrics alone; 0: they are on the port of everything else
    limits: Limits = field(default_factory=Limits)
    static: Path = STATIC
    variants: Path | None = None  # a folder with variants that are offered besides those that come with the games
