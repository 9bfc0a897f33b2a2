#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
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
    /// By seat: the id of one deck of a set, or cards as `some_card*3`. Who brings none has one of
    /// the sets'.
    std::vector<std::vector<std::string>> packs;
    std::vector<std::pair<std::string, std::int32_t>> options;
    std::optional<std::uint8_t> first;  ///< seat from 0
};

/// No table can be set up by a plan; `what` is a sentence that says what to do.
class BadSetup : public std::invalid_argument {
  public:
    using std::invalid_argument::invalid_argument;
    /// The reason code, the same for every game.
    static constexpr std::string_view code = "bad_setup";
};

/// Throws BadSetup.
[[nodiscard]] std::vector<Pack> plan_packs(const Blueprint& blueprint, const TablePlan& plan);
/// A deck as a plan and a record write it down.
[[nodiscard]] std::vector<std::string> pack_words(const Schema& schema, const Pack& pack);
/// Throws BadSetup.
[[nodiscard]] Setup plan_setup(const Blueprint& blueprint, const TablePlan& plan);

}  // namespace cardwright
