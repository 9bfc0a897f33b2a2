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

InputWait wait_for_input_or_signal(const sigset_t& let_in, const timespec* longest) noexcept {
#if defined(__linux__)
    pollfd input{STDIN_FILENO, POLLIN, 0};
    const int ready = ppoll(&input, 1, longest, &let_in);
#else
    fd_set input;
    FD_ZERO(&input);
    FD_SET(STDIN_FILENO, &input);
    const int ready = pselect(STDIN_FILENO + 1, &input, nullptr, nullptr, longest, &let_in);
#endif
    if (ready == 0) return InputWait::time_over;
    return ready > 0 ? InputWait::input : InputWait::signal;
}

}  // namespace cardwright::tool
