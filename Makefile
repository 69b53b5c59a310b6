# Copyright 2026 the Gossamer authors
# SPDX-License-Identifier: Apache-2.0

.PHONY: help run test apps docs lint format bench package sanitize soak clean

swift_files = $(shell find Package.swift Sources Tests Showcase Benchmarks Adapter -name .build -prune -o -name '*.swift' -print 2>/dev/null)
bash_files = $(shell grep -lE '^\#!.*bash' Scripts/* .ci/*)

help: ## this list
	@sed -nE 's/^([a-z]+):.*## (.*)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

run: ## opens the showcase, in a browser where there is no display; ARGS="--screen intentions", ARGS="--list"
	@Scripts/run $(ARGS)

test: ## unit tests, window tests on a display of their own, the code of README and articles, Scripts/run without a display, the adapter
	@Scripts/test
	@Scripts/test-readme
	@Scripts/test-run
	@Scripts/test-adapter

apps: ## opens the public Xcode projects in ../shared/apps, where that folder is at hand
	@Scripts/test-apps

docs: ## the site of all libraries and articles, into .build/docs
	@Scripts/docs

lint: ## formatting and rules of style, without changing anything
	@swift format lint --strict --parallel $(swift_files)
	@for file in $(bash_files); do bash -n "$$file" || exit 1; done
	@Scripts/lint-suites

format: ## formats every Swift file in place
	@swift format --in-place --parallel $(swift_files)

bench: ## benchmarks beside their peers; ONLY=layout runs one group
	@Scripts/bench $(ONLY)

package: ## a Debian package of the showcase, into .build
	@Scripts/package

sanitize: ## all tests under the address sanitizer, then under the thread sanitizer
	@Scripts/sanitize

soak: ## kills the showcase 200 times while text is typed into it: no draft may be lost
	@Scripts/soak

clean: ## removes everything that was built
	@rm -rf .build Showcase/.build Benchmarks/.build
