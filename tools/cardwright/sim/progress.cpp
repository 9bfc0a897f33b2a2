#include "cardwright/sim/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <mutex>

#include "cardwright/number_text.hpp"

namespace cardwright::tool {
namespace {

constexpr std::size_t bar_width = 20;
constexpr std::chrono::milliseconds between_updates{100};

std::string clock_text(double seconds) {
    const auto whole = static_cast<std::uint64_t>(std::min(seconds, 359'999.0));
    if (whole >= 3600) {
        return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
    }
    return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

}  // namespace

std::string progress_text(std::uint64_t done, std::uint64_t games, double seconds) {
    const double part = static_cast<double>(done) / static_cast<double>(games);
    const std::string full(static_cast<std::size_t>(part * bar_width), '#');
    const double rate = seconds > 0 ? static_cast<double>(done) / seconds : 0;
    std::string text =
        fmt::format("[{:-<{}}] {:3.0f} %   {} of {} games   {} a second", full, bar_width,
                    std::floor(100 * part), grouped(static_cast<double>(done)),
                    grouped(static_cast<double>(games)), grouped(rate));
    if (done > 0) {
        text += "   " + clock_text(static_cast<double>(games - done) / rate) + " left";
    }
    return text;
}

SimProgress::SimProgress(std::uint64_t games, const std::atomic<std::uint64_t>& done) {
    if (isatty(STDERR_FILENO) == 0) return;
    thread_ = std::jthread{[games, &done](const std::stop_token& stop) {
        const auto start = std::chrono::steady_clock::now();
        std::mutex guard;
        std::condition_variable_any ended;
        std::unique_lock lock{guard};
        while (
            !ended.wait_for(lock, stop, between_updates, [&] { return stop.stop_requested(); })) {
            const std::chrono::duration<double> since = std::chrono::steady_clock::now() - start;
            // To the beginning, clear the line, write: a shorter text leaves nothing behind.
            fmt::print(stderr, "\r\x1b[K{}", progress_text(done.load(), games, since.count()));
            std::fflush(stderr);
        }
        fmt::print(stderr, "\r\x1b[K");
        std::fflush(stderr);
    }};
}

}  // namespace cardwright::tool
