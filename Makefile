# What a developer types. Every target sets up what it needs in .venv: a fresh clone needs nothing first but
# Python 3.11 or later (with venv and pip) and a Rust toolchain. `make help` lists the targets.

# The first Python that is new enough; `make test PYTHON=/path/to/python` chooses another one.
PYTHON ?= $(shell for p in python3 python python3.14 python3.13 python3.12 python3.11; do \
	if "$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo "$$p"; break; fi; done)

VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PY := $(BIN)/python
SOURCES := pyproject.toml Cargo.toml Cargo.lock $(shell find rust -name '*.rs')

# Whatever environment the caller stands in, the work is done in .venv: maturin goes by VIRTUAL_ENV, and refuses
# to choose when a conda environment is active as well.
export VIRTUAL_ENV := $(CURDIR)/$(VENV)
unexport CONDA_PREFIX PYTHONHOME PYTHONPATH

.DEFAULT_GOAL := help
.PHONY: help demo test test-rust test-python test-long lint bench wheel check-wheel clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

demo: $(VENV)/built ## solve and print a deal, its table of trumps and leaders, and a file of checked deals
	$(PY) examples/demo.py

test: test-rust test-python ## run every test

test-rust:
	cargo test --locked

test-python: $(VENV)/built
	$(PY) -m pytest

test-long: $(VENV)/built ## play 100,000 random rounds of every preset against the oracle and count what occurs
	$(PY) tests/whole_rounds.py 100000

lint: $(VENV)/built ## check format, lints, types and stubs
	cargo fmt --check
	cargo clippy --locked --all-targets -- -D warnings
	cargo clippy --locked --all-targets --features python -- -D warnings
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy
	$(PY) -m mypy.stubtest --allowlist .ci/stubtest-allowlist rebelote

bench: $(VENV)/built ## measure, with every answer checked meanwhile
	$(PY) benches/nodes.py
	$(PY) -m pytest benches/test_api.py --benchmark-sort=name --benchmark-columns=median,mean,stddev,rounds
	cargo bench --locked

wheel: $(VENV)/deps ## build the wheel into dist/
	rm -rf dist
	$(BIN)/maturin build --release --locked --out dist

check-wheel: wheel ## run the Python tests against the wheel, in an environment of its own that sees no Rust
	bash .ci/check-wheel "$(PYTHON)"

clean: ## remove what was built, .venv included
	cargo clean
	rm -rf $(VENV) dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks
	find python tests benches examples -name __pycache__ -prune -exec rm -rf {} +
	find python -name '*.so' -delete -o -name '*.pyd' -delete

# The two stamps make a repeated `make` quick: the environment, and the extension built into it.
$(VENV)/deps: pyproject.toml
	@test -n "$(PYTHON)" || { echo 'make: no Python 3.11 or later found; name one with PYTHON=…' >&2; exit 1; }
	"$(PYTHON)" -m venv $(VENV)
	$(PY) .ci/requirements.py build-system test lint > $(VENV)/requirements.txt
	$(PY) -m pip install --quiet --requirement $(VENV)/requirements.txt
	@touch $@

$(VENV)/built: $(VENV)/deps $(SOURCES)
	$(BIN)/maturin develop --release --locked
	@touch $@
