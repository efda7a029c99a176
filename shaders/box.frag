// Light, shadow and the look of cardboard, glass and ground.
precision highp sampler2DShadow;

in vec3 v_world;
in vec3 v_normal;
in vec3 v_local;
in vec3 v_local_normal;
in vec3 v_shadow;
flat in vec3 v_half;
flat in vec4 v_color;
flat in vec4 v_look;

uniform sampler2DShadow u_shadow;
uniform vec3 u_sun;
uniform vec3 u_eye;
uniform vec3 u_shade;
uniform vec3 u_haze;
uniform vec2 u_haze_depth;
uniform vec3 u_bands;  // z of the road's near and far edge, and of the dashed line
uniform vec3 u_road;
uniform vec3 u_mark;
uniform vec3 u_green;

layout(location = 0) out vec4 o_color;

const int matte = 0;
const int cardboard = 1;
const int printed = 2;
const int glass = 3;
const int ground = 4;

float random(vec2 cell) {
    return fract(sin(dot(cell, vec2(12.9898, 78.233))) * 43758.5453);
}

float noise(vec2 place) {
    vec2 cell = floor(place);
    vec2 part = fract(place);
    part = part * part * (3.0 - 2.0 * part);
    return mix(mix(random(cell), random(cell + vec2(1, 0)), part.x),
               mix(random(cell + vec2(0, 1)), random(cell + vec2(1, 1)), part.x), part.y);
}

// 1 inside, 0 outside, smooth over a pixel.
float inside(float distance) {
    return clamp(0.5 - distance / max(fwidth(distance), 1e-5), 0.0, 1.0);
}

float sunlight(float facing) {
    if (any(greaterThan(abs(v_shadow.xy - 0.5), vec2(0.495))) || v_shadow.z > 1.0) return 1.0;
    float step = 1.4 / float(textureSize(u_shadow, 0).x);
    float depth = v_shadow.z - mix(0.0065, 0.0028, facing);
    float sum = 0.0;
    for (int y = 0; y < 4; ++y)
        for (int x = 0; x < 4; ++x)
            sum += texture(u_shadow, vec3(v_shadow.xy + (vec2(x, y) - 1.5) * step, depth));
    return sum / 16.0;
}

// Across the surface of a part, whichever way it faces.
vec2 on_surface() {
    vec3 facing = abs(v_local_normal);
    if (facing.x > facing.y && facing.x > facing.z) return v_local.zy;
    return facing.y > facing.z ? v_local.xz : v_local.xy;
}

// An arrow up, 1 wide and 2 high, around the middle.
float arrow(vec2 p) {
    float shaft = max(abs(p.x) - 0.16, abs(p.y + 0.25) - 0.7);
    float head = max(dot(vec2(abs(p.x), p.y), vec2(0.832, 0.555)) - 0.555, 0.2 - p.y);
    return min(shaft, head);
}

vec3 cardboard_color(vec3 color, int surface) {
    vec2 place = on_surface();
    float fibres = noise(place * vec2(9.0, 46.0)) - 0.5 + 0.6 * (noise(place * 5.0 + 7.0) - 0.5);
    color *= 1.0 + 0.06 * fibres;
    // Worn, lighter edges.
    vec3 facing = abs(v_local_normal);
    float edge = 1.0 - max(facing.x, max(facing.y, facing.z));
    color += color * 0.35 * smoothstep(0.0, 0.25, edge);
    if (surface == printed && v_local_normal.z > 0.7) {
        vec2 p = v_local.xy - vec2(0.33, -0.33);
        float mark = min(arrow((p - vec2(-0.05, 0.0)) / 0.075), arrow((p - vec2(0.05, 0.0)) / 0.075));
        mark = min(mark, max(abs(p.y + 0.09) - 0.01, abs(p.x) - 0.1) / 0.075);
        color = mix(color, color * 0.62, 0.75 * inside(mark));
    }
    return color;
}

vec3 ground_color(vec3 pavement) {
    float z = v_world.z;
    vec3 color = mix(pavement, u_green, inside(z - u_bands.y));
    float on_road = inside(max(z - u_bands.x, u_bands.y - z));
    color = mix(color, u_road, on_road);
    float dash = max(abs(z - u_bands.z) - 0.05, abs(fract(v_world.x / 2.4) - 0.5) * 2.4 - 0.6);
    color = mix(color, u_mark, inside(dash) * 0.8);
    float kerb = min(abs(z - u_bands.x - 0.07), abs(z - u_bands.y + 0.07)) - 0.07;
    color = mix(color, mix(pavement, vec3(1.0), 0.3), inside(kerb));
    // Joints of the pavement's slabs: they tell how fast it goes.
    vec2 slab = vec2(v_world.x / 2.4, (z - u_bands.x - 0.14) / 2.4);
    vec2 joint = (0.5 - abs(fract(slab) - 0.5)) * 2.4 - 0.015;
    float seam = inside(min(joint.x, joint.y)) * step(u_bands.x + 0.14, z);
    return color * (1.0 - 0.07 * seam);
}

void main() {
    int surface = int(v_look.x + 0.5);
    vec3 normal = normalize(v_normal);
    vec3 to_eye = normalize(u_eye - v_world);
    vec3 color = v_color.rgb;
    if (surface == cardboard || surface == printed) color = cardboard_color(color, surface);
    if (surface == ground) color = ground_color(color);

    float facing = dot(normal, u_sun);
    float lit = smoothstep(-0.15, 0.85, facing) * mix(1.0, sunlight(max(facing, 0.0)), step(0.0, facing + 0.1));
    float sky = 0.5 + 0.5 * normal.y;
    vec3 light = mix(u_shade * (0.86 + 0.2 * sky), vec3(1.04), lit);
    vec3 shaded = color * mix(light, vec3(1.0), v_look.z);
    if (surface == glass) {
        vec3 halfway = normalize(u_sun + to_eye);
        float streak = smoothstep(0.12, 0.16, abs(fract((v_local.x + v_local.y) * 0.9) - 0.5) - 0.22);
        shaded += 0.16 * streak + 0.5 * pow(max(dot(normal, halfway), 0.0), 40.0);
    }
    float far = smoothstep(u_haze_depth.x, u_haze_depth.y, length(u_eye - v_world));
    o_color = vec4(mix(shaded, u_haze, far), 1.0);
}
