#pragma once

#include <span>
#include <string>
#include <vector>

#include "catalog/change/field_change.hpp"
#include "catalog/report.hpp"

namespace cardwright {

/// What was said before a change was carried out, in a few words; empty if there was nothing.
struct CarriedOut {
    const FieldChange* change = nullptr;
    std::string before;
};

/// Carries out changes on the tree of a set or ruleset file. What is changed knows the file it came
/// from, so that a mistake in it is told there. Changes that do not fit are told and left out.
[[nodiscard]] std::vector<CarriedOut> apply_changes(Node& file,
                                                    std::span<const FieldChange* const> changes,
                                                    Report& report);

}  // namespace cardwright
