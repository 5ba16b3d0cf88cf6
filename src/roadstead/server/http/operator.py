"""One page for whoever runs the servers: which there are, how many tables and people each has, waits and errors."""

import asyncio
import time
from html import escape
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from roadstead.server.hall import Hall
from roadstead.server.http.answers import hall_of

HEADS = (
    ("Server", "its name, and where the others reach it"),
    ("State", "whether it lives, and for how long it has"),
    ("Tables awake", "tables whose room is in its memory"),
    ("People", "connected to those tables, here or by another server"),
    ("Passed on", "connected here to tables of other servers"),
    ("Bots thinking", ""),
    ("Decisions", "written since it started"),
    ("Mean wait", "of a request, in milliseconds"),
    ("Failed writes", "the database refused"),
    ("Troubles", "faults of ours: the log has their traces"),
)
SILENT = 3.0  # seconds without a sign of life that are worth telling
PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Roadstead: servers</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="5"></head>
<body><h1>Roadstead</h1><p>{summary}</p>
<table border="1" cellpadding="6" cellspacing="0"><thead><tr>{heads}</tr></thead><tbody>
{rows}
</tbody></table>
<h2>Tables stored</h2><p>{stored}</p>
<p>This page reads itself again every 5 seconds. Each server has its own /metrics.</p></body></html>
"""


async def overview(request: Request) -> Response:
    hall = hall_of(request)
    try:
        stored, rows = await asyncio.to_thread(hall.store.count), await _rows(hall)
        told = ", ".join(f"{count} {status}" for status, count in sorted(stored.items())) or "none yet"
    except (SQLAlchemyError, OSError):
        told, rows = "not known while the database is away", [_own_row(hall)]
    heads = "".join(f'<th title="{escape(why)}">{escape(head)}</th>' for head, why in HEADS)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    servers = "1 server" if len(rows) == 1 else f"{len(rows)} servers"
    fault = hall.watch.fault()
    summary = f"{servers}; asked: {hall.name}. " + (f"Here {fault}." if fault else "What people do is written.")
    page = PAGE.format(summary=escape(summary), heads=heads, rows=body, stored=escape(told))
    return HTMLResponse(page, headers={"Cache-Control": "no-store"})


async def _rows(hall: Hall) -> list[list[Any]]:
    if hall.fleet is None:
        return [_own_row(hall)]
    return [_member(row) for row in await hall.fleet.everybody()]


def _own_row(hall: Hall) -> list[Any]:
    return _row(hall.name, "alive", msgspec.json.decode(hall.in_short()))


def _member(row: Any) -> list[Any]:
    since = time.strftime("%Y-%m-%d %H:%M", time.gmtime(row.began))
    state = f"since {since} UTC"
    if not row.held:
        state = "its session has ended"
    elif row.silent > SILENT:
        state = f"silent for {row.silent:.0f} s, {state}"
    return _row(f"{row.name} ({row.address})", state, msgspec.json.decode(row.told) if row.told else {})


def _row(name: str, state: str, told: dict[str, Any]) -> list[Any]:
    answers = told.get("answers", 0)
    wait = f"{1000 * told['seconds'] / answers:.1f}" if answers else "-"
    counts = [told.get(what, "-") for what in ("tables", "connections", "relayed", "thinking", "decisions")]
    return [name, state, *counts, wait, told.get("failed_writes", "-"), told.get("troubles", "-")]
