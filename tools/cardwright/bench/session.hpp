// What all parts of a run share, and the parts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cardwright/bench/contest.hpp"
#include "cardwright/bench/progress.hpp"
#include "cardwright/bench/report.hpp"
#include "cardwright/content.hpp"

namespace cardwright::bench {

/// The content of the program as it is installed.
struct Content {
    std::vector<std::filesystem::path> roots;
    Catalog catalog;

    [[nodiscard]] static Content open(const std::vector<std::filesystem::path>& roots) {
        return {roots, Catalog::open(roots)};
    }
    [[nodiscard]] bool has(std::string_view ruleset) const;
    /// Without sets: with all of them.
    [[nodiscard]] Kit kit(const std::string& ruleset,
                          const std::vector<std::string>& sets = {}) const {
        return Kit{catalog, roots, ruleset, sets};
    }
};

struct BenchSession {
    Content content;
    std::vector<std::string> only;  ///< empty: everything
    BenchReport report;
    ProgressLine progress;

    [[nodiscard]] bool wants(std::string_view name) const;
    /// What matters most gets the longest turns; the rest makes do with a part of that.
    [[nodiscard]] ContestRules rules(double part = 1) const {
        return {.turn_seconds = part * (report.quick ? 0.01 : 0.5)};
    }
    void add(const std::string& section, const std::string& name, double value,
             const std::string& unit) {
        report.figures.push_back({section, name, value, unit, false, std::nullopt});
    }
    void add_at_most(const std::string& section, const std::string& name, double value,
                     const std::string& unit, double goal) {
        report.figures.push_back({section, name, value, unit, false, goal});
    }
    void add_at_least(const std::string& section, const std::string& name, double value,
                      const std::string& unit, double goal) {
        report.figures.push_back({section, name, value, unit, true, goal});
    }
};

/// Games that are measured against the ceiling, by name.
[[nodiscard]] std::vector<std::string> workload_names();

// Each takes the session's wishes into account and adds to its report.
void measure_workloads(BenchSession& session);
void measure_costs(BenchSession& session);
void measure_loading(BenchSession& session);
void measure_sets(BenchSession& session);
void measure_threads(BenchSession& session);
void measure_memory(BenchSession& session);
void measure_growth(BenchSession& session);

}  // namespace cardwright::bench
