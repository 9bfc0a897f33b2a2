#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <utility>
#include <vector>

#include "match/kit.hpp"
#include "match/simulation.hpp"

namespace cardwright::tool {

/// What a run plays, in words: all that is needed to print its figures and to know whether others
/// belong to the same run. It can be written and read, so figures mean something on a machine that
/// has none of the content.
struct RunSubject {
    std::string engine;   ///< version
    std::string content;  ///< a hash of the rules, sets, mods and scripts
    std::string game;
    std::string game_name;
    bool by_turns = true;
    std::vector<std::string> sets;
    std::vector<std::string> mods;
    std::vector<std::string> kingdom;  ///< empty: another for each game
    std::vector<std::pair<std::string, std::int32_t>> options;
    std::vector<std::string> bots;
    bool alternate = false;
    std::uint64_t seed = 0;
    std::uint64_t games = 0;  ///< of the whole run
    std::vector<std::string> statistics;

    bool operator==(const RunSubject&) const = default;
};

[[nodiscard]] RunSubject subject_of(const Kit& kit, const SimulationPlan& plan,
                                    std::uint64_t games_of_all);

/// Puts it into an object of figures, key by key.
void put_subject(nlohmann::ordered_json& into, const RunSubject& subject);
/// Throws nlohmann::json::exception if something is missing.
[[nodiscard]] RunSubject read_subject(const nlohmann::ordered_json& from);

}  // namespace cardwright::tool
