#pragma once

#include <string>
#include <utility>
#include <vector>

#include "catalog/read/sources.hpp"
#include "catalog/report.hpp"
#include "flow/set_names.hpp"

namespace cardwright {

/// What a set declares, as it goes into one game.
struct SetDeclarations {
    Declarations declared;
    Additions added;
};

/// Finds out who has declared which name, gives contested names their set's, and leaves out what
/// an earlier set shares. One entry for each set, in the same order.
[[nodiscard]] SetNames settle_names(const std::vector<const SetSource*>& sets,
                                    std::vector<SetDeclarations>& all, Report& report);

}  // namespace cardwright
