// Steps between the marks of an axis.
#pragma once

#include <initializer_list>

namespace pe::ui {

/// 1, 2 or 5 times a power of ten, at least `least` (up to 10^8).
constexpr int tick_step(double least) {
    for (int power = 1;; power *= 10)
        for (const int factor : {1, 2, 5})
            if (factor * power >= least) return factor * power;
}

}  // namespace pe::ui
