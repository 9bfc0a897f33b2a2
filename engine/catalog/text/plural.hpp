#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace cardwright {

/// The forms a word takes after a number.
enum class Plural : std::uint8_t { one, few, many, other };

/// English, Russian and Polish have rules of their own; every other language uses those of English.
[[nodiscard]] Plural plural_of(std::string_view language, std::int64_t number) noexcept;

/// The forms a language has, in the order in which a template lists them.
[[nodiscard]] std::span<const Plural> plurals_of(std::string_view language) noexcept;

/// `one`, `few`, `many` or `other`: the last part of a locale key.
[[nodiscard]] std::string_view to_word(Plural plural) noexcept;

/// `some.key.one` and `some.key.other` are one text, however many forms a language has.
[[nodiscard]] std::string_view without_plural(std::string_view key) noexcept;

}  // namespace cardwright
