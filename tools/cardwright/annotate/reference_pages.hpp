#pragma once

#include <map>
#include <string>

namespace cardwright::tool {

/// The reference of what scripts may call, by the name of the file: a page for each object, one for
/// filters, one for types, and the way to them.
[[nodiscard]] std::map<std::string, std::string> reference_pages();

}  // namespace cardwright::tool
