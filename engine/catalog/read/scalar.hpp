#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "catalog/yaml/node.hpp"

namespace cardwright {

/// A whole number as we write it: without quotes, leading zeros, signs but `-`, or separators.
[[nodiscard]] bool is_plain_integer(const Node& node) noexcept;

/// Nothing if it does not fit into 64 bits.
[[nodiscard]] std::optional<std::int64_t> parsed_integer(std::string_view digits) noexcept;

/// Why a scalar that looks like a number is none, as ` (…)`; empty if it does not look like one.
[[nodiscard]] std::string number_hint(const Node& node);

/// A message for a plain scalar that other readers of YAML take for something else than a text
/// (`no`, `010`, `1.5`); empty for all others.
[[nodiscard]] std::string ambiguity_hint(const Node& node);

}  // namespace cardwright
