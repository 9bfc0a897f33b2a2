#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "match/think/playout_pool.hpp"

namespace cardwright {

/// Finds out which of several does best: all are tried in the same worlds, and half of them are
/// given up round by round.
class Halving {
  public:
    /// What is to be played out to try one of them in a world.
    using MakeTask = std::function<PlayoutTask(std::size_t, std::size_t)>;

    Halving(PlayoutPool& pool, Scale& scale, std::vector<Tried>& tried, MakeTask make_task)
        : pool_{pool}, scale_{scale}, tried_{tried}, make_task_{std::move(make_task)} {}

    /// One that is kept whatever comes of it, for the others to be better than: those that have no
    /// hope of it are given up at once.
    Halving& beside(std::size_t stays) {
        stays_ = stays;
        return *this;
    }

    /// Returns those that are left in the end, the best first. All have been tried in so many
    /// worlds already; what some have been tried in beyond that is not played again.
    [[nodiscard]] std::vector<std::size_t> among(std::vector<std::size_t> alive, std::size_t worlds,
                                                 std::uint32_t budget);

  private:
    [[nodiscard]] bool go_on(std::size_t end);
    void give_up_hopeless();
    void give_up_half();
    void sort();

    PlayoutPool& pool_;
    Scale& scale_;
    std::vector<Tried>& tried_;
    MakeTask make_task_;
    std::optional<std::size_t> stays_;
    std::vector<std::size_t> alive_;
    std::size_t worlds_ = 0;  ///< in which all that are alive were tried
};

}  // namespace cardwright
