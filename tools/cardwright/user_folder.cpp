#include "cardwright/user_folder.hpp"

#include <cstdlib>

namespace cardwright::tool {

std::filesystem::path user_folder() {
    if (const char* given = std::getenv("XDG_DATA_HOME"); given != nullptr && *given != '\0') {
        return std::filesystem::path{given} / "cardwright";
    }
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0') {
        return std::filesystem::path{home} / ".local" / "share" / "cardwright";
    }
    return ".";
}

}  // namespace cardwright::tool
