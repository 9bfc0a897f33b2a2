#pragma once

#include <optional>
#include <string>
#include <vector>

#include "catalog/read/sources.hpp"
#include "catalog/read/written.hpp"

namespace cardwright {

/// An entry of a map or list as it reads without `shared: true`, if it says so. What is shared is
/// kept in `shared`, to be compared with what other sets say.
class UnsharedEntry {
  public:
    UnsharedEntry(const Written& entry, std::string kind, std::string name,
                  std::vector<SharedSource>& shared);
    [[nodiscard]] const Written& entry() const noexcept { return entry_; }

  private:
    std::optional<Node> rest_;
    Written entry_;
};

}  // namespace cardwright
