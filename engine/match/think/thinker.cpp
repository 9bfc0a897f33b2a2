#include "match/think/thinker.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>

#include "match/think/candidates.hpp"
#include "match/think/tried.hpp"

namespace cardwright {
namespace {

/// This part of the playouts finds out whose plan is best.
constexpr std::uint32_t share_when_few = 3;
constexpr std::uint32_t share_when_many = 4;
/// What was learnt of a plan counts half as much a decision later, and nothing is believed too
/// soon.
constexpr double forgetting = 0.5;
constexpr double doubt = 2;
/// Fewer playouts than this are much more often misled.
constexpr std::uint32_t few_playouts = 100;
constexpr double errors_when_few = 2;
constexpr double errors_when_many = 1;

std::uint64_t world_seed(std::uint64_t view, std::size_t world) noexcept {
    return hash_with(view, world);
}

}  // namespace

/// One decision.
class Thinker::Search {
  public:
    Search(Thinker& thinker, const Moment& moment, OwnerId seat, Experience* experience,
           const std::atomic<bool>* stop)
        : thinker_{thinker},
          experience_{experience},
          moment_{moment},
          seat_{seat},
          stop_{stop},
          left_{thinker.spec_.playouts},
          begun_{std::chrono::steady_clock::now()} {}

    Thoughts run() {
        face_with(0);
        Mind& mind = *thinker_.minds_[0];
        view_ = Lens{mind.game().state_for(seat_), seat_}.hash();
        const Choice question = mind.question();
        Picks only;
        if (only_answer(question, only)) return settled(std::move(only));
        ask_policies(mind, question);
        answers_ = possible_answers(mind, question);
        if (answers_.size() == 1) return settled(answers_[0]);
        choose_policy();
        // The plan's own answer stands first.
        const Picks& own = own_answers_[policy_];
        const auto place = std::find_if(answers_.begin(), answers_.end(), [&](const Picks& each) {
            return same_answer(question, each, own);
        });
        if (place != answers_.end()) std::rotate(answers_.begin(), place, place + 1);
        return choose_answer();
    }

  private:
    struct Task {
        Tried* into = nullptr;
        std::size_t world = 0;
        Playout playout;
    };

    Thoughts settled(Picks picks) {
        Thoughts thoughts;
        Thought thought;
        thought.picks = std::move(picks);
        thoughts.answers.push_back(std::move(thought));
        thoughts.sure = true;
        return thoughts;
    }

    [[nodiscard]] bool stopped() const noexcept {
        if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) return true;
        const double seconds = thinker_.spec_.seconds;
        if (seconds <= 0) return false;
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count() >
               seconds;
    }

    /// The mind of a thread turns to this question.
    void face_with(std::size_t thread) {
        auto& minds = thinker_.minds_;
        if (minds.size() <= thread) minds.resize(thread + 1);
        if (!minds[thread]) {
            minds[thread] =
                std::make_unique<Mind>(thinker_.kit_, thinker_.flow_, thinker_.scripts_);
        }
        minds[thread]->face(moment_, seat_, [this] { return stopped(); });
    }

    void ask_policies(Mind& mind, const Choice& question) {
        own_answers_.resize(mind.policies());
        for (std::size_t policy = 0; policy < own_answers_.size(); ++policy) {
            if (!mind.answer_of(policy, view_, own_answers_[policy])) {
                default_picks(question, own_answers_[policy]);
            }
        }
    }

    [[nodiscard]] std::vector<Picks> possible_answers(Mind& mind, const Choice& question) const {
        const Game& game = mind.game();
        const Lens lens{game.state_for(seat_), seat_};
        const auto liking = [&](const Option& option) {
            if (option.what.kind() == ValueKind::definition) {
                return static_cast<double>(mind.plain().worth(option.what.definition()));
            }
            if (option.what.kind() != ValueKind::card || !lens.knows(option.what.card())) {
                return 0.0;
            }
            const DefId card = lens.state().card(option.what.card()).definition;
            return static_cast<double>(mind.plain().worth(card));
        };
        const auto most = static_cast<std::size_t>(
            std::max(2.0, 2 * std::sqrt(static_cast<double>(thinker_.spec_.playouts))));
        Stream random = Stream::derive(view_, hash_text("candidates"));
        std::vector<Picks> found = candidates(question, own_answers_, most, liking, random);
        if (!thinker_.spec_.without.empty()) leave_out(lens, question, found);
        return found;
    }

    /// Answers with a card of the set it leaves alone go, unless there is no other.
    void leave_out(const Lens& lens, const Choice& question, std::vector<Picks>& found) const {
        const auto avoided = [&](const Picks& picks) {
            if (question.kind == Choice::Kind::number) return false;
            return std::any_of(picks.begin(), picks.end(), [&](std::int32_t pick) {
                const Value what = question.options[static_cast<std::size_t>(pick)].what;
                if (what.kind() != ValueKind::card || !lens.knows(what.card())) return false;
                return lens.state().definition(what.card()).set == thinker_.spec_.without;
            });
        };
        std::vector<Picks> kept;
        std::copy_if(found.begin(), found.end(), std::back_inserter(kept), std::not_fn(avoided));
        if (!kept.empty()) found = std::move(kept);
    }

    /// Plays tasks out with all threads; what comes of them does not depend on who played which.
    /// Returns how many of the first were played out before it was stopped.
    std::size_t carry_out(const std::vector<Task>& tasks) {
        for (const Task& task : tasks) task.into->ends.resize(task.world + 1);
        std::atomic<std::size_t> next{0};
        std::vector<char> done(tasks.size());
        const auto work = [&](Mind& mind) {
            while (!stopped()) {
                const std::size_t at = next.fetch_add(1);
                if (at >= tasks.size()) return;
                const Task& task = tasks[at];
                task.into->ends[task.world] = mind.play_out(task.playout);
                done[at] = stopped() ? 0 : 1;
            }
        };
        const std::size_t threads =
            std::min<std::size_t>(std::max(1U, thinker_.spec_.threads), tasks.size());
        for (; faced_ < threads; ++faced_) face_with(faced_);
        {
            std::vector<std::jthread> others;
            for (std::size_t thread = 1; thread < threads; ++thread) {
                others.emplace_back([&, thread] { work(*thinker_.minds_[thread]); });
            }
            work(*thinker_.minds_[0]);
        }
        const auto used = static_cast<std::uint32_t>(std::min<std::size_t>(tasks.size(), left_));
        left_ -= used;
        thinker_.playouts_ += used;
        used_ += used;
        return static_cast<std::size_t>(std::find(done.begin(), done.end(), 0) - done.begin());
    }

    [[nodiscard]] Task task(Tried& into, std::size_t world, const Picks* first,
                            std::size_t policy) const {
        Task task;
        task.into = &into;
        task.world = world;
        task.playout.first = first;
        task.playout.policy = policy;
        // The others' plans are not known: they take turns.
        task.playout.others =
            distinct_.empty() ? world % own_answers_.size() : distinct_[world % distinct_.size()];
        task.playout.world = world_seed(view_, world);
        return task;
    }

    /// Where their own cards are missing, several bots play alike: one of them is enough.
    [[nodiscard]] static std::vector<std::size_t> unlike(const std::vector<Tried>& tried) {
        std::vector<std::size_t> kept;
        for (std::size_t at = 0; at < tried.size(); ++at) {
            const bool twin = std::any_of(kept.begin(), kept.end(), [&](std::size_t other) {
                return tried[at].ends[0].state == tried[other].ends[0].state;
            });
            if (!twin) kept.push_back(at);
        }
        return kept;
    }

    /// Tries those that are alive in the same worlds, after so many in which all were tried
    /// already, and gives half of them up after each round; the first answer stays whatever comes
    /// of it. Returns those that are left, the best first.
    template <typename MakeTask>
    std::vector<std::size_t> halve(std::vector<Tried>& tried, std::vector<std::size_t> alive,
                                   std::size_t worlds, std::uint32_t budget, bool first_stays,
                                   MakeTask&& make_task) {
        const auto better = [&](std::size_t left, std::size_t right) {
            return tried[left].reward(scale_).mean > tried[right].reward(scale_).mean;
        };
        const auto rounds = static_cast<std::uint32_t>(
            std::max(1.0, std::ceil(std::log2(static_cast<double>(alive.size())))));
        for (std::uint32_t round = 0; round < rounds && !stopped(); ++round) {
            const std::uint32_t share = budget / (rounds - round);
            const auto each = std::max<std::size_t>(1, share / alive.size());
            std::vector<Task> tasks;
            for (std::size_t world = worlds; world < worlds + each; ++world) {
                for (const std::size_t at : alive) tasks.push_back(make_task(at, world));
            }
            // A world counts only if all were tried in it.
            const std::size_t affordable = std::min<std::size_t>(tasks.size(), left_);
            tasks.resize(affordable / alive.size() * alive.size());
            if (tasks.empty()) break;
            worlds += carry_out(tasks) / alive.size();
            budget -= std::min(budget, static_cast<std::uint32_t>(tasks.size()));
            for (const std::size_t at : alive) tried[at].ends.resize(worlds);
            fit_scale(tried);
            std::stable_sort(alive.begin(), alive.end(), better);
            if (round + 1 == rounds) break;
            std::vector<std::size_t> kept;
            for (const std::size_t at : alive) {
                const bool stays = kept.size() < (alive.size() + 1) / 2;
                if (stays || (first_stays && at == 0)) kept.push_back(at);
            }
            alive = std::move(kept);
        }
        return alive;
    }

    void fit_scale(const std::vector<Tried>& tried) {
        if (scaled_) return;
        std::vector<PlayedOut> ends;
        for (const Tried& each : tried) ends.insert(ends.end(), each.ends.begin(), each.ends.end());
        scale_ = Scale::of(ends);
        scaled_ = true;
    }

    [[nodiscard]] bool few() const noexcept { return thinker_.spec_.playouts < few_playouts; }

    /// Whose plan is best here, as far as it is known from this and from earlier decisions.
    void choose_policy() {
        const std::size_t policies = own_answers_.size();
        const std::uint32_t budget =
            thinker_.spec_.playouts / (few() ? share_when_few : share_when_many);
        if (policies == 1 || budget < policies) return;
        std::vector<Tried> tried(policies);
        const auto make_task = [&](std::size_t policy, std::size_t world) {
            return task(tried[policy], world, &own_answers_[policy], policy);
        };
        std::vector<Task> first;
        for (std::size_t policy = 0; policy < policies; ++policy) {
            first.push_back(make_task(policy, 0));
        }
        if (carry_out(first) < policies) return;
        fit_scale(tried);
        distinct_ = unlike(tried);
        if (distinct_.size() > 1) {
            halve(tried, distinct_, 1, budget - static_cast<std::uint32_t>(policies), false,
                  make_task);
        }
        weigh(tried);
    }

    void weigh(const std::vector<Tried>& tried) {
        double usual = 0;
        for (const std::size_t policy : distinct_) usual += scale_.reward(tried[policy].ends[0]);
        usual /= static_cast<double>(distinct_.size());
        Experience own;
        Experience& known = experience_ != nullptr ? *experience_ : own;
        known.plans.resize(tried.size());
        double best = 0;
        for (std::size_t at = 0; at < distinct_.size(); ++at) {
            const Average now = tried[distinct_[at]].reward(scale_);
            Experience::Plan& plan = known.plans[distinct_[at]];
            const auto count = static_cast<double>(now.count);
            plan.gain = forgetting * plan.gain + count * (now.mean - usual);
            plan.weight = forgetting * plan.weight + count;
            const double expected = plan.gain / (plan.weight + doubt);
            if (at > 0 && expected <= best) continue;
            best = expected;
            policy_ = distinct_[at];
        }
    }

    Thoughts choose_answer() {
        std::vector<Tried> tried(answers_.size());
        std::vector<std::size_t> all(answers_.size());
        for (std::size_t at = 0; at < all.size(); ++at) all[at] = at;
        const auto best = halve(tried, all, 0, left_, true, [&](std::size_t at, std::size_t world) {
            return task(tried[at], world, &answers_[at], policy_);
        });
        std::size_t chosen = 0;
        Thoughts thoughts;
        if (best.front() != 0) {
            const Average gain = tried[best.front()].better_than(tried[0], scale_);
            const double errors = few() ? errors_when_few : errors_when_many;
            if (gain.count > 1 && gain.mean > errors * gain.error) chosen = best.front();
        }
        std::vector<std::size_t> order(answers_.size());
        for (std::size_t at = 0; at < order.size(); ++at) order[at] = at;
        std::stable_sort(order.begin(), order.end(), [&](std::size_t left, std::size_t right) {
            if ((left == chosen) != (right == chosen)) return left == chosen;
            // Those that were tried longer are known to be better than those given up.
            if (tried[left].ends.size() != tried[right].ends.size()) {
                return tried[left].ends.size() > tried[right].ends.size();
            }
            return tried[left].reward(scale_).mean > tried[right].reward(scale_).mean;
        });
        for (const std::size_t at : order) {
            const Average lead = tried[at].lead();
            thoughts.answers.push_back({answers_[at], static_cast<std::uint32_t>(lead.count),
                                        lead.mean, lead.error, tried[at].win()});
        }
        thoughts.policy = thinker_.minds_[0]->policy_names()[policy_];
        thoughts.playouts = used_;
        if (order.size() > 1) {
            const Average gap = tried[order[0]].better_than(tried[order[1]], scale_);
            thoughts.sure = gap.count > 1 && gap.mean > errors_when_few * gap.error;
        }
        return thoughts;
    }

    Thinker& thinker_;
    Experience* experience_;
    const Moment& moment_;
    OwnerId seat_;
    const std::atomic<bool>* stop_;
    std::uint32_t left_;
    std::uint32_t used_ = 0;
    std::chrono::steady_clock::time_point begun_;
    std::uint64_t view_ = 0;
    std::vector<Picks> own_answers_;  ///< by policy
    std::vector<Picks> answers_;
    std::size_t policy_ = 0;
    std::vector<std::size_t> distinct_;  ///< policies that play differently here
    std::size_t faced_ = 1;
    Scale scale_;
    bool scaled_ = false;
};

Thinker::Thinker(const Kit& kit, const SearchSpec& spec, const FlowLimits& flow,
                 const ScriptLimits& scripts)
    : kit_{kit}, spec_{spec}, flow_{flow}, scripts_{scripts} {
    scripts_.memory_bytes = std::min(scripts_.memory_bytes, most_bytes_of_a_mind);
    minds_.push_back(std::make_unique<Mind>(kit_, flow_, scripts_));
}

Thinker::~Thinker() = default;

Thoughts Thinker::think(const Moment& moment, OwnerId seat, Experience* experience,
                        const std::atomic<bool>* stop) {
    return Search{*this, moment, seat, experience, stop}.run();
}

}  // namespace cardwright
