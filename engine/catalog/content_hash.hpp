#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace cardwright {

/// Tells whether two machines have the same content (64-bit FNV-1a). Against mistakes, not against
/// somebody who wants to cheat.
class ContentHash {
  public:
    /// A file by the path in its root; where the root lies must not matter.
    void add(std::string_view path, std::string_view bytes) noexcept;

    [[nodiscard]] std::string hex() const;

  private:
    void mix(std::string_view bytes) noexcept;

    std::uint64_t hash_ = 0xCBF29CE484222325ULL;
};

}  // namespace cardwright
