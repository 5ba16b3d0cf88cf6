"""A server that answers before it has written: the fault that the tests of `kill -9` are there to find."""

import asyncio
import time

from roadstead.cli import main
from roadstead.server.storage import schema
from roadstead.server.storage.writer import Job, Writer, _Waiting

SOON = 0.4  # seconds until it gets round to writing

honest_write, honest_commit = Writer.write, Writer._commit


async def write(self: Writer, job: Job) -> None:
    if schema.ADD_LINES in job.rows and schema.ADD_REQUEST in job.rows:
        loop = asyncio.get_running_loop()
        self._inbox.put(_Waiting(job, loop, loop.create_future()))
    else:
        await honest_write(self, job)


def commit(self: Writer, group: list[_Waiting]) -> None:
    time.sleep(SOON)
    honest_commit(self, group)


if __name__ == "__main__":
    Writer.write, Writer._commit = write, commit  # type: ignore[method-assign]
    main()
