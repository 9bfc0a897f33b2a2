#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/diagnostic.hpp"
#include "catalog/doubt.hpp"
#include "catalog/limits.hpp"
#include "catalog/where.hpp"

namespace cardwright {

/// Collects problems, so that one run shows them all. Files full of mistakes are told only up to a
/// limit: nobody reads ten thousand lines, and looking for similar names costs time.
class Report {
  public:
    explicit Report(const CatalogLimits& limits)
        : most_per_file_{limits.problems_per_file}, most_{limits.problems} {}

    void error(const Where& where, std::string message);
    void warning(const Where& where, std::string message);

    /// From here on nothing is told that concerns names in doubt, or what is missing altogether.
    void respect(const Doubt* doubt) { doubt_ = doubt; }
    [[nodiscard]] bool doubts(std::string_view name, const Where& where) const {
        return doubt_ != nullptr && doubt_->about(name, where);
    }
    /// Whether more problems of this file would only be counted.
    [[nodiscard]] bool full(const Where& where) const;
    [[nodiscard]] std::size_t errors() const noexcept { return errors_; }

    /// All problems in the order of a reader, with a line for those that were only counted.
    [[nodiscard]] std::vector<Diagnostic> take();

  private:
    struct Count {
        std::size_t told = 0;
        std::size_t left_out = 0;
        bool error_left_out = false;
    };

    [[nodiscard]] bool follows(const std::string& message, const Where& where) const;
    void add(Diagnostic::Severity severity, const Where& where, std::string message);

    std::size_t most_per_file_;
    std::size_t most_;
    std::size_t errors_ = 0;
    const Doubt* doubt_ = nullptr;
    std::vector<Diagnostic> diagnostics_;
    std::map<std::string, Count, std::less<>> files_;
};

}  // namespace cardwright
