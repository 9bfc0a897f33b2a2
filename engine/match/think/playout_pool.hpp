#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <vector>

#include "match/think/mind.hpp"
#include "match/think/search_spec.hpp"
#include "match/think/tried.hpp"

namespace cardwright {

/// One playout, and where its end is written down.
struct PlayoutTask {
    Tried* into = nullptr;
    std::size_t world = 0;
    Playout playout;
};

/// Plays out what one decision asks for, on all its threads and as long as its budget lasts.
class PlayoutPool {
  public:
    /// A mind that thinks about the decision, for a thread by its number; asked once for each.
    using MindOf = std::function<Mind&(std::size_t)>;

    PlayoutPool(const SearchSpec& spec, MindOf mind_of, const std::atomic<bool>* stop);

    /// All playouts it may spend.
    [[nodiscard]] std::uint32_t budget() const noexcept { return left_ + used_; }
    [[nodiscard]] std::uint32_t left() const noexcept { return left_; }
    [[nodiscard]] std::uint32_t used() const noexcept { return used_; }
    /// Is its time over, or does somebody want the answer at once?
    [[nodiscard]] bool stopped() const noexcept;

    /// Where time is short it spends no more playouts than there is time for: a search that is
    /// broken off in its first round would have learnt nothing. Nothing changes without a limit.
    void expect(double playouts_a_second);
    /// How fast it has been; 0 before the first.
    [[nodiscard]] double playouts_a_second() const noexcept;

    /// What comes of the tasks does not depend on which thread played which. Returns how many of
    /// the first were played out before it was stopped.
    std::size_t carry_out(const std::vector<PlayoutTask>& tasks);

  private:
    const SearchSpec& spec_;
    MindOf mind_of_;
    const std::atomic<bool>* stop_;
    std::uint32_t left_;
    std::uint32_t used_ = 0;
    std::chrono::steady_clock::time_point begun_;
    std::chrono::steady_clock::duration busy_{0};
    std::size_t played_ = 0;    ///< to the end
    std::vector<Mind*> minds_;  ///< by thread
};

}  // namespace cardwright
