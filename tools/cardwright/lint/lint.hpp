// Tells what is wrong with scripts by reading them: nothing is run.
#pragma once

#include <filesystem>
#include <vector>

#include "catalog/catalog.hpp"
#include "catalog/diagnostic.hpp"

namespace cardwright::tool {

/// Problems of all scripts of these content roots, specs of mods among them. What cannot be known
/// is not guessed: whoever reads a finding can trust that it is a mistake.
[[nodiscard]] std::vector<Diagnostic> lint_scripts(const Catalog& catalog,
                                                   const std::vector<std::filesystem::path>& roots);

}  // namespace cardwright::tool
