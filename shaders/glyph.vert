// Glyphs of Dear ImGui's typeface texture, on planes in space.
layout(location = 0) in vec3 a_place;
layout(location = 1) in vec2 a_texture;
layout(location = 2) in vec4 a_color;

uniform mat4 u_view;

out vec2 v_texture;
out vec4 v_color;

void main() {
    v_texture = a_texture;
    v_color = a_color;
    gl_Position = u_view * vec4(a_place, 1.0);
}
