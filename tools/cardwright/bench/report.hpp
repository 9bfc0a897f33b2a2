// The figures of one run: what `--json` writes and `--compare` reads.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cardwright::bench {

/// Whole games between two bots or more.
struct Workload {
    std::string name;
    double games_per_second = 0;
    double choices_per_second = 0;
    double script_calls_per_second = 0;
    double ratio_to_ceiling = 0;
    std::optional<double> must;  ///< ratios
    std::optional<double> goal;
};

/// Any other number.
struct Figure {
    std::string section;  ///< as `--only` names it
    std::string name;
    double value = 0;
    std::string unit;
    bool more_is_better = false;
    std::optional<double> goal;  ///< at most, or at least where more is better

    [[nodiscard]] bool reached() const {
        return !goal || (more_is_better ? value >= *goal : value <= *goal);
    }
};

struct BenchReport {
    std::string engine;
    bool quick = false;
    unsigned cores = 0;
    double load = 0;     ///< of the machine when the run began, in busy cores
    double ceiling = 0;  ///< games per second
    std::vector<Workload> workloads;
    std::vector<Figure> figures;
};

[[nodiscard]] nlohmann::json to_json(const BenchReport& report);

/// Reads a saved run. Throws std::invalid_argument that names the file.
[[nodiscard]] BenchReport read_report(const std::string& file);

}  // namespace cardwright::bench
