#!/usr/bin/env bash
# Makes build/fonts/: the page's and the panels' fonts, cut down to the characters of tools/glyphs.txt.
# INTER_DIR and JETBRAINS_MONO_DIR name the folders of the whole fonts where those are not Debian's.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

inter="${INTER_DIR:-/usr/share/fonts/opentype/inter}"
mono="${JETBRAINS_MONO_DIR:-/usr/share/fonts/truetype/jetbrains-mono}"
place="$build_dir/fonts"

glyphs=$(sed -nE 's/^((U\+[0-9A-F-]+ ?)+).*/\1/p' "$root_dir/tools/glyphs.txt" | xargs | tr ' ' ',')
# The system's own Python, beside which the system's package manager put fonttools.
python=/usr/bin/python3
"$python" -c 'import fontTools' 2>/dev/null || python=python3

source_of() { find "$1" -name "$2.ttf" -o -name "$2.otf" | sort | tail -n 1; }

# make_font NAME SOURCE: NAME.ttf with the wanted characters of SOURCE, unhinted, kerning kept.
make_font() {
    [ -f "$2" ] || stop "The whole font for $1 is not there: set INTER_DIR and JETBRAINS_MONO_DIR."
    "$python" -m fontTools.subset "$2" --unicodes="$glyphs" --layout-features=kern --no-hinting --desubroutinize \
        --name-IDs=0,1,2,13,14 --output-file="$work/$1.cut"
    "$python" "$root_dir/tools/to_truetype.py" "$work/$1.cut" "$work/$1.ttf"
    rm "$work/$1.cut"
    "$python" - "$1" "$work/$1.ttf" "$glyphs" <<'PYTHON'
import sys
from fontTools.subset import parse_unicodes
from fontTools.ttLib import TTFont

name, path, glyphs = sys.argv[1:]
missing = sorted(set(parse_unicodes(glyphs)) - set(TTFont(path).getBestCmap()))
if missing:
    print(f"  {name}: the font has no", " ".join(f"{chr(c)} (U+{c:04X})" for c in missing))
PYTHON
}

regular=$(source_of "$inter" Inter-Regular)
semibold=$(source_of "$inter" Inter-SemiBold)
fixed=$(source_of "$mono" JetBrainsMono-Regular)
key=$(cat "${BASH_SOURCE[0]}" "$root_dir/tools/to_truetype.py" "$root_dir/tools/glyphs.txt" "$regular" "$semibold" "$fixed" 2>/dev/null | sha256sum)
[ "$(cat "$place/made-from" 2>/dev/null)" != "$key" ] || exit 0

say "Cutting down the fonts ..."
work=$(work_dir fonts)
make_font ui-regular "$regular"
make_font ui-semibold "$semibold"
make_font mono "$fixed"
printf '%s' "$key" >"$work/made-from"
put_in_place "$work" "$place"
