// Vectors, turned frames and a camera: the little geometry that pictures with depth need. Right-handed, angles in
// radians.
#pragma once

#include <cmath>
#include <span>

namespace pe::ui {

struct Vec3 {
    float x = 0, y = 0, z = 0;
};

constexpr Vec3 operator+(Vec3 a, Vec3 b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}
constexpr Vec3 operator-(Vec3 a, Vec3 b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}
constexpr Vec3 operator*(Vec3 a, float factor) {
    return {a.x * factor, a.y * factor, a.z * factor};
}
constexpr float dot(Vec3 a, Vec3 b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
constexpr Vec3 cross(Vec3 a, Vec3 b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
inline Vec3 normalized(Vec3 a) {
    return a * (1 / std::sqrt(dot(a, a)));
}
constexpr Vec3 between(Vec3 from, Vec3 to, float progress) {
    return from + (to - from) * progress;
}

/// Where something is and how it is turned: its own axes and origin, in the world.
struct Frame3 {
    Vec3 x{1, 0, 0}, y{0, 1, 0}, z{0, 0, 1}, origin{};

    constexpr Vec3 direction(Vec3 v) const { return x * v.x + y * v.y + z * v.z; }
    constexpr Vec3 point(Vec3 v) const { return origin + direction(v); }
};

/// `inner` is given in the axes of `outer`.
constexpr Frame3 operator*(const Frame3& outer, const Frame3& inner) {
    return {outer.direction(inner.x), outer.direction(inner.y), outer.direction(inner.z), outer.point(inner.origin)};
}

constexpr Frame3 moved(float x, float y, float z) {
    return {.origin = {x, y, z}};
}
inline Frame3 turned_x(float angle) {  // from y to z
    const float c = std::cos(angle), s = std::sin(angle);
    return {{1, 0, 0}, {0, c, s}, {0, -s, c}, {}};
}
inline Frame3 turned_y(float angle) {  // from z to x
    const float c = std::cos(angle), s = std::sin(angle);
    return {{c, 0, -s}, {0, 1, 0}, {s, 0, c}, {}};
}
inline Frame3 turned_z(float angle) {  // from x to y
    const float c = std::cos(angle), s = std::sin(angle);
    return {{c, s, 0}, {-s, c, 0}, {0, 0, 1}, {}};
}
constexpr Frame3 scaled(float factor) {
    return {{factor, 0, 0}, {0, factor, 0}, {0, 0, factor}, {}};
}

/// In the picture: -1..1 from left to right and from bottom to top; how far in front of the eye.
struct Projected {
    float x = 0, y = 0, depth = 0;
};

struct Camera {
    Frame3 eye;             ///< x to the right, y up, z back towards the viewer
    float half_width = 1;   ///< of what is in view at distance 1
    float half_height = 1;  ///< of what is in view at distance 1

    Projected project(Vec3 point) const {
        const Vec3 away = point - eye.origin;
        const float depth = -dot(away, eye.z);
        return {dot(away, eye.x) / (depth * half_width), dot(away, eye.y) / (depth * half_height), depth};
    }

    /// Direction of sight through a point of the picture, not normalized.
    Vec3 ray(float x, float y) const { return eye.direction({x * half_width, y * half_height, -1}); }
};

/// Turns the camera to look from `elevation` above and `yaw` beside the z axis, and moves it as near as it sees all
/// `points`, in the middle.
void look_at(Camera& camera, float yaw, float elevation, std::span<const Vec3> points);

}  // namespace pe::ui
