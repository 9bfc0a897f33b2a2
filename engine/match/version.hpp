#pragma once

#include <string_view>

namespace cardwright {

inline constexpr std::string_view engine_version = "0.1.0";

}  // namespace cardwright
