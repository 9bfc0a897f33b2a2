#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.hpp"

namespace cardwright::tool {

/// A card of any game, as it is with all changes.
struct FoundCard {
    std::string game;
    Blueprint blueprint;
    DefId card = no_definition;

    [[nodiscard]] const Definition& definition() const { return blueprint.schema.definition(card); }
    [[nodiscard]] std::string full_name() const {  ///< `base:militia`
        return definition().set + ":" + definition().id;
    }
};

/// Finds a card by its id, `set:id` or English name, in all games. Throws std::invalid_argument
/// with what it might have been, or with the several it may be; LoadError if the content is broken.
[[nodiscard]] FoundCard find_card(const Catalog& catalog, std::string_view name);

/// One value of a card and where it was said.
struct CardValue {
    std::string field;  ///< `params.keep`
    std::string value;
    int line = 0;  ///< of the set file
};

/// What the set file says of the card, before any change.
[[nodiscard]] std::vector<CardValue> printed_values(const FoundCard& found);

/// The field that a short name means on this card: `keep` is `params.keep`. Nothing if it has none.
[[nodiscard]] std::optional<std::string> field_called(const FoundCard& found,
                                                      std::string_view name);

}  // namespace cardwright::tool
