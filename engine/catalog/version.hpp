#pragma once

#include <string_view>

namespace cardwright {

/// The version of the project, as the top CMakeLists.txt states it.
[[nodiscard]] std::string_view engine_version() noexcept;

/// How it was built, and with which compiler: for whoever reports a mistake.
[[nodiscard]] std::string_view engine_build() noexcept;

}  // namespace cardwright
