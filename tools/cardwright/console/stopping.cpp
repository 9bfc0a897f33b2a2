#include "cardwright/console/stopping.hpp"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <csignal>

namespace cardwright::tool {
namespace {

constexpr std::array stop_signals{SIGINT, SIGTERM, SIGHUP};

volatile std::sig_atomic_t stop_asked = 0;  // a signal handler can reach nothing else

void ask_to_stop(int /*signal*/) {
    stop_asked = 1;
}

}  // namespace

void notice_stopping() {
    struct sigaction action = {};
    action.sa_handler = ask_to_stop;  // without SA_RESTART: reading stops too
    sigemptyset(&action.sa_mask);
    for (const int signal : stop_signals) sigaction(signal, &action, nullptr);
    struct sigaction ignore = {};
    ignore.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &ignore, nullptr);  // writing fails instead
}

bool stopping() noexcept {
    return stop_asked != 0;
}

bool wait_for_input() noexcept {
    sigset_t requests;
    sigset_t before;
    sigemptyset(&requests);
    for (const int signal : stop_signals) sigaddset(&requests, signal);
    // From here on a request waits until ppoll lets it in.
    sigprocmask(SIG_BLOCK, &requests, &before);
    pollfd input{STDIN_FILENO, POLLIN, 0};
    while (!stopping()) {
        if (ppoll(&input, 1, nullptr, &before) > 0) break;
    }
    sigprocmask(SIG_SETMASK, &before, nullptr);
    return !stopping();
}

}  // namespace cardwright::tool
