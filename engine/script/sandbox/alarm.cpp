#include "script/sandbox/alarm.hpp"

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <mutex>

#include "script/sandbox/sandbox.hpp"

#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace cardwright {
namespace {

/// Whose scripts run in this thread: all that the signal needs to know.
constinit thread_local std::atomic<Sandbox*> watched = nullptr;
static_assert(std::atomic<Sandbox*>::is_always_lock_free, "a signal cannot wait for a lock");

#if defined(__linux__)

/// Long enough for any honest call, short enough that nobody waits for it.
constexpr long nanoseconds_between_looks = 20'000'000;
constexpr int alarm_signal = SIGVTALRM;

extern "C" void on_alarm(int /*signal*/) {
    if (Sandbox* const sandbox = watched.load(std::memory_order_relaxed)) {
        sandbox->look_whether_stuck();
    }
}

bool listen_to_signal() noexcept {
    struct sigaction action {};
    action.sa_handler = on_alarm;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    return sigaction(alarm_signal, &action, nullptr) == 0;
}

/// A timer over the time this thread works, made when it is first needed.
class ThreadTimer {
  public:
    ThreadTimer() noexcept {
        static const bool listening = listen_to_signal();
        if (!listening) return;
        struct sigevent event {};
        event.sigev_notify = SIGEV_THREAD_ID;
        event.sigev_signo = alarm_signal;
        event._sigev_un._tid = static_cast<pid_t>(syscall(SYS_gettid));
        if (timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &timer_) != 0) return;
        struct itimerspec every {};
        every.it_value.tv_nsec = every.it_interval.tv_nsec = nanoseconds_between_looks;
        runs_ = timer_settime(timer_, 0, &every, nullptr) == 0;
    }
    ~ThreadTimer() {
        if (runs_) timer_delete(timer_);
    }
    ThreadTimer(const ThreadTimer&) = delete;
    ThreadTimer& operator=(const ThreadTimer&) = delete;

    [[nodiscard]] bool runs() const noexcept { return runs_; }

  private:
    timer_t timer_{};
    bool runs_ = false;
};

#endif

}  // namespace

bool Alarm::available() noexcept {
#if defined(__linux__)
    static thread_local const ThreadTimer timer;
    return timer.runs();
#else
    return false;
#endif
}

Alarm::Alarm(Sandbox& sandbox) noexcept {
    watched = &sandbox;
}

Alarm::~Alarm() {
    watched = nullptr;
}

}  // namespace cardwright
