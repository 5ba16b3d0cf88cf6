#!/bin/sh
# one_game.sh GAME BIN: the tests that concern one game, compiled where the compiled rules are up to date.
set -eu
game=$1
bin=$2
if [ ! -d "tests/games/$game" ]; then
  echo "There is no game called $game; there are: $(cd tests/games && echo */ | tr -d / | sed 's/__pycache__ *//')" >&2
  exit 2
fi
if make -q build/compiled; then
  pure= how=compiled
else
  pure=1 how=pure
  echo '== interpreted: what is compiled is older than the sources (make compile)'
fi
ROADSTEAD_PURE=$pure ROADSTEAD_EXPECT=$how exec "$bin/python" -m pytest -q -n 2 --dist worksteal -k "$game" \
  "tests/games" src/roadstead/conformance tests/test_golden.py tests/test_rule_coverage.py
