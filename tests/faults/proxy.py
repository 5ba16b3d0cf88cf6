"""A line to PostgreSQL that hangs, is cut, loses an answer, or delivers a word late."""

import asyncio
import threading


class Proxy:
    """Listens on a port and passes everything on to PostgreSQL's socket; told from other threads what to do wrong."""

    def __init__(self, target: str) -> None:
        self.target = target
        self.port = 0
        self.refused = 0
        self._closed = False  # whether nobody is let in
        self._refusing = 0  # how many more are not let in
        self._losing = b""  # the word to which the next answer is lost
        self._late: tuple[bytes, float] = (b"", 0.0)  # the word that is delivered so many seconds late, once
        self._lines: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task] = set()
        self._loop = asyncio.new_event_loop()
        self._flowing = asyncio.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="proxy", daemon=True)
        self._thread.start()
        assert self._ready.wait(10)

    # What it is told

    def address(self, name: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}?sslmode=disable"

    def hang(self) -> None:
        """Nothing gets through any more, in either direction, and nobody notices."""
        self._do(self._flowing.clear)

    def flow(self) -> None:
        """All is well again."""

        def well() -> None:
            self._closed, self._refusing = False, 0
            self._flowing.set()

        self._do(well)

    def cut(self, refuse: int | None = None) -> None:
        """Every connection breaks; new ones are refused until it flows again, or only the next few."""

        def all_of_them() -> None:
            self._closed, self._refusing = refuse is None, refuse or 0
            for line in list(self._lines):
                line.transport.abort()
            self._flowing.set()

        self._do(all_of_them)

    def lose_the_answer_to(self, word: bytes, refuse: int = 0) -> None:
        """What is asked gets through, the answer does not: the line is cut, and the next few that come are refused."""

        def once() -> None:
            self._losing, self._refusing = word, refuse

        self._do(once)

    def deliver_late(self, word: bytes, seconds: float) -> None:
        def once() -> None:
            self._late = (word, seconds)

        self._do(once)

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    def _do(self, what) -> None:
        done = threading.Event()
        self._loop.call_soon_threadsafe(lambda: (what(), done.set()))
        assert done.wait(10)

    # What it does

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._flowing.set()
        serving = self._loop.run_until_complete(asyncio.start_server(self._let_in, "127.0.0.1", 0))
        self.port = serving.sockets[0].getsockname()[1]
        self._ready.set()
        self._loop.run_forever()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0.01))
        serving.close()
        self._loop.close()

    async def _let_in(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._closed or self._refusing:
            self._refusing = max(0, self._refusing - 1)
            self.refused += 1
            writer.transport.abort()
            return
        self._lines.add(writer)
        await self._flowing.wait()
        answers, questions = await asyncio.open_unix_connection(self.target)
        self._lines.add(questions)
        lost = asyncio.Event()
        ways = [self._ask(reader, questions, lost), self._answer(answers, writer, lost)]
        try:
            await asyncio.gather(*ways)
        except (OSError, EOFError):
            pass
        finally:
            for line in (writer, questions):
                self._lines.discard(line)
                line.transport.abort()

    async def _ask(self, reader: asyncio.StreamReader, questions: asyncio.StreamWriter, lost: asyncio.Event) -> None:
        while data := await reader.read(65536):
            await self._flowing.wait()
            if self._losing and self._losing in data:
                self._losing = b""
                lost.set()
            word, seconds = self._late
            if word and word in data:
                self._late = (b"", 0.0)
                await asyncio.sleep(seconds)
            questions.write(data)
            await questions.drain()
        questions.write_eof()
        raise EOFError

    async def _answer(self, answers: asyncio.StreamReader, writer: asyncio.StreamWriter, lost: asyncio.Event) -> None:
        while data := await answers.read(65536):
            if lost.is_set():
                break
            await self._flowing.wait()
            writer.write(data)
            await writer.drain()
        raise EOFError
