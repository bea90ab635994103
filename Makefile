# Everything runs in .venv, which the first target that needs it makes: only Python (3.11 or newer), pip and make
# have to be there. Another Python is named with PYTHON=python3.12.

PYTHON ?= python3
N ?= 2000
KILLS ?= 100

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check

# Some systems ship venv without the pip that goes into it; then the pip outside puts one there.
venv-by-pip := { $(PYTHON) -m venv --clear --without-pip $(VENV) && \
	$(PYTHON) -m pip -qq --disable-pip-version-check --python $(BIN)/python install pip; }

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check format cover bench bench-server bench-page crash soak debug-core test-wheels golden screenshots clean

help: ## list what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | while IFS='|' read -r name what; do printf '%-21s %s\n' "$$name" "$$what"; done

play: $(VENV)/.with-play ## open the page, with a game one click away
	@$(BIN)/kilowatt serve --open

test: check $(VENV)/.postgres $(VENV)/.chromium $(VENV)/.tsc ## run every check and every test
	@$(BIN)/python -m pytest --quiet -rR --numprocesses auto --dist worksteal

check: $(VENV)/.with-dev ## check format, lint, types and import directions
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

format: $(VENV)/.with-dev ## put the code into its form and mend what the linter can
	@$(BIN)/ruff check --fix --exit-zero --quiet .
	@$(BIN)/ruff format --quiet .

cover: $(VENV)/.with-dev ## run the tests and show the lines they never reach
	@$(BIN)/python -m pytest --quiet --numprocesses auto --dist worksteal --cov

bench: $(VENV)/.with-bench ## measure the speed of the engine, of the core and of the bots
	@$(BIN)/python -m benchmarks

bench-server: $(VENV)/.with-dev ## measure the server under load, over loopback
	@$(BIN)/python -m benchmarks.server

bench-page: $(VENV)/.with-dev $(VENV)/.chromium ## measure the page in a browser: its weight, how soon one can begin, how long a move takes
	@$(BIN)/python -m benchmarks.page

crash: $(VENV)/.with-dev $(VENV)/.postgres ## kill the server KILLS times while games are played (make crash KILLS=100)
	@$(BIN)/python -m tests.server.crash sqlite $(KILLS)
	@$(BIN)/python -m tests.server.crash postgres $(KILLS)

soak: $(VENV)/.with-dev ## play N complete random games, on the engine and on the core (make soak N=2000)
	@$(BIN)/python -m tools.soak $(N)

debug-core: $(VENV)/.with-dev ## test the core built with every check of the C compiler
	@PYTHON=$(BIN)/python tools/debug_core.sh

test-wheels: $(VENV)/.with-dev ## build every kind of package and try each
	@$(BIN)/python -m tools.wheels

golden: $(VENV)/.with-dev ## write the golden files anew; read the diff before you commit it
	@$(BIN)/python -m tools.golden

screenshots: $(VENV)/.with-dev $(VENV)/.chromium ## take the pictures of the page in docs/images anew
	@$(BIN)/python -m tools.screenshots

clean: ## remove all that make has made, .venv included
	@rm -rf $(VENV) node_modules build dist src/*.egg-info .coverage .coverage.* htmlcov test-results
	@rm -f src/kilowatt/core/*.so src/kilowatt/core/*.pyd
	@rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests benchmarks tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# Some tests want programs that pip cannot install. Where we may install them we do; elsewhere those tests are skipped.
apt = [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing $(1) ..." && apt-get -qq update >/dev/null && \
	DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends $(1) >/dev/null 2>&1

$(VENV)/.postgres: | $(BIN)/python
	@ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null || { $(call apt,postgresql); } || \
		echo "PostgreSQL cannot be had here: the tests that need it are skipped." >&2
	@touch $@

$(VENV)/.chromium: | $(BIN)/python
	@command -v chromium-headless-shell >/dev/null || { $(call apt,chromium-headless-shell); } || \
		command -v chromium >/dev/null || command -v google-chrome >/dev/null || { $(call apt,chromium); } || \
		echo "Chromium cannot be had here: the tests of the page in a browser are skipped." >&2
	@touch $@

# TypeScript checks the types of the page. Nothing of it is needed to run the page.
$(VENV)/.tsc: package.json package-lock.json | $(BIN)/python
	@command -v npm >/dev/null || { $(call apt,npm); } || true
	@echo "Installing TypeScript ..."
	@{ npm ci --silent --no-audit --no-fund >/dev/null 2>&1 && touch $@; } || \
		echo "npm, or what it should install, cannot be had here: the types of the page are not checked." >&2

# One stamp an extra: the second run installs nothing; a change of pyproject.toml, or of what is compiled, installs again.
$(VENV)/.with-%: pyproject.toml setup.py $(wildcard src/kilowatt/core/*.py src/kilowatt/core/*.pxd) | $(BIN)/python
	@echo "Installing Kilowatt [$*] into $(VENV) ..."
	@$(PIP) install --editable '.[$*]'
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Kilowatt needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>/dev/null || echo 'not there')." >&2; \
		echo "Name another one: make PYTHON=python3.12 ..." >&2; \
		exit 1; }
	@echo "Making $(VENV) with $$($(PYTHON) --version) ..."
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 || $(venv-by-pip) || { rm -rf $(VENV); exit 1; }
