#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "match/table_plan.hpp"

namespace cardwright {

/// One answer of a record: who, to which question, what.
struct RecordedAnswer {
    std::uint8_t seat = 0;
    std::string prompt;
    std::string answer;
};

/// A whole game as text: small enough to paste into a bug report. Holds the seed, so that of a
/// running game stays with whoever hosts it.
struct Record {
    std::string engine;
    std::string ruleset;
    std::vector<std::pair<std::string, std::string>> sets;  ///< id and content hash
    TablePlan plan;                                         ///< the line-up in full
    std::vector<std::string> seats;                         ///< who sat there: `human`, a bot
    std::vector<RecordedAnswer> answers;
    /// State hashes: after how many answers, and which.
    std::vector<std::pair<std::size_t, std::uint64_t>> hashes;
};

[[nodiscard]] std::string to_text(const Record& record);

/// What is wrong with a record's text, with the line.
struct RecordProblem {
    int line = 0;
    std::string message;
};

[[nodiscard]] std::variant<Record, RecordProblem> read_record(std::string_view text);

}  // namespace cardwright
