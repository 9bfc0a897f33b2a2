// The program itself, in a process of its own.
#pragma once

#include <string>

namespace cardwright::testing {

struct ProgramRun {
    int exit_code = 0;
    std::string output;  ///< what it printed, errors included
};

/// Runs `cardwright` with these arguments, as a shell would read them, for a user whose own files
/// lie in `data_home` (by default in a folder that all tests share and that is gone afterwards).
[[nodiscard]] ProgramRun run_program(const std::string& arguments,
                                     const std::string& data_home = {});

}  // namespace cardwright::testing
