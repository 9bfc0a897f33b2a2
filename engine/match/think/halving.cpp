#include "match/think/halving.hpp"

#include <algorithm>

namespace cardwright {
namespace {

/// After so many worlds it looks whether somebody has become hopeless.
constexpr std::size_t worlds_at_once = 8;
/// Nobody is hopeless who was tried less often, or whose gain may not be off by so many errors.
constexpr std::size_t worlds_for_despair = 4;
constexpr double errors_for_despair = 1.5;

std::size_t rounds_for(std::size_t many) {
    std::size_t rounds = 1;
    while ((std::size_t{1} << rounds) < many) ++rounds;
    return rounds;
}

}  // namespace

std::vector<std::size_t> Halving::among(std::vector<std::size_t> alive, std::size_t worlds,
                                        std::uint32_t budget) {
    alive_ = std::move(alive);
    worlds_ = worlds;
    for (std::size_t rounds = rounds_for(alive_.size()); alive_.size() > 1; --rounds) {
        const std::size_t end = worlds_ + std::max<std::size_t>(1, budget / rounds / alive_.size());
        const std::uint32_t before = pool_.used();
        while (worlds_ < end && alive_.size() > 1) {
            const bool whole = go_on(std::min(end, worlds_ + worlds_at_once));
            scale_.fit(tried_);
            if (!whole) {
                sort();
                return alive_;
            }
            if (stays_) give_up_hopeless();
        }
        budget -= std::min(budget, pool_.used() - before);
        sort();
        if (rounds == 1) break;
        give_up_half();
    }
    return alive_;
}

/// A world counts only if all were tried in it. False if the budget or the time is over.
bool Halving::go_on(std::size_t end) {
    std::vector<PlayoutTask> tasks;
    const std::size_t begin = worlds_;
    for (; worlds_ < end; ++worlds_) {
        std::vector<PlayoutTask> of_world;
        for (const std::size_t at : alive_) {
            if (worlds_ >= tried_[at].ends.size()) of_world.push_back(make_task_(at, worlds_));
        }
        if (tasks.size() + of_world.size() > pool_.left()) break;
        tasks.insert(tasks.end(), of_world.begin(), of_world.end());
    }
    if (worlds_ == begin) return false;
    const std::size_t done = pool_.carry_out(tasks);
    const bool whole = done == tasks.size();
    if (!whole) worlds_ = tasks[done].world;
    for (const std::size_t at : alive_) {
        if (at != stays_ || !whole) tried_[at].ends.resize(worlds_);
    }
    return whole;
}

void Halving::give_up_hopeless() {
    const auto hopeless = [&](std::size_t at) {
        if (at == stays_) return false;
        const Average gain = tried_[at].better_than(tried_[*stays_], scale_);
        return gain.count >= worlds_for_despair && gain.mean + errors_for_despair * gain.error <= 0;
    };
    alive_.erase(std::remove_if(alive_.begin(), alive_.end(), hopeless), alive_.end());
}

void Halving::give_up_half() {
    std::vector<std::size_t> kept;
    for (const std::size_t at : alive_) {
        if (kept.size() < (alive_.size() + 1) / 2 || at == stays_) kept.push_back(at);
    }
    alive_ = std::move(kept);
}

void Halving::sort() {
    std::stable_sort(alive_.begin(), alive_.end(), [&](std::size_t left, std::size_t right) {
        return tried_[left].reward(scale_, worlds_).mean >
               tried_[right].reward(scale_, worlds_).mean;
    });
}

}  // namespace cardwright
