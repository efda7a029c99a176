"""Turns a font with cubic (CFF) outlines into one with quadratic TrueType outlines.

Usage: to_truetype.py IN OUT. A font that has TrueType outlines already is copied as it is.
"""

import sys

from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable

# The largest distance between a curve and its replacement, in em.
TOLERANCE = 1 / 1400

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


font = TTFont(sys.argv[1])
if "glyf" not in font:
    convert(font)
font.save(sys.argv[2])
