#pragma once

#include <optional>
#include <string>
#include <vector>

#include "flow/blueprint.hpp"
#include "flow/choice.hpp"
#include "state/state.hpp"

namespace cardwright::tool {

/// The number people type for each option of a question. Places of a row have the number of the
/// place, and piles that of the pile in reading order, or one that is as far from it as that of
/// every other one of the row; so it stays the same when a place is empty or a pile is not offered,
/// and is never the number of another. What is left is counted on from there. Where only numbers
/// can be chosen they are called what they are.
[[nodiscard]] std::vector<std::size_t> option_numbers(const Blueprint& blueprint,
                                                      const State& state, const Choice& choice);

/// The kind of card in the pile with this number, whether it is offered or not.
[[nodiscard]] std::optional<DefId> pile_with_number(const Blueprint& blueprint, const State& state,
                                                    std::size_t number);

/// The option with this number, or nothing.
[[nodiscard]] std::optional<std::size_t> option_with_number(const std::vector<std::size_t>& numbers,
                                                            std::size_t number);

/// `1–4, 6`
[[nodiscard]] std::string ranges_text(std::vector<std::size_t> numbers);

}  // namespace cardwright::tool
