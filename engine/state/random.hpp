#pragma once

#include <cstdint>
#include <string_view>

namespace cardwright {

/// Mixes 64 bits so that every input bit reaches every output bit (the finisher of SplitMix64).
[[nodiscard]] constexpr std::uint64_t mix_bits(std::uint64_t bits) noexcept {
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9ULL;
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBULL;
    return bits ^ (bits >> 31);
}

/// Adds one number to a running hash; the order matters.
[[nodiscard]] constexpr std::uint64_t hash_with(std::uint64_t hash, std::uint64_t next) noexcept {
    return mix_bits(hash ^ (next + 0x9E3779B97F4A7C15ULL + (hash << 6) + (hash >> 2)));
}

inline constexpr std::uint64_t hash_of_nothing = 0xCBF29CE484222325ULL;

/// 64-bit FNV-1a: the same on every machine. A text can be hashed piece by piece.
[[nodiscard]] constexpr std::uint64_t hash_text(std::string_view text,
                                                std::uint64_t hash = hash_of_nothing) noexcept {
    for (const char letter : text) {
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001B3ULL;
    }
    return hash;
}

/// One named stream of random numbers (SplitMix64). Streams are derived from the game's seed by
/// name, so that a new random effect does not change every other shuffle.
struct Stream {
    std::uint64_t name = 0;  ///< hash of its name
    std::uint64_t state = 0;

    [[nodiscard]] static constexpr Stream derive(std::uint64_t seed, std::uint64_t name) noexcept {
        return {name, mix_bits(seed ^ mix_bits(name))};
    }

    constexpr std::uint64_t next() noexcept {
        state += 0x9E3779B97F4A7C15ULL;
        return mix_bits(state);
    }

    /// A fair number from 0 to `bound` - 1 (Lemire's multiplication with rejection).
    constexpr std::uint32_t below(std::uint32_t bound) noexcept {
        std::uint64_t product = (next() >> 32) * bound;
        auto low = static_cast<std::uint32_t>(product);
        if (low < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (low < threshold) {
                product = (next() >> 32) * bound;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }
};

}  // namespace cardwright
