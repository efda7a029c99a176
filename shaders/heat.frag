// Values as colours: each pixel shows the mean over the part of the cells that it covers.
uniform sampler2D u_values;  // rows beyond u_fold stand to the right of the first ones, and so on
uniform ivec2 u_size;        // columns, rows
uniform int u_fold;
uniform vec2 u_pixel;  // columns and rows that a pixel covers
uniform vec3 u_negative;
uniform vec3 u_zero;
uniform vec3 u_positive;
in vec2 v_place;
out vec4 o_color;

float value_at(int column, int row) {
    int fold = row / u_fold;
    return texelFetch(u_values, ivec2(column + fold * u_size.x, row - fold * u_fold), 0).r;
}

void main() {
    vec2 low = max(v_place - 0.5 * u_pixel, vec2(0.0));
    vec2 high = min(v_place + 0.5 * u_pixel, vec2(u_size));
    ivec2 first = min(ivec2(low), u_size - 1);
    ivec2 last = min(ivec2(ceil(high)), u_size) - 1;
    float sum = 0.0;
    float total = 0.0;
    for (int row = first.y; row <= last.y; ++row) {
        float height = min(high.y, float(row + 1)) - max(low.y, float(row));
        for (int column = first.x; column <= last.x; ++column) {
            float part = height * (min(high.x, float(column + 1)) - max(low.x, float(column)));
            sum += part * value_at(column, row);
            total += part;
        }
    }
    float value = total > 0.0 ? sum / total : value_at(first.x, first.y);
    o_color = vec4(mix(u_zero, value < 0.0 ? u_negative : u_positive, min(abs(value), 1.0)), 1.0);
}
