"""Every message between a browser and the server.  ``web/src/wire.ts`` is generated from these modules."""

from roadstead.server.wire.from_client import *  # noqa: F403
from roadstead.server.wire.http import *  # noqa: F403
from roadstead.server.wire.practice import *  # noqa: F403
from roadstead.server.wire.to_client import *  # noqa: F403
