#pragma once

#include <string>
#include <vector>

#include "cardwright/mutation/baseline.hpp"

namespace cardwright::tool {

/// What specs reach of one script: each statement of its functions, and each branch: a block of an
/// `if` (also the `else` that is not there), the body of a loop, what stands after `and` and `or`.
struct ScriptCoverage {
    struct Gap {
        int line = 0;
        int column = 0;
        std::string what;  ///< `statement`, `then`, `else`, `loop`, "after `and`"
    };
    std::string file;
    std::size_t statements = 0;
    std::size_t statements_reached = 0;
    std::size_t branches = 0;
    std::size_t branches_reached = 0;
    std::vector<Gap>
        gaps;  ///< in the order of the text; inside what is not reached only statements
};

/// Plays all specs once, with scripts in which every branch has a line of its own.
[[nodiscard]] std::vector<ScriptCoverage> coverage_of(
    const std::vector<std::string>& scripts, const std::vector<std::filesystem::path>& specs,
    SpecContent& content, const std::vector<std::string>& mods);

/// The script with a mark before each line that has a gap, and what it is.
[[nodiscard]] std::string marked_source(const ScriptCoverage& coverage, const std::string& text);

}  // namespace cardwright::tool
