#pragma once

#include <string_view>
#include <vector>

#include "table/phrases.hpp"

namespace cardwright::tool {

/// The cards somebody may mean: the one with exactly this name in any language, or else all whose
/// name begins so.
[[nodiscard]] std::vector<DefId> cards_called(const Phrases& phrases, std::string_view name);

/// Names of cards in the reader's language that begin like this.
[[nodiscard]] std::vector<std::string> card_names_beginning(const Phrases& phrases,
                                                            std::string_view beginning);

}  // namespace cardwright::tool
