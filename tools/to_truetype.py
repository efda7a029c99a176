"""Turns a font into one that page and canvas set alike: quadratic TrueType outlines, a line exactly one em high.

Usage: to_truetype.py IN OUT. Outlines that are TrueType already stay as they are.
"""

import sys

from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable

# The largest distance between a curve and its replacement, in em.
TOLERANCE = 1 / 1400

# Bit 7 of OS/2 fsSelection: the typographic heights count on every system.
USE_TYPO_METRICS = 1 << 7

UNUSED_LIMITS = (
    "maxTwilightPoints maxStorage maxFunctionDefs maxInstructionDefs maxStackElements "
    "maxSizeOfInstructions maxComponentElements"
).split()


def quadratic_outlines(font):
    tolerance = TOLERANCE * font["head"].unitsPerEm
    glyph_set = font.getGlyphSet()
    outlines = newTable("glyf")
    outlines.glyphOrder = font.getGlyphOrder()
    outlines.glyphs = {}
    for name in font.getGlyphOrder():
        pen = TTGlyphPen(glyph_set)
        glyph_set[name].draw(Cu2QuPen(pen, tolerance, reverse_direction=True))
        outlines.glyphs[name] = pen.glyph()
    return outlines


def convert(font):
    font["glyf"] = quadratic_outlines(font)
    font["loca"] = newTable("loca")
    limits = font["maxp"]
    limits.tableVersion = 0x00010000
    limits.maxZones = 1
    for limit in UNUSED_LIMITS:
        setattr(limits, limit, 0)
    font["post"].formatType = 3
    for table in ("CFF ", "VORG"):
        if table in font:
            del font[table]
    font.sfntVersion = "\0\1\0\0"


def make_line_one_em(font):
    """Dear ImGui takes a size for the height of a line, CSS for the em; with this they are the same.

    Capitals and digits stand in the middle of the line, as they should in cells and buttons.
    """
    heights, windows = font["hhea"], font["OS/2"]
    em = font["head"].unitsPerEm
    heights.ascent = round((em + windows.sCapHeight) / 2)
    heights.descent = heights.ascent - em
    heights.lineGap = 0
    windows.sTypoAscender, windows.sTypoDescender, windows.sTypoLineGap = heights.ascent, heights.descent, 0
    windows.fsSelection |= USE_TYPO_METRICS
    windows.version = max(windows.version, 4)


font = TTFont(sys.argv[1])
if "glyf" not in font:
    convert(font)
make_line_one_em(font)
font.save(sys.argv[2])
