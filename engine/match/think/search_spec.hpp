#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cardwright {

inline constexpr std::string_view search_bot = "search";
inline constexpr std::uint32_t most_playouts = 1'000'000;

/// What a search may spend on a decision.
struct SearchSpec {
    std::uint32_t playouts = 200;
    unsigned threads = 1;  ///< the answer does not depend on them
    /// Seconds; 0: as long as it takes. Only where nobody repeats the game: with it, the answer
    /// depends on the machine.
    double seconds = 0;
    /// A set whose cards it leaves alone wherever it may; for measuring what they are worth.
    std::string without = {};
};

/// An opponent for people, by how hard it thinks.
struct Strength {
    std::string_view name;
    std::uint32_t playouts;
};
inline constexpr std::array strengths{Strength{"quick", 30}, Strength{"good", 200},
                                      Strength{"strong", 1000}};

/// Reads `search`, `search:1000`, `search:200/without=lanterns` or the name of a strength; nothing
/// for any other name.
/// Throws std::invalid_argument with a sentence for a budget that makes no sense.
[[nodiscard]] std::optional<SearchSpec> read_search_spec(std::string_view name);

}  // namespace cardwright
