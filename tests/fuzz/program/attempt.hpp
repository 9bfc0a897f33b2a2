// A case in a process of its own: whatever happens to it, the one who tries goes on.
#pragma once

#include <functional>
#include <string>

#include "fuzz/family.hpp"

namespace cardwright::fuzz {

/// What became of a process.
struct Ending {
    std::string problem;  ///< empty: all is well
    std::string log;      ///< what it wrote, the report of a sanitizer for example
    /// Two endings with the same kind come from the same defect, most likely.
    [[nodiscard]] std::string kind() const;
};

/// Kills the process if a case works or waits for too long. To be called before each case.
void watch_this_case();

/// From the exit status of a process and what it has written.
[[nodiscard]] Ending ending_of(int status, const std::string& log_file,
                               const std::string& said_problem);

/// Runs a case in a process of its own.
[[nodiscard]] Ending attempt(Family& family, const Case& tried, const std::string& log_file);

/// Sends everything this process writes into a file.
void write_into(const std::string& log_file);

[[nodiscard]] std::string text_of(const std::string& file);

}  // namespace cardwright::fuzz
