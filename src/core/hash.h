// FNV-1a (Fowler, Noll and Vo): the same number for the same text everywhere. For ids and seeds, not for secrets.
#pragma once

#include <cstdint>
#include <string_view>

namespace pe {

/// `hash` goes on from an earlier text.
constexpr std::uint32_t fnv1a_32(std::string_view text, std::uint32_t hash = 2166136261U) {
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    return hash;
}

constexpr std::uint64_t fnv1a_64(std::string_view text) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    return hash;
}

}  // namespace pe
