#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "flow/blueprint.hpp"

namespace cardwright {

// How words follow numbers is data of a language's locale file (`plurals`), so a language needs no
// C++. One that says nothing has the two forms of English.

/// The forms of a language: its own, or those of the language without its region.
[[nodiscard]] const PluralForms& plurals_of(const Blueprint& blueprint,
                                            std::string_view language) noexcept;

/// Which of the forms a number takes.
[[nodiscard]] std::size_t plural_of(const PluralForms& forms, std::int64_t number) noexcept;

/// May a form be called so? `zero`, `one`, `two`, `few`, `many` or `other`.
[[nodiscard]] bool is_plural_name(std::string_view name) noexcept;

/// Reads `n % 10 = 2..4 and n % 100 != 12..14`; `otherwise` is every number that is left. Returns
/// what is wrong with it; empty if nothing is.
[[nodiscard]] std::string read_plural(std::string_view text, PluralForm& form);

/// `some.key.one` and `some.key.other` are one text, however many forms a language has.
[[nodiscard]] std::string_view without_plural(std::string_view key) noexcept;

}  // namespace cardwright
