#pragma once

#include <string_view>

namespace cardwright {

/// `>=1.0 <2.0`: bounds that must all hold. Without a sign: just this version.
[[nodiscard]] bool is_version_range(std::string_view range) noexcept;

/// Whether a version such as 1.2.0 is in the range; missing parts are 0. An empty range is any.
[[nodiscard]] bool version_fits(std::string_view version, std::string_view range) noexcept;

}  // namespace cardwright
