#pragma once

#include <string>
#include <vector>

#include "table/sight.hpp"

namespace cardwright::tool {

/// What a row tells with a card, each value for itself: `4`, `◆3`, or `Gold 3` for linear text.
/// Values without a symbol come together and first: `(4/2)`. Nothing of a card the seat does not
/// know but what its row has for every card.
[[nodiscard]] std::vector<std::string> card_values(const Sight& sight,
                                                   const std::vector<ShownValue>& values,
                                                   CardId card, bool plain);

/// The same behind the name of a card: ` (4) ◆3 ●2`, in linear text ` (4, Gold 3, Ducats 2)`.
[[nodiscard]] std::string card_values_text(const Sight& sight,
                                           const std::vector<ShownValue>& values, CardId card,
                                           bool plain);

/// What a fact, counter or query of cards is called.
[[nodiscard]] std::string value_name(const Sight& sight, const ShownValue& value);

}  // namespace cardwright::tool
