#include "cardwright/sim/progress.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <mutex>

#include "cardwright/number_text.hpp"
#include "cardwright/output.hpp"
#include "table/glyphs.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t widest_bar = 20;
constexpr std::size_t narrowest_bar = 4;
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
                          std::string_view what, std::size_t width) {
    const double part = games == 0 ? 1 : static_cast<double>(done) / static_cast<double>(games);
    const double rate = seconds > 0 ? static_cast<double>(done) / seconds : 0;
    const std::string left =
        rate > 0 ? clock_text(static_cast<double>(games - done) / rate) + " left  " : "";
    std::string figures = fmt::format(
        "{:3.0f} %  {}{} a second  {} of {} {}", std::floor(100 * part), left, grouped(rate),
        grouped(static_cast<double>(done)), grouped(static_cast<double>(games)), what);
    // Large figures take their room from the bar.
    const std::size_t room = width - std::min(width, columns(figures) + 3);
    if (room < narrowest_bar) return figures;
    const std::size_t bar = std::min(room, widest_bar);
    const std::string full(static_cast<std::size_t>(part * static_cast<double>(bar)), '#');
    return fmt::format("[{:-<{}}] {}", full, bar, figures);
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
            const std::size_t width = terminal_columns() - 1;
            rewrite_line(
                cut_to(progress_text(done.load(), games, since.count(), name, width), width));
        }
        rewrite_line("");
    }};
}

}  // namespace cardwright::tool
