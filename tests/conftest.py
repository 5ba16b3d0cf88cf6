"""What every test run checks of itself: the right build is loaded, and a test claims few rules."""

import gc
import os
import signal

import pytest
from hypothesis import settings

import roadstead
from roadstead.conformance.soaking import pytest_make_no_soak as pytest_make_no_soak

CLAUSES_A_TEST = 3

# The files that take longest, and about how many seconds: where several processes share the tests, these come first.
SECONDS = {
    "test_readable.py": 75,
    "test_at_the_table.py": 60,
    "test_cli_authoring.py": 60,
    "test_whole_games.py": 50,
    "test_mutants.py": 50,
    "test_beats.py": 45,
    "test_kill.py": 45,
    "test_pages.py": 40,
    "test_foresight.py": 40,
    "test_take_over.py": 35,
    "test_wheel.py": 30,
    "test_variant_tables.py": 25,
    "test_shipped_variants.py": 12,
    "test_wire_secrets.py": 30,
    "test_non_interference.py": 25,
    "test_ending.py": 20,
    "test_moments.py": 20,
    "test_own_hand.py": 15,
    "test_hostile.py": 15,
    "test_cut.py": 15,
    "test_keyboard.py": 10,
}

# A machine under load is slow, not wrong.
settings.register_profile("roadstead", deadline=None)
settings.load_profile("roadstead")


def pytest_configure(config):
    # A job in the background is started with Ctrl-C ignored, and so would be all that the tests start.
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    expected = os.environ.get("ROADSTEAD_EXPECT")
    if expected not in (None, "compiled", "pure"):
        raise pytest.UsageError(f"ROADSTEAD_EXPECT is 'compiled' or 'pure', not {expected!r}")
    loaded = "compiled" if roadstead.compiled() else "pure"
    if expected not in (None, loaded):
        raise pytest.UsageError(f"this run claims to test the {expected} kernel, but the {loaded} one is loaded")


def pytest_report_header():
    return f"roadstead {roadstead.__version__}, kernel {'compiled' if roadstead.compiled() else 'pure'}"


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """All that is loaded here stays to the end: nobody needs to look through it for what could go, now or later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem(collector, name, obj):
    made = yield
    for item in made if isinstance(made, list) else [made]:
        if isinstance(item, pytest.Function):
            clauses = {clause for marker in item.iter_markers("rule") for clause in marker.args}
            if len(clauses) > CLAUSES_A_TEST:
                raise collector.CollectError(
                    f"{item.name} names {len(clauses)} clauses, {', '.join(sorted(clauses))}: "
                    f"at most {CLAUSES_A_TEST} a test, so that a failure says which rule broke"
                )
    return made


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    """Each of the processes that share the tests begins with its part of the long ones: none of them is left for the end."""
    processes = getattr(config, "workerinput", {}).get("workercount", 1)
    if processes > 1:
        items[:] = spread_over(items, processes)


def spread_over(items, processes):
    """The items in as many runs of equal length as there are processes, the files that take long at their beginnings."""
    files = {}
    for item in items:
        if item.path.name in SECONDS:
            files.setdefault(item.path, []).append(item)
    runs = [[] for _ in range(processes)]
    load = [0.0] * processes
    for path in sorted(files, key=lambda path: (-SECONDS[path.name], str(path))):
        least = load.index(min(load))
        runs[least] += files[path]
        load[least] += SECONDS[path.name]
    short = [item for item in items if item.path not in files]
    for at, run in enumerate(runs):
        until = (at + 1) * len(items) // processes - at * len(items) // processes
        more = max(until - len(run), 0) if at < processes - 1 else len(short)
        run += short[:more]
        short = short[more:]
    return [item for run in runs for item in run]


def pytest_terminal_summary(terminalreporter):
    """How many faults were planted on purpose, and how many of them the tests caught."""
    reports = [
        report
        for how in ("passed", "failed")
        for report in terminalreporter.stats.get(how, ())
        if report.when == "call"
    ]
    mutants = [found for report in reports for name, found in report.user_properties if name == "mutants"]
    if mutants:
        caught, planted = (sum(each) for each in zip(*mutants, strict=True))
        terminalreporter.write_line(f"mutants: {caught} of {planted} caught")
    leaks = [report for report in reports if "leak" in report.keywords]
    if leaks:
        terminalreporter.write_line(f"planted leaks: {sum(leak.passed for leak in leaks)} of {len(leaks)} caught")


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL for this process, started when the first test asks for it."""
    from postgres import Cluster

    cluster = Cluster()
    yield cluster
    cluster.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def each_database(request, tmp_path):
    """The address of an empty database: the test runs once with each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/tables.db"
        return
    cluster = request.getfixturevalue("postgres")
    with cluster.database() as name:
        yield cluster.address(name)
