#!/bin/sh
# Puts uv into a fresh environment, at the version and with the hashes of the lock.
set -eu
awk '/^[^ ]/ { wanted = /^uv==/ } wanted' requirements.lock > "$1/uv.txt"
"$1/bin/python" -m pip install -qq --disable-pip-version-check --require-hashes -r "$1/uv.txt"
