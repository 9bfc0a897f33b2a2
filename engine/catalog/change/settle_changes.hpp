#pragma once

#include <span>
#include <string>
#include <vector>

#include "catalog/change/field_change.hpp"
#include "catalog/contents.hpp"
#include "catalog/report.hpp"

namespace cardwright {

/// The changes of a game: those of all mods and of the chosen sets, each field at most once. (A
/// card's `script` may be there several times: each of them builds on the one before.)
///
/// Who needs another mod overrides it, and the house rules override everybody. Whatever else two
/// mods say differently of one field is a conflict: told with both values and files, unless the
/// house rules have decided it. The order of the roots never matters.
[[nodiscard]] std::vector<FieldChange> settled_changes(const Contents& contents,
                                                       std::span<const SetSource* const> chosen,
                                                       const std::string& house_rules,
                                                       Report& report);

}  // namespace cardwright
