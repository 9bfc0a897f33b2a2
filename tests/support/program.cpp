#include "support/program.hpp"

#include <sys/wait.h>

#include <cstdio>
#include <stdexcept>

namespace cardwright::testing {

ProgramRun run_program(const std::string& arguments) {
    FILE* pipe = popen((std::string{CARDWRIGHT_PROGRAM} + " " + arguments + " 2>&1").c_str(), "r");
    if (pipe == nullptr) throw std::runtime_error{"cannot run the program"};
    ProgramRun run;
    char buffer[4096];
    while (const std::size_t read = std::fread(buffer, 1, sizeof buffer, pipe)) {
        run.output.append(buffer, read);
    }
    const int status = pclose(pipe);
    run.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return run;
}

}  // namespace cardwright::testing
