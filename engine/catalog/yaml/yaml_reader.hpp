#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "catalog/limits.hpp"
#include "catalog/report.hpp"
#include "catalog/yaml/node.hpp"

namespace cardwright {

/// The tree of a YAML text, or nothing and a problem in the report.
///
/// What makes YAML dangerous or surprising is refused while it is read, before it can take room:
/// anchors, aliases, tags, merge keys, keys that are no plain words, duplicate keys, several
/// documents, too many nodes, too much depth, and anything but clean UTF-8.
[[nodiscard]] std::optional<Node> read_yaml(std::string_view text,
                                            const std::shared_ptr<const std::string>& file,
                                            const CatalogLimits& limits, Report& report);

}  // namespace cardwright
