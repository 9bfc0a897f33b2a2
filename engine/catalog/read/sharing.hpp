#pragma once

#include <optional>
#include <string>
#include <vector>

#include "catalog/read/checked_node.hpp"
#include "catalog/read/sources.hpp"

namespace cardwright {

/// An entry of a map or list as it reads without `shared: true`, if it says so. What is shared is
/// kept in `shared`, to be compared with what other sets say.
class UnsharedEntry {
  public:
    UnsharedEntry(const CheckedNode& entry, std::string kind, std::string name,
                  std::vector<SharedSource>& shared);
    [[nodiscard]] const CheckedNode& entry() const noexcept { return entry_; }

  private:
    std::optional<Node> rest_;
    CheckedNode entry_;
};

}  // namespace cardwright
