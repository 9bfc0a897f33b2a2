// The program itself, in a process of its own.
#pragma once

#include <string>

namespace cardwright::testing {

struct ProgramRun {
    int exit_code = 0;
    std::string output;  ///< what it printed, errors included
};

/// Runs `cardwright` with these arguments, as a shell would read them.
[[nodiscard]] ProgramRun run_program(const std::string& arguments);

}  // namespace cardwright::testing
