#include "core/wave_loops.h"

#include "core/sine_cosine.h"

// Where a processor may have AVX2 that the compiler does not count on, the choice is made at run time. FMA is left out
// on purpose: it would round differently.
#if defined(__x86_64__) && !defined(__AVX2__)
#define PE_CHOOSE_AVX2 1
#else
#define PE_CHOOSE_AVX2 0
#endif

namespace pe::detail {
namespace {

[[gnu::always_inline]] inline void compute_waves_body(const Frequencies& frequencies, int position,
                                                      double* __restrict sines, double* __restrict cosines) {
    const double* coarse = frequencies.coarse.data();
    const double* middle = frequencies.middle.data();
    const double* fine = frequencies.fine.data();
    const std::size_t count = frequencies.coarse.size();
    for (std::size_t i = 0; i < count; ++i) {
        const auto [sine, cosine] = sine_cosine({coarse[i], middle[i], fine[i]}, position);
        sines[i] = sine;
        cosines[i] = cosine;
    }
}

template <typename Number>
[[gnu::always_inline]] inline void write_interleaved_body(Waves a, Waves b, std::size_t pairs, Number* __restrict out) {
    for (std::size_t i = 0; i < pairs; ++i) {
        out[2 * i] = static_cast<Number>(a.sines[i] * b.cosines[i] + a.cosines[i] * b.sines[i]);
        out[2 * i + 1] = static_cast<Number>(a.cosines[i] * b.cosines[i] - a.sines[i] * b.sines[i]);
    }
}

template <typename Number>
[[gnu::always_inline]] inline void write_apart_body(Waves a, Waves b, std::size_t pairs, Number* __restrict sines,
                                                    Number* __restrict cosines) {
    for (std::size_t i = 0; i < pairs; ++i) {
        sines[i] = static_cast<Number>(a.sines[i] * b.cosines[i] + a.cosines[i] * b.sines[i]);
        cosines[i] = static_cast<Number>(a.cosines[i] * b.cosines[i] - a.sines[i] * b.sines[i]);
    }
}

#if PE_CHOOSE_AVX2

[[gnu::target("avx2")]] void compute_waves_avx2(const Frequencies& frequencies, int position, double* sines,
                                                double* cosines) {
    compute_waves_body(frequencies, position, sines, cosines);
}

template <typename Number>
[[gnu::target("avx2")]] void write_interleaved_avx2(Waves a, Waves b, std::size_t pairs, Number* out) {
    write_interleaved_body(a, b, pairs, out);
}

template <typename Number>
[[gnu::target("avx2")]] void write_apart_avx2(Waves a, Waves b, std::size_t pairs, Number* sines, Number* cosines) {
    write_apart_body(a, b, pairs, sines, cosines);
}

#endif

}  // namespace

void compute_waves(const Frequencies& frequencies, int position, double* sines, double* cosines) {
#if PE_CHOOSE_AVX2
    if (__builtin_cpu_supports("avx2")) return compute_waves_avx2(frequencies, position, sines, cosines);
#endif
    compute_waves_body(frequencies, position, sines, cosines);
}

template <typename Number>
void write_sums_interleaved(Waves a, Waves b, std::size_t pairs, Number* out) {
#if PE_CHOOSE_AVX2
    if (__builtin_cpu_supports("avx2")) return write_interleaved_avx2(a, b, pairs, out);
#endif
    write_interleaved_body(a, b, pairs, out);
}

template <typename Number>
void write_sums_apart(Waves a, Waves b, std::size_t pairs, Number* sines, Number* cosines) {
#if PE_CHOOSE_AVX2
    if (__builtin_cpu_supports("avx2")) return write_apart_avx2(a, b, pairs, sines, cosines);
#endif
    write_apart_body(a, b, pairs, sines, cosines);
}

template void write_sums_interleaved(Waves, Waves, std::size_t, float*);
template void write_sums_interleaved(Waves, Waves, std::size_t, double*);
template void write_sums_apart(Waves, Waves, std::size_t, float*, float*);
template void write_sums_apart(Waves, Waves, std::size_t, double*, double*);

}  // namespace pe::detail
