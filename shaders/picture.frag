// A finished picture with round corners.
in vec2 v_texture;

uniform sampler2D u_picture;
uniform vec2 u_size;
uniform float u_corner;

layout(location = 0) out vec4 o_color;

void main() {
    vec2 beyond = abs(v_texture - 0.5) * u_size - (0.5 * u_size - u_corner);
    float distance = length(max(beyond, 0.0)) - u_corner;
    o_color = vec4(texture(u_picture, v_texture).rgb, clamp(0.5 - distance, 0.0, 1.0));
}
