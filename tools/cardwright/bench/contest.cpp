#include "cardwright/bench/contest.hpp"

#include <algorithm>

#include "cardwright/bench/stopwatch.hpp"

namespace cardwright::bench {
namespace {

/// How often it has to be done to fill a turn. Finding out warms caches and pools up as well.
std::uint64_t times_to_fill(const Contestant& contestant, double turn_seconds) {
    std::uint64_t times = 1;
    while (true) {
        const double seconds = contestant.work(0, times).seconds;
        if (seconds >= turn_seconds / 2) {
            const double wanted = static_cast<double>(times) * turn_seconds / seconds;
            return std::max<std::uint64_t>(1, static_cast<std::uint64_t>(wanted));
        }
        times *= 2;
    }
}

/// One turn of everybody.
std::vector<Tally> hold_round(const std::vector<Contestant>& contestants,
                              const std::vector<std::uint64_t>& times, std::uint64_t slices) {
    std::vector<Tally> turns(contestants.size());
    for (std::uint64_t slice = 0; slice < slices; ++slice) {
        for (std::size_t at = 0; at < contestants.size(); ++at) {
            const std::uint64_t first = times[at] * slice / slices;
            const std::uint64_t end = times[at] * (slice + 1) / slices;
            if (end > first) turns[at] += contestants[at].work(first, end - first);
        }
    }
    return turns;
}

}  // namespace

Tally& Tally::operator+=(const Tally& more) {
    times += more.times;
    choices += more.choices;
    script_calls += more.script_calls;
    seconds += more.seconds;
    return *this;
}

std::vector<Tally> hold_contest(const std::vector<Contestant>& contestants,
                                const ContestRules& rules, ProgressLine& progress) {
    std::vector<std::uint64_t> times;
    for (const Contestant& contestant : contestants) {
        progress.show(contestant.name + ": warming up");
        times.push_back(times_to_fill(contestant, rules.turn_seconds));
    }
    std::vector<Tally> best(contestants.size());
    for (int round = 1; round <= contest_rounds; ++round) {
        progress.show(contestants.front().name + " and " + std::to_string(contestants.size() - 1) +
                      " others: round " + std::to_string(round) + " of " +
                      std::to_string(contest_rounds));
        const std::vector<Tally> turns = hold_round(contestants, times, rules.slices);
        for (std::size_t at = 0; at < contestants.size(); ++at) {
            const bool better =
                best[at].times == 0 || turns[at].nanoseconds_each() < best[at].nanoseconds_each();
            if (better) best[at] = turns[at];
        }
    }
    return best;
}

Tally timed(std::uint64_t times, const std::function<void()>& work) {
    Tally tally;
    tally.times = times;
    const double start = cpu_seconds();
    work();
    tally.seconds = cpu_seconds() - start;
    return tally;
}

}  // namespace cardwright::bench
