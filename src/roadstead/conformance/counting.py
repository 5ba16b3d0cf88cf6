"""A plugin of pytest for `roadstead check`: leaves behind how many tests passed, failed and were skipped."""

import json
import os
from pathlib import Path
from typing import Any

COUNTS = "ROADSTEAD_COUNTS"


def pytest_terminal_summary(terminalreporter: Any) -> None:
    stats = terminalreporter.stats
    counts = {name: len(stats.get(name, ())) for name in ("passed", "failed", "error", "skipped")}
    Path(os.environ[COUNTS]).write_text(json.dumps(counts), "utf-8")
