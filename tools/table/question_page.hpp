#pragma once

#include <cstdint>

#include "table/numbered_options.hpp"
#include "table/sight.hpp"

namespace cardwright::tool {

/// Why something is asked, outermost first: `Throne Room, 1 of 2 → Militia`. Empty for a step's
/// own menu.
[[nodiscard]] std::string stack_text(const Sight& sight);

/// The question itself, with its numbers filled in.
[[nodiscard]] std::string prompt_text(const Sight& sight, const Choice& choice);

/// How much is to be chosen: `choose 2`, `a number from 1 to 7`. Empty if one thing is.
[[nodiscard]] std::string wanted_text(const Sight& sight, const Choice& choice);

/// What is done with the option, `Build: `, where the menu has several kinds of answers.
[[nodiscard]] std::string group_text(const Sight& sight, const Choice& choice,
                                     const Option& option);

/// The question, what is wanted, and the options whose number does not stand on the table, in at
/// most so many lines: what of them does not fit is counted, and how to see it is said.
void add_question(Page& page, const Sight& sight, const Choice& choice,
                  const NumberedOptions& options, std::size_t most_lines = SIZE_MAX);

/// Every option with its number, one on a line.
void add_options(Page& page, const Sight& sight, const Choice& choice);

/// An answer in words, for hints.
[[nodiscard]] std::string answer_words(const Sight& sight, const Choice& choice,
                                       const Picks& picks);

}  // namespace cardwright::tool
