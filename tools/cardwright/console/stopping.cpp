#include "cardwright/console/stopping.hpp"

#include <poll.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <ctime>

#include "cardwright/platform.hpp"

namespace cardwright::tool {
namespace {

constexpr std::array stop_signals{SIGINT, SIGTERM, SIGHUP};
constexpr long nanoseconds_to_end = 600'000'000;
constexpr long nanoseconds_of_a_moment = 250'000'000;
constexpr std::size_t longest_last_word = 4000;

// What signal handlers can reach: nothing else is safe.
volatile std::sig_atomic_t stop_asked = 0;  ///< the signal
std::atomic<bool> stop_wanted{false};
static_assert(std::atomic<bool>::is_always_lock_free);
std::array<char, longest_last_word> last_word = {};
std::atomic<std::size_t> last_word_size{0};
static_assert(std::atomic<std::size_t>::is_always_lock_free);
termios terminal_before = {};
volatile std::sig_atomic_t terminal_known = 0;
timer_t end_timer = {};
volatile std::sig_atomic_t timer_made = 0;

/// Without a word more than can be said at once: a terminal that is stopped must not hold it up.
[[noreturn]] void end_now(int signal) {
    if (terminal_known != 0) tcsetattr(STDIN_FILENO, TCSANOW, &terminal_before);
    pollfd output{STDERR_FILENO, POLLOUT, 0};
    const std::size_t size = last_word_size;
    if (size > 0 && poll(&output, 1, 0) > 0 && (output.revents & POLLOUT) != 0) {
        [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, last_word.data(), size);
    }
    constexpr int shells_add = 128;
    _exit(shells_add + signal);
}

void end_soon(int signal) {
    if (timer_made == 0) end_now(signal);
    struct itimerspec once = {};
    once.it_value.tv_nsec = nanoseconds_to_end;
    timer_settime(end_timer, 0, &once, nullptr);
}

void ask_to_stop(int signal) {
    const int error = errno;
    if (signal == SIGINT && stop_asked != 0) end_now(signal);
    if (signal != SIGINT && stop_asked != signal) end_soon(signal);
    stop_asked = signal;
    stop_wanted = true;
    errno = error;
}

void time_is_up(int /*signal*/) {
    end_now(stop_asked);
}

}  // namespace

void notice_stopping() {
    terminal_known = tcgetattr(STDIN_FILENO, &terminal_before) == 0 ? 1 : 0;
    struct sigaction action = {};
    sigemptyset(&action.sa_mask);
    action.sa_handler = time_is_up;
    sigaction(SIGALRM, &action, nullptr);
    struct sigevent event = {};
    event.sigev_notify = SIGEV_SIGNAL;
    event.sigev_signo = SIGALRM;
    timer_made = timer_create(CLOCK_MONOTONIC, &event, &end_timer) == 0 ? 1 : 0;
    action.sa_handler = ask_to_stop;  // without SA_RESTART: reading stops too
    for (const int signal : stop_signals) sigaction(signal, &action, nullptr);
}

void survive_failed_writes() {
    struct sigaction ignore = {};
    ignore.sa_handler = SIG_IGN;
    for (const int signal : {SIGPIPE, SIGXFSZ}) sigaction(signal, &ignore, nullptr);
}

bool stopping() noexcept {
    return stop_asked != 0;
}

const std::atomic<bool>& stop_flag() noexcept {
    return stop_wanted;
}

void say_when_stopped(const std::string& text) {
    last_word_size = 0;
    const std::string line = "\n" + text + "\n";
    const std::size_t size = std::min(line.size(), last_word.size());
    std::copy_n(line.begin(), size, last_word.begin());
    last_word_size = size;
}

namespace {

/// Nothing as the longest: until there is something.
Waited wait_until(const timespec* longest) noexcept {
    sigset_t requests;
    sigset_t before;
    sigemptyset(&requests);
    for (const int signal : stop_signals) sigaddset(&requests, signal);
    // From here on a request waits until it is let in.
    sigprocmask(SIG_BLOCK, &requests, &before);
    InputWait waited = InputWait::signal;
    while (!stopping() && waited == InputWait::signal) {
        waited = wait_for_input_or_signal(before, longest);
    }
    sigprocmask(SIG_SETMASK, &before, nullptr);
    if (stopping()) return Waited::stop;
    return waited == InputWait::input ? Waited::input : Waited::nothing;
}

}  // namespace

bool wait_for_input() noexcept {
    return wait_until(nullptr) == Waited::input;
}

Waited wait_a_moment_for_input() noexcept {
    const timespec moment{0, nanoseconds_of_a_moment};
    return wait_until(&moment);
}

}  // namespace cardwright::tool
