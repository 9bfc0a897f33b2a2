#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace cardwright::tool {

/// One of so many shares of a run, for several machines: `3/16`.
struct Shard {
    std::uint32_t number = 1;  ///< from 1
    std::uint32_t of = 1;

    [[nodiscard]] bool whole() const noexcept { return of == 1; }
    /// The number (from 0) of its first game among so many. The next share begins where this one
    /// ends; together they are all games, each once.
    [[nodiscard]] std::uint64_t first(std::uint64_t games) const noexcept {
        return begin_of(number - 1, games);
    }
    [[nodiscard]] std::uint64_t count(std::uint64_t games) const noexcept {
        return begin_of(number, games) - first(games);
    }
    [[nodiscard]] std::string text() const {
        return std::to_string(number) + "/" + std::to_string(of);
    }
    bool operator==(const Shard&) const = default;

  private:
    [[nodiscard]] std::uint64_t begin_of(std::uint64_t share, std::uint64_t games) const noexcept {
        // Without a product that might not fit.
        return games / of * share + games % of * share / of;
    }
};

inline constexpr std::uint32_t most_shards = 100'000;

/// Reads `3/16`. Throws std::invalid_argument.
[[nodiscard]] Shard read_shard(std::string_view text);

}  // namespace cardwright::tool
