#pragma once

#include <functional>
#include <optional>
#include <string>

namespace cardwright {

/// Where scripts come from: the text of a file, by its path in the content.
using ScriptSource = std::function<std::optional<std::string>(const std::string& path)>;

}  // namespace cardwright
