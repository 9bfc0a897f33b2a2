#pragma once

#include "script/common/call.hpp"

namespace cardwright {

/// Reads what a reason speaks of: `{ need = 2, have = 1, kind = "ant" }`.
void read_particulars(Call& call, int given, Particulars& particulars);

}  // namespace cardwright
