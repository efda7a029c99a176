// Speed of the encoding core: blocks of three sizes against memset, and small calls.
// The same program runs natively and, built as WebAssembly, under Node; there it also times plain JavaScript.
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <span>
#include <vector>

#include "core/encoding.h"

#ifdef __EMSCRIPTEN__
#include <emscripten/em_js.h>

// clang-format off
EM_JS(void, plain_block, (float* out, int rows, int width, double base), {
    for (let t = 0; t < rows; t++) {
        const start = (out >> 2) + t * width;
        for (let i = 0; i < width / 2; i++) {
            HEAPF32[start + 2 * i] = Math.sin(t / Math.pow(base, 2 * i / width));
            HEAPF32[start + 2 * i + 1] = Math.cos(t / Math.pow(base, 2 * i / width));
        }
    }
})

EM_JS(void, hoisted_block, (float* out, int rows, int width, double base), {
    const denominators = Float64Array.from({ length: width / 2 }, (_, i) => Math.pow(base, 2 * i / width));
    for (let t = 0; t < rows; t++) {
        const start = (out >> 2) + t * width;
        for (let i = 0; i < width / 2; i++) {
            const angle = t / denominators[i];
            HEAPF32[start + 2 * i] = Math.sin(angle);
            HEAPF32[start + 2 * i + 1] = Math.cos(angle);
        }
    }
})
// clang-format on
#endif

namespace {

using pe::Encoding;
using pe::Layout;

constexpr int repetitions = 31;

double seconds_of(const auto& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double median_of(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// Keeps the compiler from leaving out the work that wrote `data`.
void keep(const void* data) {
    asm volatile("" : : "r"(data) : "memory");
}

/// Blocks of floats, timed in turn with memset on the same buffer so that both meet the same machine.
void time_blocks(const char* layout_name, Layout layout) {
    constexpr int width = 512;
    const Encoding encoding{.width = width, .layout = layout};
    std::printf("\n%s, width %d, floats: medians of %d\n", layout_name, width, repetitions);
    std::printf("%8s %11s %11s %11s %11s %14s\n", "rows", "ms", "ns a float", "GB/s", "memset GB/s", "of memset rate");
    for (const int rows : {2048, 8192, 32768}) {
        std::vector<float> out(static_cast<std::size_t>(rows) * width);
        std::vector<double> block_seconds;
        std::vector<double> memset_seconds;
        for (int i = 0; i < repetitions; ++i) {
            block_seconds.push_back(seconds_of([&] {
                pe::encoding_block(encoding, 0, rows, std::span(out));
                keep(out.data());
            }));
            memset_seconds.push_back(seconds_of([&] {
                std::memset(out.data(), i, out.size() * sizeof(float));
                keep(out.data());
            }));
        }
        const auto floats = static_cast<double>(out.size());
        const double block = median_of(block_seconds);
        const double set = median_of(memset_seconds);
        std::printf("%8d %11.3f %11.3f %11.2f %11.2f %14.2f\n", rows, block * 1e3, block * 1e9 / floats,
                    4e-9 * floats / block, 4e-9 * floats / set, set / block);
    }
}

#ifdef __EMSCRIPTEN__

/// A block of 8192 x 512 floats against plain JavaScript that fills the same memory, taken in turns.
void time_javascript() {
    constexpr int rows = 8192;
    const Encoding encoding{.width = 512};
    std::vector<float> out(static_cast<std::size_t>(rows) * 512);
    std::vector<double> ours;
    std::vector<double> hoisted;
    std::vector<double> plain;
    for (int i = 0; i < 7; ++i) {
        ours.push_back(seconds_of([&] { pe::encoding_block(encoding, 0, rows, std::span(out)); }));
        hoisted.push_back(seconds_of([&] { hoisted_block(out.data(), rows, encoding.width, encoding.base); }));
        plain.push_back(seconds_of([&] { plain_block(out.data(), rows, encoding.width, encoding.base); }));
    }
    const double block = median_of(ours);
    std::printf("\n%d x 512 floats against JavaScript in the same memory: medians of 7\n", rows);
    std::printf("%-28s %9.2f ms\n", "encoding_block", block * 1e3);
    std::printf("%-28s %9.2f ms %7.1f times as long (to be 8 or more)\n", "JavaScript, powers hoisted",
                median_of(hoisted) * 1e3, median_of(hoisted) / block);
    std::printf("%-28s %9.2f ms %7.1f times as long (to be 40 or more)\n", "JavaScript, Math.pow inside",
                median_of(plain) * 1e3, median_of(plain) / block);
}

#endif

double median_microseconds(const auto& work) {
    std::vector<double> seconds;
    for (int i = 0; i < repetitions; ++i) seconds.push_back(seconds_of(work));
    return 1e6 * median_of(seconds);
}

/// What a panel asks for in one frame, at the largest positions.
void time_small_calls() {
    constexpr int first_position = pe::max_position - 30;
    constexpr int entries = 600;
    std::printf("\nsmall calls, microseconds: medians of %d\n", repetitions);
    std::printf("%8s %11s %11s %11s %11s\n", "width", "row", "30 rows", "30 x double", "600 entries");
    for (const int width : {8, 64, 512, 1024, 4096}) {
        const Encoding encoding{.width = width};
        const auto row_size = static_cast<std::size_t>(width);
        std::vector<float> floats(30 * row_size);
        std::vector<double> doubles(30 * row_size);
        const double row = median_microseconds([&] {
            pe::encoding_row(encoding, first_position, std::span(floats).first(row_size));
            keep(floats.data());
        });
        const double rows = median_microseconds([&] {
            pe::encoding_block(encoding, first_position, 30, std::span(floats));
            keep(floats.data());
        });
        const double rows_of_doubles = median_microseconds([&] {
            pe::encoding_block(encoding, first_position, 30, std::span(doubles));
            keep(doubles.data());
        });
        const double cells = median_microseconds([&] {
            double sum = 0;
            for (int i = 0; i < entries; ++i) sum += pe::encoding_at(encoding, first_position + i / 20, i % 20 % width);
            keep(&sum);
        });
        std::printf("%8d %11.1f %11.1f %11.1f %11.1f\n", width, row, rows, rows_of_doubles, cells);
    }
}

}  // namespace

int main() {
    time_blocks("interleaved", Layout::interleaved);
    time_blocks("concatenated", Layout::concatenated);
    time_small_calls();
#ifdef __EMSCRIPTEN__
    time_javascript();
#endif
}
