"""Files ready to be sent (the client, the boards), and the headers that every answer has."""

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import brotli
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# Scripts and styles obey the policy of the page that loads them: one of their own would only make each of them longer.
OF_A_PAGE = ("Content-Security-Policy", "Cross-Origin-Opener-Policy")
LOADED = ("text/javascript", "text/css")
FOR_EVER = "public, max-age=31536000, immutable"
HASHED = re.compile(r"^assets/.+-[\w-]{8,}\.\w+$")
TEXT = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".map"}
PAGE = "index.html"
BUILT = {".br": "br", ".gz": "gzip"}  # how the client's files are compressed when it is built, the best first

# By the names that browsers know them by.  Brotli's best takes twenty times as long for another tenth.
PACKERS: Mapping[str, Callable[[bytes], bytes]] = {
    "br": lambda plain: brotli.compress(plain, quality=9),
    "gzip": lambda plain: gzip.compress(plain, 9, mtime=0),
}

UNPACKERS: Mapping[str, Callable[[bytes], bytes]] = {"br": brotli.decompress, "gzip": gzip.decompress}

NOWHERE = "/api/nowhere"  # an address with nothing behind it


@dataclass(frozen=True)
class File:
    """A file as it is sent: plain, and compressed in the ways that make it shorter, the best first."""

    plain: bytes
    packed: Mapping[str, bytes]
    kind: str
    tag: str
    lasting: bool

    @classmethod
    def of(cls, plain: bytes, kind: str, *, lasting: bool, packs: bool) -> "File":
        packed = {name: pack(plain) for name, pack in PACKERS.items()} if packs else {}
        shorter = {name: short for name, short in packed.items() if len(short) < len(plain)}
        tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
        return cls(plain, shorter, kind, tag, lasting)

    def packed_best(self) -> "File":
        """The same as short as can be, for what is sent often.  Takes half a second for a board."""
        return replace(self, packed={**self.packed, "br": brotli.compress(self.plain)})

    def sent_to(self, request: Request) -> Response:
        headers = {"ETag": self.tag, "Vary": "Accept-Encoding"}
        headers["Cache-Control"] = FOR_EVER if self.lasting else "no-cache"
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        understood = {one.partition(";")[0].strip() for one in request.headers.get("accept-encoding", "").split(",")}
        for name, packed in self.packed.items():
            if name in understood:
                return Response(packed, headers={**headers, "Content-Encoding": name}, media_type=self.kind)
        return Response(self.plain, headers=headers, media_type=self.kind)


class Files:
    """The built client, read and compressed once.  `roadstead serve` needs one; an app in a test does not."""

    def __init__(self, folder: Path) -> None:
        self._files = _whole(folder)
        none = File.of(b"There is no client here.\n", "text/plain", lasting=False, packs=False)
        self.index = self._files.get(PAGE, none)

    def get(self, path: str) -> File | None:
        return self._files.get(path)


def _whole(folder: Path) -> dict[str, File]:
    """All files of the client; none where it has not been built.

    Another one may be put in its place meanwhile.  Then the page is exchanged after what the new one loads has come, and before
    what the old one loads goes (`web/vite.config.ts`).  So where it is the same afterwards, everything that it loads is here.
    """
    page = folder / PAGE
    while page.is_file():
        try:
            before = page.read_bytes()
            found = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix not in BUILT]
            names = [path.relative_to(folder).as_posix() for path in found]
            files = {name: _read(path, bool(HASHED.match(name))) for name, path in zip(names, found, strict=True)}
            if files[PAGE].plain == before == page.read_bytes():
                return files
        except FileNotFoundError:
            continue  # it went while we read
    return {}


def _read(path: Path, lasting: bool) -> File:
    """A file of the client.  What was compressed when the client was built is not compressed again."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    plain = path.read_bytes()
    built = {name: path.with_name(path.name + suffix) for suffix, name in BUILT.items()}
    packed = {name: file.read_bytes() for name, file in built.items() if file.exists()}
    packed = {name: short for name, short in packed.items() if UNPACKERS[name](short) == plain}
    file = File.of(plain, kind, lasting=lasting, packs=path.suffix in TEXT and not packed)
    return replace(file, packed=packed) if packed else file


class Headers:
    """Puts the security headers on every answer.

    An address with control characters leads nowhere: databases and systems stumble over a zero in a text.  Where the
    metrics have a port of their own, they are found only there, and nothing else is.
    """

    def __init__(self, app: ASGIApp, metrics_port: int = 0) -> None:
        self.app = app
        self.metrics_port = metrics_port

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and not self._leads_somewhere(scope):
            scope["path"], scope["raw_path"] = NOWHERE, NOWHERE.encode()
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                loaded = headers.get("content-type", "").startswith(LOADED)
                for name, value in HEADERS.items():
                    if not (loaded and name in OF_A_PAGE):
                        headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, with_headers)

    def _leads_somewhere(self, scope: Scope) -> bool:
        path: str = scope["path"]
        if any(ord(letter) < 32 or ord(letter) == 127 for letter in path):
            return False
        if self.metrics_port and path not in ("/healthz", "/readyz"):
            there = bool(scope.get("server")) and scope["server"][1] == self.metrics_port
            return there == (path in ("/metrics", "/operator"))
        return True


async def page(request: Request) -> Response:
    """A file of the client.  The client itself understands every other address."""
    files: Files = request.app.state.files
    path = request.path_params["path"]
    found = files.get(path)
    if found is not None:
        return found.sent_to(request)
    if path.startswith(("api/", "assets/", "board/", "ws/")):
        return Response('{"refused":{"words":"There is nothing at this address."}}', 404, media_type="application/json")
    return files.index.sent_to(request)
