#pragma once

#include <filesystem>

namespace cardwright::tool {

/// Where the program keeps what is a user's own: saved games and the log.
[[nodiscard]] std::filesystem::path user_folder();

}  // namespace cardwright::tool
