"""The browser's client is exchanged while a server starts: it has the old one or the new one, whole."""

import re
import shutil
import subprocess
import threading
from pathlib import Path

import pytest

from roadstead.server.http.files import Files

CLONE = Path(__file__).parents[2]
NAMED = re.compile(rb'"/?(assets/[\w.-]+\.(?:js|css))"')


def loads(files: Files) -> set[str]:
    """What the page loads, and what is loaded by that."""
    found: set[str] = set()
    waiting = [files.index]
    while waiting:
        for name in NAMED.findall(waiting.pop().plain):
            if (path := name.decode()) not in found:
                found.add(path)
                file = files.get(path)
                assert file is not None, f"{path} is missing"
                waiting.append(file)
    return found


def put(folder: Path, name: str, text: str) -> None:
    new = folder / f"{name}.new"
    new.write_text(text)
    new.rename(folder / name)


def exchanged(folder: Path, number: int) -> None:
    """As web/vite.config.ts does it."""
    before = list((folder / "assets").iterdir())
    names = [f"assets/part-{number:04}{part:04}.js" for part in range(20)]
    for name in names:
        put(folder, name, "export {}")
    put(folder, "index.html", " ".join(f'"/{name}"' for name in names))
    for path in before:
        path.unlink()


def test_a_server_that_starts_while_the_client_is_exchanged_has_a_whole_one(tmp_path):
    (tmp_path / "assets").mkdir()
    exchanged(tmp_path, 0)
    over = threading.Event()

    def again_and_again():
        number = 0
        while not over.is_set():
            exchanged(tmp_path, number := number + 1)

    builder = threading.Thread(target=again_and_again)
    builder.start()
    try:
        seen = {frozenset(loads(Files(tmp_path))) for _ in range(30)}
    finally:
        over.set()
        builder.join()
    assert all(len(parts) == 20 for parts in seen)
    assert len(seen) > 1, "it was exchanged meanwhile"


def test_what_is_compressed_and_is_another_file_is_not_sent(tmp_path):
    (tmp_path / "index.html").write_text("<!doctype html>" * 20)
    (tmp_path / "index.html.br").write_bytes(b"\x0b\x02\x80hello\x03")  # brotli's "hello"
    files = Files(tmp_path)
    assert files.index.packed["br"] != b"\x0b\x02\x80hello\x03"
    assert files.index.plain == b"<!doctype html>" * 20


@pytest.mark.soak
def test_building_the_client_leaves_a_whole_one_at_any_moment(tmp_path):
    web, static = tmp_path / "web", tmp_path / "src" / "roadstead" / "server" / "static"
    shutil.copytree(CLONE / "web", web, ignore=shutil.ignore_patterns("node_modules"))
    (web / "node_modules").symlink_to(CLONE / "web" / "node_modules")
    build = ["npm", "run", "build"]
    static.mkdir(parents=True)
    subprocess.run(build, cwd=web, check=True, capture_output=True)
    before = Files(static).index.plain
    assert len(loads(Files(static))) > 5
    with (web / "src" / "main.ts").open("a") as source:
        source.write("\nconsole.info('another client')\n")
    building = subprocess.Popen(build, cwd=web, stdout=subprocess.DEVNULL)
    while building.poll() is None:
        assert len(loads(Files(static))) > 5
    assert building.returncode == 0
    after = Files(static)
    assert after.index.plain != before
    assert {f"assets/{path.name}" for path in (static / "assets").glob("*.js")} <= loads(after), "what is old is gone"
