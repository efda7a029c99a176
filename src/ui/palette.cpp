#include "ui/palette.h"

#include <algorithm>
#include <cmath>

namespace pe::ui {
namespace {

double byte_at(Color color, int shift) {
    return static_cast<double>((color >> shift) & 0xFFU);
}

double luminance(Color color) {
    const auto linear = [](double value) {
        const double c = value / 255;
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(byte_at(color, 0)) + 0.7152 * linear(byte_at(color, 8)) +
           0.0722 * linear(byte_at(color, 16));
}

}  // namespace

Color mix(Color from, Color to, double amount) {
    Color mixed = 0xFF000000U;
    for (int shift = 0; shift < 24; shift += 8) {
        const double value = byte_at(from, shift) + (byte_at(to, shift) - byte_at(from, shift)) * amount;
        mixed |= static_cast<Color>(std::lround(value)) << shift;
    }
    return mixed;
}

double contrast(Color a, Color b) {
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

Color diverging(const Palette& palette, Color background, double value) {
    const double amount = std::clamp(std::abs(value), 0.0, 1.0);
    return mix(background, value < 0 ? palette.negative : palette.positive, amount);
}

}  // namespace pe::ui
