#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "flow/game.hpp"

namespace cardwright {

/// What a table wants, by name. `plan_setup` turns it into numbers or says what is wrong.
struct TablePlan {
    std::uint8_t seats = 2;
    std::uint64_t seed = 1;
    /// Names of cards, or the id of one recommended line-up. What is missing is drawn by the seed.
    std::vector<std::string> lineup;
    std::vector<std::pair<std::string, std::int32_t>> options;
    std::optional<std::uint8_t> first;  ///< seat from 0
};

/// Throws std::invalid_argument with a sentence that says what to do.
[[nodiscard]] Setup plan_setup(const Blueprint& blueprint, const TablePlan& plan);

}  // namespace cardwright
