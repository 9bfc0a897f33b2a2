#pragma once

#include <string_view>

namespace cardwright {

/// The version of the project, as the top CMakeLists.txt states it.
[[nodiscard]] std::string_view engine_version() noexcept;

}  // namespace cardwright
