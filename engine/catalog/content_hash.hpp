#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "state/random.hpp"

namespace cardwright {

/// Tells whether two machines have the same content. Against mistakes, not against
/// somebody who wants to cheat.
class ContentHash {
  public:
    /// A file by the path in its root; where the root lies must not matter.
    void add(std::string_view path, std::string_view bytes) noexcept;

    [[nodiscard]] std::string hex() const;

  private:
    std::uint64_t hash_ = hash_of_nothing;
};

}  // namespace cardwright
