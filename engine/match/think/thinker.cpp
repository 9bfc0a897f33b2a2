#include "match/think/thinker.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>

#include "match/think/candidates.hpp"
#include "match/think/halving.hpp"

namespace cardwright {
namespace {

/// This part of the playouts finds out whose plan is best.
constexpr std::uint32_t share_when_few = 3;
constexpr std::uint32_t share_when_many = 4;
/// So much of what was learnt of a plan still counts a decision later, and nothing is believed too
/// soon.
constexpr double remembered = 0.85;
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
          pool_{thinker.spec_, [this](std::size_t thread) -> Mind& { return faced(thread); },
                stop} {}

    Thoughts run() {
        Mind& mind = faced(0);
        view_ = Lens{mind.game().state_for(seat_), seat_}.hash();
        const Choice question = mind.question();
        Picks only;
        if (only_answer(question, only)) return settled(std::move(only));
        ask_policies(mind, question);
        settle_budget();
        answers_ = possible_answers(mind, question);
        if (answers_.size() == 1) return settled(answers_[0]);
        choose_policy();
        // The plan's own answer stands first.
        const Picks& own = own_answers_[policy_];
        const auto place = std::find_if(answers_.begin(), answers_.end(), [&](const Picks& each) {
            return same_answer(question, each, own);
        });
        if (place != answers_.end()) {
            std::rotate(answers_.begin(), place, place + 1);
        } else {
            own_ = {};  // it is left out
        }
        return choose_answer();
    }

  private:
    Thoughts settled(Picks picks) {
        Thoughts thoughts;
        Thought thought;
        thought.picks = std::move(picks);
        thoughts.answers.push_back(std::move(thought));
        thoughts.sure = true;
        return thoughts;
    }

    /// The mind of a thread, which thinks about this decision from here on.
    Mind& faced(std::size_t thread) {
        if (thread >= thinker_.minds_.size()) {
            thinker_.minds_.push_back(
                std::make_unique<Mind>(thinker_.kit_, thinker_.flow_, thinker_.scripts_));
        }
        Mind& mind = *thinker_.minds_[thread];
        if (thread == faced_) {
            mind.face(moment_, seat_, [this] { return pool_.stopped(); });
            ++faced_;
        }
        return mind;
    }

    /// At a table some playouts may have to tell how many there is time for.
    void settle_budget() {
        const SearchSpec& spec = thinker_.spec_;
        if (spec.seconds <= 0) return;
        if (thinker_.playouts_a_second_ <= 0) {
            std::vector<Tried> tried(std::max(1U, spec.threads));
            std::vector<PlayoutTask> tasks;
            for (Tried& each : tried) tasks.push_back(task(each, tasks.size(), nullptr, 0));
            pool_.carry_out(tasks);
            thinker_.playouts_a_second_ = pool_.playouts_a_second();
        }
        pool_.expect(thinker_.playouts_a_second_);
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
            std::max(2.0, 2 * std::sqrt(static_cast<double>(pool_.budget()))));
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

    [[nodiscard]] PlayoutTask task(Tried& into, std::size_t world, const Picks* first,
                                   std::size_t policy) const {
        // The others' plans are not known: they take turns.
        const std::size_t others =
            distinct_.empty() ? world % own_answers_.size() : distinct_[world % distinct_.size()];
        return {&into, world, {first, policy, others, world_seed(view_, world)}};
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

    [[nodiscard]] bool few() const noexcept { return pool_.budget() < few_playouts; }

    /// Whose plan is best here, as far as it is known from this and from earlier decisions.
    void choose_policy() {
        const std::size_t policies = own_answers_.size();
        const std::uint32_t budget = pool_.left() / (few() ? share_when_few : share_when_many);
        if (policies == 1 || budget < policies) return;
        std::vector<Tried> tried(policies);
        const auto make_task = [&](std::size_t policy, std::size_t world) {
            return task(tried[policy], world, &own_answers_[policy], policy);
        };
        std::vector<PlayoutTask> first;
        for (std::size_t policy = 0; policy < policies; ++policy) {
            first.push_back(make_task(policy, 0));
        }
        if (pool_.carry_out(first) < policies) return;
        scale_.fit(tried);
        distinct_ = unlike(tried);
        static_cast<void>(Halving{pool_, scale_, tried, make_task}.among(
            distinct_, 1, budget - static_cast<std::uint32_t>(policies)));
        weigh(tried);
        own_ = std::move(tried[policy_]);
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
            plan.gain = remembered * plan.gain + count * (now.mean - usual);
            plan.weight = remembered * plan.weight + count;
            const double expected = plan.gain / (plan.weight + doubt);
            if (at > 0 && expected <= best) continue;
            best = expected;
            policy_ = distinct_[at];
        }
    }

    Thoughts choose_answer() {
        std::vector<Tried> tried(answers_.size());
        tried[0] = std::move(own_);  // the plan's own answer was tried when the plan was
        std::vector<std::size_t> all(answers_.size());
        for (std::size_t at = 0; at < all.size(); ++at) all[at] = at;
        const auto make_task = [&](std::size_t at, std::size_t world) {
            return task(tried[at], world, &answers_[at], policy_);
        };
        const auto best =
            Halving{pool_, scale_, tried, make_task}.beside(0).among(all, 0, pool_.left());
        std::size_t chosen = 0;
        Thoughts thoughts;
        if (best.front() != 0) {
            const Average gain = gain_over_first(tried, best.front(), scale_);
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
        thoughts.playouts = pool_.used();
        thinker_.playouts_ += pool_.used();
        thinker_.playouts_a_second_ = pool_.playouts_a_second();
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
    std::uint64_t view_ = 0;
    std::vector<Picks> own_answers_;  ///< by policy
    std::vector<Picks> answers_;
    std::size_t policy_ = 0;
    Tried own_;                          ///< what came of that plan
    std::vector<std::size_t> distinct_;  ///< policies that play differently here
    std::size_t faced_ = 0;              ///< minds
    Scale scale_;
    PlayoutPool pool_;
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
