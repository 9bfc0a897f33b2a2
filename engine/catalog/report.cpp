#include "catalog/report.hpp"

#include <fmt/format.h>

#include <utility>

namespace cardwright {
namespace {

const std::string& file_of(const Where& where) {
    static const std::string none;
    return where.file ? *where.file : none;
}

}  // namespace

void Report::error(const Where& where, std::string message) {
    ++errors_;
    add(Diagnostic::Severity::error, where, std::move(message));
}

void Report::warning(const Where& where, std::string message) {
    add(Diagnostic::Severity::warning, where, std::move(message));
}

bool Report::full(const Where& where) const {
    const auto found = told_.find(file_of(where));
    return found != told_.end() && found->second >= most_per_file_;
}

void Report::add(Diagnostic::Severity severity, const Where& where, std::string message) {
    const std::string& file = file_of(where);
    if (++told_[file] > most_per_file_) return;
    diagnostics_.push_back(
        {severity, file, where.line, where.column, where.path, std::move(message)});
}

std::vector<Diagnostic> Report::take() {
    for (const auto& [file, told] : told_) {
        if (told <= most_per_file_) continue;
        diagnostics_.push_back(
            {Diagnostic::Severity::error, file, 0, 0, "",
             fmt::format("{} problems, of which the first {} are told", told, most_per_file_)});
    }
    put_in_order(diagnostics_);
    told_.clear();
    errors_ = 0;
    return std::exchange(diagnostics_, {});
}

}  // namespace cardwright
