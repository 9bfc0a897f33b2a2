#include "cardwright/sim/progress.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <mutex>

#include "cardwright/console/glyphs.hpp"
#include "cardwright/number_text.hpp"
#include "cardwright/output.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t bar_width = 20;
constexpr std::chrono::milliseconds between_updates{100};

/// A line that is wider wraps, and what has wrapped cannot be written over.
std::size_t terminal_columns() {
    winsize size{};
    const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return known ? size.ws_col : 80;
}

std::string clock_text(double seconds) {
    const auto whole = static_cast<std::uint64_t>(std::min(seconds, 359'999.0));
    if (whole >= 3600) {
        return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
    }
    return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

}  // namespace

std::string progress_text(std::uint64_t done, std::uint64_t games, double seconds,
                          std::string_view what) {
    const double part = static_cast<double>(done) / static_cast<double>(games);
    const std::string full(static_cast<std::size_t>(part * bar_width), '#');
    const double rate = seconds > 0 ? static_cast<double>(done) / seconds : 0;
    const std::string left =
        rate > 0 ? clock_text(static_cast<double>(games - done) / rate) + " left  " : "";
    return fmt::format("[{:-<{}}] {:3.0f} %  {}{} a second  {} of {} {}", full, bar_width,
                       std::floor(100 * part), left, grouped(rate),
                       grouped(static_cast<double>(done)), grouped(static_cast<double>(games)),
                       what);
}

SimProgress::SimProgress(std::uint64_t games, const std::atomic<std::uint64_t>& done,
                         std::string_view what) {
    if (isatty(STDERR_FILENO) == 0) return;
    thread_ = std::jthread{[games, &done, name = std::string{what}](const std::stop_token& stop) {
        const auto start = std::chrono::steady_clock::now();
        std::mutex guard;
        std::condition_variable_any ended;
        std::unique_lock lock{guard};
        while (
            !ended.wait_for(lock, stop, between_updates, [&] { return stop.stop_requested(); })) {
            const std::chrono::duration<double> since = std::chrono::steady_clock::now() - start;
            rewrite_line(cut_to(progress_text(done.load(), games, since.count(), name),
                                terminal_columns() - 1));
        }
        rewrite_line("");
    }};
}

}  // namespace cardwright::tool
