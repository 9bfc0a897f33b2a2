#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "api/api.hpp"
#include "match/match.hpp"

namespace cardwright::tool {

/// A field of a class in annotations; its type is written as in LuaCATS.
struct Member {
    std::string name;
    std::string type;
    std::string sentence;
};

/// What a ruleset and its sets add to the API of the engine.
struct Additions {
    std::array<std::vector<Member>, api::object_count> members;  ///< by object
    std::vector<Member> hooks;                                   ///< of card scripts
    std::vector<Member> filters;                                 ///< keys of filters
    std::vector<Member> params;                                  ///< `game.params`
    std::vector<Member> options;                                 ///< `game.options`
    std::vector<Member> all_zones;                               ///< `game.all`
    /// By word of a type (`counter_name`): the names it may be.
    std::map<std::string, std::vector<std::string>, std::less<>> alternatives;
};

[[nodiscard]] Additions additions_of(Match& match);

}  // namespace cardwright::tool
