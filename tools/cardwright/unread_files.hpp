#pragma once

#include <filesystem>
#include <vector>

#include "catalog/catalog.hpp"
#include "catalog/diagnostic.hpp"

namespace cardwright::tool {

/// What lies in mods and is read by nobody, though it looks as if it should be.
[[nodiscard]] std::vector<Diagnostic> unread_files(const Catalog& catalog,
                                                   const std::vector<std::filesystem::path>& roots);

}  // namespace cardwright::tool
