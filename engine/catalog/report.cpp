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

/// From a mistake that has been told: what was left out because of it has no place in any file.
bool Report::follows(const std::string& message, const Where& where) const {
    return doubt_ != nullptr && (!where.file || doubt_->concerns(message, where));
}

void Report::error(const Where& where, std::string message) {
    if (follows(message, where)) return;
    ++errors_;
    add(Diagnostic::Severity::error, where, std::move(message));
}

void Report::warning(const Where& where, std::string message) {
    if (follows(message, where)) return;
    add(Diagnostic::Severity::warning, where, std::move(message));
}

bool Report::full(const Where& where) const {
    if (diagnostics_.size() >= most_) return true;
    const auto found = files_.find(file_of(where));
    return found != files_.end() && found->second.told >= most_per_file_;
}

void Report::add(Diagnostic::Severity severity, const Where& where, std::string message) {
    const std::string& file = file_of(where);
    Count& count = files_[file];
    if (count.told >= most_per_file_ || diagnostics_.size() >= most_) {
        ++count.left_out;
        if (severity == Diagnostic::Severity::error) count.error_left_out = true;
        return;
    }
    ++count.told;
    diagnostics_.push_back(
        {severity, file, where.line, where.column, where.path, std::move(message)});
}

std::vector<Diagnostic> Report::take() {
    for (const auto& [file, count] : files_) {
        if (count.left_out == 0) continue;
        const auto severity =
            count.error_left_out ? Diagnostic::Severity::error : Diagnostic::Severity::warning;
        diagnostics_.push_back({severity, file, 0, 0, "",
                                fmt::format("{} problems, of which the first {} are told",
                                            count.told + count.left_out, count.told)});
    }
    put_in_order(diagnostics_);
    files_.clear();
    errors_ = 0;
    return std::exchange(diagnostics_, {});
}

}  // namespace cardwright
