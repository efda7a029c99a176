// A finished picture over the whole place.
out vec2 v_texture;

void main() {
    v_texture = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1));
    gl_Position = vec4(v_texture * 2.0 - 1.0, 0.0, 1.0);
}
