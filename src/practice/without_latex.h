// Plain text with LaTeX's commands in plain ASCII: \pi is pi, \times is *, a matrix stands in brackets.
#pragma once

#include "practice/plain_text.h"

namespace pe {

/// Commands that only style their argument (\mathbf, \text, \boxed, ...) vanish with its braces, spaces become blanks,
/// the signs of a formula ($, \( ...) blanks, "\\" a semicolon, environments square brackets. An unknown command stays.
PlainText without_latex(PlainText plain);

}  // namespace pe
