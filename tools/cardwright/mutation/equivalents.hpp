#pragma once

#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "cardwright/mutation/change.hpp"

namespace cardwright::tool {

/// Changes that somebody has judged to make no difference, with a reason each: the file
/// `tests/equivalent-changes.yaml` of each content root. A change is known by its file, the
/// function or entry it stands in, and the text of the line before and after, so that lines may
/// move.
class Equivalents {
  public:
    /// Throws std::invalid_argument if a file says something else.
    explicit Equivalents(const std::vector<std::string>& roots);

    /// Why the change makes no difference; nothing if nobody says so.
    [[nodiscard]] const std::string* reason(const Change& change) const;

    /// Entries that fit none of these changes: whatever they spoke of is gone.
    [[nodiscard]] std::vector<std::string> without_change(const std::vector<Change>& changes) const;

  private:
    using Key = std::tuple<std::string, std::string, std::string, std::string, std::string>;
    [[nodiscard]] static Key key_of(const Change& change);
    void read(const std::string& root, const std::string& file);

    std::map<Key, std::string> reasons_;
};

}  // namespace cardwright::tool
