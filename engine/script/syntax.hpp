#pragma once

#include <optional>
#include <string>

namespace cardwright {

struct SyntaxProblem {
    int line = 0;  ///< 0: not known
    int column = 0;
    std::string message;
};

/// Lua's own opinion of a text; nothing is run. Nothing if it can be compiled.
[[nodiscard]] std::optional<SyntaxProblem> syntax_problem(const std::string& text);

}  // namespace cardwright
