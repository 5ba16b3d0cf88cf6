"""Alerts for those who are away: a small message to an address of their own.

An address that a stranger names must not lead into the server's own network: only https, only public addresses, and the
connection goes to the very address that was checked.
"""

import asyncio
import http.client
import ipaddress
import socket
import ssl
from urllib.parse import urlsplit

import msgspec

from roadstead.server.papers import Papers

TIMEOUT = 5.0


class BadHook(ValueError):
    """An address that is not called."""


def why_not(url: str, *, anywhere: bool = False) -> str:
    """What is wrong with an address; empty when nothing is.  Its name is looked up only when it is called."""
    try:
        _parts(url, anywhere)
    except ValueError as error:
        return str(error)
    return ""


def _parts(url: str, anywhere: bool) -> tuple[str, str, int, str]:
    if any(ord(letter) <= 32 or ord(letter) == 127 for letter in url) or not url.isascii():
        raise BadHook("An address has no blanks and only plain letters.")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadHook("That is not an address.") from None
    if parts.scheme != "https" and not (anywhere and parts.scheme == "http"):
        raise BadHook("An alert goes to an https address.")
    if not parts.hostname or parts.username is not None:
        raise BadHook("An address has a host, and no name or password in it.")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return parts.scheme, parts.hostname, port or (443 if parts.scheme == "https" else 80), path


def message(papers: Papers, title: str, name: str, origin: str) -> bytes:
    """What is told: whose turn it is, and where."""
    words = f"It is your turn at {papers.name or title}, {name}."
    told = {"text": words, "content": words, "table": papers.table, "game": papers.game, "name": name}
    if origin:
        told["url"] = f"{origin}/t/{papers.table}"
    return msgspec.json.encode(told)


async def call(url: str, body: bytes, *, anywhere: bool = False) -> bool:
    """Send the message; what goes wrong on the way is nobody's concern but the receiver's."""
    try:
        return await asyncio.to_thread(_post, url, body, anywhere)
    except (OSError, ValueError, http.client.HTTPException):
        return False


def _post(url: str, body: bytes, anywhere: bool) -> bool:
    scheme, host, port, path = _parts(url, anywhere)
    address = _resolved(host, port, anywhere)
    with socket.create_connection((address, port), timeout=TIMEOUT) as plain:
        connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
        connection.sock = plain
        if scheme == "https":
            connection.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host)
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "roadstead"})
        answer = connection.getresponse()  # a redirect is an answer like any other: it is not followed
        connection.close()
        return 200 <= answer.status < 300


def _resolved(host: str, port: int, anywhere: bool) -> str:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    for *_, where in found:
        address = str(where[0])
        if anywhere or is_public(address):
            return address
    raise BadHook("That address is not a public one.")


def is_public(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inside = found.ipv4_mapped or found.sixtofour
        if inside is not None:
            found = inside
    return found.is_global and not found.is_multicast and not found.is_reserved
