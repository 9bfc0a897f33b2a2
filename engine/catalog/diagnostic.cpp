#include "catalog/diagnostic.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <tuple>

namespace cardwright {

std::string to_text(const Diagnostic& diagnostic) {
    std::string text = diagnostic.file;
    // A line end in the name of a file could begin a line that looks like one of ours.
    std::replace_if(
        text.begin(), text.end(),
        [](char letter) { return static_cast<unsigned char>(letter) < ' '; }, '?');
    if (diagnostic.line > 0) text += fmt::format(":{}:{}", diagnostic.line, diagnostic.column);
    if (!text.empty()) text += ": ";
    if (!diagnostic.path.empty()) text += diagnostic.path + ": ";
    if (diagnostic.severity == Diagnostic::Severity::warning) text += "warning: ";
    return text + diagnostic.message;
}

std::string to_text(std::span<const Diagnostic> diagnostics) {
    std::string text;
    for (const Diagnostic& diagnostic : diagnostics) text += to_text(diagnostic) + "\n";
    return text;
}

bool has_errors(std::span<const Diagnostic> diagnostics) noexcept {
    return std::any_of(diagnostics.begin(), diagnostics.end(), [](const Diagnostic& diagnostic) {
        return diagnostic.severity == Diagnostic::Severity::error;
    });
}

void put_in_order(std::vector<Diagnostic>& diagnostics) {
    const auto key = [](const Diagnostic& d) {
        return std::tie(d.file, d.line, d.column, d.path, d.message, d.severity);
    };
    std::stable_sort(diagnostics.begin(), diagnostics.end(),
                     [&](const Diagnostic& a, const Diagnostic& b) { return key(a) < key(b); });
    diagnostics.erase(std::unique(diagnostics.begin(), diagnostics.end()), diagnostics.end());
}

}  // namespace cardwright
