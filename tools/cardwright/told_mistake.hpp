#pragma once

#include <span>
#include <string>
#include <vector>

#include "catalog/diagnostic.hpp"
#include "flow/error.hpp"

namespace cardwright::tool {

/// What is wrong with content, in the one shape that it has everywhere:
///
///     cards/base/militia.lua:12:12: a player has no "discrad" (did you mean "discard"?)
///       |     victim:discrad(picks)
///       |            ^
///       while: action > militia.on_play
struct ToldMistake {
    std::string what;
    std::vector<std::string> source;  ///< the line and the mark below it, if they are known
    std::string chain;                ///< what the table was doing, if it was doing anything
};

[[nodiscard]] ToldMistake told(const GameError& error, std::size_t width = 160);
[[nodiscard]] ToldMistake told(const Diagnostic& problem, std::size_t width = 160);

/// All lines of it.
[[nodiscard]] std::string to_text(const ToldMistake& mistake);
[[nodiscard]] std::string told_text(std::span<const Diagnostic> problems, std::size_t width = 160);

}  // namespace cardwright::tool
