# Everything runs in .venv, which make creates when needed. Requirements: Python 3.11 or newer, pip and make.
# To use another Python: make PYTHON=python3.12 ...

PYTHON ?= python3
N ?= 2000
KILLS ?= 100
SCALE ?= 1

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
CORE := $(shell find src/kilowatt/core -name '*.py' -o -name '*.pxd')

# Some systems ship venv without ensurepip; then the system's pip installs pip into .venv.
venv-by-pip := { $(PYTHON) -m venv --clear --without-pip $(VENV) && \
	$(PYTHON) -m pip -qq --disable-pip-version-check --python $(BIN)/python install pip; }

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test nightly check format cover bench bench-server bench-page crash soak debug-core test-wheels generate lock golden screenshots clean

help: ## list all targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | while IFS='|' read -r name what; do printf '%-21s %s\n' "$$name" "$$what"; done

play: $(VENV)/.with-play ## open the game in your browser
	@$(BIN)/kilowatt serve --open

test: check $(VENV)/.postgres $(VENV)/.chromium ## run all checks and tests
	@$(BIN)/python -m pytest --quiet --numprocesses auto --dist worksteal

nightly: $(VENV)/.with-nightly $(VENV)/.postgres $(VENV)/.chromium ## run everything that is too long for make test (some hours; make nightly SCALE=0.01)
	@$(BIN)/python -m tools.nightly --scale $(SCALE)

check: $(VENV)/.with-dev $(VENV)/.npm ## check format, lint, types and import directions
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@[ ! -e $(VENV)/.npm ] || npm run --silent check

format: $(VENV)/.with-dev $(VENV)/.npm ## format the code and apply lint fixes
	@$(BIN)/ruff check --fix --exit-zero --quiet .
	@$(BIN)/ruff format --quiet .
	@[ ! -e $(VENV)/.npm ] || npm run --silent format

cover: $(VENV)/.with-dev ## run the tests and show the lines they do not cover
	@$(BIN)/python -m pytest --quiet --numprocesses auto --dist worksteal --cov

bench: $(VENV)/.with-bench ## measure the speed of the engine, the core and the bots
	@$(BIN)/python -m benchmarks

bench-server: $(VENV)/.with-dev ## measure the server under load, over loopback
	@$(BIN)/python -m benchmarks.server

bench-page: $(VENV)/.with-dev $(VENV)/.chromium ## measure the page in a browser: size, time to start, time per move
	@$(BIN)/python -m benchmarks.page

crash: $(VENV)/.with-dev $(VENV)/.postgres ## kill the server KILLS times during games (make crash KILLS=100)
	@$(BIN)/python -m tests.server.crash sqlite $(KILLS)
	@$(BIN)/python -m tests.server.crash postgres $(KILLS)

soak: $(VENV)/.with-dev ## play N random games on the engine and the core (make soak N=2000)
	@$(BIN)/python -m tools.soak $(N)

debug-core: $(VENV)/.with-dev ## test the core with the C compiler's sanitizers
	@PYTHON=$(BIN)/python tools/debug_core.sh

test-wheels: $(VENV)/.with-dev ## build every kind of package and test each
	@$(BIN)/python -m tools.wheels

generate: $(VENV)/.with-dev ## generate the core's layout and the page's protocol types from their definitions
	@$(BIN)/python -m tools.layout
	@$(BIN)/python -m tools.protocol

lock: $(VENV)/.with-dev ## write requirements-server.txt from the versions in .venv
	@$(BIN)/python -m tools.lock

golden: $(VENV)/.with-dev ## regenerate the golden files; review the diff before you commit it
	@$(BIN)/python -m tools.golden

screenshots: $(VENV)/.with-dev $(VENV)/.chromium ## retake the screenshots in docs/images
	@$(BIN)/python -m tools.screenshots

clean: ## remove everything that make created, including .venv
	@rm -rf $(VENV) node_modules build dist src/*.egg-info .coverage .coverage.* htmlcov test-results
	@find src/kilowatt/core \( -name '*.so' -o -name '*.pyd' \) -delete
	@rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests benchmarks tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# Some tests need programs that pip cannot install. Install them if we are root on Debian; otherwise skip those tests.
apt = [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing $(1) ..." && apt-get -qq update >/dev/null && \
	DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends $(1) >/dev/null 2>&1

$(VENV)/.postgres: | $(BIN)/python
	@ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null || { $(call apt,postgresql); } || \
		echo "PostgreSQL is not available: skipping the tests that need it." >&2
	@touch $@

$(VENV)/.chromium: | $(BIN)/python
	@command -v chromium-headless-shell >/dev/null || { $(call apt,chromium-headless-shell); } || \
		command -v chromium >/dev/null || command -v google-chrome >/dev/null || { $(call apt,chromium); } || \
		echo "Chromium is not available: skipping the browser tests." >&2
	@touch $@

# Prettier, ESLint, Stylelint and TypeScript check the page. They are not needed to run it.
$(VENV)/.npm: package.json package-lock.json | $(BIN)/python
	@command -v npm >/dev/null || { $(call apt,npm); } || true
	@echo "Installing the tools that check the page ..."
	@{ npm ci --silent --no-audit --no-fund >/dev/null 2>&1 && touch $@; } || \
		echo "npm or its packages are not available: the page is not linted and its types are not checked." >&2

# One stamp file per extra. Install again only if pyproject.toml, setup.py or the compiled sources changed.
$(VENV)/.with-%: pyproject.toml setup.py $(CORE) | $(BIN)/python
	@echo "Installing Kilowatt [$*] into $(VENV) ..."
	@$(PIP) install --editable '.[$*]'
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Kilowatt needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>/dev/null || echo 'not installed')." >&2; \
		echo "Choose another one: make PYTHON=python3.12 ..." >&2; \
		exit 1; }
	@echo "Creating $(VENV) with $$($(PYTHON) --version) ..."
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 || $(venv-by-pip) || { rm -rf $(VENV); exit 1; }
