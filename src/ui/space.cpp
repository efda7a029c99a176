#include "ui/space.h"

#include <algorithm>
#include <limits>

namespace pe::ui {

void look_at(Camera& camera, float yaw, float elevation, std::span<const Vec3> points) {
    camera.eye = turned_y(yaw) * turned_x(-elevation);
    // A point (a, b, c) in the eye's axes is in view from (x, y, z) when |a - x| <= half_width (z - c), and so for b.
    constexpr float lowest = std::numeric_limits<float>::lowest();
    float right = lowest, left = lowest, top = lowest, bottom = lowest;
    for (const Vec3 point : points) {
        const float a = dot(point, camera.eye.x), b = dot(point, camera.eye.y), c = dot(point, camera.eye.z);
        right = std::max(right, a + camera.half_width * c);
        left = std::max(left, -a + camera.half_width * c);
        top = std::max(top, b + camera.half_height * c);
        bottom = std::max(bottom, -b + camera.half_height * c);
    }
    const float back = std::max((right + left) / (2 * camera.half_width), (top + bottom) / (2 * camera.half_height));
    camera.eye.origin = camera.eye.direction({(right - left) / 2, (top - bottom) / 2, back});
}

}  // namespace pe::ui
