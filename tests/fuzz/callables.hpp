// Everything a script can call or read, from the engine's own table: what is added there is fuzzed
// without anybody thinking of it.
#pragma once

#include <string>
#include <vector>

namespace cardwright::fuzz {

struct Parameter {
    std::string text;  ///< its name, or `function(…)`
    bool optional = false;
    std::vector<Parameter> fields;  ///< of a table with named keys
};

struct Callable {
    std::string object;  ///< game, mover, player, card …
    std::string name;
    bool field = false;  ///< read, not called
    std::vector<Parameter> parameters;

    [[nodiscard]] std::string full_name() const { return object + (field ? "." : ":") + name; }
};

[[nodiscard]] const std::vector<Callable>& all_callables();

}  // namespace cardwright::fuzz
