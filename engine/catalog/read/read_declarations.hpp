#pragma once

#include <string>
#include <string_view>

#include "catalog/read/key_reader.hpp"
#include "catalog/read/read_common.hpp"
#include "catalog/read/sharing.hpp"
#include "catalog/read/sources.hpp"

namespace cardwright {

/// The entries of an optional map whose keys are new names; those of sets may be shared.
template <typename Read>
void each_declared(KeyReader& keys, std::string_view key, const std::string& kind,
                   Declarations& declared, Read&& read) {
    const auto map = keys.optional(key);
    if (!map) return;
    for (const CheckedNode& entry : map->entries()) {
        const auto name = read_key(entry);
        if (name) read(*name, UnsharedEntry{entry, kind, name->value, declared.shared}.entry());
    }
}

/// The keys that rulesets have at the top and sets have under `declares`.
[[nodiscard]] Declarations read_declarations(KeyReader& keys);

/// The part of it that is about what may be chosen, done and counted.
void read_rules(KeyReader& keys, Declarations& declared);

}  // namespace cardwright
