#pragma once

#include <string>
#include <vector>

#include "api/api.hpp"

namespace cardwright {

/// A function of the ruleset's `verbs.lua` that is a method of an object.
struct ScriptMethod {
    api::Object object;
    std::string name;
    std::vector<std::string> parameters;  ///< without the object itself
};

}  // namespace cardwright
