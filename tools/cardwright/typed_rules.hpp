#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "cardwright/changed_card.hpp"
#include "cardwright/house_rules.hpp"

namespace cardwright::tool {

/// What somebody names at a shell: `militia.keep` is the card and the field, `base:militia` has no
/// field.
struct NamedField {
    std::string card;
    std::string field;
};
[[nodiscard]] NamedField named_field(const std::string& word);

/// The field that a name means on the card. Throws std::invalid_argument with those it has.
[[nodiscard]] std::string must_be_field(const FoundCard& found, const std::string& name);
/// The params, what it gives and the facts of a card, by their short names.
[[nodiscard]] std::string fields_in_words(const FoundCard& found);

/// Adds the rules that were typed, `militia keep=2` or `militia.keep=2`, and returns the target and
/// the field of each: `base:militia`, `params.keep`. Throws std::invalid_argument for whatever is
/// none. Whether the values make sense is for the catalog to say.
std::vector<std::pair<std::string, std::string>> add_typed_rules(
    HouseRules& rules, const Catalog& catalog, std::span<const std::string> words);

}  // namespace cardwright::tool
