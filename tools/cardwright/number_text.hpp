#pragma once

#include <string>

namespace cardwright::tool {

/// A large number in groups of three: 1 234 567.
[[nodiscard]] std::string grouped(double number);

}  // namespace cardwright::tool
