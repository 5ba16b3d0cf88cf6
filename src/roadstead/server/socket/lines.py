"""What messages come and go by: the socket of somebody here, or the line of somebody at another server (``fleet/porch.py``)."""

from typing import Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

GOING_AWAY = 1001


class Line(Protocol):
    """Messages of one person."""

    async def receive(self) -> str:
        """The next message as text; empty for bytes, which no message is."""

    async def send(self, raw: bytes) -> None:
        """Raises where the line has ended."""

    async def close(self) -> None:
        """Everything has been said."""


class Socket:
    """The line of somebody who is connected to this server."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket

    async def receive(self) -> str:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", GOING_AWAY))
        return message.get("text") or ""

    async def send(self, raw: bytes) -> None:
        await self._socket.send_text(raw.decode())

    async def close(self) -> None:
        if self._socket.client_state is WebSocketState.CONNECTED:
            await self._socket.close(GOING_AWAY)
