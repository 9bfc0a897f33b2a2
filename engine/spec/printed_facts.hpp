#pragma once

#include "flow/blueprint.hpp"
#include "spec/spec_value.hpp"

namespace cardwright {

/// What the set file says about a kind of card: its facts, `types`, `gives`, `params` and `set`.
[[nodiscard]] Datum printed_facts(const Blueprint& blueprint, DefId card);

/// Compares what a spec names with what is printed; `"none"` is what must not be there. Returns
/// what differs, or nothing.
[[nodiscard]] std::string differences_in_print(const Blueprint& blueprint, DefId card,
                                               const SpecValue& expected);

}  // namespace cardwright
