#pragma once

#include <span>
#include <string>
#include <vector>

namespace cardwright {

/// One problem of a content file, told so that its author can mend it.
struct Diagnostic {
    enum class Severity : unsigned char { error, warning };
    Severity severity = Severity::error;
    std::string file;
    int line = 0;  ///< from 1; 0 if the problem is about the whole file
    int column = 0;
    std::string path;  ///< where in the structure: `cards[3].cost`
    std::string message;

    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

/// `file:line:column: path: message`; a warning says so before its message.
[[nodiscard]] std::string to_text(const Diagnostic& diagnostic);

/// One line each.
[[nodiscard]] std::string to_text(std::span<const Diagnostic> diagnostics);

[[nodiscard]] bool has_errors(std::span<const Diagnostic> diagnostics) noexcept;

/// In the order of a reader: by file, line and column. What is said twice is kept once.
void put_in_order(std::vector<Diagnostic>& diagnostics);

}  // namespace cardwright
