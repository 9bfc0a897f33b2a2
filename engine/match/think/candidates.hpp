#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "flow/choice.hpp"

namespace cardwright {

/// How gladly an option is tried, where there are too many to try all.
using Liking = std::function<double(const Option&)>;

/// Do two answers come to the same? Where no order is asked for, it does not matter.
[[nodiscard]] bool same_answer(const Choice& choice, const Picks& left, const Picks& right);

/// Legal answers to a question that are worth a try, the likeliest first, at most so many: what
/// players would answer, every single option, those answers changed in one place, and a few by
/// chance. `known` stand first, in their order.
[[nodiscard]] std::vector<Picks> candidates(const Choice& choice, const std::vector<Picks>& known,
                                            std::size_t most, const Liking& liking, Stream& random);

}  // namespace cardwright
