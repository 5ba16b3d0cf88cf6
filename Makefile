# `make` alone lists the targets. Everything is set up in .venv and web/node_modules; what the tests need beyond that
# (Chromium, PostgreSQL) is installed by tools/*.sh where it is missing.

PYTHONS := python3.11 python3.12 python3.13 python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv pip install -q --python $(BIN)/python -c requirements.lock
JOBS := 2
# Many tests wait for servers and browsers: with two cores six at a time keep them busy.
TESTERS := 6
GAME := jamaica
PORT := 8000
# Every process starts three times as fast when modules are kept as they were compiled, whatever the environment says.
export PYTHONDONTWRITEBYTECODE :=

# The extras each target needs, installed once and again when pyproject.toml or the lock changes.
EXTRAS_play := [server]
EXTRAS_build := [server,lab,learn,envs,render,peers]
EXTRAS_test := [server,lab,learn,envs,render,peers,ray,browser,dev]

TRAINING := 'sb3-contrib>=2.7' 'tianshou>=2'

# The browser client is built into the package that serves it.
STATIC := src/roadstead/server/static
CLIENT := web/package.json web/package-lock.json web/index.html web/vite.config.ts web/tsconfig.json \
  $(shell find web/src web/public -type f 2>/dev/null)
NPM := npm --prefix web --silent --no-audit --no-fund --no-update-notifier
SOURCES := setup.py $(shell find src -name '*.py')

# A .venv copied or moved from another folder points back to it: begin a new one.
ifneq ($(wildcard $(VENV)),)
ifneq ($(shell cat $(VENV)/home 2>/dev/null),$(CURDIR))
$(shell rm -rf $(VENV))
endif
endif

SIDE_BY_SIDE := $(MAKE) --no-print-directory -j2 --output-sync=target SIDE_BY_SIDE=1
STAGE := sh tools/stage.sh
# The files with tests marked pure: to read all the others takes as long as half of these tests.
PURE = $(shell grep -rl --include='test_*.py' 'mark\.pure' tests src/roadstead/conformance)
COMPILED := ROADSTEAD_PURE= ROADSTEAD_EXPECT=compiled $(BIN)/python -m pytest -q
INTERPRETED := ROADSTEAD_PURE=1 ROADSTEAD_EXPECT=pure $(BIN)/python -m pytest -q

.PHONY: help play terminal test quick soak build wheel web lint style types layers generated words client load browser postgres lock clean
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
.DELETE_ON_ERROR:

help:
	@echo 'make play      serve the table to your browser and print its address; PORT=8123 serves it there'
	@echo 'make terminal  play Jamaica in the terminal; GAME=rotterdam plays another'
	@echo 'make test      every check: style, types, layers, what is generated, tests compiled and interpreted'
	@echo 'make test GAME=jamaica  what concerns one game, within a minute'
	@echo 'make quick     what a commit needs, within a minute and a half'
	@echo 'make soak      the long tests; it says how long, PART=2/6 runs a part, and it goes on where it was stopped'
	@echo 'make build     the roadstead command in .venv/bin, with all that it can do'
	@echo 'make wheel     a wheel with the client and the compiled rules in it, and the sources, in dist'
	@echo 'make lint      style, types, layers and what is generated only'
	@echo 'make load      500 tables, 200 actions a second: how fast is the server?'
	@echo 'make lock      resolve every dependency afresh into requirements.lock'
	@echo 'make clean     remove what was built, and .venv'

# The table is served at once, interpreted; what is compiled behind it takes over when it is done.
play:
	@$(SIDE_BY_SIDE) $(VENV)/for-play $(STATIC)/index.html
	@if $(MAKE) -q build/compiled; then $(BIN)/roadstead serve --demo --port $(PORT); \
	  else $(BIN)/python tools/play.py --demo --port $(PORT); fi || [ $$? = 130 ]

terminal: $(VENV)/for-play compile
	@$(BIN)/roadstead play $(GAME)

ifeq ($(origin GAME),command line)
test: $(VENV)/for-test
	@sh tools/one_game.sh $(GAME) $(BIN)
else
test:
	@$(STAGE) 'set up, compile, client, style, types, layers, generated' \
	  $(SIDE_BY_SIDE) compile client types style layers generated words browser postgres $(VENV)/read
	@$(STAGE) 'tests, compiled' env $(COMPILED) -n $(TESTERS) --dist worksteal --durations=20
	@$(STAGE) 'tests marked pure, interpreted' env $(INTERPRETED) -n $(JOBS) --dist worksteal -m 'pure and not soak' $(PURE)
	@$(STAGE) --sum
endif

# Without the browser, other processes, long games, and what compares whole games in two worlds.
quick: $(VENV)/for-test
	@$(STAGE) 'style, types, layers, generated' $(SIDE_BY_SIDE) style types layers generated words
	@$(STAGE) 'compile what changed' $(MAKE) --no-print-directory compile
	@$(STAGE) 'rules, kernel, records, golden games' env $(COMPILED) -n $(JOBS) --dist worksteal \
	  tests/kernel tests/records tests/games src/roadstead/conformance tests/test_*.py --deselect tests/games/test_mutants.py \
	  --ignore-glob '*/test_non_interference.py'
	@$(STAGE) --sum

soak: $(VENV)/for-test $(VENV)/for-training compile $(STATIC)/index.html browser postgres
	@ROADSTEAD_PURE= ROADSTEAD_EXPECT=compiled $(BIN)/python tools/soak.py $(if $(PART),--part $(PART))

lint: style types layers generated words

style: $(VENV)/for-test
	@echo '== style (ruff)'
	@$(BIN)/ruff check -q .
	@$(BIN)/ruff format -q --check . || { echo 'not formatted as above: run $(BIN)/ruff format'; exit 1; }

types: $(VENV)/for-test
	@echo '== types (mypy --strict)'
	@$(BIN)/mypy --no-error-summary

layers: $(VENV)/for-test
	@echo '== layers (import-linter)'
	@$(BIN)/lint-imports > $(VENV)/layers.log 2>&1 || { cat $(VENV)/layers.log; exit 1; }

# What follows from declarations is written by tools/generate.py and kept in the source; here it is only compared.
generated: $(VENV)/for-test
	@echo '== generated code'
	@$(BIN)/python tools/generate.py --check

# Every message has its entry with just its facts, none is unused, and all languages have the same.
words: $(VENV)/for-test
	@echo '== words (catalogues)'
	@$(BIN)/roadstead words check > $(VENV)/words.log || { cat $(VENV)/words.log; exit 1; }

# What its types and tests depend on is all in web/: where no file has come, gone or changed since they passed, they pass. Both
# together take as long as a tenth of all the tests.
CHECKED := web/node_modules/checked
client: $(STATIC)/index.html
	@node --version > $(CHECKED).now; find web -name node_modules -prune -o -type f -print | LC_ALL=C sort | xargs sha256sum >> $(CHECKED).now
	@if cmp -s $(CHECKED).now $(CHECKED); then echo '== the browser client: as it was when its types and tests passed'; else \
	  echo '== the browser client: types, tests'; rm -f $(CHECKED); \
	  $(NPM) run check > web/node_modules/check.log 2>&1 || { cat web/node_modules/check.log; exit 1; }; \
	  $(NPM) test > web/node_modules/test.log 2>&1 || { cat web/node_modules/test.log; exit 1; }; \
	  mv $(CHECKED).now $(CHECKED); fi

build: $(VENV)/for-build compile $(STATIC)/index.html

# Libraries compiled before are linked again, not compiled again.
wheel: $(VENV)/for-test compile $(STATIC)/index.html
	@rm -rf dist build/lib.* build/bdist.*
	@$(BIN)/uv build -q --python $(BIN)/python --no-build-isolation --sdist --out-dir dist .
	@$(BIN)/uv build -q --python $(BIN)/python --no-build-isolation --wheel --out-dir dist .
	@ls -l dist | awk 'NR > 1 { printf "dist/%s  %.1f MB\n", $$9, $$5 / 1e6 }'

web: $(STATIC)/index.html

$(STATIC)/index.html: $(CLIENT) | web/node_modules/.package-lock.json
	@echo '== build the browser client'
	@$(NPM) run build > web/node_modules/build.log 2>&1 || { cat web/node_modules/build.log; exit 1; }
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@echo '== install what the browser client is built with'
	@$(NPM) ci
	@touch $@

# The tests drive a real browser; Debian's is installed where there is none.
browser:
	@sh tools/browser.sh

# And a real PostgreSQL, which they start and stop themselves.
postgres:
	@sh tools/postgres.sh

# What pytest and Hypothesis remember of the tests is made once, before four processes would all make it at the same moment.
$(VENV)/read: $(VENV)/for-test
	@echo '== read the tests'
	@ROADSTEAD_PURE=1 $(BIN)/python -m pytest -q --collect-only > $@.log 2>&1 || { tail -30 $@.log; exit 1; }
	@touch $@

BUILD := $(BIN)/python setup.py -q build_ext --inplace --parallel $(JOBS)

# Runs every time: a compiled module left beside an edited source would be used in silence. The compiler sometimes trips
# over what it remembers of the time before, so it forgets that once before it gives up.
.PHONY: compile
compile: | $(VENV)/built-with
	@if [ -d build/mypy_cache ]; then echo '== compile what changed'; else echo '== compile (a minute or two, this once)'; fi
	@mkdir -p build
	@$(BUILD) > build/log 2>&1 || { rm -rf build/mypy_cache; $(BUILD) > build/log 2>&1; } || \
	  { cat build/log; echo 'COMPILATION FAILED: see above; what was compiled before is out of date.'; exit 1; }
	@touch build/compiled

# Only asked about (`make -q`): is there anything that has changed since it was compiled?
build/compiled: $(SOURCES)
	@$(MAKE) --no-print-directory compile

$(VENV)/for-%: $(VENV)/built-with
	@echo '== install what `make $*` needs'
	@ROADSTEAD_SKIP_COMPILE=1 $(UV) --no-build-isolation -e '.$(EXTRAS_$*)'
	@touch $@

# Large, and which torch fits depends on the machine: so not locked, and by pip, which knows what the machine's owner has set. Without
# it the tests that train are skipped.
$(VENV)/for-training: $(VENV)/for-test
	@echo '== install what training needs (torch, sb3-contrib, tianshou)'
	@$(BIN)/python -m pip install -q --disable-pip-version-check $(TRAINING) && touch $@ || \
	  echo 'these could not be installed: the tests that train are skipped'

$(VENV)/built-with: pyproject.toml requirements.lock | $(BIN)/uv
	@echo '== install the compiler'
	@$(UV) setuptools mypy librt mypy_extensions msgspec
	@touch $@

$(BIN)/uv: | $(VENV)/home
	@sh tools/uv.sh $(VENV)

$(VENV)/home:
	@for python in $(PYTHONS); do \
	  $$python -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	  echo "== set up $(VENV) with $$($$python --version)"; \
	  $$python -m venv --clear $(VENV) && echo '$(CURDIR)' > $@ && exit 0; \
	  exit 1; \
	done; \
	echo 'Roadstead needs Python 3.11 or newer with its venv module; none of these has it: $(PYTHONS)' >&2; exit 1

# All extras but `train`: torch would bring the libraries of one maker's graphics cards into everybody's lock.
LOCKED := server lab learn envs render peers ray browser check dev
lock: | $(BIN)/uv
	@echo '== resolve every dependency'
	@$(BIN)/uv pip compile -q --upgrade pyproject.toml $(LOCKED:%=--extra %) --universal --python-version 3.11 --generate-hashes \
	  --no-annotate --no-header -o requirements.lock
	@echo "requirements.lock: $$(grep -c == requirements.lock) packages"

load: $(VENV)/for-test compile $(STATIC)/index.html
	@$(BIN)/python tools/load.py

clean:
	@rm -rf build dist $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache src/*.egg-info
	@rm -rf web/node_modules $(STATIC)
	@find src tests tools \( -name '*.so' -o -name '*.pyc' \) -delete
	@find src tests tools -name __pycache__ -empty -delete
