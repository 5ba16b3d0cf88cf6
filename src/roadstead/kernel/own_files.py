"""Python files of people's own, such as ``miser.py`` with a bot in it, or ``storms.py`` with rules."""

import importlib.util
import sys
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from types import ModuleType


@lru_cache(maxsize=32)
def module_at(path: str) -> ModuleType:
    """Run the file, once in each process; what is wrong with it is told in a line."""
    called = f"roadstead_own_{Path(path).stem}_{sha256(path.encode()).hexdigest()[:8]}"
    spec = importlib.util.spec_from_file_location(called, path)
    if spec is None or spec.loader is None:
        raise ValueError(f"{path} is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[called] = module  # where classes that are pickled are looked for
    try:
        spec.loader.exec_module(module)
    except BaseException as error:
        del sys.modules[called]
        if isinstance(error, OSError):
            raise ValueError(f"{path} cannot be read: {(error.strerror or str(error)).lower()}") from error
        if isinstance(error, Exception):
            raise ValueError(f"{path} does not run: {type(error).__name__}: {error}") from error
        raise
    return module
