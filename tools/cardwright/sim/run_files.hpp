#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "cardwright/sim/shard.hpp"

namespace cardwright::tool {

/// Figures read from a file.
struct FigureFile {
    std::string path;
    nlohmann::ordered_json figures;
};

/// Throws std::invalid_argument, with the file's name, for whatever is no file of figures.
[[nodiscard]] FigureFile read_figures(const std::string& path);

/// Which shares of a run there are. `add` throws std::invalid_argument if one comes twice or the
/// run was divided differently.
class ShardsFound {
  public:
    void add(const Shard& shard, const std::string& path);
    /// `3, 7 to 9`: those that are missing; empty if none is.
    [[nodiscard]] std::string missing() const;
    [[nodiscard]] std::uint32_t of() const noexcept { return of_; }

  private:
    std::uint32_t of_ = 0;
    std::vector<std::string> files_;  ///< by share; empty: not yet
};

}  // namespace cardwright::tool
