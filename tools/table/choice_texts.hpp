#pragma once

#include "table/page.hpp"
#include "table/sight.hpp"

namespace cardwright::tool {

/// The kinds of cards a question offers, each once, in the order in which they are listed.
[[nodiscard]] std::vector<DefId> cards_offered(const Sight& sight, const Choice& choice);

/// The kinds of cards of the line-up and of everything that lies in piles.
[[nodiscard]] std::vector<DefId> cards_laid_out(const Sight& sight);

/// What the cards do that can be chosen: name, cost and text, in at most so many lines. Those
/// without a text are left out; so is what does not fit, which is said.
[[nodiscard]] Page choice_texts(const PageStyle& style, const Sight& sight, const Choice& choice,
                                std::size_t most_lines);

}  // namespace cardwright::tool
