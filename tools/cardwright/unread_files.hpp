#pragma once

#include <filesystem>
#include <vector>

#include "catalog/catalog.hpp"
#include "catalog/diagnostic.hpp"

namespace cardwright::tool {

/// What lies in mods and is read by nobody, though it looks as if it should be.
/// With mistakes in the content only what is read by nobody whatever it says is told.
[[nodiscard]] std::vector<Diagnostic> unread_files(const Catalog& catalog,
                                                   const std::vector<std::filesystem::path>& roots,
                                                   bool has_mistakes);

}  // namespace cardwright::tool
