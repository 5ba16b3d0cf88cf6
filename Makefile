# `make` alone lists the targets. Everything is set up in .venv; nothing outside this folder is touched.

PYTHONS := python3.11 python3.12 python3.13 python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check -c requirements.lock
JOBS := 2
GAME := jamaica

# The extras each target needs, installed once and again when pyproject.toml or the lock changes.
EXTRAS_play := [server]
EXTRAS_build := [server,lab,envs,peers]
EXTRAS_test := [server,lab,envs,peers,ray,browser,dev]

# The browser client is built into the package that serves it.
STATIC := src/roadstead/server/static
CLIENT := web/package.json web/package-lock.json web/index.html web/vite.config.ts web/tsconfig.json \
  $(shell find web/src web/public -type f 2>/dev/null)
NPM := npm --prefix web --silent --no-audit --no-fund --no-update-notifier
PORT := 8000

# A .venv copied or moved from another folder points back to it: begin a new one.
ifneq ($(wildcard $(VENV)),)
ifneq ($(shell cat $(VENV)/home 2>/dev/null),$(CURDIR))
$(shell rm -rf $(VENV))
endif
endif

.PHONY: help play terminal test build web lint style types layers generated client soak load browser lock clean
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
.DELETE_ON_ERROR:

help:
	@echo 'make play      serve the table to your browser and print its address; PORT=8123 serves it there'
	@echo 'make terminal  play Jamaica in the terminal; GAME=rotterdam plays another'
	@echo 'make test      every check: style, types, layers, tests compiled and interpreted'
	@echo 'make build     the roadstead command in .venv/bin, with all that it can do'
	@echo 'make lint      style, types, layers and what is generated only'
	@echo 'make soak      the long tests'
	@echo 'make load      500 tables, 200 actions a second: how fast is the server?'
	@echo 'make lock      resolve every dependency afresh into requirements.lock'
	@echo 'make clean     remove what was built, and .venv'

play: $(VENV)/for-play compile $(STATIC)/index.html
	@$(BIN)/roadstead serve --demo --port $(PORT) || [ $$? = 130 ]

terminal: $(VENV)/for-play compile
	@$(BIN)/roadstead play $(GAME)

# What does not wait for each other is done side by side, each told of when it is done.
test: style browser
	@echo '== types, layers, the browser client, and compiling: side by side'
	@$(MAKE) --no-print-directory -j2 --output-sync=target SIDE_BY_SIDE=1 compile types layers generated client
	@echo '== tests, compiled'
	@ROADSTEAD_PURE= ROADSTEAD_EXPECT=compiled $(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal
	@echo '== tests marked pure, interpreted'
	@ROADSTEAD_PURE=1 ROADSTEAD_EXPECT=pure $(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal -m 'pure and not soak'

soak: $(VENV)/for-test compile
	@echo '== long tests, compiled'
	@ROADSTEAD_PURE= ROADSTEAD_EXPECT=compiled $(BIN)/python -m pytest -q -m soak

lint: style types layers generated

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

client: $(STATIC)/index.html
	@echo '== the browser client: types, tests'
	@$(NPM) run check > web/node_modules/check.log 2>&1 || { cat web/node_modules/check.log; exit 1; }
	@$(NPM) test > web/node_modules/test.log 2>&1 || { cat web/node_modules/test.log; exit 1; }

build: $(VENV)/for-build compile $(STATIC)/index.html

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

BUILD := $(BIN)/python setup.py -q build_ext --inplace --parallel $(JOBS)

# Runs every time: a compiled module left beside an edited source would be used in silence. The compiler sometimes trips
# over what it remembers of the time before, so it forgets that once before it gives up.
.PHONY: compile
compile: | $(VENV)/built-with
	@if [ -d build/mypy_cache ]; then echo '== compile what changed'; else echo '== compile (a few minutes, this once)'; fi
	@mkdir -p build
	@$(BUILD) > build/log 2>&1 || { rm -rf build/mypy_cache; $(BUILD) > build/log 2>&1; } || \
	  { cat build/log; echo 'COMPILATION FAILED: see above; what was compiled before is out of date.'; exit 1; }

$(VENV)/for-%: $(VENV)/built-with
	@echo '== install what `make $*` needs'
	@ROADSTEAD_SKIP_COMPILE=1 $(PIP) --no-build-isolation -e '.$(EXTRAS_$*)'
	@touch $@

$(VENV)/built-with: pyproject.toml requirements.lock | $(VENV)/home
	@echo '== install the compiler'
	@$(PIP) setuptools mypy librt mypy_extensions
	@touch $@

$(VENV)/home:
	@for python in $(PYTHONS); do \
	  $$python -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	  echo "== set up $(VENV) with $$($$python --version)"; \
	  $$python -m venv --clear $(VENV) && echo '$(CURDIR)' > $@ && exit 0; \
	  exit 1; \
	done; \
	echo 'Roadstead needs Python 3.11 or newer with its venv module; none of these has it: $(PYTHONS)' >&2; exit 1

lock: | $(VENV)/home
	@echo '== resolve every dependency'
	@$(BIN)/python tools/lock.py

load: $(VENV)/for-test compile $(STATIC)/index.html
	@$(BIN)/python tools/load.py

clean:
	@rm -rf build dist $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache src/*.egg-info
	@rm -rf web/node_modules $(STATIC)
	@find src tests tools \( -name '*.so' -o -name '*.pyc' \) -delete
	@find src tests tools -name __pycache__ -empty -delete
