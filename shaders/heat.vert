// A rectangle over the whole viewport; what lies under its corners, in columns and rows.
uniform vec2 u_first;
uniform vec2 u_span;
out vec2 v_place;

void main() {
    vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    v_place = u_first + corner * u_span;
    gl_Position = vec4(corner.x * 2.0 - 1.0, 1.0 - corner.y * 2.0, 0.0, 1.0);
}
