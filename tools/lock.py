"""Resolves every dependency of every extra afresh and writes requirements.lock."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

HEAD = """\
# Every dependency of every extra at the version it is tested with; pip reads this as constraints.
# `make lock` refreshes it.
"""


def wanted() -> list[str]:
    about = tomllib.loads(Path("pyproject.toml").read_text())
    project = about["project"]
    groups = [about["build-system"]["requires"], project["dependencies"], *project["optional-dependencies"].values()]
    return sorted({requirement for group in groups for requirement in group})


def resolve(requirements: list[str]) -> dict[str, str]:
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    dry = ["--dry-run", "--ignore-installed", "--report", "-"]
    answer = subprocess.run([*pip, *dry, *requirements], check=True, stdout=subprocess.PIPE, text=True)
    found = [item["metadata"] for item in json.loads(answer.stdout)["install"]]
    return {re.sub(r"[-_.]+", "-", about["name"]).lower(): about["version"] for about in found}


if __name__ == "__main__":
    pins = resolve(wanted())
    Path("requirements.lock").write_text(HEAD + "".join(f"{name}=={pins[name]}\n" for name in sorted(pins)))
    print(f"requirements.lock: {len(pins)} packages")
