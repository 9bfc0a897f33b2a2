// The playground: a game in which every kind of function is called, with room for statements.
#pragma once

#include <map>
#include <string>

#include "fuzz/author.hpp"

namespace cardwright::fuzz {

/// Paths from a content root, and texts.
using Files = std::map<std::string, std::string>;

/// The whole playground, with what an author writes into its functions, or as it is.
[[nodiscard]] Files playground_scripts(Author* author);

/// The ruleset and the set, which are always the same.
[[nodiscard]] const Files& playground_declarations();

/// One line that spoils a file while it is loaded, put into one of the scripts.
void spoil_loading(Files& files, Author& author, Dice& dice);

}  // namespace cardwright::fuzz
