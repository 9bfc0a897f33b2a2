#pragma once

#include <map>
#include <string>

namespace cardwright::tool {

/// The command that writes them, for whoever finds one out of date.
inline constexpr const char* documents_command = "cardwright annotate --docs docs";

/// Every file of `docs/` that is made from the engine's tables, by its path there.
[[nodiscard]] std::map<std::string, std::string> made_documents();

}  // namespace cardwright::tool
