#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "catalog/read/key_reader.hpp"
#include "state/schema.hpp"

namespace cardwright {

/// `format: cardwright/set@1`: reported if it is missing. Whether the rest is worth reading: a file
/// of another format would only give a long list of nonsense. There is one reader, for the newest
/// version: who has an older file is told `what_changed` since.
[[nodiscard]] bool read_format(KeyReader& keys, std::string_view expected,
                               std::string_view what_changed = {});

/// Where each language of a text stands.
using TextPlaces = std::map<std::string, Where, std::less<>>;

/// `Some text` (English) or `{ en: …, ru: … }`.
[[nodiscard]] Translated read_translated(const CheckedNode& value, TextPlaces* places = nullptr);

/// A key of a map that becomes a name in the game: reported if it is no id.
[[nodiscard]] std::optional<LocatedName> read_key(const CheckedNode& entry);

/// A key of a map that names something declared elsewhere.
[[nodiscard]] std::optional<LocatedName> read_reference_key(const CheckedNode& entry);

/// `1.0.0`.
[[nodiscard]] std::string read_version(const CheckedNode& value);

/// `{ min: 2, max: 4 }`.
[[nodiscard]] SeatRange read_seats(const CheckedNode& value);

/// A locale key such as `some_card.which`: ids with dots between them.
[[nodiscard]] bool is_text_key(std::string_view text) noexcept;
/// The same of names such as `me.lamps:lights`.
[[nodiscard]] bool is_dotted_name(std::string_view text) noexcept;

}  // namespace cardwright
