// A picture with depth, as a value: rounded blocks and rounds under one sun, texts on them, and who looks at it.
// A panel builds it, the app's picture drawer draws it.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "imgui.h"
#include "ui/draw.h"
#include "ui/space.h"

namespace pe::ui {

/// How a part looks; its number goes to shaders/box.frag.
enum class Surface {
    matte,
    cardboard,
    printed,  ///< cardboard with arrows for "this way up" on the side towards z
    glass,
    ground,
};

/// A block, or a round (a disc or cylinder about its z axis).
struct ScenePart {
    Frame3 place;
    Vec3 half;           ///< half its size along each axis
    float rounding = 0;  ///< radius of its edges, at most the smallest half
    Color color = 0;
    Surface surface = Surface::matte;
    float taper = 0;  ///< how far the upper edge of its front (x) leans back
    float shine = 0;  ///< 0 lit by the sun .. 1 by itself
};

/// A text on a plane: centred at the place's origin, along its x axis.
struct SceneText {
    Frame3 place;
    float height = 1;     ///< of a line
    float max_width = 1;  ///< a longer one is made smaller
    Face face = Face::semibold;
    Color color = 0;
    std::string text;
};

struct GlyphCorner {
    Vec3 place;
    float u = 0, v = 0;
    Color color = 0;
};

/// The ground's bands along x: pavement nearer than `road_near`, the road, green beyond `road_far`.
struct SceneGround {
    float road_near = 0, road_far = 0;  ///< z
    float lane = 0;                     ///< z of the dashed line
    Color pavement = 0, road = 0, mark = 0, green = 0;
};

struct BoxScene {
    Camera camera;
    Vec3 sun{0, 1, 0};  ///< towards it, of length 1
    Vec3 focus;         ///< middle of the region with shadows
    float reach = 1;    ///< its radius
    Color shade = 0;    ///< what colours are multiplied by where no sun comes
    Color haze = 0;     ///< the colour that things far away take on
    float haze_from = 0, haze_to = 1;
    SceneGround ground;
    std::vector<ScenePart> blocks, rounds;
    std::vector<GlyphCorner> glyphs;  ///< four corners a glyph, clockwise
    ImTextureRef glyph_texture;
    float corner = 0;  ///< of the picture, device pixels
};

/// Lays the texts out into the scene's glyphs; `size` is that of the typeface's picture, in device pixels.
void add_texts(const Ui& ui, BoxScene& scene, const std::vector<SceneText>& texts, float size);

/// Width of a line of that height.
float scene_text_width(const Ui& ui, Face face, std::string_view text, float height);

}  // namespace pe::ui
