#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "flow/blueprint.hpp"

namespace cardwright::tool {

// Who sits at a table, and what is played, when nobody says it.

inline constexpr const char* human = "human";

/// Somebody at the table, as a seat says it: `human`, `human:ann`, `human:ann:ru`, or a bot.
struct Sitter {
    bool person = false;
    std::string name;      ///< of a person; empty: they are numbered
    std::string language;  ///< of a person; empty: that of the table
};

/// Throws std::invalid_argument for a name or language no person could have.
[[nodiscard]] Sitter sitter_of(std::string_view seat);

[[nodiscard]] bool is_person(std::string_view seat);

/// Throws std::invalid_argument, with a guess at what was meant, if a seat is neither a person nor
/// a bot of the ruleset.
void must_be_known(const std::vector<std::string>& seats, const Blueprint& blueprint);

/// The bots of a ruleset, by name; `random` plays everything and comes last.
[[nodiscard]] std::vector<std::string> bots_of(const Blueprint& blueprint);

/// Who sits opposite when nothing is said: the bot that thinks ahead.
inline constexpr std::string_view standard_opponent = "good";

/// Who may sit opposite a person: the bot that thinks ahead, in its strengths, then the others.
[[nodiscard]] std::vector<std::string> opponents_of(const Blueprint& blueprint);

/// The ruleset's bot that is asked for hints.
[[nodiscard]] std::string standard_bot(const Blueprint& blueprint);

/// A person against as many bots as the game needs.
[[nodiscard]] std::vector<std::string> standard_seats(const Blueprint& blueprint);

/// The line-up that is dealt when nothing is said; empty: drawn by the seed.
[[nodiscard]] std::vector<std::string> standard_lineup(const Blueprint& blueprint);

}  // namespace cardwright::tool
