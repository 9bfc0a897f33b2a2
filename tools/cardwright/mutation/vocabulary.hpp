#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "flow/blueprint.hpp"

namespace cardwright::tool {

/// The words of a game, and which of them could stand in the place of another: a zone for a zone,
/// a type for a type.
struct Vocabulary {
    Vocabulary() = default;
    explicit Vocabulary(const Blueprint& blueprint);

    std::map<std::string, std::string, std::less<>> zones;  ///< another of the same owners
    std::map<std::string, std::string, std::less<>> types;
    std::map<std::string, std::string, std::less<>> counters;  ///< another of the same kind
    std::set<std::string, std::less<>> of_players;  ///< zones and counters that players have
};

}  // namespace cardwright::tool
