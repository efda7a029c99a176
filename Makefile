# Builds, serves and tests the Positional Encoding Workbench. `make help` lists what there is.
SHELL := bash
PORT ?= 8000
# Programs of the build that read these: a copy of Dear ImGui, the Debian suite to take Emscripten from, and the address
# that the site will have.
export IMGUI_DIR EMSCRIPTEN_SUITE FUZZ_SECONDS SITE_URL

.PHONY: site serve test bench size pictures stills format check-format desktop fuzz clean help
.PHONY: system-packages set-up set-up-web set-up-test

# The groups of system packages that each target needs, so that what is missing is asked for once.
packages = base web
test: packages = base web native test format
bench: packages = base web native
pictures: packages = base web test
stills: packages = base web test stills
desktop: packages = base native
fuzz: packages = base native fuzz
format check-format: packages = format

site: set-up-web
	@tools/build.sh web-release all
	@source build/toolchain/emscripten/env.sh && node tools/pack-site.mjs

serve: site
	@exec node tools/serve.mjs build/site $(PORT)

test: set-up-test
	@exec node tools/run-tests.mjs

bench: set-up-web
	@exec tools/run-benchmarks.sh

size: site
	@exec node tools/size.mjs

pictures: set-up-test site
	@exec node tools/pictures.mjs

stills: set-up-test site
	@exec node tools/stills.mjs

desktop: set-up
	@tools/build.sh native-release workbench
	@exec build/native-release/workbench

fuzz: set-up
	@exec tools/run-fuzzers.sh

format: system-packages
	@exec tools/format.sh

check-format: system-packages
	@exec tools/format.sh --check

# What was fetched stays; `rm -rf build` removes that too.
clean:
	rm -rf build/site build/native-* build/web-*

help:
	@echo 'make              builds the site into build/site/'
	@echo 'make serve        builds it and serves it on this machine: port 8000, or PORT=number'
	@echo 'make test         builds and runs every test'
	@echo 'make bench        measures speed, native and WebAssembly'
	@echo 'make size         prints what the first visit loads, and fails when it is too much'
	@echo 'make pictures     takes pictures of the panels into build/pictures/, to look at'
	@echo 'make stills       takes the lesson'"'"'s pictures and its social card anew, into web/'
	@echo 'make desktop      opens the panels in a native window'
	@echo 'make fuzz         runs each fuzz target for 60 s, or FUZZ_SECONDS=number'
	@echo 'make format       formats the C++ sources; make check-format only looks'
	@echo 'make clean        removes what was built, keeps what was fetched'
	@echo
	@echo 'IMGUI_DIR=folder takes Dear ImGui from there; an em++ on PATH or an active emsdk is used when recent;'
	@echo 'EMSCRIPTEN_SUITE=sid (or trixie) takes Emscripten from that Debian suite.'
	@echo 'SITE_URL=https://example.org/pe/ (with make site) is the address that the page gives as its own.'

system-packages:
	@tools/system-packages.sh $(packages)

set-up: system-packages
	@tools/fetch-imgui.sh
	@tools/make-fonts.sh

set-up-web: set-up
	@tools/fetch-emscripten.sh

set-up-test: set-up-web
	@tools/npm-packages.sh
