#pragma once

#include <string>

namespace cardwright {

/// Why a script was stopped, taken apart so that whoever shows it can point at the line.
struct ScriptError {
    std::string file;
    int line = 0;  // 0: not known
    std::string message;
    std::string limit;  // the name of the limit that was reached, or empty
};

}  // namespace cardwright
