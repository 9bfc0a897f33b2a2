#include "match/think/playout_pool.hpp"

#include <algorithm>
#include <thread>

namespace cardwright {
namespace {

/// Playouts differ in length; so much of the time is planned with.
constexpr double caution = 0.8;

double seconds_since(std::chrono::steady_clock::time_point moment) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - moment).count();
}

}  // namespace

PlayoutPool::PlayoutPool(const SearchSpec& spec, MindOf mind_of, const std::atomic<bool>* stop)
    : spec_{spec},
      mind_of_{std::move(mind_of)},
      stop_{stop},
      left_{spec.playouts},
      begun_{std::chrono::steady_clock::now()} {}

bool PlayoutPool::stopped() const noexcept {
    if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) return true;
    return spec_.seconds > 0 && seconds_since(begun_) > spec_.seconds;
}

void PlayoutPool::expect(double playouts_a_second) {
    if (spec_.seconds <= 0) return;
    const double time = std::max(0.0, spec_.seconds - seconds_since(begun_));
    const double affordable = caution * time * playouts_a_second;
    if (affordable < left_) left_ = std::max(1U, static_cast<std::uint32_t>(affordable));
}

double PlayoutPool::playouts_a_second() const noexcept {
    const double seconds = std::chrono::duration<double>(busy_).count();
    return seconds > 0 ? static_cast<double>(played_) / seconds : 0;
}

std::size_t PlayoutPool::carry_out(const std::vector<PlayoutTask>& tasks) {
    for (const PlayoutTask& task : tasks) {
        auto& ends = task.into->ends;
        if (ends.size() <= task.world) ends.resize(task.world + 1);
    }
    std::atomic<std::size_t> next{0};
    std::vector<char> done(tasks.size());
    const auto work = [&](Mind& mind) {
        while (!stopped()) {
            const std::size_t at = next.fetch_add(1);
            if (at >= tasks.size()) return;
            const PlayoutTask& task = tasks[at];
            task.into->ends[task.world] = mind.play_out(task.playout);
            done[at] = stopped() ? 0 : 1;
        }
    };
    const std::size_t threads = std::min<std::size_t>(std::max(1U, spec_.threads), tasks.size());
    while (minds_.size() < threads) minds_.push_back(&mind_of_(minds_.size()));
    const auto begun = std::chrono::steady_clock::now();
    if (threads > 0) {
        std::vector<std::jthread> others;
        for (std::size_t thread = 1; thread < threads; ++thread) {
            others.emplace_back([&, thread] { work(*minds_[thread]); });
        }
        work(*minds_[0]);
    }
    busy_ += std::chrono::steady_clock::now() - begun;
    const auto used = static_cast<std::uint32_t>(std::min<std::size_t>(tasks.size(), left_));
    left_ -= used;
    played_ += static_cast<std::size_t>(std::count(done.begin(), done.end(), 1));
    used_ += used;
    return static_cast<std::size_t>(std::find(done.begin(), done.end(), 0) - done.begin());
}

}  // namespace cardwright
