#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cardwright/content.hpp"
#include "script/sandbox/script_profile.hpp"
#include "table/seating.hpp"

namespace cardwright::tool {

/// What is to be played, as the command line or the start menu say it.
struct PlayPlan {
    ContentChoice content;
    std::vector<std::string> seats;  ///< `human` or a bot's name; empty: one of each
    std::vector<std::string> lineup;
    std::vector<std::vector<std::string>> packs;  ///< by seat; what is missing comes from a set
    std::vector<std::pair<std::string, std::int32_t>> options;
    std::optional<std::uint64_t> seed;  ///< nothing: any
    std::string language;               ///< empty: what the system speaks, or English
    std::string record;                 ///< where to save; empty: a file with the game's name
    std::string load;
    bool watch = false;
    bool by_itself = false;            ///< where a menu lets all of a kind be taken, they are
    bool show_thoughts = false;        ///< of bots that think ahead
    ScriptProfile* profile = nullptr;  ///< where it is written down what scripts take
};

/// The language of the system (`LANG=ru_RU.UTF-8`), if the game speaks it; or else English.
[[nodiscard]] std::string language_of_system(const Blueprint& blueprint);

/// Throws std::invalid_argument, with the languages there are, if the game does not speak this one.
void must_be_spoken(const Blueprint& blueprint, const std::string& language,
                    std::string_view option);

/// A seed nobody has chosen.
[[nodiscard]] std::uint64_t any_seed();

}  // namespace cardwright::tool
