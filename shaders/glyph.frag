// Four samples a pixel: glyphs are drawn smaller than they stand in the texture.
in vec2 v_texture;
in vec4 v_color;

uniform sampler2D u_glyphs;

layout(location = 0) out vec4 o_color;

void main() {
    vec2 dx = dFdx(v_texture) * 0.25;
    vec2 dy = dFdy(v_texture) * 0.25;
    float cover = texture(u_glyphs, v_texture + dx + dy).a + texture(u_glyphs, v_texture + dx - dy).a +
                  texture(u_glyphs, v_texture - dx + dy).a + texture(u_glyphs, v_texture - dx - dy).a;
    o_color = vec4(v_color.rgb, v_color.a * cover * 0.25);
}
