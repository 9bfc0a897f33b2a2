#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

namespace cardwright::tool {

/// Notices that somebody saves files of the content.
class ContentWatch {
  public:
    enum class What { without_specs, with_specs };

    explicit ContentWatch(std::vector<std::filesystem::path> roots,
                          What what = What::without_specs);

    /// Once for whatever was saved, and not before it has rested from one look to the next: an
    /// editor may be in the midst of writing.
    [[nodiscard]] bool changed();
    /// What was saved until now has been seen to.
    void forget() { known_ = seen_ = fingerprint(); }

  private:
    [[nodiscard]] std::uint64_t fingerprint() const;

    std::vector<std::filesystem::path> roots_;
    What what_;
    std::uint64_t known_;
    std::uint64_t seen_;
};

}  // namespace cardwright::tool
