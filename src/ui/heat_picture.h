// The encoding as a picture of colours, positions downwards by columns: a value that the GPU's drawer takes.
#pragma once

#include "core/encoding.h"
#include "ui/palette.h"

namespace pe::ui {

/// A part of a map, in rows and columns.
struct MapWindow {
    double first_row = 0, rows = 1;
    double first_column = 0, columns = 1;
};

struct HeatPicture {
    Encoding encoding;
    int rows = 1;  ///< from position 0 on, up to 4096
    MapWindow window;
    Color negative = 0, zero = 0, positive = 0;  ///< at -1, 0 and 1, as in `diverging`
};

}  // namespace pe::ui
