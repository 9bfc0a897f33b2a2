#pragma once

#include <string>
#include <string_view>

#include "catalog/read/fields.hpp"
#include "catalog/read/read_common.hpp"
#include "catalog/read/sharing.hpp"
#include "catalog/read/sources.hpp"

namespace cardwright {

/// The entries of an optional map whose keys are new names; those of sets may be shared.
template <typename Read>
void each_declared(Fields& fields, std::string_view key, const std::string& kind,
                   Declarations& declared, Read&& read) {
    const auto map = fields.optional(key);
    if (!map) return;
    for (const Written& entry : map->entries()) {
        const auto name = read_key(entry);
        if (name) read(*name, UnsharedEntry{entry, kind, name->value, declared.shared}.entry());
    }
}

/// The keys that rulesets have at the top and sets have under `declares`.
[[nodiscard]] Declarations read_declarations(Fields& fields);

/// The part of it that is about what may be chosen, done and counted.
void read_rules(Fields& fields, Declarations& declared);

}  // namespace cardwright
