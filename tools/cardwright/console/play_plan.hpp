#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cardwright/content.hpp"
#include "script/sandbox/script_profile.hpp"

namespace cardwright::tool {

inline constexpr const char* human = "human";

/// What is to be played, as the command line or the start menu say it.
struct PlayPlan {
    ContentChoice content;
    std::vector<std::string> seats;  ///< `human` or a bot's name; empty: one of each
    std::vector<std::string> lineup;
    std::vector<std::pair<std::string, std::int32_t>> options;
    std::optional<std::uint64_t> seed;  ///< nothing: any
    std::string language;               ///< empty: what the system speaks, or English
    std::string record;                 ///< where to save; empty: a file with the game's name
    std::string load;
    bool watch = false;
    ScriptProfile* profile = nullptr;  ///< where it is written down what scripts take
};

/// The bots of a ruleset, by name; `random` plays everything and comes last.
[[nodiscard]] std::vector<std::string> bots_of(const Blueprint& blueprint);

/// The bot that sits there when nothing is said, and that is asked for hints.
[[nodiscard]] std::string standard_bot(const Blueprint& blueprint);

/// A person against as many bots as the game needs.
[[nodiscard]] std::vector<std::string> standard_seats(const Blueprint& blueprint);

/// The line-up that is dealt when nothing is said; empty: drawn by the seed.
[[nodiscard]] std::vector<std::string> standard_lineup(const Blueprint& blueprint);

/// The language of the system (`LANG=ru_RU.UTF-8`), if the game speaks it; or else English.
[[nodiscard]] std::string language_of_system(const Blueprint& blueprint);

/// A seed nobody has chosen.
[[nodiscard]] std::uint64_t any_seed();

}  // namespace cardwright::tool
