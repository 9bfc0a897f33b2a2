#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace cardwright {

/// `n % 100 != 12..14`: something a number may be.
struct PluralCondition {
    std::uint64_t modulo = 0;  ///< of the remainder after dividing by this; 0: of the number itself
    bool negated = false;
    std::vector<std::pair<std::uint64_t, std::uint64_t>> ranges;  ///< both ends included
};

/// One form that a word takes after a number.
struct PluralForm {
    std::string name;  ///< the last part of a locale key: `one`, `few` …
    /// One of these lists must hold, each with all that is in it. None: every number that is left.
    std::vector<std::vector<PluralCondition>> when;
};

/// The forms of a language, in the order in which a template lists them; the first that fits is
/// the form of a number.
using PluralForms = std::vector<PluralForm>;

}  // namespace cardwright
