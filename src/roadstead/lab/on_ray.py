"""The same simulation on a Ray cluster.  The same seeds give the same rows, whichever worker plays them.

A game follows from its number alone, so a batch lost with its worker is played again, and counted once.
"""

import logging
import os
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from roadstead.lab.plan import Plan, Row, play_one
from roadstead.lab.simulate import Failed, stop_asked
from roadstead.lab.tally import Tally

BATCH = 50
IN_FLIGHT = 4  # batches under way for each core, so that none is idle


def simulate(plan: Plan, address: str | None = None, report: Callable[[list[Row]], object] | None = None) -> Tally:
    """Play the plan on the cluster at ``address``; without one, on a cluster started on this machine."""
    if find_spec("ray") is None:
        raise ValueError("running on Ray needs ray: pip install 'roadstead[ray]'")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    import ray

    try:
        # A cluster that we start shows no dashboard; one that is there already is left as it is.
        more: dict[str, Any] = {"include_dashboard": False} if address is None else {}
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **more)
    except (ConnectionError, ValueError) as error:
        raise ValueError(f"no Ray cluster answers at {address}") from error
    try:
        return _play(ray, plan, report)
    finally:
        ray.shutdown()


def _play(ray: Any, plan: Plan, report: Callable[[list[Row]], object] | None) -> Tally:
    batches = iter(range(0, plan.games, BATCH))
    remote = ray.remote(max_retries=-1)(_play_batch)
    room = max(1, int(ray.cluster_resources().get("CPU", 1))) * IN_FLIGHT
    tally = Tally(plan)
    began = time.perf_counter()
    under_way: list[Any] = []
    with stop_asked() as stop:
        while not stop.is_set():
            for first in batches:
                under_way.append(remote.remote(plan, first))
                if len(under_way) >= room:
                    break
            if not under_way:
                break
            done, under_way = ray.wait(under_way, timeout=0.1)
            for ready in done:
                try:
                    rows = [Row(*row) for row in ray.get(ready)]
                except ray.exceptions.RayTaskError as error:
                    raise Failed(f"a game failed: {error.cause}") from error
                tally.add(rows)
                if report is not None:
                    report(rows)
    tally.seconds = time.perf_counter() - began
    tally.interrupted = tally.games < plan.games
    return tally


def _play_batch(plan: Plan, first: int) -> list[tuple[Any, ...]]:
    game = plan.the_game()
    return [tuple(play_one(plan, game, number)) for number in range(first, min(first + BATCH, plan.games))]
