// A rounded block or round, one instance a part: corners are moved in by the rounding and out again along the normal.
layout(location = 0) in vec3 a_corner;  // -1..1; of a round, on the unit circle
layout(location = 1) in vec3 a_normal;
layout(location = 2) in vec4 a_x;       // axis; half the size along it
layout(location = 3) in vec4 a_y;
layout(location = 4) in vec4 a_z;
layout(location = 5) in vec4 a_origin;  // place; rounding
layout(location = 6) in vec4 a_color;
layout(location = 7) in vec4 a_look;    // surface, taper, shine

uniform mat4 u_view;
uniform mat4 u_to_shadow;

out vec3 v_world;
out vec3 v_normal;
out vec3 v_local;
out vec3 v_local_normal;
out vec3 v_shadow;
flat out vec3 v_half;
flat out vec4 v_color;
flat out vec4 v_look;

void main() {
    vec3 size = vec3(a_x.w, a_y.w, a_z.w);
    vec3 local = a_corner * (size - a_origin.w) + a_normal * a_origin.w;
    vec3 normal = a_normal;
    v_local = local;
    v_local_normal = normal;

    // The upper edge of the front leans back.
    float high = local.y / size.y * 0.5 + 0.5;
    float front = local.x / size.x * 0.5 + 0.5;
    float stretch = 1.0 - a_look.y * high * 0.5 / size.x;
    float lean = -a_look.y * front * 0.5 / size.y;
    local.x -= a_look.y * high * front;
    normal = normalize(vec3(normal.x / stretch, normal.y - normal.x * lean / stretch, normal.z));

    mat3 axes = mat3(a_x.xyz, a_y.xyz, a_z.xyz);
    v_world = axes * local + a_origin.xyz;
    v_normal = axes * normal;
    v_half = size;
    v_color = a_color;
    v_look = a_look;
    v_shadow = (u_to_shadow * vec4(v_world, 1.0)).xyz;
    gl_Position = u_view * vec4(v_world, 1.0);
}
