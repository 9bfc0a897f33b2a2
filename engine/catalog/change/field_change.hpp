#pragma once

#include <string>
#include <vector>

#include "catalog/where.hpp"
#include "catalog/yaml/node.hpp"

namespace cardwright {

/// One field of existing content that a mod or set says differently:
/// `core:guard: { params: { keep: 2 } }`.
struct FieldChange {
    std::string target;             ///< `core:guard`, `set:core` or `ruleset:skat`
    std::vector<std::string> path;  ///< `params`, `keep`
    Node value;  ///< a single value or a whole list; nothing takes the field away
    Where where;
    std::string root;  ///< the content root that says it
    /// What others say of the field whom this one overrides, or who agree; the last of them counts
    /// for most.
    std::vector<FieldChange> overridden;

    [[nodiscard]] std::string field() const;  ///< `params.keep`
};

/// The same value, wherever it stands.
[[nodiscard]] bool same_value(const Node& one, const Node& other);

/// A value in a few words, for messages and for `cardwright why`.
[[nodiscard]] std::string short_text(const Node& value);

}  // namespace cardwright
