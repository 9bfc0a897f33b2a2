#include "support/program.hpp"

#include <sys/wait.h>

#include <cstdio>
#include <filesystem>
#include <stdexcept>

#include "support/places.hpp"
#include "support/temporary_folder.hpp"

namespace cardwright::testing {

ProgramRun run_program(const std::string& arguments, const std::string& data_home) {
    static const TemporaryFolder home;  // no test leaves games with whoever runs it
    static const std::string folder = std::filesystem::path{testing::built_program()}.parent_path();
    const std::string command =
        "XDG_DATA_HOME=" + (data_home.empty() ? home.path().string() : data_home) +
        " PATH=" + folder + ":$PATH cardwright ";
    FILE* pipe = popen((command + arguments + " 2>&1").c_str(), "r");
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
