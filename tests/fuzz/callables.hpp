// Everything a script can call or read, from the engine's own tables: what is added there is fuzzed
// without anybody thinking of it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cardwright::fuzz {

struct Parameter {
    std::string text;  ///< as the signature says it, without the `?`
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

/// `(cards, zone, { to?, face? }) -> n`
[[nodiscard]] std::vector<Parameter> read_signature(std::string_view signature);

}  // namespace cardwright::fuzz
