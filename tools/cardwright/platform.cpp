#include "cardwright/platform.hpp"

#include <poll.h>
#include <sys/select.h>
#include <unistd.h>

#include <fstream>
#include <system_error>

namespace cardwright::tool {

std::optional<std::filesystem::path> program_path() {
    std::error_code problem;
    auto path = std::filesystem::read_symlink("/proc/self/exe", problem);
    if (problem) return std::nullopt;
    return path;
}

std::size_t resident_bytes() {
    std::ifstream statm{"/proc/self/statm"};
    std::size_t all = 0;
    std::size_t resident = 0;
    statm >> all >> resident;
    return resident * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

bool wait_for_input_or_signal(const sigset_t& let_in) noexcept {
#if defined(__linux__)
    pollfd input{STDIN_FILENO, POLLIN, 0};
    return ppoll(&input, 1, nullptr, &let_in) > 0;
#else
    fd_set input;
    FD_ZERO(&input);
    FD_SET(STDIN_FILENO, &input);
    return pselect(STDIN_FILENO + 1, &input, nullptr, nullptr, nullptr, &let_in) > 0;
#endif
}

}  // namespace cardwright::tool
