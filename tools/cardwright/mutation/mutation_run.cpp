#include "cardwright/mutation/mutation_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <mutex>
#include <thread>

namespace cardwright::tool {
namespace {

class Judge {
  public:
    Judge(const SpecContent& content, const Baseline& baseline, bool every_spec)
        : runner_{content, Baseline::limits()}, baseline_{baseline}, every_spec_{every_spec} {}

    Judgement judge(const Change& change) {
        runner_.change({{change.file, change.applied()}});
        Judgement judgement;
        Baseline::Specs specs = baseline_.noticing(change);
        judgement.reached = specs.size();
        if (every_spec_) add_the_others(specs);
        // Whoever does not reach the function can still tell whether the file can be loaded.
        const Baseline::Specs& users = baseline_.using_file(change.file);
        if (specs.empty() && !users.empty()) specs.push_back(users.front());
        for (const std::uint32_t number : specs) {
            const Baseline::Spec& spec = baseline_.specs()[number];
            const SpecResult result = runner_.run_scenario(spec.file, spec.number);
            if (result.passed) continue;
            judgement.verdict = result.not_loaded ? Verdict::broken : Verdict::noticed;
            judgement.by = result.not_loaded ? result.message
                                             : fmt::format("{}: {}", spec.file.string(), spec.name);
            break;
        }
        return judgement;
    }

  private:
    void add_the_others(Baseline::Specs& specs) const {
        for (std::uint32_t spec = 0; spec < baseline_.specs().size(); ++spec) {
            if (std::find(specs.begin(), specs.end(), spec) == specs.end()) specs.push_back(spec);
        }
    }

    SpecRunner runner_;
    const Baseline& baseline_;
    bool every_spec_;
};

}  // namespace

std::vector<Judgement> judge(const std::vector<Change>& changes, const SpecContent& content,
                             const Baseline& baseline, const MutationOptions& options,
                             std::atomic<std::uint64_t>& done) {
    std::vector<Judgement> judgements(changes.size());
    std::atomic<std::size_t> next{0};
    std::mutex guard;
    std::exception_ptr problem;
    const auto work = [&] {
        try {
            Judge judge{content, baseline, options.every_spec};
            for (std::size_t at = next++; at < changes.size(); at = next++) {
                judgements[at] = judge.judge(changes[at]);
                ++done;
            }
        } catch (...) {
            const std::lock_guard lock{guard};
            problem = std::current_exception();
            next = changes.size();
        }
    };
    {
        std::vector<std::jthread> others;
        for (unsigned worker = 1; worker < options.workers; ++worker) others.emplace_back(work);
        work();
    }
    if (problem) std::rethrow_exception(problem);
    return judgements;
}

}  // namespace cardwright::tool
