"""How a server is run."""

from dataclasses import dataclass, field
from pathlib import Path

from roadstead.server.limits import Limits

STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Pace:
    """How long a bot's move takes at the least where somebody looks on; tests turn it down to nothing."""

    least: float = 0.5
    most: float = 0.9
    demo: float = 1.0
    secret: float = 1.0  # what the times in secret are multiplied with
    unseen: float = 0.0  # where nobody looks on

    @classmethod
    def of(cls, seconds: float) -> "Pace":
        """The usual pace, stretched or shortened so that a move takes about so long."""
        by = seconds / 0.7
        return cls(0.5 * by, 0.9 * by, 1.0 * by, 1.0 * by)


@dataclass(frozen=True)
class Settings:
    """What the command line says, and what tests turn down."""

    database: str = "sqlite:///roadstead.db"
    demo: bool = False
    webhooks_anywhere: bool = False
    workers: int = 2
    reveal_seconds: float = 10.0
    idle_seconds: float = 600.0  # a table nobody looks at and where nothing happens is put to sleep
    forget_days: float = 14.0  # a table that never started is closed
    abandon_days: float = 30.0  # a game in which nobody has decided anything is closed
    grace_seconds: float = 60.0  # after which others may hand the seat of one who went away to a bot
    wait: float = 0.0  # for another server of the same tables to end
    bot_limit: float = 20.0
    pace: Pace = field(default_factory=Pace)
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For is believed
    json_log: bool = False
    metrics_port: int = 0  # where the metrics are read, and nothing else; 0: with everything else
    limits: Limits = field(default_factory=Limits)
    static: Path = STATIC
