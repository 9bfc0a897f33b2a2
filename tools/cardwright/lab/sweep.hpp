#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "cardwright/plot/report.hpp"
#include "cardwright/sim/run.hpp"

namespace cardwright::tool {

inline constexpr std::string_view sweep_format = "cardwright/sweep@1";

/// The same games with one value of a card after the other.
struct Sweep {
    struct Step {
        std::int64_t value = 0;
        SimRun run;
    };
    std::string field;  ///< `militia.keep`
    std::string card;   ///< its id
    std::vector<Step> steps;
};

/// `militia.keep=0..5`.
struct SweepRange {
    std::string field;
    std::int64_t first = 0;
    std::int64_t last = 0;
};

inline constexpr std::int64_t most_steps = 100;

/// Throws std::invalid_argument.
[[nodiscard]] SweepRange read_range(const std::string& text);

[[nodiscard]] nlohmann::ordered_json as_json(const Sweep& sweep);
[[nodiscard]] std::string as_csv(const Sweep& sweep);
[[nodiscard]] std::string as_tables(const Sweep& sweep);
[[nodiscard]] Report report_of(const Sweep& sweep);

}  // namespace cardwright::tool
