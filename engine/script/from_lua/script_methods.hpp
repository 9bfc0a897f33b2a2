#pragma once

#include <string>
#include <vector>

#include "api/api.hpp"

namespace cardwright {

class ScriptHost;

/// A function of the ruleset's `verbs.lua` that is a method of an object.
struct ScriptMethod {
    api::Object object;
    std::string name;
    std::vector<std::string> parameters;  ///< without the object itself
};

/// All of them, in the order of objects and names.
[[nodiscard]] std::vector<ScriptMethod> methods_of_ruleset(ScriptHost& host);

}  // namespace cardwright
